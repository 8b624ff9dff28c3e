/** The weights of the features by stage of the game. */

export interface Weights {
  /** Points of a pound, by stage from 1 to 6. */
  readonly poundValue: Float64Array;
  /** Points of a pound in each production left, by stage. */
  readonly incomeValue: Float64Array;
  /** Points per feature, by stage from 1 on (at index 0). */
  readonly byStage: readonly Float64Array[];
  readonly bonuses: FlatBonuses;
}

export interface FlatBonuses {
  readonly contract: number;
  readonly apart: number;
}

/** Returns the weights of a round (1 to 5). Throws for another number. */
export function weightsOf({ byStage }: Weights, stage: number): Float64Array {
  const weights = byStage[stage - 1];
  if (weights === undefined) throw new Error(`no weights for stage ${stage}`);
  return weights;
}
