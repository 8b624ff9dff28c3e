/** Ends a test run with one plain line, `123 passed, 0 failed`, for people and scripts. */
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

/** Contents of the last line. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Returns the last line. Omits skipped tests if there are none. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts test cases. Every failure outside a test case counts as one (a file that cannot be loaded, a suite's hook, an
 * uncaught error), so a failed run never reports `0 failed`.
 */
export function tally(
  modules: readonly Pick<TestModule, 'children' | 'errors'>[],
  unhandled: readonly SerializedError[],
): Tally {
  const count = { passed: 0, failed: unhandled.length, skipped: 0 };
  for (const module of modules) {
    count.failed += module.errors().length;
    for (const suite of module.children.allSuites()) count.failed += suite.errors().length;
    for (const test of module.children.allTests()) count[stateOf(test)] += 1;
  }
  return count;
}

/** Returns the result of a test. A test that never ran, for example after a failed hook, was skipped. */
function stateOf(test: TestCase): keyof Tally {
  const { state } = test.result();
  return state === 'pending' ? 'skipped' : state;
}

/** Writes after all other reporters, so its line is the last output of a run. */
export class SummaryReporter implements Reporter {
  private started = 0;
  private watching = false;

  onInit({ config }: Vitest): void {
    this.started = performance.now();
    this.watching = config.watch;
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: 'passed' | 'interrupted' | 'failed',
  ): void {
    const counted = tally(modules, unhandled);
    // A run that was interrupted, or found no tests, fails without a failed test.
    const count = reason !== 'passed' && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
    const lines = [`tests took ${Math.round((performance.now() - this.started) / 1000)} s`];
    if (count.failed > 0) lines.push(...advice(modules));
    const write = () => process.stdout.write(`${[...lines, lastLine(count)].join('\n')}\n`);
    // Vitest prints more after a run: that it cannot close, or, on a terminal, to show the cursor.
    if (this.watching) write();
    else process.once('exit', write);
  }
}

/** Returns the command that reruns only the failures. */
function advice(modules: readonly TestModule[]): string[] {
  const files = modules.filter((module) => !module.ok()).map(({ moduleId }) => relative('.', moduleId));
  const again = files.length > 0 ? `npx vitest run ${files.join(' ')}` : 'npm test';
  return ['What to do: read the failures above, fix them, and run only these tests with', `  ${again}`];
}
