/** Trust in the coach's numbers, by round. */

/**
 * Points in fresh games for each point that the coach reports: never above 1, and 0 where the lower bound of the 95 %
 * interval is below 0.5 or too few turns remain. docs/performance.md has the figures. Made by
 * `npm run calibrate -- --decisions 100 --worlds 8 --futures 48 --seed cal28`.
 */
const SLOPES: readonly number[] = [1, 1, 1, 1, 1];

/** Returns the factor for reported points of a round; 0 if the coach is silent about it. */
export const slopeOf = (round: number): number => SLOPES[round - 1] ?? 0;

/** The rounds about which the coach says nothing. */
export const silentRounds: readonly number[] = SLOPES.flatMap((slope, i) => (slope === 0 ? [i + 1] : []));
