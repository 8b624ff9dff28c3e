/** Command line of `npm run shake`. */
import { parseArgs } from 'node:util';
import { type OrderResult, orderFrom, whole } from '../arguments.ts';

export interface ShakeOrder {
  /** Times that the tests are run. */
  readonly runs: number;
  /** Processes that keep a core busy meanwhile. */
  readonly loops: number;
  /** Test files or folders, as vitest takes them. */
  readonly files: readonly string[];
}

export const SHAKE_HELP = `Runs tests again and again on a machine that is kept busy, and reports what differed.

  npm run shake -- [--runs N] [--loops N] [FILE...]

  --runs N   how often the tests are run; 3 if left out
  --loops N  busy loops beside them; 8 if left out, 0 for none
  FILE       test files or folders; test/e2e if left out
  --help     this

Each test that failed in some run is listed with the runs in which it did. The last line is
shake: runs=N tests=N failed=N differing=N: tests that failed at all, and tests that did not end alike in every run.
The status is 1 unless both are 0, and 2 where the arguments are wrong or vitest could not run.
`;

const OPTIONS = {
  runs: { type: 'string', default: '3' },
  loops: { type: 'string', default: '8' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads what the arguments ask for. */
export const readShakeOrder = (args: readonly string[]): OrderResult<ShakeOrder> =>
  orderFrom<ShakeOrder>(() => {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.help) return 'help';
    return {
      runs: whole('runs', values.runs, 1, 100),
      loops: whole('loops', values.loops, 0, 64),
      files: positionals.length === 0 ? ['test/e2e'] : positionals,
    };
  });
