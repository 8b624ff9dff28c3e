import type { ClaimedJob, JobKind } from './job.ts';

/** Scheduled jobs. Each due job is claimed by one process at a time. */
export interface JobRepository {
  /** Claims due jobs for `holdMs`, oldest first. Those further ahead than `reach` (wrong clock) are due. */
  claim(
    holdMs: number,
    limit: number,
    reach?: Readonly<Partial<Record<JobKind, number>>>,
  ): Promise<ClaimedJob[]>;
  /** Makes the claims on these jobs end `holdMs` from now, at most 10 minutes. */
  extendClaims(keys: readonly string[], holdMs: number): Promise<void>;
  /** Ends the claim on a job, so that another process can run it. */
  release(key: string): Promise<void>;
  /** Deletes a job. */
  complete(key: string): Promise<void>;
}
