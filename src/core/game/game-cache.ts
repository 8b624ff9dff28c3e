/** Games as they were read or written last: what has not changed since is not read again. */

import type { GameRepository } from '../repositories/game.ts';
import { readGame, type StoredGame } from './parse-game.ts';

export interface GameCache {
  /** The game as it stands in the store. */
  read(id: string): Promise<StoredGame | undefined>;
  /** To be called with a game as it has just been written, by this process. */
  written(game: Omit<StoredGame, 'optionsLost'>): void;
}

/** Games that are known: those that are played, looked at and told just now. */
const MOST = 16;

export function createGameCache(store: Pick<GameRepository, 'findById' | 'findVersion'>): GameCache {
  /** The newest at the end. */
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
      // Otherwise something of it was left as it was found.
      if (game.snapshot !== undefined && game.problems.length === 0) keep({ ...game, optionsLost: false });
    },
  };
}
