/** Copies of a state, to be changed while the old one stays. */
import type { Decision, GameState } from './state.ts';

/**
 * A copy with fields of its own, and so its contracts, players, stack, turn and auction: these may be set. What the
 * fields hold is readonly, and shared with the state: a rule puts something else in its place.
 */
export function cloneState(state: GameState): GameState {
  const copy = { ...state, contracts: { ...state.contracts } };
  copy.players = state.players.map((player) => ({ ...player }));
  copy.stack = state.stack.map((decision): Decision => ({ ...decision }));
  if (copy.turn !== undefined) copy.turn = { ...copy.turn };
  if (copy.auction !== undefined) copy.auction = { ...copy.auction };
  return copy;
}
