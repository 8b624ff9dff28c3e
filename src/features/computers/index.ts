/** Computer players: their turns, the seats they take over, and hints. */
export type { Advice } from './hints.ts';
export { type ComputerService, createComputerService } from './service.ts';
export { createComputerTurns } from './turns.ts';
