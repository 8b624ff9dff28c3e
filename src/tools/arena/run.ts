/** The arena command: plays computer players on the same deals and summarizes the results. */

import { type Output, runWith } from '../command-line.ts';
import { type ArenaOptions, parseArenaArgs } from './args.ts';
import type { Contestant, Match, Outcome } from './match.ts';
import { openWorkers } from './pool.ts';

/** The least solo score of an average player (R-SOLO-4). */
const AVERAGE = 131;
const GAMES_PER_REPORT = 20;

/** Runs `arena`: lets computer players play each other and reports who wins. */
export const arena = async (args: readonly string[], output: Output): Promise<number> =>
  await runWith(parseArenaArgs(args), output, (options) => compete(options, output));

async function compete(options: ArenaOptions, { out, err }: Output): Promise<number> {
  const matches = matchesOf(options);
  const threads = await openWorkers<Match, Outcome>(new URL('./worker.ts', import.meta.url));
  const outcomes = await threads.run(matches, (done, answers) => {
    // Intermediate results survive an interrupted run.
    if (done % GAMES_PER_REPORT === 0) err(`${done} of ${matches.length}\n${summary(matches, answers)}`);
  });
  await threads.close();
  out(summary(matches, outcomes));
  return 0;
}

/** Returns every deal in every rotation of the seats, up to the requested number of games. */
export function matchesOf({ seats, games, seed, options }: ArenaOptions): Match[] {
  // Skips rotations with identical seating.
  const rotations = [...new Set(seats.map((_, i) => [...seats.slice(i), ...seats.slice(0, i)].join()))];
  return Array.from({ length: games }, (_, game) => ({
    seed: `${seed}-${Math.floor(game / rotations.length) + 1}`,
    options,
    seats: (rotations[game % rotations.length] as string).split(',') as Contestant[],
  }));
}

/** Returns a line per contestant, in the order of the first match, for the games played so far. */
export function summary(matches: readonly Match[], outcomes: readonly (Outcome | undefined)[]): string {
  const listed = [...new Set(matches[0]?.seats)];
  return listed
    .map((name) => {
      const wins: number[] = [];
      const points: number[] = [];
      let ms = 0;
      let questions = 0;
      outcomes.forEach((outcome, i) => {
        if (!outcome) return;
        const { seats } = matches[i] as Match;
        seats.forEach((one, seat) => {
          if (one !== name) return;
          const total = outcome.points[seat] as number;
          points.push(total);
          wins.push(seats.length === 1 ? Number(total >= AVERAGE) : (outcome.wins[seat] as number));
          ms += outcome.ms[seat] as number;
          questions += outcome.questions[seat] as number;
        });
      });
      return `${name} wins=${formatMean(wins, 2)} points=${formatMean(points, 1)} ms=${Math.round(ms / Math.max(1, questions))}\n`;
    })
    .join('');
}

/** Returns the mean with the half-width of its 95 % interval, such as `8.2 ±3.4`. */
export function formatMean(values: readonly number[], digits: number): string {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return `${mean.toFixed(digits)} ±${(1.96 * Math.sqrt(spread / values.length)).toFixed(digits)}`;
}
