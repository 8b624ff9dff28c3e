import { describe, expect, test } from 'vitest';
import { CONTENT, type Content, contentId, parseContent } from '../../src/content/index.ts';

function accepted(json: unknown): Content {
  const parsed = parseContent(json);
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.problems)}`);
  return parsed.content;
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("an owner's file", () => {
  test('may be empty: the values are ours, but not the name', () => {
    expect(accepted({})).toEqual({ ...CONTENT, name: 'Own figures' });
  });

  test('may name itself', () => {
    expect(accepted({ name: 'Box of 2017' }).name).toBe('Box of 2017');
  });

  test('may hold all content', () => {
    expect(accepted(copy(CONTENT))).toEqual(CONTENT);
    expect(contentId(accepted(copy(CONTENT)))).toBe(contentId(CONTENT));
  });

  test('may hold one section; the rest is ours', () => {
    const startingTiles = copy(CONTENT.startingTiles);
    for (const tile of startingTiles) tile.money = 60;
    const content = accepted({ startingTiles });
    expect(content.startingTiles.map(({ money }) => money)).toEqual(Array(9).fill(60));
    expect(content.contracts).toEqual(CONTENT.contracts);
  });

  test('may hold one module side', () => {
    const C2 = copy(CONTENT.maps.sides.C2);
    C2.rivers = [];
    const { maps } = accepted({ maps: { sides: { C2 } } });
    expect(maps.sides.C2.rivers).toEqual([]);
    expect(maps.sides.C1).toEqual(CONTENT.maps.sides.C1);
    expect(maps.ports).toEqual(CONTENT.maps.ports);
  });

  test('may hold the ports of one board', () => {
    const small = copy(CONTENT.maps.ports.small);
    small.B = { column: 12, row: 1, provenance: 'observed' };
    const { maps } = accepted({ maps: { ports: { small } } });
    expect(maps.ports.small.B).toEqual(small.B);
    expect(maps.ports.large).toEqual(CONTENT.maps.ports.large);
    expect(maps.sides).toEqual(CONTENT.maps.sides);
  });

  test('may omit zeros', () => {
    const contracts: unknown[] = copy(CONTENT.contracts);
    contracts[0] = { id: 1, requires: { wool: 4 }, gives: {} };
    expect(accepted({ contracts }).contracts[0]?.gives).toMatchObject({ money: 0, hops: 0 });
  });

  test('is frozen after parsing', () => {
    const content = accepted({});
    expect(Object.isFrozen(content.maps.sides.A1.hexes.A1)).toBe(true);
  });

  test('does not change our own content', () => {
    const before = contentId(CONTENT);
    accepted({ maps: { sides: { A1: copy(CONTENT.maps.sides.A2) } }, highestBid: 20 });
    expect(contentId(CONTENT)).toBe(before);
  });

  test('may not make butter from a processed good (R-CUNNINGHAM)', () => {
    const clans = copy(CONTENT.clans);
    for (const clan of clans) {
      for (const ability of clan.abilities) if (ability.kind === 'butter') ability.good = 'cheese' as 'milk';
    }
    const parsed = parseContent({ clans });
    expect(parsed).toMatchObject({ ok: false, problems: [{ code: 'notOneOf' }] });
  });
});
