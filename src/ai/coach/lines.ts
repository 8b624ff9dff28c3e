/** Plays a turn out: ways to the end of the round, then playouts in given futures. */

import { ROUNDS } from '../../content/index.ts';
import type { Action, GameState } from '../../engine/index.ts';
import { type BeamSettings, beamSearch, type Line, passRound } from '../search/beam-search.ts';
import { type LastTurns, MAIN_ACTIONS, searchLastTurns } from '../search/last-turns.ts';
import type { Position } from '../search/position.ts';
import { type Future, type RolloutSettings, rollOut } from '../search/rollouts.ts';
import type { SearchContext } from '../search/search-context.ts';
import { type AfterTurn, afterTurn } from '../search/turns.ts';
import { applyActions } from '../search/unit-exchange.ts';
import { weightVariants } from '../search/weight-variants.ts';
import type { TurnLine } from './types.ts';

const WAY_BEAM: BeamSettings = { width: 12, spaces: 3, depth: 12 };
const WAYS = 2;
const LAST_TURNS = 2;
const LAST_TURN_PLAYS = 400;
const PLAYOUT: RolloutSettings = {
  lines: 1,
  futures: 1,
  rounds: ROUNDS - 1,
  beam: { width: 1, spaces: 1, depth: 25 },
};

/** Returns up to two ways to play on to the end of the round, found with different tastes. */
function waysFrom(context: SearchContext, after: AfterTurn): Line[] {
  if (after.passed) {
    const { after: end, worth } = passRound(context, after.position);
    return [{ actions: [], end, worth }];
  }
  const ways = new Map<number, Line>();
  for (const weights of weightVariants(context.weights)) {
    const [{ actions }] = beamSearch({ ...context, weights }, after.position, WAY_BEAM);
    const { after: end, worth } = passRound(context, lastOf(context, after, actions));
    if (!ways.has(end.hash())) ways.set(end.hash(), { actions, end, worth });
  }
  return [...ways.values()].slice(0, WAYS);
}

/** Returns the best way in the last round with its exact points, the opponents as they stand. */
function bestLastWay(context: SearchContext, after: AfterTurn, ways: readonly Line[]): LastTurns {
  const beam = ways.reduce((best, way) => (way.worth > best.worth ? way : best));
  const [first] = ways;
  const mains = first?.actions.filter(({ type }) => MAIN_ACTIONS.includes(type)).length ?? 0;
  if (after.passed || mains > LAST_TURNS) return beam;
  const searched = searchLastTurns(context, after.state, LAST_TURNS, LAST_TURN_PLAYS);
  return searched.worth > beam.worth ? searched : beam;
}

/** Returns the best way to play on after a turn, chosen by these futures, and the points in each of them. */
export function compareWays(
  context: SearchContext,
  root: GameState,
  turn: readonly Action[],
  futures: readonly Future[],
): Pick<TurnLine, 'way' | 'points'> {
  const after = afterTurn(context, root, turn);
  const ways = waysFrom(context, after);
  if (root.round >= ROUNDS) {
    const { actions, worth } = bestLastWay(context, after, ways);
    return { way: actions, points: [worth] };
  }
  const rated = ways.map(({ actions, end }) => ({
    way: actions,
    points: futures.map((future) => rollOut(context, end, future, PLAYOUT)),
  }));
  return rated.reduce((best, one) => (sumOf(one.points) > sumOf(best.points) ? one : best));
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

/** Returns the average of the points of a compared line. */
export const meanOf = ({ points }: Pick<TurnLine, 'points'>): number =>
  sumOf(points) / Math.max(1, points.length);

/** Returns the line's points in each of these futures. */
export function pointsIn(
  context: SearchContext,
  root: GameState,
  line: TurnLine,
  futures: readonly Future[],
): number[] {
  const end = endOf(context, root, line);
  return futures.map((future) => rollOut(context, end, future, PLAYOUT));
}

/** Returns the position at the end of the line's round. */
export const endOf = (context: SearchContext, root: GameState, { turn, way }: TurnLine): Position =>
  passRound(context, lastOf(context, afterTurn(context, root, turn), way)).after;

/** Returns the position before the seat passes. */
const lastOf = (context: SearchContext, { position }: AfterTurn, way: readonly Action[]): Position =>
  applyActions(context, position, way);
