/** Caches parsed games, so that an unchanged game is not read again. */

import type { GameRepository } from '../repositories/game.ts';
import { readGame, type StoredGame } from './parse-game.ts';

export interface GameCache {
  /** Returns the stored game, from the cache if its version is current. */
  read(id: string): Promise<StoredGame | undefined>;
  /** Caches a game that this process has just committed. */
  written(game: Omit<StoredGame, 'optionsLost'>): void;
}

/** Most games in the cache. */
const MOST = 16;

export function createGameCache(store: Pick<GameRepository, 'findById' | 'findVersion'>): GameCache {
  /** Insertion order is least recently used first. */
  const games = new Map<string, StoredGame>();

  function keep(game: StoredGame): StoredGame {
    games.delete(game.record.id);
    games.set(game.record.id, game);
    const [oldest] = games.keys();
    if (games.size > MOST && oldest !== undefined) games.delete(oldest);
    return game;
  }

  return {
    async read(id) {
      const before = games.get(id);
      if (before !== undefined && (await store.findVersion(id)) === before.record.version)
        return keep(before);
      const kept = await store.findById(id);
      return kept === undefined ? undefined : keep(readGame(kept));
    },
    written(game) {
      // A game that was not fully rewritten must be parsed again.
      if (game.snapshot !== undefined && game.problems.length === 0) keep({ ...game, optionsLost: false });
    },
  };
}
