/** How far a turn is ahead of the best turn of another kind. */
import type { Action, GameState } from '../../engine/index.ts';
import type { Lead } from '../types.ts';
import { kindOf, mainActionOf } from './kinds.ts';
import type { SearchContext } from './search-context.ts';
import { rateTurns } from './turns.ts';

/** Returns a turn's lead over the next kind, both followed as far; `undefined` if it has none. */
export function leadOf(context: SearchContext, state: GameState, turn: readonly Action[]): Lead | undefined {
  const kind = kindOf(turn);
  const rated = rateTurns(context, state);
  const next = rated.find((one) => kindOf(one.turn) !== kind);
  const own = rated.find((one) => kindOf(one.turn) === kind);
  if (next === undefined || own === undefined || own.worth <= next.worth) return undefined;
  return { points: own.worth - next.worth, next: mainActionOf(next.turn) };
}
