import type { JobRepository } from '../../core/index.ts';
import type { Claims } from '../cluster/outbox-locks.ts';
import type { Presence } from '../cluster/process-registry.ts';
import { dueOf } from '../row-mappers.ts';
import type { Session } from '../session.ts';

export const jobRepository = (
  { client, inTurn }: Session,
  claims: Claims,
  presence: Presence,
): JobRepository => ({
  claim: (holdMs, limit, reach = {}) =>
    inTurn(async () => {
      const keys = await claims.dues(holdMs, limit, reach);
      if (keys.length === 0) return [];
      const where = { key: { in: keys } };
      const rows = await client.due.findMany({ where, orderBy: [{ at: 'asc' }, { key: 'asc' }] });
      return rows.map(dueOf);
    }),

  release: (key) =>
    inTurn(async () => {
      const data = { claimedBy: null, claimedUntil: null, attempts: { decrement: 1 } };
      await client.due.updateMany({ where: { key, claimedBy: presence.id() }, data });
    }),

  complete: (key) =>
    inTurn(async () => void (await client.due.deleteMany({ where: { key, claimedBy: presence.id() } }))),
});
