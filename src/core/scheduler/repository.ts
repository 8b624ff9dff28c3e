/** Stored jobs. */
import type { ClaimedJob, JobKind } from './job.ts';

/** Jobs that are due, each claimed by one process at a time. */
export interface JobRepository {
  /**
   * Takes what is due and taken by nobody that lives, the oldest first: nobody else gets it for so many milliseconds.
   * `reach`: how many milliseconds ahead things of a kind can be due. Those further ahead were written by a clock that
   * was wrong, and are due now.
   */
  claim(
    holdMs: number,
    limit: number,
    reach?: Readonly<Partial<Record<JobKind, number>>>,
  ): Promise<ClaimedJob[]>;
  /** What this process has taken will not be done: it is as if nobody had taken it. */
  release(key: string): Promise<void>;
  /** What this process has taken has been done. */
  complete(key: string): Promise<void>;
}
