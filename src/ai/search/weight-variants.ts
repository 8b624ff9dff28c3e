/** Weights that favour income, contracts or settlements, so that rollouts try different styles. */
import type { Reason } from '../types.ts';
import { FEATURES } from './features.ts';
import { floatAt } from './indexes.ts';
import type { Weights } from './weights.ts';

const VARIANT_FACTORS: readonly Partial<Record<Reason, number>>[] = [
  {},
  { income: 1.5, processing: 1.5, contract: 0.8 },
  { contract: 1.5, majority: 1.6, export: 1.6 },
  { settlements: 1.7, reach: 1.3, tile: 1.2 },
];

const variantsByWeights = new WeakMap<Weights, readonly Weights[]>();

/** Returns the weights in all variants, unchanged first. */
export function weightVariants(weights: Weights): readonly Weights[] {
  let variants = variantsByWeights.get(weights);
  if (variants === undefined) {
    variants = VARIANT_FACTORS.map((factors) => ({
      ...weights,
      byStage: weights.byStage.map((stage) =>
        Float64Array.from(FEATURES, ([, reason], i) => floatAt(stage, i) * (factors[reason] ?? 1)),
      ),
    }));
    variantsByWeights.set(weights, variants);
  }
  return variants;
}
