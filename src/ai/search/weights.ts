/** The weights of the features, for each stage of the game. */

import { FEATURES, type FeatureName } from './features.ts';
import { at } from './indexes.ts';

/** How a player weighs things. */
export interface Weights {
  /** Points that a pound is worth, by stage from 1 to 6: what features that hold several things are made of. */
  readonly poundValue: readonly number[];
  /** By stage: the same for a pound in each production to come. */
  readonly incomeValue: readonly number[];
  /** By stage, from 1 on (at 0): the weight of each feature in points. */
  readonly byStage: readonly Float64Array[];
  readonly bonuses: FlatBonuses;
}

/** Points that stand for things that are not counted. */
export interface FlatBonuses {
  /** That a contract is fulfilled, whatever it gives. */
  readonly contract: number;
  /** That a unit stands apart from the others. */
  readonly apart: number;
}

/** A mind as it is written down. */
export interface WeightsFile {
  /** How it came to be. */
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
