/** Replays of games. */
import { loadHistory } from '../../core/game-queries.ts';
import type { Tools } from '../../core/game-service.ts';
import type { App } from '../../core/types.ts';
import { replayOf } from './turns.ts';

/** Creates the service that replays games. */
export function createReplay(tools: Tools): Pick<App, 'replay'> {
  return {
    async replay(id) {
      const found = await loadHistory(tools, id);
      return found === undefined ? undefined : replayOf(found.course, found.view);
    },
  };
}
