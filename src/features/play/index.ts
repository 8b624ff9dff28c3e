/** Playing: moves, undo, consent of the others, and standing orders. */
export { createConsent } from './consent.ts';
export { createPlaying, stillHolds } from './service.ts';
export { carriedOut, createOrders } from './standing-orders.ts';
export { createUndo } from './undo.ts';
