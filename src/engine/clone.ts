import type { Decision, GameState } from './state.ts';

/** Returns a copy whose fields can be set; rules replace the values in them, which are shared. */
export function cloneState(state: GameState): GameState {
  const copy = { ...state, contracts: { ...state.contracts } };
  copy.players = state.players.map((player) => ({ ...player }));
  copy.stack = state.stack.map((decision): Decision => ({ ...decision }));
  if (copy.turn !== undefined) copy.turn = { ...copy.turn };
  if (copy.auction !== undefined) copy.auction = { ...copy.auction };
  return copy;
}
