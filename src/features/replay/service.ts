/** Replays of games. */

import { loadHistory } from '../../core/game-queries.ts';
import type { ServiceContext } from '../../core/game-service.ts';
import type { Replay } from './turns.ts';
import { replayOf } from './turns.ts';

/** Replays. */
export interface ReplayService {
  /** The game turn by turn, as far as it is known; nothing where it has not begun. */
  getReplay(id: string): Promise<Replay | undefined>;
}

/** Creates the service that replays games. */
export function createReplayService(tools: ServiceContext): ReplayService {
  return {
    async getReplay(id) {
      const found = await loadHistory(tools, id);
      return found === undefined ? undefined : replayOf(found.course, found.view);
    },
  };
}
