import { describe, expect, test } from 'vitest';
import {
  CONTENT,
  HEX_NAMES,
  hexesOfModule,
  hexName,
  isOnGrid,
  MODULES,
  moduleOf,
  neighboursOf,
  SIDES,
  type Side,
} from '../../src/content/index.ts';

/** All layouts of the four modules: 16 maps. */
const LAYOUTS: readonly Side[][] = MODULES.reduce<Side[][]>(
  (layouts, module) =>
    layouts.flatMap((layout) =>
      SIDES.filter((side) => side.startsWith(module)).map((side) => [...layout, side]),
    ),
  [[]],
);

describe('the 16 maps', () => {
  test('are all combinations of module sides', () => {
    expect(LAYOUTS).toHaveLength(16);
  });

  test.each(LAYOUTS.map((layout) => [layout.join(' '), layout] as const))('%s has 117 hexes', (_, layout) => {
    const names = layout.flatMap((side) => Object.keys(CONTENT.maps.sides[side].hexes));
    expect(names.sort()).toEqual([...HEX_NAMES].sort());
  });

  test.each(LAYOUTS.map((layout) => [layout.join(' '), layout] as const))(
    'the rivers of %s each run once, between two land hexes',
    (_, layout) => {
      const hexes = Object.assign({}, ...layout.map((side) => CONTENT.maps.sides[side].hexes));
      const rivers = layout.flatMap((side) => CONTENT.maps.sides[side].rivers.map(([a, b]) => [a, b]));
      for (const hex of rivers.flat()) expect(hexes[hex], hex).toHaveProperty('land');
      expect(new Set(rivers.map((pair) => [...pair].sort().join())).size).toBe(rivers.length);
    },
  );
});

describe.each(SIDES)('side %s', (side) => {
  const { hexes } = CONTENT.maps.sides[side];

  test('has exactly the hexes of its module', () => {
    const module = MODULES.find((letter) => side.startsWith(letter)) ?? 'A';
    expect(Object.keys(hexes).sort()).toEqual(hexesOfModule(module).sort());
  });

  test('has all three terrains and a loch', () => {
    const lands = new Set(Object.values(hexes).flatMap((hex) => ('land' in hex ? hex.land : ['loch'])));
    expect([...lands].sort()).toEqual(['forest', 'grassland', 'loch', 'mountain']);
  });
});

describe('the printed hexes', () => {
  test('include A1 of side A1: grassland for £4, perhaps with a second terrain', () => {
    expect(CONTENT.maps.sides.A1.hexes.A1).toEqual({
      land: ['grassland'],
      cost: 4,
      observed: 'terrain',
      doubtful: true,
    });
  });

  test('include E4 of side A1: a loch', () => {
    expect(CONTENT.maps.sides.A1.hexes.E4).toEqual({ loch: true, observed: 'terrain' });
  });
});

describe('the ports (R-MAP-5)', () => {
  test('lie outside the grid with 3-4 players, each beside its own module', () => {
    const beside = MODULES.map((corner) => {
      const { column, row } = CONTENT.maps.ports.large[corner];
      return neighboursOf(column, row)
        .filter(isOnGrid)
        .map((hex) => hexName(hex.column, hex.row))
        .sort();
    });
    expect(beside).toEqual([
      ['A1', 'A2'],
      ['M1', 'M2'],
      ['L9', 'M9'],
      ['A9', 'B9'],
    ]);
    for (const [index, names] of beside.entries()) {
      expect(new Set(names.map(moduleOf))).toEqual(new Set([MODULES[index]]));
    }
  });

  test('lie on B1, L1, M9 and A9 with 1-2 players', () => {
    const on = MODULES.map((corner) => {
      const { column, row } = CONTENT.maps.ports.small[corner];
      return hexName(column, row);
    });
    expect(on).toEqual(['B1', 'L1', 'M9', 'A9']);
  });
});
