/** Looking back at a game: what a user missed, and how the scores developed. */

import type { Course } from '../../core/game/history.ts';
import { seatOf } from '../../core/game/members.ts';
import { purposesOf } from '../../core/game/turn-reasons.ts';
import { loadHistory, type View } from '../../core/game-queries.ts';
import type { Begun, Tools } from '../../core/game-service.ts';
import { type Recap, recapFrom, recapOf } from './recap.ts';
import type { RaceTold } from './score-history.ts';
import { raceTold } from './score-history.ts';

/** Looking back at a game. */
export interface GameViewService {
  /** What has changed since somebody's last move; for others, and before they have moved, since the round began. */
  recap(id: string, user: string): Promise<Recap | undefined>;
  /** Where the points came from, and what moved the race most; nothing where no move of the rounds is known. */
  race(id: string): Promise<RaceTold | undefined>;
}

/** Creates the service that looks back at games. */
export function createGameView(tools: Tools): GameViewService {
  return {
    async recap(id, user) {
      const found = await loadHistory(tools, id);
      return found === undefined ? undefined : recapFor(found.course, found.game, user, found.view);
    },

    async race(id) {
      const found = await loadHistory(tools, id);
      return found === undefined ? undefined : raceTold(found.course);
    },
  };
}

/** Returns the recap for a user, from the first position that is known, where what they missed begins before it. */
function recapFor(
  course: Course,
  { record, moves, state }: Begun,
  user: string,
  view: View,
): Recap | undefined {
  const seat = seatOf(record, state, user);
  const { from, own } = recapFrom(course, moves, seat);
  const known = Math.max(from, course.from);
  const before = course.states[known];
  if (before === undefined) return undefined;
  const events = course.events.slice(known).flat();
  const purposes = purposesOf(course, moves, known, moves.length);
  return {
    ...{ moves: moves.length - from, untold: known - from, own },
    ...recapOf(view(before), view(state), events, seat, purposes),
  };
}
