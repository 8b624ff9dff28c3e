/** All repositories of a database. */
import type { Leases } from './leases.ts';
import type { OutboxRepository } from './outbox/repository.ts';
import type { ChallengeRepository } from './repositories/challenge.ts';
import type { ContentRepository } from './repositories/content.ts';
import type { GameRepository } from './repositories/game.ts';
import type { KeyValueRepository } from './repositories/key-value.ts';
import type { PlanRepository } from './repositories/plan.ts';
import type { ResultRepository } from './repositories/result.ts';
import type { SettingsRepository } from './repositories/settings.ts';
import type { JobRepository } from './scheduler/repository.ts';
import type { Signals } from './signals.ts';

/** An announcement that could be posted now. Numbers grow with every commit, whatever the clocks say. */
export interface Waiting {
  id: number;
  /** Times that it was put off. */
  attempts: number;
  /** By the clock of the process that wrote it. */
  since: Date;
}

/** How much is kept, and what waits to be posted. */
export interface Counts {
  /** Live games. */
  live: number;
  /** Announcements owed, with those that were put off and those that wait behind them. */
  owed: number;
  /** Announcements that were put off. */
  putOff: number;
  /** Announcements that cannot be read, and were set aside. */
  aside: number;
  /** The first announcement owed that could be posted now; nothing where none could. */
  oldest: Waiting | undefined;
  /** Things that were to be done by now, and are not done. */
  overdue: number;
}

/** Every repository. Nothing read from it shares memory with what is stored. */
export interface Store {
  readonly games: GameRepository;
  readonly outbox: OutboxRepository;
  readonly jobs: JobRepository;
  readonly results: ResultRepository;
  readonly plans: PlanRepository;
  readonly settings: SettingsRepository;
  readonly challenge: ChallengeRepository;
  readonly contents: ContentRepository;
  readonly keyValue: KeyValueRepository;
  readonly signals: Signals;
  /** For the health line and the metrics. Rejects when the database does not answer. */
  counts(): Promise<Counts>;
  /** What processes on the database settle among themselves; nothing where it is for one process. */
  readonly leases?: Leases;
  close(): Promise<void>;
}
