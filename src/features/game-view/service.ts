/** Looking back at a game: what a user missed, and how the scores developed. */

import type { GameHistory } from '../../core/game/history.ts';
import type { StartedGame } from '../../core/game/loaded-game.ts';
import { seatOf } from '../../core/game/members.ts';
import { turnReasonsOf } from '../../core/game/turn-reasons.ts';
import { loadHistory, type View } from '../../core/game-queries.ts';
import type { ServiceContext } from '../../core/game-service.ts';
import { type Recap, recapOf, recapStart } from './recap.ts';
import type { ScoreHistory } from './score-history.ts';
import { scoreHistoryOf } from './score-history.ts';

/** Looking back at a game. */
export interface GameViewService {
  /** What has changed since somebody's last move; for others, and before they have moved, since the round began. */
  getRecap(id: string, user: string): Promise<Recap | undefined>;
  /** Where the points came from, and what moved the race most; nothing where no move of the rounds is known. */
  getScoreHistory(id: string): Promise<ScoreHistory | undefined>;
}

/** Creates the service that looks back at games. */
export function createGameViewService(tools: ServiceContext): GameViewService {
  return {
    async getRecap(id, user) {
      const found = await loadHistory(tools, id);
      return found === undefined ? undefined : recapFor(found.course, found.game, user, found.view);
    },

    async getScoreHistory(id) {
      const found = await loadHistory(tools, id);
      return found === undefined ? undefined : scoreHistoryOf(found.course);
    },
  };
}

/** Returns the recap for a user, from the first position that is known, where what they missed begins before it. */
function recapFor(
  course: GameHistory,
  { record, moves, state }: StartedGame,
  user: string,
  view: View,
): Recap | undefined {
  const seat = seatOf(record, state, user);
  const { from, own } = recapStart(course, moves, seat);
  const known = Math.max(from, course.from);
  const before = course.states[known];
  if (before === undefined) return undefined;
  const events = course.events.slice(known).flat();
  const purposes = turnReasonsOf(course, moves, known, moves.length);
  return {
    ...{ moves: moves.length - from, untold: known - from, own },
    ...recapOf(view(before), view(state), events, seat, purposes),
  };
}
