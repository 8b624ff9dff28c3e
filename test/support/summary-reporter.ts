/** Ends a test run with one plain line, `123 passed, 0 failed`, that people and scripts can read alike. */
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

/** What the last line tells. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The last line: skipped tests are named only when there are some. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts test cases. What fails outside a test case counts as one failure each (a file that cannot be loaded,
 * a hook of a suite, an error nobody caught), so that a run that fails never says `0 failed`.
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

/** A test that never came to run, after a failed hook for example, did not pass: it was skipped. */
function stateOf(test: TestCase): keyof Tally {
  const { state } = test.result();
  return state === 'pending' ? 'skipped' : state;
}

/** Writes last of all reporters: its line is the last thing that comes out of a run. */
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
    // A run that was broken off, or found no test at all, is a failure without a failed test.
    const count = reason !== 'passed' && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
    const lines = [`tests took ${Math.round((performance.now() - this.started) / 1000)} s`];
    if (count.failed > 0) lines.push(...advice(modules));
    const write = () => process.stdout.write(`${[...lines, lastLine(count)].join('\n')}\n`);
    // Vitest still has things to say after a run: that it cannot close, or, to a terminal, to show the cursor.
    if (this.watching) write();
    else process.once('exit', write);
  }
}

/** How to go on after a failure: the command that runs only what failed. */
function advice(modules: readonly TestModule[]): string[] {
  const files = modules.filter((module) => !module.ok()).map(({ moduleId }) => relative('.', moduleId));
  const again = files.length > 0 ? `npx vitest run ${files.join(' ')}` : 'npm test';
  return ['What to do: read the failures above, mend them, and run only these tests with', `  ${again}`];
}
