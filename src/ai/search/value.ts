/** What a position is worth to the seat that thinks: the points that it may be expected to end with. */
import { ROUNDS } from '../../content/index.ts';
import { exported, FEATURES, finalPoints, measure, stageOf } from './features.ts';
import type { Position } from './position.ts';
import type { Scene } from './search-context.ts';

const found = new Float64Array(FEATURES.length);

/** Points. */
export function value(scene: Scene, position: Position): number {
  const stage = stageOf(position);
  if (position.over || stage > ROUNDS) return finalPoints(scene, position);
  measure(scene, position, found);
  const by = scene.mind.weights[stage - 1] as Float64Array;
  let sum = position.glory - position.bid + exported(scene, position);
  for (let i = 0; i < found.length; i++) sum += (by[i] as number) * (found[i] as number);
  return sum;
}
