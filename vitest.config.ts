import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { bundledWorkers } from './test/support/bundled-workers.ts';
import { directImports } from './test/support/direct-imports.ts';
import { LIMIT_MS } from './test/support/limits.ts';
import { SlowFirst } from './test/support/slow-first.ts';
import { SummaryReporter } from './test/support/summary-reporter.ts';

/** Runs before the tests of every file. */
const SET_UP = ['property-seed', 'shared-bundles', 'small-pictures', 'load-ahead'].map(
  (name) => `test/support/${name}.ts`,
);

/** Tests that register languages need a module graph of their own. */
const ALONE = ['test/e2e/languages/languages.test.ts', 'test/e2e/languages/panels.test.ts'];

export default defineConfig({
  plugins: [bundledWorkers, directImports],
  test: {
    // Slow tests set their own limit; on a busy machine, hooks are as slow as the test itself.
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS } },
    // One for each core: each worker loads and warms up all modules again. Vitest's default leaves a core free.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFirst },
    globalSetup: 'test/support/shared-bundles.ts',
    // The summary comes last: its line must be the last of `npm run check` and of `bin/test`.
    reporters: ['default', new SummaryReporter()],
    setupFiles: SET_UP,
    // Transformed modules stay in node_modules/.experimental-vitest-cache: the next run of a folder starts in half the time.
    experimental: { fsModuleCache: true },
    projects: [
      // The files of a worker share one module graph: loading modules again would take most of the time.
      {
        extends: true,
        test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: ALONE, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
