/** The store on a Prisma client, the same for SQLite and Postgres. */
import type { Counts, Store } from '../core/index.ts';
import { createClaims } from './cluster/outbox-locks.ts';
import type { ProcessRegistry } from './cluster/process-registry.ts';
import { createSignals } from './cluster/signals.ts';
import type { Client, Clocks, Database } from './database.ts';
import { hasComeSql, MAX_WAIT_MS, waitingOf } from './due-time.ts';
import { LIVE, postponed } from './filters.ts';
import { challengeRepository } from './repositories/challenge.ts';
import { contentRepository } from './repositories/content.ts';
import { gameRepository } from './repositories/game.ts';
import { jobRepository } from './repositories/job.ts';
import { keyValueRepository } from './repositories/key-value.ts';
import { outboxRepository } from './repositories/outbox.ts';
import { pageRepository } from './repositories/page.ts';
import { planRepository } from './repositories/plan.ts';
import { resultRepository } from './repositories/result.ts';
import { reviewRepository } from './repositories/review.ts';
import { settingsRepository } from './repositories/settings.ts';
import { openSession, type Session } from './session.ts';

/** Counts live games, waiting announcements and overdue jobs. */
const readCounts = ({ client, clocks, runExclusive }: Session): Promise<Counts> =>
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

/** Creates the store on a migrated database. `complain` gets reports of corrupt data. */
export function prismaStore(
  client: Client,
  database: Pick<Database, 'runExclusive' | 'shared' | 'walSync'>,
  processes: ProcessRegistry,
  clocks: Clocks,
  complain: (line: string) => void,
): Store {
  const session = openSession(client, database, clocks);
  const claims = createClaims(client, database, processes, clocks.shared);
  const { close: endSignals, ...signals } = createSignals(processes);

  return {
    games: gameRepository(session),
    outbox: outboxRepository(session, claims, complain),
    jobs: jobRepository(session, claims, processes),
    results: resultRepository(session),
    plans: planRepository(session),
    pages: pageRepository(session),
    reviews: reviewRepository(session),
    settings: settingsRepository(session),
    challenge: challengeRepository(session),
    content: contentRepository(session),
    keyValue: keyValueRepository(session),
    signals,
    counts: () => readCounts(session),
    async close() {
      await session.end();
      endSignals();
      // This process's claims become free as soon as it disconnects.
      signals.publish('owed');
      signals.publish('due');
      await client.$disconnect();
      await processes.close();
    },
  };
}
