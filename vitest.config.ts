import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { bundledWorkers } from './test/support/bundled-workers.ts';
import { LIMIT_MS } from './test/support/limits.ts';
import { SlowFirst } from './test/support/slow-first.ts';
import { SummaryReporter } from './test/support/summary-reporter.ts';

/** Runs before the tests of every file. */
const SET_UP = ['test/support/property-seed.ts', 'test/support/shared-bundles.ts'];

const named = (...names: readonly string[]) => names.map((name) => `test/${name}.test.ts`);
/** Tests of the whole bot, with small pictures. */
const BOT = named('e2e/**/!(real-pictures)', 'browser/two-rounds', 'tools/demo', 'tools/weeks');

/** Tests that mock modules or register languages need a module graph of their own. */
const ALONE = named('e2e/play/economy', 'e2e/languages/languages', 'e2e/recovery/mended');

export default defineConfig({
  plugins: [bundledWorkers],
  test: {
    // Slow tests set their own limit; on a busy machine, hooks are as slow as the test itself.
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS } },
    // One more than there are cores, because some tests wait for processes and timers. Vitest's default
    // leaves a core free.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    globalSetup: 'test/support/shared-bundles.ts',
    // The summary comes last: its line must be the last of `npm run check` and of `bin/test`.
    reporters: ['default', new SummaryReporter()],
    projects: [
      // The files of a worker share one module graph: loading modules again would take most of the time.
      {
        extends: true,
        test: {
          name: 'bot',
          include: BOT,
          exclude: ALONE,
          isolate: false,
          setupFiles: [...SET_UP, 'test/e2e/fixtures/small-pictures.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['test/**/*.test.ts'],
          exclude: [...BOT, ...ALONE],
          isolate: false,
          setupFiles: SET_UP,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, setupFiles: SET_UP } },
    ],
  },
});
