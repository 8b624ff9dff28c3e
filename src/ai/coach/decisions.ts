/** Finds the turns of a finished game that can be judged. */
import { type GameEvent, requiredDecisions, revealsHidden, type Seat } from '../../engine/index.ts';
import type { ReviewedGame, TurnDecision } from './types.ts';

const endsTurn = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'turnEnded' || type === 'passed');

/** Returns whether a move with these events is the last one that is judged together with the moves before it. */
export const endsDecision = (events: readonly GameEvent[]): boolean =>
  endsTurn(events) || revealsHidden(events);

/** Returns the seat's turns from round 1 on, in playing order; a turn with drawn contracts counts as two. */
export function decisionsOf({ states, events, moves }: ReviewedGame, seat: Seat): TurnDecision[] {
  const found: TurnDecision[] = [];
  let from = -1;
  for (const [i, move] of moves.entries()) {
    const state = states[i];
    if (move.seat !== seat || state?.phase !== 'actions') continue;
    const decision = requiredDecisions(state).find((one) => one.seat === seat);
    // Production may be planned in another player's turn.
    if (decision === undefined || move.action.type === 'plan' || move.action.type === 'confirmProduction')
      continue;
    if (from < 0) from = i;
    if (!endsDecision(events[i] ?? [])) continue;
    found.push({ from, to: i + 1, round: state.round });
    from = -1;
  }
  return found;
}
