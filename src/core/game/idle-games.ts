/** When a lobby or game that no one touches leaves its channel. Pure. */
import { DAY_MS } from '../../durations.ts';
import type { JobKind, ScheduledJob } from '../scheduler/job.ts';
import type { GameRecord } from './types.ts';

export const LOBBY_IDLE_MS = 14 * DAY_MS;

const job = ({ id, updatedAt }: GameRecord, kind: JobKind, after: number): ScheduledJob => ({
  key: `${id} ${kind}`,
  kind,
  seat: 0,
  at: new Date(updatedAt.getTime() + after),
});

/** Returns the job that closes an idle lobby. */
export const idleDues = (record: GameRecord): ScheduledJob[] =>
  record.status === 'lobby' ? [job(record, 'closeLobby', LOBBY_IDLE_MS)] : [];
