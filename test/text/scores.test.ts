/** The score sheet as a table. */
import { describe, expect, it } from 'vitest';
import { type Option, projectedScore, type ScoreSheet } from '../../src/engine/index.ts';
import { scoreList, scoreTable } from '../../src/text/index.ts';
import { width } from '../../src/text/table.ts';
import { scene } from '../fixtures/scene.ts';

const sheetOf = (given: Parameters<typeof scene>[0]): ScoreSheet => projectedScore(scene(given));
const lines = (table: string) => table.split('\n');

describe('a score table', () => {
  const sheet = sheetOf({
    players: 2,
    seats: [
      { money: 47, glory: 12, goods: { wool: 3, whisky: 1 }, fulfilled: [2, 12], clan: 'stewart' },
      { money: 9, glory: 20, goods: { bread: 2 } },
    ],
  });
  it('shows every row with amounts and points', () => {
    const table = scoreTable(sheet, { names: ['Ann', 'Bob'] });
    expect(table).toMatchInlineSnapshot(`
      "                                       Ann             Bob
                                   owned  points   owned  points
      Glory                           12      12      20      20
      Basic goods (1 each)             3       3       0       0
      Processed goods (2 each)         1       2       2       4
      Money (1 per £10)              £47       4      £9       0
      Hops (1 each)                    5       5       0       0
      Cotton (5 each)                  0       0       0       0
      Tobacco (4 each)                 3      12       0       0
      Sugar cane (3 each)              4      12       0       0
      Fulfilled contracts              2       8       0       0
      Linked settlements               0       6       0       6
      ----------------------------------------------------------
      Total                                   64              30
      Leftover money (tie-break)              £7              £9
      Place                                    1               2

      Ann wins with 64 points."
    `);
  });
  it('is a list for narrow screens: amounts only where they differ from the points', () => {
    const list = scoreList(sheet, { names: ['Ann', 'Bob'] });
    expect(list).toContain('- **Glory:** Ann 12 · Bob 20');
    expect(list).toContain('- **Money (1 per £10):** Ann £47 → 4 · Bob £9 → 0');
    expect(list.at(-1)).toBe('Ann wins with 64 points.');
    expect(scoreList(sheet, {}, false).join()).not.toContain('wins');
  });
  it('is aligned whatever the names are', () => {
    const table = scoreTable(sheet, { names: ['Zoë 🐑', '李小龍的一個很長的名字'] });
    const [head = '', under = '', ...rest] = lines(table);
    const ends = [head, under, ...rest.slice(0, 10)].map(width);
    expect(new Set(ends).size).toBe(1);
  });
  it('shows the worth of imports beside their number if it varies', () => {
    const own = sheetOf({
      players: 2,
      options: { ownImports: true },
      seats: [{ fulfilled: [1] }, { fulfilled: [5] }],
    });
    expect(own.importValues[0]?.cotton).not.toBe(own.importValues[1]?.cotton);
    expect(scoreTable(own)).toMatch(/^Cotton +2 × 3 +6 +0 × \d/m);
  });
  it('has a row for bids if someone paid one', () => {
    const bids = sheetOf({ players: 2, options: { auction: true }, seats: [{ bid: 7 }] });
    expect(scoreTable(bids)).toMatch(/^Bid for the clan +7 +−7/m);
    // Totals can be negative, too, and no sign is a hyphen.
    expect(scoreList(bids).join()).not.toMatch(/-\d/);
    expect(scoreTable(sheet)).not.toContain('Bid for the clan');
  });
  it('has no rows that the options switch off', () => {
    const fewer = (option: Option) => scoreTable(sheetOf({ players: 2, options: { [option]: true } }));
    expect(fewer('noContractMajority')).not.toContain('Fulfilled contracts');
    expect(fewer('noContractMajority')).toContain('Linked settlements');
    expect(fewer('noSettlements')).not.toContain('Linked settlements');
  });
});

describe('the last line of the log', () => {
  const last = (given: ScoreSheet) => lines(scoreTable(given, { names: ['Ann', 'Bob', 'Cat'] })).at(-1);
  it('names the winner', () => {
    expect(last(sheetOf({ players: 2, seats: [{ glory: 50 }] }))).toMatch(/^Ann wins with \d+ points\.$/);
  });
  it('says how a tie was broken', () => {
    expect(last(sheetOf({ players: 2, seats: [{ money: 47 }, { money: 43 }] }))).toMatch(
      /^Ann wins: \d+ points, the same as Bob, but with more leftover money\.$/,
    );
  });
  it('names all who share the victory', () => {
    expect(last(sheetOf({ players: 3, seats: [] }))).toMatch(/^Ann, Bob and Cat share the win with/);
  });
  it('gives the title of a solo result', () => {
    expect(last(sheetOf({ players: 1, seats: [{ glory: 130 }] }))).toBe('Ann scores 140 points: Average.');
  });
});
