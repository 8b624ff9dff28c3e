/** An in-memory store for tests and simulations. It passes the same tests as the databases. */
import type { Counts, Store } from '../../core/index.ts';
import { waitingOf } from '../due-time.ts';
import { challengeRepository } from './challenge.ts';
import { contentRepository } from './content.ts';
import { gameRepository } from './game.ts';
import { jobRepository } from './job.ts';
import { keyValueRepository } from './key-value.ts';
import { outboxRepository } from './outbox.ts';
import { planRepository } from './plan.ts';
import { resultRepository } from './result.ts';
import { settingsRepository } from './settings.ts';
import { createState, dueIn, liveIn, type MemoryState, postponedIn } from './state.ts';

/** Creates an empty store. `now` is the clock for due times. */
export function memoryStore(now: () => Date = () => new Date()): Store {
  const state = createState(now);

  return {
    games: gameRepository(state),
    outbox: outboxRepository(state),
    jobs: jobRepository(state),
    results: resultRepository(state),
    plans: planRepository(state),
    settings: settingsRepository(),
    challenge: challengeRepository(state),
    content: contentRepository(),
    keyValue: keyValueRepository(),
    counts: async () => countsOf(state),
    signals: { publish() {}, subscribe: () => () => {} },
    async close() {},
  };
}

function countsOf(state: MemoryState): Counts {
  const { outbox, jobs, now } = state;
  const at = now();
  const next = dueIn(state).find(({ id, game }) => outbox.find((entry) => entry.game === game)?.id === id);
  return {
    live: liveIn(state).length,
    owed: outbox.length,
    putOff: postponedIn(state).length,
    aside: 0,
    oldest: next && waitingOf(next, next.due, at),
    overdue: jobs.filter((job) => job.at <= at).length,
  };
}
