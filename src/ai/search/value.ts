/** The value of a position: the points that the seat can expect at the end of the game. */

import { ROUNDS } from '../../content/index.ts';
import { exportPoints, FEATURES, finalPoints, measureFeatures, stageOf } from './features.ts';
import { floatAt } from './indexes.ts';
import type { Position } from './position.ts';
import type { SearchContext } from './search-context.ts';
import { weightsOf } from './weights.ts';

const features = new Float64Array(FEATURES.length);

/** Returns the points that no weight changes. */
export const certainPoints = (context: SearchContext, position: Position): number =>
  position.glory - position.bid + exportPoints(context, position);

/** Returns what a position is worth to its seat, in points: exact once the game is over, otherwise an estimate. */
export function value(context: SearchContext, position: Position): number {
  const stage = stageOf(position);
  if (position.over || stage > ROUNDS) return finalPoints(context, position);
  measureFeatures(context, position, features);
  const by = weightsOf(context.weights, stage);
  let sum = certainPoints(context, position);
  for (let i = 0; i < features.length; i++) sum += floatAt(by, i) * floatAt(features, i);
  return sum;
}
