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

/** Every way of laying the four modules: 16 maps. */
const LAYOUTS: readonly Side[][] = MODULES.reduce<Side[][]>(
  (layouts, module) =>
    layouts.flatMap((layout) =>
      SIDES.filter((side) => side.startsWith(module)).map((side) => [...layout, side]),
    ),
  [[]],
);

describe('the 16 maps', () => {
  test('there are 16', () => {
    expect(LAYOUTS).toHaveLength(16);
  });

  test.each(LAYOUTS.map((layout) => [layout.join(' '), layout] as const))('%s has 117 hexes', (_, layout) => {
    const names = layout.flatMap((side) => Object.keys(CONTENT.maps.sides[side].hexes));
    expect(names.sort()).toEqual([...HEX_NAMES].sort());
  });

  test.each(LAYOUTS.map((layout) => [layout.join(' '), layout] as const))(
    'the rivers of %s run between land and land, once each',
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

  test('has the hexes of its module and no other', () => {
    const module = MODULES.find((letter) => side.startsWith(letter)) ?? 'A';
    expect(Object.keys(hexes).sort()).toEqual(hexesOfModule(module).sort());
  });

  test('has all three lands and a loch', () => {
    const lands = new Set(Object.values(hexes).flatMap((hex) => ('land' in hex ? hex.land : ['loch'])));
    expect([...lands].sort()).toEqual(['forest', 'grassland', 'loch', 'mountain']);
  });
});

describe('hexes as printed', () => {
  test('A1 of side A1 is grassland of £4; a further land may be missing there', () => {
    expect(CONTENT.maps.sides.A1.hexes.A1).toEqual({
      land: ['grassland'],
      cost: 4,
      observed: 'terrain',
      doubtful: true,
    });
  });

  test('E4 of side A1 is a loch', () => {
    expect(CONTENT.maps.sides.A1.hexes.E4).toEqual({ loch: true, observed: 'terrain' });
  });
});

describe('ports (R-MAP-5)', () => {
  test('with 3-4 players they lie outside the grid, each beside its own module', () => {
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

  test('with 1-2 players they lie on B1, L1, M9 and A9', () => {
    const on = MODULES.map((corner) => {
      const { column, row } = CONTENT.maps.ports.small[corner];
      return hexName(column, row);
    });
    expect(on).toEqual(['B1', 'L1', 'M9', 'A9']);
  });
});
