/** Shallow copies of a state, so that a rule can change one and leave the other alone. */
import type { Decision, GameState } from './state.ts';

/**
 * Returns a copy whose fields can be set, also those of its contracts, players, stack, turn and auction. The values in
 * these fields are readonly and shared with the original: rules replace them.
 */
export function cloneState(state: GameState): GameState {
  const copy = { ...state, contracts: { ...state.contracts } };
  copy.players = state.players.map((player) => ({ ...player }));
  copy.stack = state.stack.map((decision): Decision => ({ ...decision }));
  if (copy.turn !== undefined) copy.turn = { ...copy.turn };
  if (copy.auction !== undefined) copy.auction = { ...copy.auction };
  return copy;
}
