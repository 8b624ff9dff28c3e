import { defineConfig } from 'vitest/config';
import { SummaryReporter } from './test/support/summary-reporter.ts';

/** Folders whose tests share nothing that one could spoil for another: their files need no world of their own each. */
const PURE = ['content', 'discord', 'games', 'properties', 'rules', 'text', 'time'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // What a test begins with is as slow on a busy machine as the test itself.
    hookTimeout: 120_000,
    // All cores; by itself vitest leaves one free, which of two is half.
    maxWorkers: '100%',
    // The summary comes last: its line is the last one of `npm run check` and of `bin/test`.
    reporters: ['default', new SummaryReporter()],
    projects: [
      // Most of their time would go into loading the same modules again and again.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'whole', include: ['test/**/*.test.ts'], exclude: PURE } },
    ],
  },
});
