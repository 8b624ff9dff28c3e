import { isUpToDate } from '../../core/game/acting.ts';
import { lapseNews, requestConsent, withConsentLapsed } from '../../core/game/consent-request.ts';
import type { GameHistory } from '../../core/game/history.ts';
import { requireStarted, type StartedGame } from '../../core/game/loaded-game.ts';
import { othersAsked, seatOfPlayer } from '../../core/game/members.ts';
import { forbidden } from '../../core/game/permissions.ts';
import { isClosed } from '../../core/game/reopening.ts';
import { isFinal, showsAdvice, undoMoves } from '../../core/game/undo.ts';
import { planUndo, type UndoRange } from '../../core/game/undo-range.ts';
import { loadHistory } from '../../core/game-queries.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import {
  type Actor,
  type ConsentOutcome,
  type Refusal,
  UNDO_SCOPES,
  type UndoScope,
} from '../../core/types.ts';

/** An undo that is possible now. `asks`: the others have to agree. */
interface PossibleUndo {
  readonly scope: UndoScope;
  readonly asks: boolean;
}

type Planned = { readonly refusal: Refusal } | { readonly range: UndoRange; readonly asks: boolean };

export function createUndo(context: ServiceContext) {
  const { games, histories, now } = context;

  /** Returns what a player's undo removes and whether the others have to agree, or why it is impossible. */
  function plan(history: GameHistory, game: StartedGame, user: string, scope: UndoScope): Planned {
    const { record, state } = game;
    if (isClosed(game, now())) return { refusal: { code: 'over' } };
    const seat = seatOfPlayer(record, state, user);
    const range = planUndo(history, game, seat, scope);
    if ('code' in range) return { refusal: range };
    if (isFinal(record, range)) return { refusal: { code: 'challengeUndo' } };
    const free = range.free && !showsAdvice(game, range, seat);
    return { range, asks: !free && othersAsked(record, user, 'undo').length > 0 };
  }

  return {
    /**
     * Undoes own moves at once where that is free, else asks the others (R-UNDO-1). `expect`: the version of the panel; a newer
     * board is refused as `stale`.
     */
    undo: (actor: Actor, id: string, scope: UndoScope, expect?: number) =>
      games.change<ConsentOutcome>(id, actor, 'undo', async (loaded) => {
        const game = requireStarted(loaded);
        const { record } = game;
        const { user } = actor;
        if (expect !== undefined && !isUpToDate(game, seatOfPlayer(record, game.state, user), expect))
          return { refusal: { code: 'stale' } };
        const history = histories.getHistory(game);
        const planned = plan(history, game, user, scope);
        if ('refusal' in planned) return planned;
        if (planned.asks) return requestConsent(record, actor, 'undo', planned.range.keep, now());
        const lapsed = { ...game, record: withConsentLapsed(record, user, now()) };
        const who = { by: user, moderator: false, here: user };
        const change = await undoMoves(context, lapsed, history, planned.range, who);
        const news = lapseNews(record, user);
        return { ...change, announcements: [...news, ...(change.announcements ?? [])] };
      }),

    /** Returns the undos that are possible now. The whole turn only if it is more than the last step. */
    async listUndos(actor: Actor, id: string): Promise<PossibleUndo[]> {
      const found = await loadHistory(context, id);
      if (found === undefined || forbidden('undo', actor, found.game.record) !== undefined) return [];
      const { game, history } = found;
      let step: number | undefined;
      return UNDO_SCOPES.flatMap((scope) => {
        const planned = plan(history, game, actor.user, scope);
        if ('refusal' in planned || planned.range.keep === step) return [];
        step = planned.range.keep;
        return [{ scope, asks: planned.asks }];
      });
    },
  };
}
