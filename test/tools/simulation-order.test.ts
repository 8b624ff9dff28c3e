/** The simulator's command line: options and error messages. */
import { describe, expect, it } from 'vitest';
import { parseSimulationArgs } from '../../src/tools/simulation.ts';

const usual = {
  players: 'random',
  options: 'random',
  games: 100,
  seed: 'caledonia',
  from: 1,
  transcript: false,
};

describe('options', () => {
  it.each([
    [[], {}],
    [['--players', '4', '--games', '200', '--seed', 'abc'], { players: 4, games: 200, seed: 'abc' }],
    [['--players=random', '--options=none'], { options: 'none' }],
    [['--options', 'first', '--transcript'], { options: 'first', transcript: true }],
    [['--options', 'noPorts, auction', '--from', '7'], { options: ['noPorts', 'auction'], from: 7 }],
  ])('is read from %j', (args, options) => {
    expect(parseSimulationArgs(args)).toEqual({ ok: true, options: { ...usual, ...options } });
  });

  it.each([['--help'], ['-h']])('may be for help: %s', (flag) => {
    expect(parseSimulationArgs([flag])).toEqual({ ok: true, help: expect.stringContaining('--seed') });
  });

  it.each([
    [['--plyers', '4'], '--plyers'],
    [['four'], 'four'],
    [['--players'], '--players'],
    [['--players', '5'], 'one of 1, 2, 3, 4'],
    [['--players', '2.0'], '2.0'],
    [['--games', '0'], '--games is "0"'],
    [['--games', '1e9'], '1e9'],
    [['--games', '-3'], '--games'],
    [['--from', '0'], '--from'],
    [['--seed', ''], '--seed'],
    [['--seed', 'x'.repeat(51)], '50 characters'],
    [['--options', 'noPorts,fast'], 'noPorts,fast'],
    [['--options', ''], 'none, first, random'],
    [['--transcript=yes'], '--transcript'],
  ])('is refused with the reason: %j', (args, reason) => {
    const read = parseSimulationArgs(args);
    expect(read.ok ? '' : read.problem).toContain(reason);
  });
});
