/** The store in a database, through Prisma's client. */
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
 * The store in a database that is up to date, for a process that others see by `presence`, which is closed with it.
 * `complain` is told what was found broken and left out.
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
      // What it leaves behind is free as soon as nobody sees it any more.
      signals.publish('owed');
      signals.publish('due');
      await client.$disconnect();
      await presence.close();
    },
  };
}
