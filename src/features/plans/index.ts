/** Private plans: moves tried out ahead of one's turn. */

export type { DonePlan, PlanEdit, Planned, PlanService } from './service.ts';
export { createPlans } from './service.ts';
export { type Branch, type PlanStep, wishesOf } from './simulate.ts';
