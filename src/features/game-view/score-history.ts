/** Points of every seat after each turn. */
import type { GameHistory } from '../../core/game/history.ts';
import { type PlayerSummary, summarizePlayers } from '../../core/game/player-actions.ts';
import { ownEvents, type PointsHistory, pointsHistoryOf, turningPoints } from '../../engine/index.ts';

export interface ScoreHistory {
  readonly race: PointsHistory;
  /** The decision of each of those turns; `undefined` if there is nothing to report. */
  readonly doings: readonly (PlayerSummary | undefined)[];
  readonly untold: number;
}

/** Builds the score history; `undefined` if no move of the rounds is known. */
export function scoreHistoryOf(
  history: Pick<GameHistory, 'from' | 'states' | 'events'>,
): ScoreHistory | undefined {
  const race = pointsHistoryOf(history);
  if (race === undefined) return undefined;
  const turns = turningPoints(race);
  const doings = turns.map(({ seat, decision = -1 }) => {
    const own = ownEvents(history.events[decision] ?? []);
    return summarizePlayers(own, new Map()).find((one) => one.seat === seat);
  });
  return { race: { ...race, turns }, doings, untold: history.from };
}
