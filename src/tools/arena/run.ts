/** The arena command: plays computer players on the same deals and summarizes the results. */

import type { Clan } from '../../content/index.ts';
import { type Output, runWith } from '../command-line.ts';
import { type ArenaOptions, parseArenaArgs } from './args.ts';
import type { Contestant, Match, Outcome } from './match.ts';
import { runTasks } from './pool.ts';

/** The least solo score of an average player (R-SOLO-4). */
const AVERAGE = 131;
const GAMES_PER_REPORT = 20;

/** Runs `arena`: lets computer players play each other and reports who wins. */
export const arena = async (args: readonly string[], output: Output): Promise<number> =>
  await runWith(parseArenaArgs(args), output, (options) => compete(options, output));

async function compete(options: ArenaOptions, { out, err }: Output): Promise<number> {
  const matches = matchesOf(options);
  const script = new URL('./worker.ts', import.meta.url);
  const outcomes = await runTasks<Match, Outcome>(script, matches, (done, answers) => {
    // Intermediate results survive an interrupted run.
    if (done % GAMES_PER_REPORT === 0) err(`${done} of ${matches.length}\n${summary(matches, answers)}`);
  });
  out(summary(matches, outcomes));
  return 0;
}

/** Returns every deal in every rotation of the seats, up to the requested number of games, without the skipped ones. */
export function matchesOf({ seats, games, skip, seed, options, randomClans }: ArenaOptions): Match[] {
  // Skips rotations with identical seating.
  const rotations = [...new Set(seats.map((_, i) => [...seats.slice(i), ...seats.slice(0, i)].join()))];
  return Array.from({ length: games }, (_, game) => ({
    seed: `${seed}-${Math.floor(game / rotations.length) + 1}`,
    options,
    seats: (rotations[game % rotations.length] as string).split(',') as Contestant[],
    randomClans,
  })).slice(skip);
}

/** One player's part in a finished game. */
interface Result {
  readonly name: Contestant;
  readonly clan: Clan | undefined;
  readonly points: number;
  readonly settlements: number;
  readonly wins: number;
  readonly questions: number;
  readonly ms: number;
}

/**
 * Returns a line per contestant, in the order of the first match, for the games played so far. With random clans, a line
 * per clan follows, the weakest first.
 */
export function summary(matches: readonly Match[], outcomes: readonly (Outcome | undefined)[]): string {
  const results = outcomes.flatMap((outcome, i) => (outcome ? resultsOf(matches[i] as Match, outcome) : []));
  const byContestant = [...new Set(matches[0]?.seats)].map((name) => ({
    name,
    results: results.filter((one) => one.name === name),
  }));
  return [
    ...byContestant.map(contestantLine),
    ...(matches[0]?.randomClans ? byContestant.flatMap(clanLines) : []),
  ].join('');
}

const resultsOf = ({ seats }: Match, outcome: Outcome): Result[] =>
  seats.map((name, seat) => {
    const points = outcome.points[seat] as number;
    return {
      name,
      clan: outcome.clans[seat],
      points,
      settlements: outcome.settlements[seat] as number,
      wins: seats.length === 1 ? Number(points >= AVERAGE) : (outcome.wins[seat] as number),
      questions: outcome.questions[seat] as number,
      ms: outcome.ms[seat] as number,
    };
  });

interface Contest {
  readonly name: Contestant;
  readonly results: readonly Result[];
}

function contestantLine({ name, results }: Contest): string {
  const total = (key: 'ms' | 'questions') => results.reduce((sum, one) => sum + one[key], 0);
  const mean = (key: 'wins' | 'points' | 'settlements', digits: number) =>
    formatMean(
      results.map((one) => one[key]),
      digits,
    );
  const ms = Math.round(total('ms') / Math.max(1, total('questions')));
  return `${name} wins=${mean('wins', 2)} points=${mean('points', 1)} settlements=${mean('settlements', 1)} ms=${ms}\n`;
}

const clanLines = ({ name, results }: Contest): string[] =>
  [...new Set(results.map(({ clan }) => clan))]
    .map((clan) => ({ clan, points: results.filter((one) => one.clan === clan).map(({ points }) => points) }))
    .sort((a, b) => meanOf(a.points) - meanOf(b.points))
    .map(
      ({ clan, points }) => `${name} clan=${clan} points=${formatMean(points, 1)} games=${points.length}\n`,
    );

/** Returns the mean; `NaN` for an empty list. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/** Returns the mean with the half-width of its 95 % interval, such as `8.2 ±3.4`. */
export function formatMean(values: readonly number[], digits: number): string {
  const mean = meanOf(values);
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return `${mean.toFixed(digits)} ±${(1.96 * Math.sqrt(spread / values.length)).toFixed(digits)}`;
}
