/**
 * Loads, changes and commits games. Changes to one game run one at a time in this process and are retried on
 * conflict.
 */

import type { ComputerPlayer } from '../ai/index.ts';
import { type GameState, type Seat, STATE_VERSION } from '../engine/index.ts';
import type { ChangeSet } from './change-set.ts';
import type { ContentRegistry } from './content-registry.ts';
import { CorruptGameError } from './errors.ts';
import { spendAwayDays } from './game/absence.ts';
import { createGameCache } from './game/game-cache.ts';
import { createHistoryCache, type HistoryCache } from './game/history.ts';
import { playersOf } from './game/members.ts';
import type { StoredGame } from './game/parse-game.ts';
import type { Plan } from './game/plan.ts';
import { jobsOf, remindersToRemove, withTimingAt, withWaitsKept } from './game/schedule.ts';
import { loadPeople } from './game/settings.ts';
import { withOrdersAfter } from './game/standing-orders.ts';
import type { GameRecord, MoveRecord, Snapshot, Status } from './game/types.ts';
import { ChallengeSealedError, sealedUntil, sealFor, visibleState } from './game/visibility.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import type { Announcement } from './outbox/announcement.ts';
import { type Act, canSee, forbidden } from './permissions.ts';
import type { RawResult } from './repositories/result.ts';
import type { SettingsRepository } from './repositories/settings.ts';
import { hasCustomSeed } from './seeds.ts';
import { createSignal } from './signal.ts';
import type { Store } from './store.ts';
import type { Actor, Game, Outcome, Refusal, ShownRecord } from './types.ts';

/** Dependencies shared by all services. */
export interface ServiceContext {
  readonly store: Store;
  readonly contents: ContentRegistry;
  readonly games: GameService;
  readonly positions: HistoryCache;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  readonly thinker: ComputerPlayer;
  /** Logs one line about an error that no user is told about. */
  readonly log: (line: string) => void;
}

/** A game as loaded, with its full position. */
export interface LoadedGame {
  readonly record: GameRecord;
  readonly moves: readonly MoveRecord[];
  readonly state: GameState | undefined;
  /** The stored base (see `GameHistory`). `undefined` for most games. */
  readonly base: Snapshot | undefined;
  /** Names of parts that could not be parsed. */
  readonly problems: readonly string[];
}

export interface StartedGame extends LoadedGame {
  readonly state: GameState;
}

/** A change to a game as a use case requests it. */
export interface GameChange<T> {
  /** The new record. Its version and timestamps are set on commit. */
  readonly record: GameRecord;
  /** The game starts waiting for a new decision, so older panels are stale. */
  readonly startsNewWait?: boolean;
  /** Seats that stay pending: their clocks keep running. */
  readonly waitsOn?: readonly Seat[];
  /** Nothing changed for the players; `updatedAt` stays. */
  readonly idle?: boolean;
  /** Number of moves to keep from the start. Default: all. */
  readonly keep?: number;
  readonly append?: readonly MoveRecord[];
  /** The position after all moves. Default: unchanged. */
  readonly state?: GameState;
  /** All moves were replayed from the setup with the current rules, so no base is needed. */
  readonly replayed?: boolean;
  readonly owed?: readonly Announcement[];
  /** Users for whom the game counts in its week's challenge. */
  readonly entries?: ChangeSet['entries'];
  /** The rest of a plan after part of it was executed. Its base is set on commit. */
  readonly plan?: Plan;
  readonly result: T;
}

/** A change, a refusal, or a result without a change. */
export type Decision<T> = GameChange<T> | { readonly refusal: Refusal } | { readonly unchanged: T };

export interface GameService {
  /** Returns a game with its full position. Throws `CorruptGameError`. */
  load(id: string): Promise<LoadedGame | undefined>;
  /** Returns a game redacted for this actor. Throws `CorruptGameError` and `ChallengeSealedError`. */
  getGame(id: string, by?: Actor): Promise<Game | undefined>;
  /** Returns a redacted game without its position. Works for corrupt games too. */
  getSummary(id: string, by?: Actor): Promise<Game | undefined>;
  /**
   * Checks permissions, lets `decide` create a change, and commits it. On a conflict, all of it is retried with the
   * reloaded game.
   */
  change<T extends object>(
    id: string,
    actor: Actor,
    act: Act | ((loaded: LoadedGame) => Act),
    decide: (loaded: LoadedGame) => Decision<T> | Promise<Decision<T>>,
  ): Promise<Outcome<T>>;
  /** Stores a new game and its first announcements (see `GameRepository.create`). */
  create(record: GameRecord, owed: readonly Announcement[]): Promise<'created' | 'channelBusy'>;
  /** Subscribes to outbox additions by any process. Returns the unsubscribe function. */
  onEnqueued(listener: () => void): () => void;
  /** Subscribes to commits, by any process, after which a computer must move. Returns the unsubscribe function. */
  onJobsDue(listener: () => void): () => void;
}

/** A loaded game. `problem`: why its position could not be restored. */
interface Read {
  readonly loaded: LoadedGame;
  readonly problem: string | undefined;
}

/** Acts allowed on corrupt games, so that they can be removed from their channel. */
const NEEDS_NO_POSITION: readonly Act[] = ['cancel', 'exportGame', 'closeWeek'];

const ATTEMPTS = 5;
const ID = /^[a-z2-7]{8}$/;
const isLive = (status: Status): boolean => status === 'lobby' || status === 'playing';

/** Narrows a loaded game to a started one. Throws in a lobby. */
export function requireStarted(loaded: LoadedGame): StartedGame {
  const { state } = loaded;
  if (state === undefined) throw new Error(`game ${loaded.record.id} has not begun`);
  return { ...loaded, state };
}

/**
 * Returns the version since which panels are valid: that of the last move, undo or change of members. Reminders,
 * pauses and requests do not affect it.
 */
export const boardVersion = ({ version, timing }: Pick<GameRecord, 'version' | 'timing'>): number =>
  timing?.board ?? version;

/** Returns whether existing panels stay valid after a change. */
const keepsPanels = (
  { idle, state, keep, append, record }: GameChange<unknown>,
  before: GameRecord,
): boolean =>
  idle === true ||
  (state === undefined && keep === undefined && append === undefined && record.members === before.members);

/**
 * Returns a game without hidden information. The seed stays hidden until the game is over (R-INFO-1), in a challenge
 * until its week is over.
 */
export function redact(
  { record, moves, state }: Pick<LoadedGame, 'record' | 'moves' | 'state'>,
  now: Date,
): Game {
  return {
    record: redactRecord(record, now),
    moves,
    state: state === undefined ? undefined : visibleState(record, state, now),
  };
}

/** Returns a record without a secret seed. Whether the seed was custom is public. */
export function redactRecord(record: GameRecord, now: Date): ShownRecord {
  const sealed = sealedUntil(record, now);
  return {
    ...record,
    seed: isLive(record.status) || sealed !== undefined ? '' : record.seed,
    ...(hasCustomSeed(record) ? { chosenSeed: true } : {}),
    ...(sealed === undefined ? {} : { sealed }),
  };
}

/** Computes the result of a finished game, to be stored with its last commit. */
export type ComputeResult = (
  store: SettingsRepository,
  positions: HistoryCache,
  ended: StartedGame,
) => Promise<RawResult>;

export function createGameService(
  store: Store,
  contents: ContentRegistry,
  now: () => Date,
  log: (line: string) => void,
  computeResult: ComputeResult,
): { games: GameService; positions: HistoryCache } {
  const positions = createHistoryCache();
  const known = createGameCache(store.games);
  const inTurn = createKeyedMutex();
  const bells = { owed: createSignal(log), due: createSignal(log) };
  // `undefined` after a lost connection: other processes may have committed anything.
  store.signals.subscribe((what) => {
    for (const name of what === undefined ? (['owed', 'due'] as const) : [what]) bells[name].emit();
  });
  /** Notifies listeners in this process now, and other processes after the commit. */
  const tell = (what: keyof typeof bells) => {
    bells[what].emit();
    store.signals.publish(what);
  };
  /** The game each actor loaded last. An `Actor` object lives for one interaction. */
  const seen = new WeakMap<Actor, Read>();
  /** Problems already logged, to log each once. */
  const complained = new Set<string>();

  const keptAs = async (id: string): Promise<StoredGame | undefined> =>
    ID.test(id) ? await known.read(id) : undefined;

  function complain(id: string, problem: string): void {
    const line = `Game ${id} ${problem}`;
    if (!complained.has(line)) log(line);
    complained.add(line);
  }

  async function read(id: string): Promise<Read | undefined> {
    const stored = await keptAs(id);
    if (stored === undefined) return undefined;
    const { record, moves, base, problems } = stored;
    if (problems.length > 0) complain(id, `cannot be read in part: ${problems.join(', ')}`);
    const without = (problem: string): Read => {
      complain(id, `cannot be read: ${problem}`);
      return { loaded: { record, moves, state: undefined, base, problems }, problem };
    };
    if (stored.optionsLost) return without('its options are lost');
    if (!(await contents.ensure(record.content)))
      return without(`its figures ${record.content} are not known`);
    try {
      const state = positions.position(stored);
      return { loaded: { record, moves, state, base, problems }, problem: undefined };
    } catch (error) {
      return without(error instanceof Error ? error.message : String(error));
    }
  }

  async function load(id: string, by?: Actor): Promise<LoadedGame | undefined> {
    const found = await read(id);
    if (found === undefined || (by !== undefined && !canSee(by, found.loaded.record))) return undefined;
    if (found.problem !== undefined) throw new CorruptGameError(id, found.problem);
    if (by !== undefined) seen.set(by, found);
    return found.loaded;
  }

  async function outline(id: string, by?: Actor): Promise<Game | undefined> {
    const stored = await keptAs(id);
    if (stored === undefined || (by !== undefined && !canSee(by, stored.record))) return undefined;
    return redact({ ...stored, state: undefined }, now());
  }

  async function look(id: string, by?: Actor): Promise<Game | undefined> {
    const loaded = await load(id, by);
    if (loaded === undefined) return undefined;
    const until = sealedUntil(loaded.record, now());
    const seal =
      by === undefined || until === undefined ? undefined : await sealFor(store, by, loaded.record, now());
    if (until !== undefined && seal !== undefined)
      throw new ChallengeSealedError(id, until, seal, loaded.record.players === 1);
    return redact(loaded, now());
  }

  /** Returns the game this actor loaded last and forgets it. */
  function lastSeen(id: string, by: Actor): Read | undefined {
    const found = seen.get(by);
    seen.delete(by);
    return found?.loaded.record.id === id ? found : undefined;
  }

  /** Returns the base to store with the current position. */
  function baseOf({ record, moves, state, base }: LoadedGame): Snapshot | undefined {
    return state === undefined ? base : positions.course({ record, moves, state, base }).base;
  }

  /** Computes the result of a finished game. On failure it is computed on demand later. */
  async function resultAfter({ state, ...after }: LoadedGame): Promise<RawResult | undefined> {
    if (after.record.status !== 'finished' || state === undefined) return undefined;
    try {
      return await computeResult(store.settings, positions, { ...after, state });
    } catch (error) {
      log(`What came of game ${after.record.id} is not kept: ${String(error)}`);
      return undefined;
    }
  }

  /** Returns the other parts of the change set. `board`: the board version after the change. */
  function besides(
    { entries, plan }: GameChange<unknown>,
    board: number,
  ): Pick<ChangeSet, 'entries' | 'plan'> {
    return {
      ...(entries === undefined ? {} : { entries }),
      ...(plan === undefined ? {} : { plan: { ...plan, base: board } }),
    };
  }

  /** Commits a change. Returns the changed game, a refusal, or `undefined` on a version conflict. */
  async function commit<T>(
    loaded: LoadedGame,
    change: GameChange<T>,
  ): Promise<LoadedGame | Refusal | undefined> {
    const { record: before, moves } = loaded;
    const { keep = moves.length, append = [], state = loaded.state, owed = [] } = change;
    const expected = before.version;
    const version = expected + 1;
    const at = now();
    const changed: GameRecord = {
      ...withOrdersAfter(withWaitsKept(change.record, change.waitsOn ?? [], version), state),
      version,
      turnVersion: change.startsNewWait === true ? version : before.turnVersion,
      updatedAt: change.idle === true ? before.updatedAt : at,
    };
    // Members who leave with this change may have used absence days until now.
    const people = await loadPeople(store.settings, before.guild, [
      ...playersOf(before),
      ...playersOf(changed),
    ]);
    const board = keepsPanels(change, before) ? boardVersion(before) : version;
    const record = { ...changed, timing: { ...withTimingAt(changed, state, people, at.getTime()), board } };
    const base = change.replayed === true ? undefined : baseOf(loaded);
    const after = { ...loaded, record, moves: [...moves.slice(0, keep), ...append], state, base };
    const revived = !isLive(before.status) && isLive(record.status);
    if (revived && (await store.games.findByChannel(record.channel)).live !== undefined)
      return { code: 'channelBusy' };
    // A position that cannot be parsed stays stored: a later version may be able to read it.
    const snapshot =
      state === undefined ? undefined : { version: STATE_VERSION, moves: after.moves.length, state };
    const dues = jobsOf(record, state, people);
    const all = [...owed, ...remindersToRemove(before, record)];
    const position = { snapshot, base, result: await resultAfter(after) };
    const written = await store.games.commit({
      ...{ record, expected, keep, append, ...position, owed: all, dues },
      ...besides(change, board),
    });
    if (!written) return undefined;
    known.written({ record, moves: after.moves, snapshot, base, problems: loaded.problems });
    if (loaded.state !== undefined) {
      await spendAwayDays(store.settings, { record: before, state: loaded.state }, people, at.getTime());
    }
    if (all.length > 0) tell('owed');
    if (dues.some(({ kind }) => kind === 'think')) tell('due');
    return after;
  }

  type Deciding<T> = (loaded: LoadedGame) => Decision<T> | Promise<Decision<T>>;

  /** Runs an act on a loaded game. Returns `undefined` on a version conflict. */
  async function tried<T extends object>(
    found: Read | undefined,
    actor: Actor,
    act: Act | ((loaded: LoadedGame) => Act),
    decide: Deciding<T>,
  ): Promise<Outcome<T> | undefined> {
    if (found === undefined) return refused({ code: 'noGame' });
    const { loaded, problem } = found;
    const named = typeof act === 'string' ? act : act(loaded);
    const refusal = forbidden(named, actor, loaded.record) ?? unreadable(named, problem);
    if (refusal !== undefined) return refused(refusal);
    const decided = await decide(loaded);
    if ('refusal' in decided) return refused(decided.refusal);
    if ('unchanged' in decided) return { ok: true, game: redact(loaded, now()), ...decided.unchanged };
    const after = await commit(loaded, decided);
    if (after === undefined) return undefined;
    return 'code' in after ? refused(after) : { ok: true, game: redact(after, now()), ...decided.result };
  }

  async function change<T extends object>(
    id: string,
    actor: Actor,
    act: Act | ((loaded: LoadedGame) => Act),
    decide: Deciding<T>,
  ): Promise<Outcome<T>> {
    // First tries the game as this actor just saw it. A refusal does not count then, as it may be outdated.
    const before = lastSeen(id, actor);
    const outcome = before === undefined ? undefined : await tried(before, actor, act, decide);
    if (outcome?.ok === true) return outcome;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const done = await tried(await read(id), actor, act, decide);
      if (done !== undefined) return done;
    }
    return refused({ code: 'busy' });
  }

  const games: GameService = {
    load,
    getGame: look,
    getSummary: outline,
    async create(record, owed) {
      const created = await store.games.create(record, owed);
      if (created === 'created') tell('owed');
      return created;
    },
    change: (id, actor, act, decide) => inTurn(id, () => change(id, actor, act, decide)),
    onEnqueued: bells.owed.subscribe,
    onJobsDue: bells.due.subscribe,
  };
  return { games, positions };
}

/** Returns the refusal for an act on a game with this problem; `undefined` if the act is allowed. */
const unreadable = (act: Act, problem: string | undefined): Refusal | undefined =>
  problem === undefined || NEEDS_NO_POSITION.includes(act) ? undefined : { code: 'unreadable' };

export const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });
