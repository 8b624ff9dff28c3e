/** Compares runs of the same tests. */

/** Result of each test, by full name. */
export type Run = ReadonlyMap<string, 'passed' | 'failed'>;

interface ShakeReport {
  readonly tests: number;
  /** Tests that failed, with the numbers of the failed runs, from 1. */
  readonly failed: ReadonlyMap<string, readonly number[]>;
  /** Tests with different results between runs, or missing in one. */
  readonly differing: readonly string[];
}

/** Compares test runs: what failed, and what did not end the same way each time. */
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

/** Parses vitest's `json` report without skipped tests. A file that cannot be loaded counts as a test. */
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
