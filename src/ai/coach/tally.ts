/** Sums of paired differences, and what they allow to say. */
import type { Tally } from './types.ts';

/** Returns the sums of the differences `better[i] - played[i]`, as far as both go. */
export function tallyOf(better: readonly number[], played: readonly number[]): Tally {
  const n = Math.min(better.length, played.length);
  const differences = better.slice(0, n).map((points, i) => points - (played[i] as number));
  return {
    n,
    sum: differences.reduce((sum, one) => sum + one, 0),
    squares: differences.reduce((sum, one) => sum + one * one, 0),
  };
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
