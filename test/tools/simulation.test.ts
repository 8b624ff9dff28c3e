/** The simulator as a command: one line, an exit status, and the same games for the same seed. */
import { describe, expect, it } from 'vitest';
import { simulate } from '../../src/tools/simulation.ts';

function run(...args: string[]) {
  const said = { out: '', err: '' };
  const status = simulate(args, {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
  });
  return { status, ...said };
}

describe('the simulator', () => {
  it('prints one line, the same every time', () => {
    const first = run('--players', '2', '--games', '2', '--seed', 'abc');
    expect(first.out).toMatch(/^games=2 moves=\d+ violations=0 finished=2\n$/);
    expect(first).toMatchObject({ status: 0, err: '' });
    expect(run('--players', '2', '--games', '2', '--seed', 'abc')).toEqual(first);
    expect(run('--players', '2', '--games', '2', '--seed', 'abd').out).not.toBe(first.out);
  });

  it('replays a single game of a run', () => {
    const alone = (...args: string[]) => run('--players', '2', '--seed', 'alone', ...args);
    const moves = (out: string) => Number(/moves=(\d+)/.exec(out)?.[1]);
    const together = moves(alone('--games', '2').out);
    const apart = ['1', '2'].map((from) => alone('--games', '1', '--from', from).out);
    expect(apart.map(moves).reduce((a, b) => a + b)).toBe(together);
  });

  it('prints the transcript of a game', () => {
    const { out, status } = run('--players', '1', '--games', '1', '--seed', 'told', '--transcript');
    expect(status).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(100);
    expect(out).toMatch(/\ngames=1 moves=\d+ violations=0 finished=1\n$/);
  });

  it.each(['none', 'first', 'kickstarter,futureContracts'])('plays with the options %s', (options) => {
    expect(run('--players', '2', '--games', '1', '--options', options).status).toBe(0);
  });

  it('prints its help', () => {
    expect(run('--help')).toMatchObject({ status: 0, err: '' });
  });

  it('draws only players for whom the options are possible', () => {
    expect(run('--games', '4', '--options', 'tighterMap').out).toContain('violations=0 finished=4');
  });

  it.each([
    [['--fast']],
    [['--players', '1', '--options', 'auction']],
    [['--options', 'noScoringTiles,mostGlory']],
  ])('refuses %j with a reason', (args) => {
    const { status, out, err } = run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.length).toBeGreaterThan(20);
  });
});
