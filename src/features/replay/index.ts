/** A game turn by turn, as it is replayed. */

export { createReplay } from './service.ts';
export { type Replay, replayOf, type Turn } from './turns.ts';
