/** A mind in other moods: what is seen as the best for one reason or another is then compared by playing on. */
import type { Reason } from '../types.ts';
import { FEATURES } from './features.ts';
import type { Mind } from './weights.ts';

/** By how much more, or less, a mood weighs what is for a reason. */
const MOODS: readonly Partial<Record<Reason, number>>[] = [
  {},
  { income: 1.5, processing: 1.5, contract: 0.8 },
  { contract: 1.5, majority: 1.6, export: 1.6 },
  { settlements: 1.7, reach: 1.3, tile: 1.2 },
];

const moods = new WeakMap<Mind, readonly Mind[]>();

/** A mind as it is, and in its moods. */
export function moodsOf(mind: Mind): readonly Mind[] {
  let all = moods.get(mind);
  if (all === undefined) {
    all = MOODS.map((mood) => ({
      ...mind,
      weights: mind.weights.map((weights) =>
        weights.map((weight, i) => weight * (mood[FEATURES[i]?.[1] as Reason] ?? 1)),
      ),
    }));
    moods.set(mind, all);
  }
  return all;
}
