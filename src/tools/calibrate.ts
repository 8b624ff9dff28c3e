/** `npm run calibrate`: compares the coach's predictions with games played on, by round. See `--help`. */
import { ROUNDS } from '../content/index.ts';
import { runTasks } from './arena/pool.ts';
import { meanOf } from './arena/run.ts';
import type { Prediction, Task } from './calibrate/worker.ts';
import * as cli from './command-line.ts';
import { runWith, TERMINAL } from './command-line.ts';

const COMMAND = cli
  .command(
    'calibrate',
    'Compares the points that the coach predicts for a better turn with games played on from both turns.',
    `Games of crofters, solo and two-player alternately; from each, one turn that seems to have lost two points. Computers
that plan each round play it to the end, twice as often as in --worlds. Each line has the round, the number of turns, and
two slopes with their 95 % intervals: points in all those games for each point that playouts predict, and points in the
second half of them for each point in the first half. Then the means of the playouts and of both halves.`,
  )
  .option('--decisions <n>', 'turns to compare, evenly spread over the rounds', cli.whole(1, 10_000), 40)
  .option('--futures <n>', 'futures behind each prediction', cli.whole(2, 1000), 48)
  .option('--worlds <n>', 'games played on from each of both turns', cli.whole(2, 1000), 8)
  .option('--seed <word>', 'the same word compares the same turns', cli.seed(50), 'caledonia');

const parse = cli.parser(COMMAND);
type Options = cli.OptionsOf<typeof parse>;

async function compare({ decisions, futures, worlds, seed }: Options): Promise<number> {
  const tasks = Array.from({ length: decisions }, (_, i): Task => {
    const deal = Math.floor(i / ROUNDS);
    return { seed: `${seed} ${i}`, players: 1 + (deal % 2), round: 1 + (i % ROUNDS), futures, worlds };
  });
  const script = new URL('./calibrate/worker.ts', import.meta.url);
  let written = 0;
  const found = await runTasks<Task, Prediction | undefined>(script, tasks, (_, answers) => {
    const known = answers.filter((one) => one !== undefined);
    if (known.length === written) return;
    written = known.length;
    // Intermediate results survive an interrupted run.
    if (written % ROUNDS === 0) TERMINAL.err(`${table(known)}\n`);
  });
  TERMINAL.out(`${table(found.filter((one) => one !== undefined))}\n`);
  return 0;
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

interface Pair {
  readonly predicted: number;
  readonly actual: number;
}

/** Returns the slope through the origin, with the half-width of its 95 % interval by leaving out one pair at a time. */
function slopeOf(pairs: readonly Pair[]): string {
  const slopeThrough = (some: readonly Pair[]) =>
    sumOf(some.map(({ predicted, actual }) => predicted * actual)) /
    sumOf(some.map(({ predicted }) => predicted ** 2));
  const without = pairs.map((_, i) => slopeThrough(pairs.toSpliced(i, 1)));
  const mean = meanOf(without);
  const variance = ((pairs.length - 1) / pairs.length) * sumOf(without.map((one) => (one - mean) ** 2));
  return `${slopeThrough(pairs).toFixed(2)} ±${(2 * Math.sqrt(variance)).toFixed(2)}`;
}

function table(found: readonly Prediction[]): string {
  const byRound = Array.from({ length: ROUNDS }, (_, i) => found.filter(({ round }) => round === i + 1));
  return byRound
    .map((turns, i) => {
      const both = turns.map((one) => ({
        predicted: one.playouts,
        actual: (one.games + one.freshGames) / 2,
      }));
      const again = turns.map((one) => ({ predicted: one.games, actual: one.freshGames }));
      const means = [
        turns.map(({ playouts }) => playouts),
        turns.map(({ games }) => games),
        turns.map((one) => one.freshGames),
      ];
      const [playouts, games, fresh] = means.map((list) => meanOf(list).toFixed(1));
      return `round=${i + 1} turns=${turns.length} slope=${slopeOf(both)} games=${slopeOf(again)} means=${playouts},${games},${fresh}`;
    })
    .join('\n');
}

process.exitCode = await runWith(parse(process.argv.slice(2)), TERMINAL, compare);
