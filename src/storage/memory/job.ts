import type { ClaimedJob, JobRepository } from '../../core/index.ts';
import { hasCome } from '../due-time.ts';
import type { MemoryState } from './state.ts';

/** Creates the job repository on this state. */
export const jobRepository = (state: MemoryState): JobRepository => ({
  async claim(holdMs, limit, reach = {}) {
    const at = state.now();
    const isDue = ({ kind, at: due }: ClaimedJob) => {
      const ahead = reach[kind];
      return ahead === undefined ? due <= at : hasCome(due, at, ahead);
    };
    const free = state.jobs
      .filter((job) => isDue(job) && (job.until === undefined || hasCome(job.until, at, holdMs)))
      .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : 1))
      .slice(0, limit);
    return free.map((job) => {
      const { until: _, ...claimed } = structuredClone(job);
      job.until = new Date(at.getTime() + holdMs);
      job.attempts += 1;
      return claimed;
    });
  },

  async release(key) {
    const job = state.jobs.find((one) => one.key === key);
    if (job?.until === undefined) return;
    delete job.until;
    job.attempts -= 1;
  },

  async complete(key) {
    state.jobs = state.jobs.filter((job) => job.key !== key);
  },
});
