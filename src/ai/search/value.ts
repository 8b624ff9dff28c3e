/** What a position is worth to the seat that thinks: the points that it may be expected to end with. */
import { ROUNDS } from '../../content/index.ts';
import { exportPoints, FEATURES, finalPoints, measureFeatures, stageOf } from './features.ts';
import type { Position } from './position.ts';
import type { SearchContext } from './search-context.ts';

const features = new Float64Array(FEATURES.length);

/** Points. */
export function value(context: SearchContext, position: Position): number {
  const stage = stageOf(position);
  if (position.over || stage > ROUNDS) return finalPoints(context, position);
  measureFeatures(context, position, features);
  const by = context.weights.byStage[stage - 1] as Float64Array;
  let sum = position.glory - position.bid + exportPoints(context, position);
  for (let i = 0; i < features.length; i++) sum += (by[i] as number) * (features[i] as number);
  return sum;
}
