/** Ridge regression of weights, for each stage of the game, on comparisons of alternatives. */
import { Matrix, solve } from 'ml-matrix';
import { type Alternative, FEATURES, type WeightsFile } from '../../ai/index.ts';

/** Sums of one stage. The weights that explain the points solve `squares` × weights = `products`. */
export interface StageSums {
  comparisons: number;
  /** Products of features, row by row. */
  readonly squares: number[];
  /** Products of features and points. */
  readonly products: number[];
}

const STAGES = [1, 2, 3, 4, 5];
const SIZE = FEATURES.length;

/** Returns sums without a comparison, one for each stage. */
export const emptySums = (): StageSums[] =>
  STAGES.map(() => ({
    comparisons: 0,
    squares: new Array<number>(SIZE * SIZE).fill(0),
    products: new Array<number>(SIZE).fill(0),
  }));

/** Points below the best alternative at which another one counts a third as much. */
const TEMPERATURE = 4;
/** Share that the worst alternative still has, compared with the best one. */
const LEAST_SHARE = 0.05;

/** Adds a comparison. Only differences between its alternatives count, most of all between good ones. */
export function addComparison(sums: readonly StageSums[], alternatives: readonly Alternative[]): void {
  const [first] = alternatives;
  const stage = first && sums[first.stage - 1];
  if (stage === undefined || alternatives.length < 2) return;
  const best = Math.max(...alternatives.map(({ points }) => points));
  const counts = alternatives.map(({ points }) => Math.exp((points - best) / TEMPERATURE) + LEAST_SHARE);
  const total = counts.reduce((sum, one) => sum + one, 0);
  const shares = counts.map((one) => one / total);
  const meanOf = (value: (one: Alternative) => number) =>
    alternatives.reduce((sum, one, i) => sum + (shares[i] ?? 0) * value(one), 0);
  const means = FEATURES.map((_, feature) => meanOf(({ features }) => features[feature] ?? 0));
  const meanGain = meanOf(({ points, certain }) => points - certain);
  stage.comparisons++;
  alternatives.forEach(({ features, points, certain }, i) => {
    const share = shares[i] ?? 0;
    const gain = points - certain - meanGain;
    const apart = means.map((mean, feature) => (features[feature] ?? 0) - mean);
    apart.forEach((one, row) => {
      if (one === 0) return;
      stage.products[row] = (stage.products[row] ?? 0) + share * one * gain;
      apart.forEach((other, column) => {
        const at = row * SIZE + column;
        stage.squares[at] = (stage.squares[at] ?? 0) + share * one * other;
      });
    });
  });
}

/** Adds sums to others. */
export function addSums(sums: readonly StageSums[], others: readonly StageSums[]): void {
  sums.forEach((stage, i) => {
    const other = others[i];
    if (other === undefined) return;
    stage.comparisons += other.comparisons;
    other.squares.forEach((one, at) => {
      stage.squares[at] = (stage.squares[at] ?? 0) + one;
    });
    other.products.forEach((one, at) => {
      stage.products[at] = (stage.products[at] ?? 0) + one;
    });
  });
}

/** Strength of the pull to the present weights, and the weight in points from which it weakens. */
const RIDGE = 0.03;
const SMALL_WEIGHT = 0.3;

/** Returns weights moved by `share` of the way to those that explain the points best. */
export function fitted(from: WeightsFile, sums: readonly StageSums[], share: number): WeightsFile {
  const names = FEATURES.map(([name]) => name);
  const stages = sums.map(({ comparisons, squares, products }, stage) => {
    const present = names.map((name) => from.weights[name][stage] ?? 0);
    if (comparisons === 0) return present;
    const left = Matrix.from1DArray(SIZE, SIZE, squares).div(comparisons);
    const explained = left.mmul(Matrix.columnVector(present)).to1DArray();
    const missing = products.map((one, i) => one / comparisons - (explained[i] ?? 0));
    present.forEach((weight, i) => {
      left.set(i, i, left.get(i, i) + RIDGE / Math.max(Math.abs(weight), SMALL_WEIGHT) ** 2);
    });
    const change = solve(left, Matrix.columnVector(missing)).to1DArray();
    return present.map((weight, i) => weight + share * (change[i] ?? 0));
  });
  const weights = Object.fromEntries(
    names.map((name, i) => [name, stages.map((stage) => Number((stage[i] ?? 0).toFixed(4)))]),
  ) as unknown as WeightsFile['weights'];
  return { pound: from.pound, taste: from.taste, weights };
}
