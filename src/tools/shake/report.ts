/** Compares runs of the same tests. */

/** How each test of a run ended, by its full name. */
export type Run = ReadonlyMap<string, 'passed' | 'failed'>;

export interface ShakeReport {
  readonly tests: number;
  /** Tests that failed in some run, with the numbers of those runs, from 1. */
  readonly failed: ReadonlyMap<string, readonly number[]>;
  /** Tests that did not end alike in every run, or were missing in one. */
  readonly differing: readonly string[];
}

/** Returns which tests failed, and which ended differently from run to run. */
export function compareRuns(runs: readonly Run[]): ShakeReport {
  const names = [...new Set(runs.flatMap((run) => [...run.keys()]))].sort();
  const failed = new Map<string, number[]>();
  const differing: string[] = [];
  for (const name of names) {
    const ends = runs.map((run) => run.get(name) ?? 'missing');
    const failures = ends.flatMap((end, i) => (end === 'failed' ? [i + 1] : []));
    if (failures.length > 0) failed.set(name, failures);
    if (new Set(ends).size > 1) differing.push(name);
  }
  return { tests: names.length, failed, differing };
}

/** Reads the output of vitest's `json` reporter. Skipped tests are left out; a file that cannot be loaded is a test. */
export function runOf(output: string): Run {
  const { testResults } = JSON.parse(output) as {
    testResults: {
      name: string;
      status: string;
      assertionResults: { fullName: string; status: string }[];
    }[];
  };
  const run = new Map<string, 'passed' | 'failed'>();
  for (const { name, status, assertionResults } of testResults) {
    if (assertionResults.length === 0 && status === 'failed') run.set(name, 'failed');
    for (const { fullName, status } of assertionResults) {
      if (status === 'passed' || status === 'failed') run.set(`${name}: ${fullName}`, status);
    }
  }
  return run;
}
