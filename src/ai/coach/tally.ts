/** Sums of paired differences, and what they allow to say. */
import type { Tally } from './types.ts';

export const EMPTY_TALLY: Tally = { n: 0, sum: 0, squares: 0 };

/** Adds the differences `better[i] - played[i]`. */
export function addPairs(tally: Tally, better: readonly number[], played: readonly number[]): Tally {
  return better.reduce((sums, points, i) => {
    const difference = points - (played[i] as number);
    return {
      n: sums.n + 1,
      sum: sums.sum + difference,
      squares: sums.squares + difference * difference,
    };
  }, tally);
}

/** Returns the mean difference; 0 without any. */
export const meanOfTally = ({ n, sum }: Tally): number => (n === 0 ? 0 : sum / n);

/** Returns the standard error of the mean; 0 for a single exact number. */
export function standardError(tally: Tally): number {
  const { n, squares } = tally;
  if (n < 2) return 0;
  const mean = meanOfTally(tally);
  return Math.sqrt(Math.max(0, squares - n * mean * mean) / (n - 1) / n);
}
