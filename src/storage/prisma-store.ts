/** The store on a Prisma client, the same for SQLite and Postgres. */
import type { Store } from '../core/index.ts';
import { createClaims } from './cluster/outbox-locks.ts';
import type { ProcessRegistry } from './cluster/process-registry.ts';
import { createSignals } from './cluster/signals.ts';
import { readCounts } from './counts.ts';
import type { Client, Clocks, Database } from './database.ts';
import { challengeRepository } from './repositories/challenge.ts';
import { contentRepository } from './repositories/content.ts';
import { gameRepository } from './repositories/game.ts';
import { jobRepository } from './repositories/job.ts';
import { keyValueRepository } from './repositories/key-value.ts';
import { outboxRepository } from './repositories/outbox.ts';
import { planRepository } from './repositories/plan.ts';
import { resultRepository } from './repositories/result.ts';
import { settingsRepository } from './repositories/settings.ts';
import { openSession } from './session.ts';

/** Creates the store on a migrated database. `complain` gets reports of corrupt data. */
export function prismaStore(
  client: Client,
  database: Pick<Database, 'runExclusive' | 'shared'>,
  processes: ProcessRegistry,
  clocks: Clocks,
  complain: (line: string) => void,
): Store {
  const session = openSession(client, database.runExclusive, clocks);
  const claims = createClaims(client, database, processes, clocks.shared);
  const { close: endSignals, ...signals } = createSignals(processes);

  return {
    games: gameRepository(session),
    outbox: outboxRepository(session, claims, complain),
    jobs: jobRepository(session, claims, processes),
    results: resultRepository(session),
    plans: planRepository(session),
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
