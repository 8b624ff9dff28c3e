/** The lead of a turn over the best turn of another kind. */
import type { Action, GameState } from '../../engine/index.ts';
import type { Lead } from '../types.ts';
import { kindOf, mainActionOf } from './kinds.ts';
import type { SearchContext } from './search-context.ts';
import { rateTurn, rateVariedTurns } from './turns.ts';

/** Points from which the next kind of turn counts as better: more than a difference that is rounded to 0. */
const BEHIND = -1 / 2;

/**
 * Returns a turn's lead over the next kind, both followed to the end of the round and equally far. `undefined` if there
 * is no other kind, if that search prefers the other, or if the turn merely ends, which is not rated.
 */
export function leadOf(context: SearchContext, state: GameState, turn: readonly Action[]): Lead | undefined {
  const kind = kindOfTurn(turn);
  if (kind === 'endTurn') return undefined;
  const rated = rateVariedTurns(context, state);
  const next = rated.find((one) => kindOfTurn(one.turn) !== kind);
  if (next === undefined) return undefined;
  // The turn may not be among those that are followed this far.
  const best = rated.find((one) => kindOfTurn(one.turn) === kind);
  const own = Math.max(best?.worth ?? -Infinity, rateTurn(context, state, turn));
  const points = own - next.worth;
  return points <= BEHIND ? undefined : { points: Math.max(0, points), next: decisiveActionOf(next.turn) };
}

/** Returns the pass of a turn, whatever port or row comes before it, or else its main action. */
const decisiveActionOf = (turn: readonly Action[]): Action =>
  turn.find(({ type }) => type === 'pass') ?? mainActionOf(turn);

const kindOfTurn = (turn: readonly Action[]): string => kindOf([decisiveActionOf(turn)]);
