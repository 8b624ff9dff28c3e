import { requestConsent, withConsentLapsed } from '../../core/game/consent-request.ts';
import { requireStarted } from '../../core/game/loaded-game.ts';
import { othersAsked, seatOfPlayer } from '../../core/game/members.ts';
import { isClosed } from '../../core/game/reopening.ts';
import { isFinal, showsAdvice, undoMoves } from '../../core/game/undo.ts';
import { planUndo } from '../../core/game/undo-range.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor, ConsentOutcome, UndoScope } from '../../core/types.ts';

export function createUndo(context: ServiceContext) {
  const { games, histories } = context;
  return {
    /** Undoes own moves at once where that is free, else asks the others (R-UNDO-1). */
    undo: (actor: Actor, id: string, scope: UndoScope) =>
      games.change<ConsentOutcome>(id, actor, 'undo', (loaded) => {
        const game = requireStarted(loaded);
        const { record, state } = game;
        if (isClosed(game, context.now())) return { refusal: { code: 'over' } };
        const history = histories.getHistory(game);
        const seat = seatOfPlayer(record, state, actor.user);
        const planned = planUndo(history, game, seat, scope);
        if ('code' in planned) return { refusal: planned };
        if (isFinal(record, planned)) return { refusal: { code: 'challengeUndo' } };
        const free = planned.free && !showsAdvice(game, planned, seat);
        if (free || othersAsked(record, actor.user, 'undo').length === 0) {
          const { user } = actor;
          const lapsed = { ...game, record: withConsentLapsed(record, user, context.now()) };
          return undoMoves(context, lapsed, history, planned, { by: user, moderator: false, here: user });
        }
        return requestConsent(record, actor, 'undo', planned.keep, context.now());
      }),
  };
}
