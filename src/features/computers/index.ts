export type { Advice } from './hints.ts';
export { createComputerService } from './service.ts';
export { createComputerTurns } from './turns.ts';
export type { ComputerService } from './types.ts';
