/** The store in a database, accessed through Prisma. */
import type { Store } from '../core/index.ts';
import { claimsOf } from './cluster/outbox-locks.ts';
import type { Presence } from './cluster/process-registry.ts';
import { callsOf } from './cluster/signals.ts';
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

/**
 * Creates the store on a migrated database. Closing it also closes `presence`. `complain` gets reports of corrupt
 * data that was skipped.
 */
export function prismaStore(
  client: Client,
  database: Pick<Database, 'inTurn' | 'shared'>,
  presence: Presence,
  clocks: Clocks,
  complain: (line: string) => void,
): Store {
  const session = openSession(client, database.inTurn, clocks);
  const claims = claimsOf(client, database, presence, clocks.shared);
  const { close: endSignals, ...signals } = callsOf(presence);

  return {
    games: gameRepository(session),
    outbox: outboxRepository(session, claims, complain),
    jobs: jobRepository(session, claims, presence),
    results: resultRepository(session),
    plans: planRepository(session),
    settings: settingsRepository(session),
    challenge: challengeRepository(session),
    contents: contentRepository(session),
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
      await presence.close();
    },
  };
}
