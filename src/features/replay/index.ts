/** Replays of games, turn by turn. */
export type { ReplayService } from './service.ts';
export { createReplayService } from './service.ts';
export { type Replay, replayOf } from './turns.ts';
