/** Computer players: their turns, the seats they take over, and hints. */
export { type ComputerService, createComputerService } from './service.ts';
export { createComputerTurns } from './turns.ts';
export type { Advice } from './types.ts';
