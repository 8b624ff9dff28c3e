import type { ClaimedJob, JobKind } from './job.ts';

/** Scheduled jobs. Each due job is claimed by one process at a time. */
export interface JobRepository {
  /**
   * Claims due jobs that no running process holds, oldest first, for `holdMs`. `reach`: how many milliseconds ahead
   * jobs of a kind can be due. Jobs further ahead were written with a wrong clock and are due now.
   */
  claim(
    holdMs: number,
    limit: number,
    reach?: Readonly<Partial<Record<JobKind, number>>>,
  ): Promise<ClaimedJob[]>;
  /** Gives up a claim, as if the job had never been claimed. */
  release(key: string): Promise<void>;
  /** Deletes a claimed job that is done. */
  complete(key: string): Promise<void>;
}
