/** A game turn by turn, as it is replayed. */
export { type Replay, replayOf, type Turn } from './turns.ts';
