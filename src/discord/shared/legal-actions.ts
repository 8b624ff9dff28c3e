/** What a seat may do, worked out once for all that is shown of a position. */
import { type Action, type GameState, legalActions, type Seat } from '../../engine/index.ts';

const known = new WeakMap<GameState, Map<Seat, readonly Action[]>>();

/** The legal actions of a seat. A position that is shown is never edited, so that they are kept with it. */
export function legalFor(state: GameState, seat: Seat): readonly Action[] {
  const seats = known.get(state) ?? new Map<Seat, readonly Action[]>();
  known.set(state, seats);
  const legal = seats.get(seat) ?? legalActions(state, seat);
  seats.set(seat, legal);
  return legal;
}
