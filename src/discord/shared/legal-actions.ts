import { type Action, type GameState, legalActions, type Seat } from '../../engine/index.ts';

const known = new WeakMap<GameState, Map<Seat, readonly Action[]>>();

/** Returns a seat's legal actions, cached by position. Displayed positions are never mutated. */
export function legalFor(state: GameState, seat: Seat): readonly Action[] {
  const seats = known.get(state) ?? new Map<Seat, readonly Action[]>();
  known.set(state, seats);
  const legal = seats.get(seat) ?? legalActions(state, seat);
  seats.set(seat, legal);
  return legal;
}
