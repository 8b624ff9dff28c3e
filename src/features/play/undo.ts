import { requestConsent } from '../../core/game/consent-request.ts';
import { requireStarted } from '../../core/game/loaded-game.ts';
import { othersToAsk, seatOfPlayer } from '../../core/game/members.ts';
import { isFinal, undoMoves } from '../../core/game/undo.ts';
import { planUndo } from '../../core/game/undo-range.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { ConsentOutcome } from '../../core/types.ts';
import type { PlayService } from './types.ts';

/** Creates the part of the service that undoes moves. */
export function createUndo(context: ServiceContext): Pick<PlayService, 'undo'> {
  const { games, histories } = context;
  return {
    undo: (actor, id, scope) =>
      games.change<ConsentOutcome>(id, actor, 'undo', (loaded) => {
        const game = requireStarted(loaded);
        const { record, moves, state } = game;
        const history = histories.getHistory(game);
        const planned = planUndo(history, moves, seatOfPlayer(record, state, actor.user), scope);
        if ('code' in planned) return { refusal: planned };
        if (isFinal(record, planned)) return { refusal: { code: 'challengeUndo' } };
        if (planned.free || othersToAsk(record, actor.user).length === 0) {
          const { user } = actor;
          return undoMoves(context, game, history, planned, { by: user, moderator: false, here: user });
        }
        return requestConsent(record, actor, 'undo', planned.keep, context.now());
      }),
  };
}
