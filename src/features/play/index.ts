/** Playing: moves, undo, consent of the others, and standing orders. */
export { createConsent } from './consent.ts';
export { createPlaying } from './service.ts';
export { orderJobs } from './standing-order-job.ts';
export { createOrders } from './standing-orders.ts';
export { createUndo } from './undo.ts';
