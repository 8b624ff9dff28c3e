import { loadHistory } from '../../core/game-queries.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { replayOf } from './turns.ts';

export function createReplayService(context: ServiceContext) {
  return {
    /** Returns the known part of the game by turn; `undefined` before it has started. */
    async getReplay(id: string) {
      const found = await loadHistory(context, id);
      return found === undefined ? undefined : replayOf(found.history, found.view);
    },
  };
}

export type ReplayService = ReturnType<typeof createReplayService>;
