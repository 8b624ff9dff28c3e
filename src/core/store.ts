/** The interface of the database. `storage` implements it in memory, SQLite and Postgres. */
import type { Leases } from './leases.ts';
import type { OutboxRepository } from './outbox/repository.ts';
import type { Signals } from './process-signals.ts';
import type { ChallengeRepository } from './repositories/challenge.ts';
import type { ContentRepository } from './repositories/content.ts';
import type { GameRepository } from './repositories/game.ts';
import type { KeyValueRepository } from './repositories/key-value.ts';
import type { PageRepository } from './repositories/page.ts';
import type { PlanRepository } from './repositories/plan.ts';
import type { ResultRepository } from './repositories/result.ts';
import type { ReviewRepository } from './repositories/review.ts';
import type { SettingsRepository } from './repositories/settings.ts';
import type { JobRepository } from './scheduler/repository.ts';

/** An announcement that can be posted now. Ids increase with every commit, independent of clocks. */
export interface Waiting {
  id: number;
  attempts: number;
  since: Date;
}

export interface Counts {
  live: number;
  owed: number;
  putOff: number;
  aside: number;
  /** The first outbox entry that can be posted now. */
  oldest: Waiting | undefined;
  overdue: number;
}

/** All repositories. Returned objects never share memory with stored ones. */
export interface Store {
  readonly games: GameRepository;
  readonly outbox: OutboxRepository;
  readonly jobs: JobRepository;
  readonly results: ResultRepository;
  readonly plans: PlanRepository;
  readonly pages: PageRepository;
  readonly reviews: ReviewRepository;
  readonly settings: SettingsRepository;
  readonly challenge: ChallengeRepository;
  readonly content: ContentRepository;
  readonly keyValue: KeyValueRepository;
  readonly signals: Signals;
  /** Returns counts for health and metrics. Rejects if the database does not answer. */
  counts(): Promise<Counts>;
  /** Coordination between processes. `undefined` for single-process databases. */
  readonly leases?: Leases;
  /** Closes all connections. The store cannot be used afterwards. */
  close(): Promise<void>;
}
