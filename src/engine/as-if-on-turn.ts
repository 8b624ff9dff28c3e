/** Lets displays and plans show what a seat could do on its next turn. */
import { cloneState } from './clone.ts';
import { startTurn } from './flow/round.ts';
import { pendingSeats } from './play.ts';
import type { GameState, Seat } from './state.ts';

/** Returns the position as if it were this seat's turn; `undefined` if it has no decisions left this round. */
export function asIfOnTurn(state: GameState, seat: Seat): GameState | undefined {
  if (state.phase !== 'actions' && state.phase !== 'production') return undefined;
  if (pendingSeats(state).includes(seat)) return state;
  const production = state.production[seat];
  if (production !== undefined) return production.ready ? undefined : state;
  if (state.phase !== 'actions' || state.passed.includes(seat)) return undefined;
  const next = cloneState(state);
  next.stack = [];
  startTurn(next, seat);
  return next;
}
