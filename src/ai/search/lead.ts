/** The lead of a turn over the best turn of another kind. */
import type { Action, GameState } from '../../engine/index.ts';
import type { Lead } from '../types.ts';
import { kindOf, mainActionOf } from './kinds.ts';
import { MAIN_ACTIONS } from './last-turns.ts';
import type { SearchContext } from './search-context.ts';
import { rateTurn, rateVariedTurns } from './turns.ts';

/** Points from which the next kind of turn counts as better: more than a difference that is rounded to 0. */
const BEHIND = -1 / 2;

/**
 * Returns a turn's lead over the next kind, both followed to the end of the round and equally far. `undefined` if there
 * is no other kind, if that search prefers the other, or if the turn merely ends, which is not rated.
 */
export function leadOf(context: SearchContext, state: GameState, turn: readonly Action[]): Lead | undefined {
  const kind = kindOf([aboutOf(turn)]);
  if (kind === 'endTurn') return undefined;
  const rated = rateVariedTurns(context, state);
  const next = rated.find((one) => kindOf([aboutOf(one.turn)]) !== kind);
  if (next === undefined) return undefined;
  // The turn may not be among those that are followed this far.
  const best = rated.find((one) => kindOf([aboutOf(one.turn)]) === kind);
  const own = Math.max(best?.worth ?? -Infinity, rateTurn(context, state, turn));
  const points = own - next.worth;
  return points <= BEHIND ? undefined : { points: Math.max(0, points), next: aboutOf(next.turn) };
}

/** Returns the action that a turn is about. A port or a row before a pass is no turn of its own. */
function aboutOf(turn: readonly Action[]): Action {
  const main = mainActionOf(turn);
  return MAIN_ACTIONS.includes(main.type) ? main : (turn.find(({ type }) => type === 'pass') ?? main);
}
