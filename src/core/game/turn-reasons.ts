/** Why computers made their moves, by event. */
import { contractPurpose, type Purpose, type Reason } from '../../ai/index.ts';
import type { ActionType, GameEvent } from '../../engine/index.ts';
import type { GameHistory } from './history.ts';
import { endsDecision } from './notifications.ts';
import { type MoveRecord, NOBODY, STOPGAPS, type Stopgap } from './types.ts';

export type TurnReasons = ReadonlyMap<GameEvent, Purpose>;

/** Main actions of a turn. All other actions only prepare or follow them. */
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

const isPurpose = (reason: MoveRecord['reason']): reason is Reason =>
  reason !== undefined && !STOPGAPS.includes(reason as Stopgap);

/** Returns the reasons of turns whose main actions are among moves `from` to `to` (exclusive). */
export function turnReasonsOf(
  { states, events }: GameHistory,
  moves: readonly MoveRecord[],
  from: number,
  to: number,
): TurnReasons {
  const purposes = new Map<GameEvent, Purpose>();
  let found = false;
  for (let i = from; i < to; i++) {
    const { seat = NOBODY, reason, action } = moves[i] ?? {};
    const before = states[i];
    const those = events[i] ?? [];
    const first = those.find((event) => !('cause' in event));
    const main = action !== undefined && MAIN.includes(action.type);
    if (main && !found && isPurpose(reason) && first !== undefined)
      purposes.set(first, { reason, ...(before && contractPurpose(before, seat, action)) });
    found = !endsDecision(those) && (found || main);
  }
  return purposes;
}
