import { lapseNews, withConsentLapsed } from '../../core/game/consent-request.ts';
import { boardVersion, requireStarted } from '../../core/game/loaded-game.ts';
import { hasHumans, withErasedConceded } from '../../core/game/members.ts';
import { isFinal, undoMoves } from '../../core/game/undo.ts';
import { undoRangeTo } from '../../core/game/undo-range.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor } from '../../core/types.ts';

/** Creates the part of the service that undoes without consent. */
export function createUndoTo(context: ServiceContext) {
  const { games, histories, now } = context;
  return {
    /** Undoes all but the first `keep` moves. `expect`: applies only at this version. */
    undoTo: (actor: Actor, id: string, keep: number, expect?: number) =>
      games.change<{ count: number }>(id, actor, 'undoTo', async (loaded) => {
        const game = requireStarted(loaded);
        const { record, moves } = game;
        const most = moves.length;
        if (expect !== undefined && expect < boardVersion(record)) return { refusal: { code: 'stale' } };
        if (!Number.isInteger(keep) || keep < 0 || keep > most) {
          return { refusal: { code: 'noSuchMove', most } };
        }
        if (keep === most) return { unchanged: { count: 0 } };
        // Everyone was erased after the end, so the game would wait for no one.
        if (!hasHumans(withErasedConceded(record, most))) return { refusal: { code: 'over' } };
        const history = histories.getHistory(game);
        // Moves before the base can be undone only by replaying the game under the current rules.
        const isReplayed = keep < history.from;
        const before = isReplayed ? histories.replay(record, moves.slice(0, keep)) : history;
        if (before === undefined) return { refusal: { code: 'cannotReplay' } };
        // Nothing is known about what moves before the base revealed.
        const seen = isReplayed || undoRangeTo(history, game, keep).seen;
        if (isFinal(record, { seen })) return { refusal: { code: 'challengeUndo' } };
        const range = { ...undoRangeTo(before, game, keep), seen };
        const lapsed = { ...game, record: withConsentLapsed(record, actor.user, now()) };
        const { result, ...change } = await undoMoves(context, lapsed, history, range, {
          by: actor.user,
          moderator: true,
          here: actor.user,
        });
        return {
          ...change,
          announcements: [...lapseNews(record, actor.user), ...(change.announcements ?? [])],
          replayed: isReplayed,
          result: { count: result.count },
        };
      }),
  };
}
