import { describe, expect, test } from 'vitest';
import {
  HEX_NAMES,
  hexesOfModule,
  hexName,
  hexPosition,
  isOnGrid,
  isOuterRing,
  MODULES,
  moduleOf,
  neighboursOf,
} from '../../src/content/index.ts';

/** Names of the neighbours on the grid, sorted. */
const around = (name: string): string[] => {
  const { column, row } = hexPosition(name);
  return neighboursOf(column, row)
    .filter(isOnGrid)
    .map((position) => hexName(position.column, position.row))
    .sort();
};

describe('the hexes of the map', () => {
  test('have 117 different names, from A1 to M9', () => {
    expect(new Set(HEX_NAMES).size).toBe(117);
    expect(HEX_NAMES[0]).toBe('A1');
    expect(HEX_NAMES[9]).toBe('B1');
    expect(HEX_NAMES.at(-1)).toBe('M9');
  });

  test('can be found by name and by position', () => {
    expect(hexPosition('C9')).toEqual({ column: 2, row: 8 });
    for (const name of HEX_NAMES) {
      const { column, row } = hexPosition(name);
      expect(hexName(column, row)).toBe(name);
    }
  });

  test.each(['', 'A', 'A0', 'N1', 'a1', 'A10', '1A', ' A1'])('have no name "%s"', (name) => {
    expect(() => hexPosition(name)).toThrow(RangeError);
  });

  test.each([
    [-1, 0],
    [13, 0],
    [0, -1],
    [0, 9],
  ])('have no name off the grid at %i, %i', (column, row) => {
    expect(() => hexName(column, row)).toThrow(RangeError);
  });
});

describe('the neighbours of a hex', () => {
  test('are half a hex higher and lower in columns A, C, E …', () => {
    expect(around('C3')).toEqual(['B2', 'B3', 'C2', 'C4', 'D2', 'D3']);
  });

  test('are half a hex lower in columns B, D, F …', () => {
    expect(around('D3')).toEqual(['C3', 'C4', 'D2', 'D4', 'E3', 'E4']);
  });

  test('are two or three at the corners of the map', () => {
    expect(around('A1')).toEqual(['A2', 'B1']);
    expect(around('M1')).toEqual(['L1', 'M2']);
    expect(around('A9')).toEqual(['A8', 'B8', 'B9']);
    expect(around('M9')).toEqual(['L8', 'L9', 'M8']);
  });

  test('are also found off the grid, where ports are', () => {
    const hexes = neighboursOf(-1, 0).filter(isOnGrid);
    expect(hexes.map(({ column, row }) => hexName(column, row)).sort()).toEqual(['A1', 'A2']);
  });

  test('are neighbours of each other', () => {
    for (const name of HEX_NAMES) {
      for (const other of around(name)) expect(around(other), other).toContain(name);
    }
  });
});

describe('the modules', () => {
  test('have 27 hexes (A and D), 32 (B) and 31 (C)', () => {
    expect(MODULES.map((module) => hexesOfModule(module).length)).toEqual([27, 32, 31, 27]);
  });

  test.each([
    ['A5', 'A'],
    ['A6', 'D'],
    ['B4', 'A'],
    ['B5', 'D'],
    ['F4', 'A'],
    ['G5', 'B'],
    ['F5', 'D'],
    ['G6', 'C'],
    ['H4', 'B'],
    ['H5', 'C'],
    ['M5', 'B'],
    ['M6', 'C'],
  ])('place %s on module %s', (hex, module) => {
    expect(moduleOf(hex)).toBe(module);
  });
});

test('the outer ring is rows 1 and 9 and columns A and M: 40 hexes (R-MAP-2)', () => {
  expect(HEX_NAMES.filter(isOuterRing)).toHaveLength(40);
  expect(['A5', 'M5', 'F1', 'F9'].every(isOuterRing)).toBe(true);
  expect(['B2', 'L8', 'G5'].some(isOuterRing)).toBe(false);
});
