import type { JobRepository } from '../../core/index.ts';
import type { Claims } from '../cluster/outbox-locks.ts';
import type { ProcessRegistry } from '../cluster/process-registry.ts';
import { jobOf } from '../row-mappers.ts';
import type { Session } from '../session.ts';

/** Creates the job repository of a database. Processes share its claims. */
export const jobRepository = (
  { client, runExclusive }: Session,
  claims: Claims,
  processes: ProcessRegistry,
): JobRepository => ({
  claim: (holdMs, limit, reach = {}) =>
    runExclusive(async () => {
      const keys = await claims.claimJobs(holdMs, limit, reach);
      if (keys.length === 0) return [];
      const where = { key: { in: keys } };
      const rows = await client.scheduledJob.findMany({ where, orderBy: [{ at: 'asc' }, { key: 'asc' }] });
      return rows.map(jobOf);
    }),

  extendClaims: (keys, holdMs) =>
    keys.length === 0 ? Promise.resolve() : runExclusive(() => claims.extendJobClaims(keys, holdMs)),

  release: (key) =>
    runExclusive(async () => {
      const data = { claimedBy: null, claimedUntil: null, attempts: { decrement: 1 } };
      await client.scheduledJob.updateMany({ where: { key, claimedBy: processes.id() }, data });
    }),

  complete: (key) =>
    runExclusive(
      async () => void (await client.scheduledJob.deleteMany({ where: { key, claimedBy: processes.id() } })),
    ),
});
