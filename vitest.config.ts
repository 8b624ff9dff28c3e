import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LIMIT_MS } from './test/support/limits.ts';
import { SummaryReporter } from './test/support/summary-reporter.ts';

const named = (...names: readonly string[]) => names.map((name) => `test/${name}.test.ts`);
/** Tests of the whole bot, whose pictures are small. */
const BOT = named('e2e/**/*', 'tools/demo', 'tools/weeks');

/** Tests that put other modules in the place of ours, or teach the bot languages: nobody else is to meet with that. */
const ALONE = named(...['e2e/economy', 'e2e/languages', 'e2e/mended', 'e2e/real-pictures'], 'browser/*');

export default defineConfig({
  test: {
    // Slow tests have a limit of their own; what a test begins with is as slow on a busy machine as the test itself.
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS } },
    // One more than there are cores, as some wait for processes and timers; by itself vitest leaves a core free.
    maxWorkers: availableParallelism() + 1,
    // The summary comes last: its line is the last one of `npm run check` and of `bin/test`.
    reporters: ['default', new SummaryReporter()],
    projects: [
      // Files in one world, each worker's: most of their time would go into loading the same modules again and again.
      {
        extends: true,
        test: {
          ...{ name: 'bot', include: BOT, exclude: ALONE, isolate: false },
          setupFiles: ['test/e2e/fixtures/small-pictures.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...{ name: 'parts', include: ['test/**/*.test.ts'], exclude: [...BOT, ...ALONE], isolate: false },
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
