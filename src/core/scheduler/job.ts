/** Jobs of a game. */
import type { Seat } from '../../engine/index.ts';

/** Something to be done about a game at a time. */
export const JOB_KINDS = ['remind', 'expire', 'order', 'setAside', 'think', 'week'] as const;
export type JobKind = (typeof JOB_KINDS)[number];
export interface ScheduledJob {
  /** Says what it is, so that nothing is done twice. */
  key: string;
  kind: JobKind;
  seat: Seat;
  at: Date;
}

/** Something that one process has taken to do, and has time for until the claim ends. */
export interface ClaimedJob extends ScheduledJob {
  game: string;
  /** Times that it was taken before. */
  attempts: number;
}
