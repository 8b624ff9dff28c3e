import type { Counts } from '../core/index.ts';
import { hasComeSql, MAX_WAIT_MS, waitingOf } from './due-time.ts';
import { LIVE, postponed } from './filters.ts';
import type { Session } from './session.ts';

/** Counts live games, waiting announcements and overdue jobs. */
export const readCounts = ({ client, clocks, runExclusive }: Session): Promise<Counts> =>
  runExclusive(async () => {
    const at = await clocks.shared();
    // Only the first entry of each game: the others are blocked by it.
    const [first] = await client.$queryRaw<{ id: number }[]>`
      SELECT "id" FROM "Outbox" WHERE ${hasComeSql('"dueAt"', at, MAX_WAIT_MS)} AND "id" IN (
        SELECT MIN("id") FROM "Outbox" WHERE NOT "aside" GROUP BY "gameId"
      ) ORDER BY "id" LIMIT 1`;
    const oldest = await client.outboxEntry.findUnique({ where: { id: first?.id ?? -1 } });
    return {
      live: await client.game.count({ where: { liveChannel: LIVE } }),
      owed: await client.outboxEntry.count({ where: { unreadable: false } }),
      putOff: await client.outboxEntry.count({ where: postponed(at) }),
      aside: await client.outboxEntry.count({ where: { unreadable: true } }),
      oldest: oldest === null ? undefined : waitingOf(oldest, oldest.dueAt, at),
      overdue: await client.scheduledJob.count({ where: { at: { lte: at } } }),
    };
  });
