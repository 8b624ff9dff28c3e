import { loadHistory } from '../../core/game-queries.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Replay } from './turns.ts';
import { replayOf } from './turns.ts';

export interface ReplayService {
  /** Returns the known part of the game by turn; `undefined` before it has started. */
  getReplay(id: string): Promise<Replay | undefined>;
}

/** Creates the service. */
export function createReplayService(context: ServiceContext): ReplayService {
  return {
    async getReplay(id) {
      const found = await loadHistory(context, id);
      return found === undefined ? undefined : replayOf(found.history, found.view);
    },
  };
}
