/** A job: what is due for a game, and when. */
import type { Seat } from '../../engine/index.ts';

/** Stored. Processes leave unknown kinds to newer ones, so add kinds, and never change what one means. */
export const JOB_KINDS = [
  'remind',
  'expire',
  'order',
  'setAside',
  'settle',
  'think',
  'week',
  'closeLobby',
  'shelve',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];
export interface ScheduledJob {
  /** Identifies the job, so that it runs once. */
  key: string;
  kind: JobKind;
  seat: Seat;
  at: Date;
}

export interface ClaimedJob extends ScheduledJob {
  game: string;
  attempts: number;
}
