/** One game at a time: its turn in this process, loading, changing, and committing with another try. */

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

/** What the use cases work with. */
export interface ServiceContext {
  readonly store: Store;
  readonly contents: ContentRegistry;
  readonly games: GameService;
  readonly positions: HistoryCache;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  readonly thinker: ComputerPlayer;
  /** Told, a line each, what went wrong without anybody having to be refused. */
  readonly log: (line: string) => void;
}

/** A game as it was read, with the true position. */
export interface LoadedGame {
  readonly record: GameRecord;
  readonly moves: readonly MoveRecord[];
  readonly state: GameState | undefined;
  /** The base that is kept with it; nothing for most (see `Course`). */
  readonly base: Snapshot | undefined;
  /** What of it could not be read. */
  readonly problems: readonly string[];
}

/** A game that has begun. */
export interface StartedGame extends LoadedGame {
  readonly state: GameState;
}

/** What a use case makes of a game. */
export interface GameChange<T> {
  /** The record as it shall be; its version and time are set here. */
  readonly record: GameRecord;
  /** Whether the game begins to wait for something new: older panels no longer hold. */
  readonly startsNewWait?: boolean;
  /** Seats that it waits for all the same, as before: their clocks run on. */
  readonly waitsOn?: readonly Seat[];
  /** Nothing has changed for the players, so the game has waited for as long as before. */
  readonly idle?: boolean;
  /** Moves that stay, from the first; left out, all. */
  readonly keep?: number;
  readonly append?: readonly MoveRecord[];
  /** The position after all moves; left out, the one before. */
  readonly state?: GameState;
  /** All moves have been played from the setup by the rules of today, so that no base is needed any more. */
  readonly replayed?: boolean;
  readonly owed?: readonly Announcement[];
  /** It counts in its week's challenge for these people from now on. */
  readonly entries?: ChangeSet['entries'];
  /** What is left of somebody's plan of which this was done; its base is set here. */
  readonly plan?: Plan;
  readonly result: T;
}

/** A change, why there is none, or a result without a change. */
export type Decision<T> = GameChange<T> | { readonly refusal: Refusal } | { readonly unchanged: T };

export interface GameService {
  /** Throws `UnreadableGame` where the position cannot be had. */
  load(id: string): Promise<LoadedGame | undefined>;
  /** The game as it may be shown to somebody. Throws `UnreadableGame`, and `SealedGame`. */
  getGame(id: string, by?: Actor): Promise<Game | undefined>;
  /** The game without its position, also where that cannot be had. */
  getSummary(id: string, by?: Actor): Promise<Game | undefined>;
  /**
   * Does something to a game: checks the permission, asks `decide` what to make of it, and commits that. When
   * somebody else was faster, all of it is done again with the game as it is then.
   */
  change<T extends object>(
    id: string,
    actor: Actor,
    act: Act | ((loaded: LoadedGame) => Act),
    decide: (loaded: LoadedGame) => Decision<T> | Promise<Decision<T>>,
  ): Promise<Outcome<T>>;
  /** Writes a new game, and what is owed of it (see `GameRepository.create`). */
  create(record: GameRecord, owed: readonly Announcement[]): Promise<'created' | 'channelBusy'>;
  /** To be called for each commit that owes something, by whichever process. */
  onEnqueued(listener: () => void): () => void;
  /** To be called for each commit after which a computer is to move, by whichever process. */
  onJobsDue(listener: () => void): () => void;
}

/** A game with its position, or with what is in the way of that. */
interface Read {
  readonly loaded: LoadedGame;
  readonly problem: string | undefined;
}

/** What can be done without a position, so that a game that cannot be read any more does not block its channel. */
const NEEDS_NO_POSITION: readonly Act[] = ['cancel', 'exportGame', 'closeWeek'];

const ATTEMPTS = 5;
const ID = /^[a-z2-7]{8}$/;
const isLive = (status: Status): boolean => status === 'lobby' || status === 'playing';

/** Gives the game where it has begun. Throws in a lobby. */
export function requireStarted(loaded: LoadedGame): StartedGame {
  const { state } = loaded;
  if (state === undefined) throw new Error(`game ${loaded.record.id} has not begun`);
  return { ...loaded, state };
}

/**
 * Returns the version since which panels still hold: that of the last move or undo, or of the last change of the members.
 * Reminders, pauses and requests leave it as it is.
 */
export const boardVersion = ({ version, timing }: Pick<GameRecord, 'version' | 'timing'>): number =>
  timing?.board ?? version;

/** Returns whether panels that were made before a change still show how things are after it. */
const keepsPanels = (
  { idle, state, keep, append, record }: GameChange<unknown>,
  before: GameRecord,
): boolean =>
  idle === true ||
  (state === undefined && keep === undefined && append === undefined && record.members === before.members);

/** A game without what is hidden: the seed stays hidden until the game is over (R-INFO-1), and longer in a challenge. */
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

/** A record as it may be shown: whether its seed was chosen is for all to know. */
export function redactRecord(record: GameRecord, now: Date): ShownRecord {
  const sealed = sealedUntil(record, now);
  return {
    ...record,
    seed: isLive(record.status) || sealed !== undefined ? '' : record.seed,
    ...(hasCustomSeed(record) ? { chosenSeed: true } : {}),
    ...(sealed === undefined ? {} : { sealed }),
  };
}

/** Computes the result of a game that has ended, as it is stored with its last commit. */
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
  // What other processes have committed; left out, anything.
  store.signals.subscribe((what) => {
    for (const name of what === undefined ? (['owed', 'due'] as const) : [what]) bells[name].emit();
  });
  /** Tells of a commit by this process: here at once, the others after it. */
  const tell = (what: keyof typeof bells) => {
    bells[what].emit();
    store.signals.publish(what);
  };
  /** What somebody has looked at last: an actor is somebody at one moment. */
  const seen = new WeakMap<Actor, Read>();
  /** What was said of games that cannot be read: it is said once. */
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

  /** A game that this actor has looked at, as it was then; once. */
  function lastSeen(id: string, by: Actor): Read | undefined {
    const found = seen.get(by);
    seen.delete(by);
    return found?.loaded.record.id === id ? found : undefined;
  }

  /** From where the moves lead to where a game stands: to be kept as long as that position is known. */
  function baseOf({ record, moves, state, base }: LoadedGame): Snapshot | undefined {
    return state === undefined ? base : positions.course({ record, moves, state, base }).base;
  }

  /** What has come of a game, where it is over: kept with its end, or else worked out when somebody asks for it. */
  async function resultAfter({ state, ...after }: LoadedGame): Promise<RawResult | undefined> {
    if (after.record.status !== 'finished' || state === undefined) return undefined;
    try {
      return await computeResult(store.settings, positions, { ...after, state });
    } catch (error) {
      log(`What came of game ${after.record.id} is not kept: ${String(error)}`);
      return undefined;
    }
  }

  /** What else is written with a change. `board`: the version of the table after it. */
  function besides(
    { entries, plan }: GameChange<unknown>,
    board: number,
  ): Pick<ChangeSet, 'entries' | 'plan'> {
    return {
      ...(entries === undefined ? {} : { entries }),
      ...(plan === undefined ? {} : { plan: { ...plan, base: board } }),
    };
  }

  /** Commits a change; gives the game after it, nothing when somebody was faster, or why it cannot be. */
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
    // Those who leave with this change may have spent days away until now.
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
    // What cannot be read today is kept as it is: a later version may be able to.
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

  /** What comes of an act on a game as it was read; nothing when somebody was faster. */
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
    // As this actor has just seen it, it need not be read again; but nothing is refused for how it was then.
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

/** Why something cannot be done to a game that has this problem, or nothing when it can. */
const unreadable = (act: Act, problem: string | undefined): Refusal | undefined =>
  problem === undefined || NEEDS_NO_POSITION.includes(act) ? undefined : { code: 'unreadable' };

/** Not done, with the reason. */
export const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });
