/** Looking ahead: what a player could do if it were their turn already. */
import { cloneState } from './clone.ts';
import { startTurn } from './flow/round.ts';
import { awaited } from './play.ts';
import type { GameState, Seat } from './state.ts';

/**
 * The position as if it were this seat's turn now, for suggestions: what others do until then is not known. Whom the
 * game waits for, and who has passed with production still to decide, gets the position as it is. Nothing before the
 * first round, and for who has nothing more to decide in this one.
 */
export function ahead(state: GameState, seat: Seat): GameState | undefined {
  if (state.phase !== 'actions' && state.phase !== 'production') return undefined;
  if (awaited(state).includes(seat)) return state;
  const production = state.production[seat];
  if (production !== undefined) return production.ready ? undefined : state;
  if (state.phase !== 'actions' || state.passed.includes(seat)) return undefined;
  const next = cloneState(state);
  next.stack = [];
  startTurn(next, seat);
  return next;
}
