/** When a lobby or game that no one touches leaves its channel. Pure. */
import { weekEnds } from '../../calendar/index.ts';
import { DAY_MS } from '../../durations.ts';
import type { JobKind, ScheduledJob } from '../scheduler/job.ts';
import { isLone } from './members.ts';
import type { GameRecord } from './types.ts';

const LOBBY_IDLE_MS = 14 * DAY_MS;
/** Longer than any announced absence. */
const LONE_GAME_IDLE_MS = 30 * DAY_MS;

function job({ id, updatedAt }: GameRecord, kind: JobKind, after: number, latest = Infinity): ScheduledJob {
  const at = new Date(Math.min(updatedAt.getTime() + after, latest));
  return { key: `${id} ${kind}`, kind, seat: 0, at };
}

/**
 * Returns the job that closes an idle lobby, in a challenge at the end of its week, or suspends the game of a single
 * person. Those of several people are suspended when a player's time has been up for long. Challenge games count once, and
 * paused ones are left alone.
 */
export function idleDues(record: GameRecord): ScheduledJob[] {
  const { status, challenge } = record;
  if (status === 'lobby') {
    const latest = challenge === undefined ? Infinity : weekEnds(challenge.week);
    return [job(record, 'closeLobby', LOBBY_IDLE_MS, latest)];
  }
  return status === 'playing' && isLone(record) && !record.paused && challenge === undefined
    ? [job(record, 'shelve', LONE_GAME_IDLE_MS)]
    : [];
}
