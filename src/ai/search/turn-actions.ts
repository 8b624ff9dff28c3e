/** Turns a line of the search into the engine's actions of one turn. */
import { type Action, type GameState, pendingSeats, play, type Seat } from '../../engine/index.ts';

/** The actions of one turn, and those that are left for later turns. */
interface SplitTurn {
  readonly turn: readonly Action[];
  /** Empty if the turn did not go as planned, or revealed something. */
  readonly rest: readonly Action[];
  /** True if the turn ended as planned. */
  readonly isWhole: boolean;
}

/** Returns the actions that belong to the current turn, adapted to what the engine asks for. */
export const actionsOfTurn = (state: GameState, seat: Seat, actions: readonly Action[]): readonly Action[] =>
  splitTurn(state, seat, actions).turn;

/** Splits planned actions into those of this turn and the rest, adapted to what the engine asks for. */
export function splitTurn(state: GameState, seat: Seat, actions: readonly Action[]): SplitTurn {
  const turn: Action[] = [];
  let now = state;
  for (const [i, action] of actions.entries()) {
    if (!pendingSeats(now).includes(seat)) break;
    if (action.type === 'decline' && isNeedless(now, seat, actions[i + 1])) continue;
    const played = play(now, seat, action);
    if (!played.ok) {
      // A bonus that has lapsed need not be declined.
      if (action.type === 'decline') continue;
      const ends = now.turn?.mainDone === true && play(now, seat, { type: 'endTurn' }).ok;
      if (!ends) break;
      turn.push({ type: 'endTurn' });
      return { turn, rest: actions.slice(i), isWhole: true };
    }
    turn.push(action);
    now = played.state;
    // The drawn contracts are unknown.
    if (action.type === 'drawContracts') break;
    if (played.events.some(({ type }) => TURN_END_EVENTS.includes(type)))
      return { turn, rest: actions.slice(i + 1), isWhole: true };
  }
  return { turn, rest: [], isWhole: false };
}

/** Actions of a decision that a decline would end. They are illegal while a purchase is still to be declined. */
const DECLINABLE: readonly Action['type'][] = ['fulfil', 'brew'];

/** Returns whether what a plan declines has lapsed, so that declining would give up the next action instead. */
const isNeedless = (state: GameState, seat: Seat, next: Action | undefined): boolean =>
  next !== undefined && DECLINABLE.includes(next.type) && play(state, seat, next).ok;

const TURN_END_EVENTS: readonly string[] = ['turnEnded', 'passed'];
