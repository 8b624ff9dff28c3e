/** A small arena: a crofter beats chance, and each contestant gets a line in the report. */
import { describe, expect, it } from 'vitest';
import { parseArenaArgs } from '../../../src/tools/arena/args.ts';
import { type Contestant, playMatch } from '../../../src/tools/arena/match.ts';
import { matchesOf, summary } from '../../../src/tools/arena/run.ts';

/** Returns the total of solo games on this many deals. */
const alone = (who: Contestant, games: number) =>
  Array.from(
    { length: games },
    (_, i) => playMatch({ seed: `alone-${i}`, options: [], seats: [who] }, () => 0).points[0] as number,
  ).reduce((sum, points) => sum + points, 0);

// How strong each level is, is measured by `npm run arena`.
describe('a crofter alone', () => {
  it('scores far more than a random player', () => {
    expect(alone('crofter', 2)).toBeGreaterThan(alone('random', 2) + 70);
  });
});

const orderOf = (line: string) => {
  const read = parseArenaArgs(line.split(' '));
  if (!read.ok || !('options' in read)) throw new Error(line);
  return read.options;
};

describe('the arena', () => {
  it('plays each deal in every rotation of the seats', () => {
    const matches = matchesOf(orderOf('--seats laird,crofter --games 4 --seed abc'));
    expect(matches.map(({ seed, seats }) => `${seed} ${seats}`)).toEqual([
      'abc-1 laird,crofter',
      'abc-1 crofter,laird',
      'abc-2 laird,crofter',
      'abc-2 crofter,laird',
    ]);
    expect(matchesOf(orderOf('--seats chief,crofter --players 4 --games 2'))[1]?.seats).toEqual([
      'crofter',
      'chief',
      'crofter',
      'chief',
    ]);
    expect(matchesOf(orderOf('--seats chief --games 3')).map(({ seats }) => seats)).toEqual([
      ['chief'],
      ['chief'],
      ['chief'],
    ]);
  });

  it('summarises each contestant in one line', () => {
    const matches = matchesOf(orderOf('--seats crofter,random --games 2 --seed line'));
    const outcomes = matches.map((match) => playMatch(match, () => 0));
    const lines = summary(matches, outcomes).trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const [i, name] of ['crofter', 'random'].entries()) {
      expect(lines[i], `#${i}`).toMatch(
        new RegExp(
          `^${name} wins=\\d\\.\\d\\d ±\\d\\.\\d\\d points=\\d+\\.\\d ±\\d+\\.\\d settlements=\\d+\\.\\d ±\\d+\\.\\d ms=\\d+$`,
        ),
      );
    }
  });

  it('draws clans at random, and lists the points of each clan, the weakest first', () => {
    const matches = matchesOf(orderOf('--seats random --games 6 --seed lot --random-clans'));
    const outcomes = matches.map((match) => playMatch(match, () => 0));
    const clans = summary(matches, outcomes).trimEnd().split('\n').slice(1);
    expect(new Set(outcomes.flatMap((one) => one.clans)).size).toBe(clans.length);
    const points = clans.map((line) => Number(/clan=[a-zA-Z]+ points=([\d.]+)/.exec(line)?.[1]));
    expect(points).toEqual(points.toSorted((a, b) => a - b));
  });

  it('continues an interrupted run', () => {
    const seedsOf = (line: string) => matchesOf(orderOf(line)).map(({ seed }) => seed);
    expect(seedsOf('--seats chief --games 5 --skip 3 --seed abc')).toEqual(
      seedsOf('--seats chief --games 5 --seed abc').slice(3),
    );
  });

  it.each([
    ['--seats nobody', 'seats'],
    ['--seats chief --players 5', 'players'],
    ['--seats chief,laird --players 1', 'players'],
    ['--seats chief --games none', 'games'],
  ])('refuses %s', (line, about) => {
    const read = parseArenaArgs(line.split(' '));
    expect(read).toMatchObject({ ok: false });
    expect('problem' in read && read.problem).toContain(about);
  });
});
