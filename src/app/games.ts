/** One game at a time: its turn in this process, loading, changing, and committing with another try. */
import { type GameState, publicView } from '../engine/index.ts';
import type { Contents } from './contents.ts';
import { type Act, forbidden } from './permissions.ts';
import { createPositions, type Positions } from './positions.ts';
import type { Announcement, GameRecord, Status, Store, StoredMove } from './store.ts';
import type { Actor, Game, Outcome, Refusal } from './types.ts';

/** What the use cases work with. */
export interface Tools {
  readonly store: Store;
  readonly contents: Contents;
  readonly games: Games;
  readonly positions: Positions;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
}

/** A game as it was read, with the true position. */
export interface Loaded {
  readonly record: GameRecord;
  readonly moves: readonly StoredMove[];
  readonly state: GameState | undefined;
}

/** A game that has begun. */
export interface Begun extends Loaded {
  readonly state: GameState;
}

/** What a use case makes of a game. */
export interface Change<T> {
  /** The record as it shall be; its version and time are set here. */
  readonly record: GameRecord;
  /** Whether the game begins to wait for something new: older panels no longer hold. */
  readonly handover?: boolean;
  /** Moves that stay, from the first; left out, all. */
  readonly keep?: number;
  readonly append?: readonly StoredMove[];
  /** The position after all moves; left out, the one before. */
  readonly state?: GameState;
  readonly owed?: readonly Announcement[];
  readonly result: T;
}

/** A change, why there is none, or a result without a change. */
export type Decided<T> = Change<T> | { readonly refusal: Refusal } | { readonly unchanged: T };

export interface Games {
  load(id: string): Promise<Loaded | undefined>;
  /** The game as it may be shown. */
  look(id: string): Promise<Game | undefined>;
  /**
   * Does something to a game: checks the permission, asks `decide` what to make of it, and commits that. When
   * somebody else was faster, all of it is done again with the game as it is then.
   */
  change<T extends object>(
    id: string,
    actor: Actor,
    act: Act | ((loaded: Loaded) => Act),
    decide: (loaded: Loaded) => Decided<T> | Promise<Decided<T>>,
  ): Promise<Outcome<T>>;
  /** To be called for each commit that owes something. */
  onOwed(listener: () => void): () => void;
}

const ATTEMPTS = 5;
const ID = /^[a-z2-7]{8}$/;
const isLive = (status: Status): boolean => status === 'lobby' || status === 'playing';

/** Gives the game where it has begun. Throws in a lobby. */
export function begun(loaded: Loaded): Begun {
  const { state } = loaded;
  if (state === undefined) throw new Error(`game ${loaded.record.id} has not begun`);
  return { ...loaded, state };
}

/** A game without what is hidden: the seed stays hidden until the game is over (R-INFO-1). */
export function shown({ record, moves, state }: Loaded): Game {
  return {
    record: withoutSeed(record),
    moves,
    state: state === undefined ? undefined : publicView(state),
  };
}

/** A record as it may be shown. */
export function withoutSeed(record: GameRecord): GameRecord {
  return isLive(record.status) ? { ...record, seed: '' } : record;
}

export function createGames(
  store: Store,
  contents: Contents,
  now: () => Date,
  log: (line: string) => void,
): { games: Games; positions: Positions } {
  const positions = createPositions();
  const inTurn = createQueue();
  const listeners = new Set<() => void>();

  async function load(id: string): Promise<Loaded | undefined> {
    if (!ID.test(id)) return undefined;
    const stored = await store.load(id);
    if (stored === undefined) return undefined;
    await contents.ensure(stored.record.content);
    return { record: stored.record, moves: stored.moves, state: positions.position(stored) };
  }

  async function look(id: string): Promise<Game | undefined> {
    const loaded = await load(id);
    return loaded === undefined ? undefined : shown(loaded);
  }

  function tellListeners(): void {
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        // What is owed stays in the outbox; the use case has been done.
        log(`A listener of the outbox failed: ${String(error)}`);
      }
    }
  }

  /** Commits a change; gives the game after it, nothing when somebody was faster, or why it cannot be. */
  async function commit<T>(loaded: Loaded, change: Change<T>): Promise<Loaded | Refusal | undefined> {
    const { record: before, moves } = loaded;
    const { keep = moves.length, append = [], state = loaded.state, owed = [] } = change;
    const expected = before.version;
    const version = expected + 1;
    const record: GameRecord = {
      ...change.record,
      version,
      turnVersion: change.handover === true ? version : before.turnVersion,
      updatedAt: now(),
    };
    const after = { record, moves: [...moves.slice(0, keep), ...append], state };
    const revived = !isLive(before.status) && isLive(record.status);
    if (revived && (await store.inChannel(record.channel)).live !== undefined) return { code: 'channelBusy' };
    const snapshot = state === undefined ? undefined : { moves: after.moves.length, state };
    const written = await store.commit({ record, expected, keep, append, snapshot, owed });
    if (!written) return undefined;
    if (owed.length > 0) tellListeners();
    return after;
  }

  async function change<T extends object>(
    id: string,
    actor: Actor,
    act: Act | ((loaded: Loaded) => Act),
    decide: (loaded: Loaded) => Decided<T> | Promise<Decided<T>>,
  ): Promise<Outcome<T>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const loaded = await load(id);
      if (loaded === undefined) return refused({ code: 'noGame' });
      const named = typeof act === 'string' ? act : act(loaded);
      const refusal = forbidden(named, actor, loaded.record);
      if (refusal !== undefined) return refused(refusal);
      const decided = await decide(loaded);
      if ('refusal' in decided) return refused(decided.refusal);
      if ('unchanged' in decided) return { ok: true, game: shown(loaded), ...decided.unchanged };
      const after = await commit(loaded, decided);
      if (after === undefined) continue;
      if ('code' in after) return refused(after);
      return { ok: true, game: shown(after), ...decided.result };
    }
    return refused({ code: 'busy' });
  }

  const games: Games = {
    load,
    look,
    change: (id, actor, act, decide) => inTurn(id, () => change(id, actor, act, decide)),
    onOwed(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return { games, positions };
}

/** Not done, with the reason. */
export const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

/** Work of one name waits for earlier work of that name; other names do not. */
function createQueue(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work);
    // Whether it failed is for its caller to know; the next in line comes in any case.
    const done = result.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, done);
    void done.then(() => {
      if (last.get(name) === done) last.delete(name);
    });
    return result;
  };
}
