/** The numbers that training changes: how much the weights of each reason are scaled, and how their course is bent. */
import { FEATURES, type WeightsFile } from '../../ai/index.ts';

/** Logarithms of factors: 0 leaves a weight as it is. */
export type Parameters = Readonly<Record<string, number>>;

const reasons = [...new Set(FEATURES.map(([, reason]) => reason))];

/**
 * What can be changed of a mind: the worth of pounds, each taste, the weights of the features that are for the same
 * reason; and of pounds and weights how they change over the rounds.
 */
export const parameterNames = ({ taste }: WeightsFile): readonly string[] => [
  'pound',
  'pound course',
  ...Object.keys(taste),
  ...reasons.flatMap((reason) => [reason, `${reason} course`]),
];

/** A mind with these changes made to it. */
export function changed({ pound, taste, weights }: WeightsFile, by: Parameters): WeightsFile {
  const scaled = (value: number, name: string) => Number((value * Math.exp(by[name] ?? 0)).toFixed(4));
  // Bent, it is less in the first round and more in the last one.
  const bent = (values: readonly number[], name: string) =>
    values.map((value, i) => scaled(value * Math.exp(((by[`${name} course`] ?? 0) * (i - 2)) / 2), name));
  return {
    // What a pound is worth at the very end is known.
    pound: [...bent(pound.slice(0, -1), 'pound'), ...pound.slice(-1)],
    taste: Object.fromEntries(
      Object.entries(taste).map(([name, value]) => [name, scaled(value, name)]),
    ) as unknown as WeightsFile['taste'],
    weights: Object.fromEntries(
      FEATURES.map(([name, reason]) => [name, bent(weights[name], reason)]),
    ) as unknown as WeightsFile['weights'],
  };
}
