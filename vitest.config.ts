import { defineConfig } from 'vitest/config';
import { SummaryReporter } from './test/support/summary-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    // Many begin with a bot and a game, which take as long on a busy machine.
    hookTimeout: 120_000,
    // All cores; by itself vitest leaves one free, which of two is half.
    maxWorkers: '100%',
    // The summary comes last: its line is the last one of `npm run check` and of `bin/test`.
    reporters: ['default', new SummaryReporter()],
  },
});
