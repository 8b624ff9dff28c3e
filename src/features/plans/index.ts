/** Private plans: moves tried out ahead of one's turn. */
export { createPlans } from './service.ts';
export { type Branch, type PlanStep, wishesOf } from './simulate.ts';
