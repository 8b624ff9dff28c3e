/** The numbers that training changes: how much each weight is scaled, and how much more so late in the game. */
import type { WrittenMind } from '../../players/index.ts';

/** Logarithms of factors: 0 leaves a weight as it is. */
export type Parameters = Readonly<Record<string, number>>;

type Names = readonly string[];

/** What can be changed of a mind: each pound, each taste, and each weight with its course over the rounds. */
export function parameterNames({ pound, taste, weights }: WrittenMind): Names {
  return [
    // What a pound is worth at the very end is known.
    ...pound.slice(0, -1).map((_, i) => `pound ${i}`),
    ...Object.keys(taste).map((name) => `taste ${name}`),
    ...Object.keys(weights).flatMap((name) => [`weight ${name}`, `course ${name}`]),
  ];
}

/** A mind with these changes made to it. */
export function changed({ pound, taste, weights }: WrittenMind, by: Parameters): WrittenMind {
  const factor = (name: string) => Math.exp(by[name] ?? 0);
  const round = (value: number) => Number(value.toFixed(4));
  return {
    pound: pound.map((value, i) => round(value * factor(`pound ${i}`))),
    taste: Object.fromEntries(
      Object.entries(taste).map(([name, value]) => [name, round(value * factor(`taste ${name}`))]),
    ) as unknown as WrittenMind['taste'],
    weights: Object.fromEntries(
      Object.entries(weights).map(([name, values]) => [
        name,
        values.map((value, i) => {
          // From half the course down in the first stage to half of it up in the last one.
          const course = ((by[`course ${name}`] ?? 0) * (i - 2)) / 4;
          return round(value * factor(`weight ${name}`) * Math.exp(course));
        }),
      ]),
    ) as unknown as WrittenMind['weights'],
  };
}
