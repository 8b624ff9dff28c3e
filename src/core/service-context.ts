/** Dependencies of the services: store, clock, game service, computer players. */
import type { Coach, ComputerPlayer } from '../ai/index.ts';
import type { ContentRegistry } from './content-registry.ts';
import type { GameListener } from './emitter.ts';
import type { Decide } from './game/change.ts';
import type { HistoryCache } from './game/history.ts';
import type { LoadedGame } from './game/loaded-game.ts';
import type { Act } from './game/permissions.ts';
import type { GameRecord } from './game/types.ts';
import type { Announcement } from './outbox/announcement.ts';
import type { ServiceLog } from './service-log.ts';
import type { Store } from './store.ts';
import type { Actor, Game, Outcome } from './types.ts';

export interface ServiceContext {
  readonly store: Store;
  readonly contentRegistry: ContentRegistry;
  readonly games: GameService;
  readonly histories: HistoryCache;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  readonly thinker: ComputerPlayer;
  readonly coach: Coach;
  readonly log: ServiceLog;
}

export interface GameService {
  /** Returns a game with its full position. Throws `CorruptGameError`. */
  load(id: string): Promise<LoadedGame | undefined>;
  /** Returns a game redacted for this actor. Throws `CorruptGameError` and `ChallengeSealedError`. */
  getGame(id: string, by?: Actor): Promise<Game | undefined>;
  /** Returns a redacted game without its position. Works for corrupt games too. */
  getSummary(id: string, by?: Actor): Promise<Game | undefined>;
  /** Checks permissions, lets `decide` create a change, and commits it. Reloads and retries on a conflict. */
  change<T extends object>(id: string, actor: Actor, act: ActOf, decide: Decide<T>): Promise<Outcome<T>>;
  /** Stores a new game with its first announcements and its jobs (see `GameRepository.create`). */
  create(record: GameRecord, announcements: readonly Announcement[]): Promise<'created' | 'channelBusy'>;
  /** Subscribes to outbox additions by any process. Returns the unsubscribe function. */
  onEnqueued(listener: GameListener): () => void;
  /** Subscribes to commits, by any process, after which a computer must move. Returns the unsubscribe function. */
  onJobsDue(listener: () => void): () => void;
  /** Subscribes to commits of any game by any process. Returns the unsubscribe function. */
  onChanged(listener: () => void): () => void;
}

/** An act, or a function that derives it from the game. */
export type ActOf = Act | ((loaded: LoadedGame) => Act);
