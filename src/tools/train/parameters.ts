/** Parameters of the training: factors of weights, and how these change over the rounds. */
import { FEATURES, type WeightsFile } from '../../ai/index.ts';

/** Logarithms of factors: 0 leaves a weight unchanged. */
export type Parameters = Readonly<Record<string, number>>;

const reasons = [...new Set(FEATURES.map(([, reason]) => reason))];

/**
 * Names of the parameters: the value of a pound, each taste, and the weights of the features with the same reason.
 * Pounds and weights also have one for their change over the rounds.
 */
export const parameterNames = ({ taste }: WeightsFile): readonly string[] => [
  'pound',
  'pound course',
  ...Object.keys(taste),
  ...reasons.flatMap((reason) => [reason, `${reason} course`]),
];

/** Returns weights changed by the parameters of a candidate. */
export function applyParameters({ pound, taste, weights }: WeightsFile, by: Parameters): WeightsFile {
  const scaled = (value: number, name: string) => Number((value * Math.exp(by[name] ?? 0)).toFixed(4));
  // A positive bend lowers the first round and raises the last one.
  const bent = (values: readonly number[], name: string) =>
    values.map((value, i) => scaled(value * Math.exp(((by[`${name} course`] ?? 0) * (i - 2)) / 2), name));
  return {
    // The final value of a pound is known.
    pound: [...bent(pound.slice(0, -1), 'pound'), ...pound.slice(-1)],
    taste: Object.fromEntries(
      Object.entries(taste).map(([name, value]) => [name, scaled(value, name)]),
    ) as unknown as WeightsFile['taste'],
    weights: Object.fromEntries(
      FEATURES.map(([name, reason]) => [name, bent(weights[name], reason)]),
    ) as unknown as WeightsFile['weights'],
  };
}
