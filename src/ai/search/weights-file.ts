/** Reads files of weights. */
import { FEATURES, type FeatureName } from './features.ts';
import { at } from './indexes.ts';
import type { FlatBonuses, Weights } from './weights.ts';

/** The format of weights.json and narrow-weights.json. */
export interface WeightsFile {
  /** How the weights were made. */
  readonly made?: Readonly<Record<string, unknown>>;
  readonly pound: readonly number[];
  readonly weights: Readonly<Record<FeatureName, readonly number[]>>;
  readonly taste: FlatBonuses;
}

/** Converts stored weights to those of the search, which has one list for each round. */
export const parseWeights = ({ pound, weights, taste }: WeightsFile): Weights => ({
  poundValue: Float64Array.of(0, ...pound),
  incomeValue: Float64Array.from([0, ...pound], (_, stage) =>
    pound.slice(stage).reduce((sum, one) => sum + one, 0),
  ),
  bonuses: taste,
  byStage: [1, 2, 3, 4, 5].map((stage) =>
    Float64Array.from(FEATURES, ([name]) => at(weights[name], stage - 1)),
  ),
});
