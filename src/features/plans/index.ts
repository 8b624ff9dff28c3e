/** Private plans: trying out moves ahead of one's turn. */

export type { ExecutedPlan, PlanEdit, PlanService, PlanView } from './service.ts';
export { createPlanService } from './service.ts';
export { conditionalActionsOf, type PlanSimulation, type PlanStep } from './simulate.ts';
