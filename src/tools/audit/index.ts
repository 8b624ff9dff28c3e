/** `npm run audit`: checks what the coach says against games played on. See `--help`. */
import { LEVELS } from '../../ai/index.ts';
import { runTasks } from '../arena/pool.ts';
import * as cli from '../command-line.ts';
import { main } from '../command-line.ts';
import { report } from './report.ts';
import type { Audit, Task } from './worker.ts';

const NO_LEVEL = 'none';

const COMMAND = cli
  .command(
    'audit',
    'Checks what the coach finds in its own games, in random turns, and in games of computers.',
    `Solo and two-player games alternately. The coach plays one seat itself and reviews it in other futures: it should find
nothing. In games of lairds, random turns replace some that were played, one at a time: the coach should find those that surely lose
5 points or more. In games of another computer, a finding is wrong if the turn lost nothing. The referee is games that computers
play on from both turns, until the result is clear; before round 5, quick games of lairds first sort out random turns that lose
nothing. A range holds if the referee’s loss is in it, allowing for the referee’s own error.`,
  )
  .option('--games <n>', 'games of each kind', cli.whole(1, 10_000), 20)
  .option(
    '--skip <n>',
    'games to leave out at the start, to continue an interrupted run',
    cli.whole(0, 10_000),
    0,
  )
  .option('--no-own', 'leave out the games of the coach')
  .option('--planted <n>', 'random turns in each game of lairds', cli.whole(0, 100), 3)
  .option(
    '--level <level>',
    'computer whose games are reviewed, or none',
    cli.oneOf([...LEVELS, NO_LEVEL]),
    'crofter' as const,
  )
  .option(
    '--worlds <n>',
    'most games that the referee plays on from each of both turns',
    cli.whole(2, 1000),
    24,
  )
  .option('--seed <word>', 'the same word checks the same games', cli.seed(50), 'caledonia');

const parse = cli.parser(COMMAND);
type Options = cli.OptionsOf<typeof parse>;

async function audit({ games, skip, seed, level, ...checks }: Options): Promise<number> {
  const tasks = Array.from(
    { length: games },
    (_, i): Task => ({
      seed: `${seed} ${i}`,
      players: 1 + (i % 2),
      ...checks,
      ...(level !== NO_LEVEL && { level }),
    }),
  ).slice(skip);
  const script = new URL('./worker.ts', import.meta.url);
  // Intermediate results survive an interrupted run.
  const answers = await runTasks<Task, Audit>(script, tasks, (_, known) =>
    process.stderr.write(`${report(known.filter((one) => one !== undefined))}\n\n`),
  );
  process.stdout.write(`${report(answers)}\n`);
  return 0;
}

await main(parse, audit);
