/** How a game was won, as it is told: the race by round, and what was done in the turns that moved it most. */

import type { GameHistory } from '../../core/game/history.ts';
import { type PlayerSummary, summarizePlayers } from '../../core/game/player-actions.ts';
import { ownEvents, type PointsHistory, pointsHistoryOf, turningPoints } from '../../engine/index.ts';

export interface ScoreHistory {
  /** Of its turns only those that moved it most. */
  readonly race: PointsHistory;
  /** What was done in each of those turns; nothing where there is nothing to tell of it. */
  readonly doings: readonly (PlayerSummary | undefined)[];
  /** Moves before the first position that is known, which are in none of it. */
  readonly untold: number;
}

/** The race of a course; nothing where no move of the rounds is known. */
export function scoreHistoryOf(
  course: Pick<GameHistory, 'from' | 'states' | 'events'>,
): ScoreHistory | undefined {
  const race = pointsHistoryOf(course);
  if (race === undefined) return undefined;
  const turns = turningPoints(race);
  const doings = turns.map(({ seat, from, to }) => {
    const own = course.events.slice(from, to).flatMap((events) => ownEvents(events));
    return summarizePlayers(own, new Map()).find((one) => one.seat === seat);
  });
  return { race: { ...race, turns }, doings, untold: course.from };
}
