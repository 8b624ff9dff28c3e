/** What computers did their turns for: one reason a turn, that of its main action. */

import type { Reason } from '../../ai/index.ts';
import type { ActionType, GameEvent } from '../../engine/index.ts';
import type { GameHistory } from './history.ts';
import { endsDecision } from './notifications.ts';
import { type MoveRecord, STOPGAPS, type Stopgap } from './types.ts';

/** What each was for, by the event that is told of it first. */
export type TurnReasons = ReadonlyMap<GameEvent, Reason>;

/** What a turn is about. All else in it comes before that, or follows from it. */
const MAIN: readonly ActionType[] = [
  ...(['pick', 'bid', 'declineBid', 'placeWorker'] as const),
  ...([
    'trade',
    'obtain',
    'fulfil',
    'expand',
    'upgradeShipping',
    'upgradeTechnology',
    'hire',
    'pass',
  ] as const),
];

/** Whether a level made a move for that: a stopgap has no purpose. */
const isPurpose = (reason: MoveRecord['reason']): reason is Reason =>
  reason !== undefined && !STOPGAPS.includes(reason as Stopgap);

/** The purposes of those turns whose main actions are among moves `from` to `to`. */
export function turnReasonsOf(
  { events }: GameHistory,
  moves: readonly MoveRecord[],
  from: number,
  to: number,
): TurnReasons {
  const purposes = new Map<GameEvent, Reason>();
  let known = false;
  for (let i = from; i < to; i++) {
    const { reason, action } = moves[i] ?? {};
    const those = events[i] ?? [];
    const first = those.find((event) => !('cause' in event));
    const main = action !== undefined && MAIN.includes(action.type);
    if (main && !known && isPurpose(reason) && first !== undefined) purposes.set(first, reason);
    known = !endsDecision(those) && (known || main);
  }
  return purposes;
}
