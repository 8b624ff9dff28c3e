/** Repeated test runs: options, and reported differences. */
import { expect, it } from 'vitest';
import { parseShakeArgs } from '../../../src/tools/shake/args.ts';
import { compareRuns, runOf } from '../../../src/tools/shake/report.ts';

it('runs the end-to-end tests three times beside eight busy loops by default', () => {
  expect(parseShakeArgs([])).toEqual({ ok: true, options: { runs: 3, loops: 8, files: ['test/e2e'] } });
  expect(parseShakeArgs(['--runs', '5', '--loops=0', 'test/store', 'test/app'])).toEqual({
    ok: true,
    options: { runs: 5, loops: 0, files: ['test/store', 'test/app'] },
  });
});

it.each([
  ['--runs', '0'],
  ['--loops', 'many'],
  ['--rusn', '3'],
])('refuses %s %s', (...args) => {
  const read = parseShakeArgs(args);
  expect(read.ok ? '' : read.problem).toContain(args[0]);
});

const report = (...tests: readonly [string, string][]) =>
  runOf(
    JSON.stringify({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
        },
      ],
    }),
  );

it('names the tests that failed, with their runs, and those whose results differ between runs', () => {
  const runs = [
    report(['always', 'failed'], ['sometimes', 'passed'], ['never', 'passed'], ['unused', 'skipped']),
    report(['always', 'failed'], ['sometimes', 'failed'], ['never', 'passed']),
  ];
  expect(compareRuns(runs)).toEqual({
    tests: 3,
    failed: new Map([
      ['a.test.ts: always', [1, 2]],
      ['a.test.ts: sometimes', [2]],
    ]),
    differing: ['a.test.ts: sometimes'],
  });
});

it('counts a file that cannot be loaded, and a test that was missing in a run', () => {
  const runs = [report(), report(['one', 'passed'])];
  expect(compareRuns(runs)).toEqual({
    tests: 2,
    failed: new Map([['a.test.ts', [1]]]),
    differing: ['a.test.ts', 'a.test.ts: one'],
  });
});
