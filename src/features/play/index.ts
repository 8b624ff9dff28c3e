/** Playing: moves, undo, consent, standing orders. */
export { createPlayService, type PlayService } from './service.ts';
export { orderJobs } from './standing-order-job.ts';
export { createStandingOrderService, type StandingOrderService } from './standing-orders.ts';
