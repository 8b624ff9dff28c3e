/** Private plans: trying out moves ahead of one's turn. */
export type { PlanEdit, PlanService, PlanView } from './service.ts';
export { createPlanService } from './service.ts';
export { conditionalActionsOf, type PlanStep } from './simulate.ts';
