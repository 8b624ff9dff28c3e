import type { GameHistory } from '../../core/game/history.ts';
import type { StartedGame } from '../../core/game/loaded-game.ts';
import { seatOf } from '../../core/game/members.ts';
import { turnReasonsOf } from '../../core/game/turn-reasons.ts';
import { loadHistory, type View } from '../../core/game-queries.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { recapOf, recapStart } from './recap.ts';
import { scoreHistoryOf } from './score-history.ts';

export function createGameViewService(context: ServiceContext) {
  return {
    /** Returns changes since the user's last move; without one, since the start of the round. */
    async getRecap(id: string, user: string) {
      const found = await loadHistory(context, id);
      return found === undefined ? undefined : recapFor(found.history, found.game, user, found.view);
    },

    /** Returns the points by turn; `undefined` if no move of the rounds is known. */
    async getScoreHistory(id: string) {
      const found = await loadHistory(context, id);
      return found === undefined ? undefined : scoreHistoryOf(found.history);
    },
  };
}

export type GameViewService = ReturnType<typeof createGameViewService>;

function recapFor(history: GameHistory, { record, moves, state }: StartedGame, user: string, view: View) {
  const seat = seatOf(record, state, user);
  const { from, own } = recapStart(history, moves, user, seat);
  const known = Math.max(from, history.from);
  const before = history.states[known];
  if (before === undefined) return undefined;
  const events = history.events.slice(known).flat();
  const reasons = turnReasonsOf(history, moves, known, moves.length);
  return {
    moves: moves.length - from,
    untold: known - from,
    own,
    ...recapOf(view(before), view(state), events, seat, reasons),
  };
}
