/** Computer players: their turns, the seats they take over, and hints. */
export { createHandingOver } from './assign-computer.ts';
export { type Advice, createHints } from './hints.ts';
export { createThinking, type Thinking } from './turns.ts';
