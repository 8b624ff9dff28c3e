/** Taking moves back: by their player, by consent of all, or by a moderator. */

import { ask } from '../../core/game/consent-request.ts';
import { othersToAsk, seatOfPlayer } from '../../core/game/members.ts';
import { isForGood, takenBack } from '../../core/game/undo.ts';
import { planTakeback } from '../../core/game/undo-range.ts';
import { begun, type Tools } from '../../core/game-service.ts';
import type { Asked } from '../../core/types.ts';
import type { PlayService } from './types.ts';

export function createUndo(tools: Tools): Pick<PlayService, 'undo'> {
  const { games, positions } = tools;
  return {
    undo: (actor, id, scope) =>
      games.change<Asked>(id, actor, 'undo', (loaded) => {
        const game = begun(loaded);
        const { record, moves, state } = game;
        const course = positions.course(game);
        const planned = planTakeback(course, moves, seatOfPlayer(record, state, actor.user), scope);
        if ('code' in planned) return { refusal: planned };
        if (isForGood(record, planned)) return { refusal: { code: 'challengeUndo' } };
        if (planned.free || othersToAsk(record, actor.user).length === 0) {
          const { user } = actor;
          return takenBack(tools, game, course, planned, { by: user, moderator: false, here: user });
        }
        return ask(record, actor, 'undo', planned.keep, tools.now());
      }),
  };
}
