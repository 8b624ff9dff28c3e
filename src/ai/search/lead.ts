/** The lead of a turn over the best turn of another kind. */
import type { Action, GameState } from '../../engine/index.ts';
import type { Lead } from '../types.ts';
import { kindOf, mainActionOf } from './kinds.ts';
import type { SearchContext } from './search-context.ts';
import { rateTurns } from './turns.ts';

/**
 * Returns a turn's lead over the next kind, both followed to the end of the round and equally far; 0 if that search
 * prefers the other. `undefined` if there is no other kind, or if the turn merely ends, which is not rated.
 */
export function leadOf(context: SearchContext, state: GameState, turn: readonly Action[]): Lead | undefined {
  const kind = kindOf(turn);
  const rated = rateTurns(context, state);
  const next = rated.find((one) => kindOf(one.turn) !== kind);
  const own = rated.find((one) => kindOf(one.turn) === kind);
  if (next === undefined || kind === 'endTurn') return undefined;
  const points = own === undefined ? 0 : Math.max(0, own.worth - next.worth);
  return { points, next: mainActionOf(next.turn) };
}
