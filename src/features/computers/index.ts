/** Computer players: their turns, the seats they take over, and hints. */
export type { Advice } from './hints.ts';
export { createComputerService } from './service.ts';
export { createThinking, type Thinking } from './turns.ts';
export type { ComputerService, HandOver } from './types.ts';
