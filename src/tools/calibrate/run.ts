/** The calibrate command: compares the coach's predictions with games played on, by round. */
import { ROUNDS } from '../../content/index.ts';
import { openWorkers } from '../arena/pool.ts';
import * as cli from '../command-line.ts';
import { type Output, runWith } from '../command-line.ts';
import type { Prediction, Task } from './worker.ts';

const COMMAND = cli
  .command(
    'tools -- calibrate',
    'Compares the points that the coach predicts for a better turn with games played on from both turns.',
    `Games of crofters, alone and by two in turn; from each, one turn that the coach would look at again. Each line has
the round, the number of turns, the slope (points in games played on per point predicted) with its 95 % interval, the mean
prediction and the mean result, and the share of turns in which both agree on the sign.`,
  )
  .option('--decisions <n>', 'turns to compare, evenly spread over the rounds', cli.whole(1, 10_000), 40)
  .option('--futures <n>', 'futures behind each prediction', cli.whole(2, 1000), 48)
  .option('--worlds <n>', 'games played on from each of both turns', cli.whole(2, 1000), 8)
  .option('--seed <word>', 'the same word compares the same turns', cli.seed(50), 'caledonia');

const parse = cli.parser(COMMAND);
type Options = cli.OptionsOf<typeof parse>;

/** Runs `calibrate` and prints a table by round. */
export const calibrate = async (args: readonly string[], output: Output): Promise<number> =>
  await runWith(parse(args), output, (options) => compare(options, output));

async function compare({ decisions, futures, worlds, seed }: Options, { out, err }: Output): Promise<number> {
  const tasks = Array.from({ length: decisions }, (_, i): Task => {
    const deal = Math.floor(i / ROUNDS);
    return { seed: `${seed} ${i}`, players: 1 + (deal % 2), round: 1 + (i % ROUNDS), futures, worlds };
  });
  const workers = await openWorkers<Task, Prediction | undefined>(new URL('./worker.ts', import.meta.url));
  let written = 0;
  const found = await workers.run(tasks, (_, answers) => {
    const known = answers.filter((one) => one !== undefined);
    if (known.length === written) return;
    written = known.length;
    // Intermediate results survive an interrupted run.
    if (written % ROUNDS === 0) err(`${table(known)}\n`);
  });
  await workers.close();
  out(`${table(found.filter((one) => one !== undefined))}\n`);
  return 0;
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

/** Returns the slope through the origin, and the half-width of its 95 % interval by leaving out one turn at a time. */
export function slopeOf(points: readonly Pick<Prediction, 'predicted' | 'actual'>[]): {
  slope: number;
  halfWidth: number;
} {
  const slopeThrough = (some: typeof points) =>
    sumOf(some.map(({ predicted, actual }) => predicted * actual)) /
    sumOf(some.map(({ predicted }) => predicted ** 2));
  const slope = slopeThrough(points);
  const without = points.map((_, i) => slopeThrough(points.toSpliced(i, 1)));
  const mean = sumOf(without) / without.length;
  const variance = ((points.length - 1) / points.length) * sumOf(without.map((one) => (one - mean) ** 2));
  return { slope, halfWidth: 2 * Math.sqrt(variance) };
}

function table(found: readonly Prediction[]): string {
  const lines = Array.from({ length: ROUNDS }, (_, i) => found.filter(({ round }) => round === i + 1)).map(
    (turns, i) => {
      const { slope, halfWidth } = slopeOf(turns);
      const mean = (of: (turn: Prediction) => number) => (sumOf(turns.map(of)) / turns.length).toFixed(1);
      const agreed = turns.filter(({ predicted, actual }) => predicted > 0 === actual > 0).length;
      return [
        `round=${i + 1} turns=${turns.length} slope=${slope.toFixed(2)} ±${halfWidth.toFixed(2)}`,
        `predicted=${mean(({ predicted }) => predicted)} result=${mean(({ actual }) => actual)}`,
        `agreed=${(agreed / turns.length).toFixed(2)}`,
      ].join(' ');
    },
  );
  return lines.join('\n');
}
