/** Loads games and restores their positions, each once per process and version. */
import type { ContentRegistry } from './content-registry.ts';
import { CorruptGameError } from './errors.ts';
import type { GameCache } from './game/game-cache.ts';
import type { HistoryCache } from './game/history.ts';
import type { LoadedGame } from './game/loaded-game.ts';
import type { StoredGame } from './game/parse-game.ts';
import { canSee } from './game/permissions.ts';
import { redact } from './game/redact.ts';
import { ChallengeSealedError, sealedUntil, sealFor } from './game/visibility.ts';
import type { Store } from './store.ts';
import type { Actor } from './types.ts';

/** A loaded game. `problem`: why its position could not be restored. */
export interface ReadGame {
  readonly loaded: LoadedGame;
  readonly problem: string | undefined;
}

interface LoaderContext {
  readonly store: Store;
  readonly contentRegistry: ContentRegistry;
  readonly histories: HistoryCache;
  readonly cache: GameCache;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

const ID = /^[a-z2-7]{8}$/;

/** Creates the loader. Problems of a stored game are logged. */
export function createGameLoader(context: LoaderContext) {
  const { store, cache, now } = context;
  const logProblem = createProblemLog(context.log);
  /** The game each actor loaded last. An `Actor` object lives for one interaction. */
  const lastLoaded = new WeakMap<Actor, ReadGame>();

  const readStored = async (id: string): Promise<StoredGame | undefined> =>
    ID.test(id) ? await cache.get(id) : undefined;

  /** Returns a game even if its position could not be restored. */
  async function read(id: string): Promise<ReadGame | undefined> {
    const stored = await readStored(id);
    if (stored === undefined) return undefined;
    const { problems } = stored;
    if (problems.length > 0) logProblem(id, `cannot be read in part: ${problems.join(', ')}`);
    const game = await restorePosition(context, stored);
    if (game.problem !== undefined) logProblem(id, `cannot be read: ${game.problem}`);
    return game;
  }

  /** Returns a game with its full position. Throws `CorruptGameError`. */
  async function load(id: string, by?: Actor): Promise<LoadedGame | undefined> {
    const found = await read(id);
    if (found === undefined || (by !== undefined && !canSee(by, found.loaded.record))) return undefined;
    if (found.problem !== undefined) throw new CorruptGameError(id, found.problem);
    if (by !== undefined) lastLoaded.set(by, found);
    return found.loaded;
  }

  return {
    read,
    load,

    /** Returns a game redacted for this actor. Throws `CorruptGameError` and `ChallengeSealedError`. */
    async getGame(id: string, by?: Actor) {
      const loaded = await load(id, by);
      if (loaded === undefined) return undefined;
      if (by !== undefined) await assertNotSealed(store, by, loaded, now());
      return redact(loaded, now());
    },

    /** Returns a redacted game without its position. Works for corrupt games too. */
    async getSummary(id: string, by?: Actor) {
      const stored = await readStored(id);
      if (stored === undefined || (by !== undefined && !canSee(by, stored.record))) return undefined;
      return redact({ ...stored, state: undefined }, now());
    },

    /** Returns the game this actor loaded last if it is this one, at most once: saves a second query. */
    takeLastLoaded(id: string, by: Actor) {
      const found = lastLoaded.get(by);
      lastLoaded.delete(by);
      return found?.loaded.record.id === id ? found : undefined;
    },
  };
}

export type GameLoader = ReturnType<typeof createGameLoader>;

async function restorePosition(
  { contentRegistry, histories }: Pick<LoaderContext, 'contentRegistry' | 'histories'>,
  stored: StoredGame,
): Promise<ReadGame> {
  const { record, moves, base, problems } = stored;
  const withState = (state: LoadedGame['state']): LoadedGame => ({ record, moves, state, base, problems });
  const corrupt = (problem: string): ReadGame => ({ loaded: withState(undefined), problem });
  if (stored.optionsLost) return corrupt('its options are lost');
  if (!(await contentRegistry.ensure(record.content)))
    return corrupt(`its figures ${record.content} are not known`);
  try {
    return { loaded: withState(histories.getPosition(stored)), problem: undefined };
  } catch (error) {
    return corrupt(error instanceof Error ? error.message : String(error));
  }
}

/** Throws `ChallengeSealedError` if the actor may not see a challenge game yet. */
async function assertNotSealed(store: Store, by: Actor, { record }: LoadedGame, now: Date): Promise<void> {
  const until = sealedUntil(record, now);
  if (until === undefined) return;
  const seal = await sealFor(store, by, record, now);
  if (seal !== undefined) throw new ChallengeSealedError(record.id, until, seal, record.players === 1);
}

function createProblemLog(log: (line: string) => void): (id: string, problem: string) => void {
  const logged = new Set<string>();
  return (id, problem) => {
    const line = `Game ${id} ${problem}`;
    if (!logged.has(line)) log(line);
    logged.add(line);
  };
}
