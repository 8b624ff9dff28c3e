import type { ResultRepository } from '../../core/index.ts';
import type { MemoryGame, MemoryState } from './state.ts';

/** Creates the result repository on this state. */
export const resultRepository = ({ games }: MemoryState): ResultRepository => ({
  async listByGuild(guild, version) {
    const results = finishedIn(games, guild).flatMap(({ result }) =>
      result?.version === version ? result.result : [],
    );
    return structuredClone(results);
  },

  async listMissing(guild, version) {
    const without = finishedIn(games, guild).filter(({ result }) => result?.version !== version);
    return without.map(({ record }) => record.id).sort();
  },

  async save(id, at, result) {
    const game = games.get(id);
    if (game?.record.version !== at || game.record.status !== 'finished') return;
    game.result = structuredClone(result);
  },
});

const finishedIn = (games: ReadonlyMap<string, MemoryGame>, guild: string): MemoryGame[] =>
  [...games.values()].filter(({ record }) => record.guild === guild && record.status === 'finished');
