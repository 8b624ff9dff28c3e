import type { ClaimedJob, JobKind } from './job.ts';

/** Scheduled jobs. Each due job is claimed by one process at a time. */
export interface JobRepository {
  /** Claims due jobs for `holdMs`, oldest first. Those further ahead than `reach` (wrong clock) are due. */
  claim(
    holdMs: number,
    limit: number,
    reach?: Readonly<Partial<Record<JobKind, number>>>,
  ): Promise<ClaimedJob[]>;
  release(key: string): Promise<void>;
  complete(key: string): Promise<void>;
}
