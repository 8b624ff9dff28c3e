/** When a lobby or game that no one touches leaves its channel. Pure. */
import { DAY_MS } from '../../durations.ts';
import type { JobKind, ScheduledJob } from '../scheduler/job.ts';
import { isLone } from './members.ts';
import type { GameRecord } from './types.ts';

const LOBBY_IDLE_MS = 14 * DAY_MS;
/** Longer than any announced absence. */
const LONE_GAME_IDLE_MS = 30 * DAY_MS;

const job = ({ id, updatedAt }: GameRecord, kind: JobKind, after: number): ScheduledJob => ({
  key: `${id} ${kind}`,
  kind,
  seat: 0,
  at: new Date(updatedAt.getTime() + after),
});

/**
 * Returns the job that closes an idle lobby, or suspends the game of a single person. Those of several people are
 * suspended when a player's time has been up for long. Challenge games count once, and paused ones are left alone.
 */
export function idleDues(record: GameRecord): ScheduledJob[] {
  if (record.status === 'lobby') return [job(record, 'closeLobby', LOBBY_IDLE_MS)];
  return record.status === 'playing' && isLone(record) && !record.paused && record.challenge === undefined
    ? [job(record, 'shelve', LONE_GAME_IDLE_MS)]
    : [];
}
