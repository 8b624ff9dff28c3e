/** Runs computer players in worker processes. */
export { type ComputerPlayerPool, openComputerPlayers } from './pool.ts';
export { serve } from './worker-main.ts';
