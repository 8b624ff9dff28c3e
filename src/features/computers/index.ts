/** Computer players: their turns, the seats they take over, and hints. */
export { createComputerService } from './service.ts';
export { createComputerTurns } from './turns.ts';
export type { Advice, ComputerService } from './types.ts';
