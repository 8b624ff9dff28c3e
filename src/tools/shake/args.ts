/** Command line of `npm run shake`. */
import * as cli from '../command-line.ts';

const COMMAND = cli
  .command(
    'shake',
    'Repeats tests on a busy machine and reports which results differ.',
    `Each test that failed in some run is listed with the runs in which it did. The last line is
shake: runs=N tests=N failed=N differing=N: tests that failed at all, and tests whose result was not the same in every run.
The status is 1 unless both are 0, and 2 if the arguments are wrong or vitest could not run.`,
  )
  .argument('[files...]', 'test files or folders, as vitest takes them (default: test/e2e)')
  .option('--runs <n>', 'how often to run the tests', cli.whole(1, 100), 3)
  .option('--loops <n>', 'processes that keep a core busy, or 0', cli.whole(0, 64), 8);

export type ShakeOptions = cli.OptionsOf<typeof parseShakeArgs>;
export const parseShakeArgs = cli.parser(COMMAND, (options, files) => ({
  ...options,
  files: files.length === 0 ? ['test/e2e'] : files,
}));
