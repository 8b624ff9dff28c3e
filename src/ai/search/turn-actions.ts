/** Turns a line of the search into the engine's actions of one turn. */
import { type Action, type GameState, pendingSeats, play, type Seat } from '../../engine/index.ts';

/** Returns the actions that belong to the current turn, adapted to what the engine asks for. */
export function actionsOfTurn(state: GameState, seat: Seat, actions: readonly Action[]): Action[] {
  const result: Action[] = [];
  let now = state;
  for (const action of actions) {
    if (!pendingSeats(now).includes(seat)) break;
    const played = play(now, seat, action);
    if (!played.ok) {
      // A bonus that has lapsed need not be declined.
      if (action.type === 'decline') continue;
      if (now.turn?.mainDone && play(now, seat, { type: 'endTurn' }).ok) result.push({ type: 'endTurn' });
      break;
    }
    result.push(action);
    now = played.state;
    // The drawn contracts are unknown.
    if (action.type === 'drawContracts' || played.events.some(({ type }) => TURN_END_EVENTS.includes(type)))
      break;
  }
  return result;
}

const TURN_END_EVENTS: readonly string[] = ['turnEnded', 'passed'];
