/** The load test: its options, and the last line of a short run. */
import { describe, expect, it } from 'vitest';
import { parseLoadArgs } from '../../../src/tools/load/args.ts';
import { load } from '../../../src/tools/load/run.ts';
import { slowTests } from '../../support/waiting.ts';
import { said } from '../fixtures/said.ts';

slowTests();

const run = (...args: string[]) => said((output) => load(args, output));

describe('an order', () => {
  const usual = {
    ...{ tables: 20, minutes: 1, rate: undefined, processes: 1 },
    ...{ database: 'sqlite', live: 0, readers: 0, seed: 'caledonia', weather: false },
  };

  it.each([
    [[], {}],
    [['--tables', '50', '--minutes', '3'], { tables: 50, minutes: 3 }],
    [['--minutes', '0.5', '--rate', '12.5'], { minutes: 0.5, rate: 12.5 }],
    [['--database', 'postgres', '--processes', '2'], { database: 'postgres', processes: 2 }],
    [['--weather'], { weather: true }],
    [['--live', '1000', '--seed', 'abc'], { live: 1000, seed: 'abc' }],
  ])('is read from %j', (args, options) => {
    expect(parseLoadArgs(args)).toEqual({ ok: true, options: { ...usual, ...options } });
  });

  it.each([
    [['--tables', '0'], '--tables is "0"; it must be a number from 1 to 1000.'],
    [['--minutes', 'x'], '--minutes is "x"; it must be a number above 0, at most 1440.'],
    [['--rate', '0'], '--rate is "0"; it must be a number above 0, at most 10000.'],
    [['--processes', '2'], '--processes is "2"; it must be 1, as an SQLite file is for one process.'],
    [['--what'], "Unknown option '--what'."],
  ])('is refused: %j', (args, problem) => {
    expect(parseLoadArgs(args)).toEqual({ ok: false, problem });
  });

  it('is refused with a pointer to the help, or answered with the help', async () => {
    expect(await run('--tables', '0')).toMatchObject({ status: 2, err: expect.stringContaining('--help') });
    expect(await run('--help')).toEqual({
      status: 0,
      out: expect.stringContaining('--seed <word>'),
      err: '',
    });
  });
});

it('finishes a short load without an error, and ends with its summary line', async () => {
  const { status, out, err } = await run(
    ...['--tables', '2', '--minutes', '0.03', '--rate', '20', '--live', '1', '--readers', '3'],
  );
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatch(/ told in \d+ posts, \d\.\d\d in each, \d+ % with a picture, \d+ % with all$/m);
  const cost = '[1-9]\\d*\\.\\d \\(\\d\\.\\d\\d\\)';
  const costs = `the bot ${cost}, its workers ${cost}, this tool ${cost}$`;
  expect(out).toMatch(new RegExp(`^CPU milliseconds a move \\(busy processors\\): ${costs}`, 'm'));
  for (const row of ['posted', 'reached']) expect(out).toMatch(new RegExp(`^${row} +\\d+ +\\d+ +\\d+$`, 'm'));
  expect(out.trimEnd().split('\n').at(-1)).toMatch(
    /^interactions=[1-9]\d* ack_p95=\d+ posted_p95=\d+ rss_mb=[1-9]\d* errors=0$/,
  );
});
