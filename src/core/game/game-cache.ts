/** Parsed games in memory, checked against the stored version at each use. */
import type { GameRepository } from '../repositories/game.ts';
import { readGame, type StoredGame } from './parse-game.ts';

/** About 0.2 MB each. */
const MAX_GAMES = 48;

/** Creates a cache of the most recently used games. */
export function createGameCache(store: Pick<GameRepository, 'findById' | 'findVersion'>) {
  /** Insertion order is least recently used first. */
  const games = new Map<string, StoredGame>();

  function keep(game: StoredGame): StoredGame {
    games.delete(game.record.id);
    games.set(game.record.id, game);
    const [oldest] = games.keys();
    if (games.size > MAX_GAMES && oldest !== undefined) games.delete(oldest);
    return game;
  }

  return {
    /** Returns the stored game, from the cache if its version is current. */
    async get(id: string) {
      const cached = games.get(id);
      if (cached !== undefined && (await store.findVersion(id)) === cached.record.version)
        return keep(cached);
      const raw = await store.findById(id);
      return raw === undefined ? undefined : keep(readGame(raw));
    },
    set(game: Omit<StoredGame, 'optionsLost'>) {
      // A game that was not fully rewritten must be parsed again.
      if (game.snapshot !== undefined && game.problems.length === 0) keep({ ...game, optionsLost: false });
    },
  };
}

export type GameCache = ReturnType<typeof createGameCache>;
