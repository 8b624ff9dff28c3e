/** A game turn by turn, as it is replayed. */

export type { ReplayService } from './service.ts';
export { createReplayService } from './service.ts';
export { type Replay, replayOf } from './turns.ts';
