/** Playing: moves, undo, consent, standing orders. */
export { createPlayService } from './service.ts';
export { orderJobs } from './standing-order-job.ts';
export { createStandingOrderService } from './standing-orders.ts';
export type { PlayService, StandingOrderService } from './types.ts';
