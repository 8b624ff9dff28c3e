import { type Action, type GameState, play, type Seat } from '../../engine/index.ts';

/** Returns the state after an action. Throws if the engine refuses it. */
export function playLegal(state: GameState, seat: Seat, action: Action): GameState {
  const played = play(state, seat, action);
  if (!played.ok) throw new Error(`${action.type} is refused: ${played.rejection.code}`);
  return played.state;
}
