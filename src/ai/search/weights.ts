import { FEATURES, type FeatureName } from './features.ts';
import { at } from './indexes.ts';

export interface Weights {
  /** Points of a pound, by stage from 1 to 6. */
  readonly poundValue: readonly number[];
  /** Points of a pound in each production left, by stage. */
  readonly incomeValue: readonly number[];
  /** Points per feature, by stage from 1 on (at index 0). */
  readonly byStage: readonly Float64Array[];
  readonly bonuses: FlatBonuses;
}

export interface FlatBonuses {
  readonly contract: number;
  readonly apart: number;
}

export interface WeightsFile {
  readonly made?: Readonly<Record<string, unknown>>;
  readonly pound: readonly number[];
  readonly weights: Readonly<Record<FeatureName, readonly number[]>>;
  readonly taste: FlatBonuses;
}

export const parseWeights = ({ pound, weights, taste }: WeightsFile): Weights => ({
  poundValue: [0, ...pound],
  incomeValue: [0, ...pound].map((_, stage) => pound.slice(stage).reduce((sum, one) => sum + one, 0)),
  bonuses: taste,
  byStage: [1, 2, 3, 4, 5].map((stage) =>
    Float64Array.from(FEATURES, ([name]) => at(weights[name], stage - 1)),
  ),
});

export function weightsOf({ byStage }: Weights, stage: number): Float64Array {
  const weights = byStage[stage - 1];
  if (weights === undefined) throw new Error(`no weights for stage ${stage}`);
  return weights;
}
