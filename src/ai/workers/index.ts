/** Runs computer players in worker processes. */
export { loadBundle } from './bundle.ts';
export { BUDGET_MS, type ComputerPlayerPool, openComputerPlayers, timeoutMsOf } from './pool.ts';
export { serve } from './worker-main.ts';
