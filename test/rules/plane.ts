/**
 * The map drawn on paper: hexes as points of the plane, told apart by their corners. A second way to find out
 * what touches what, for tests that must not trust the engine's own.
 */
import { CONTENT, HEX_NAMES, type Module, type PlayerCount, type Side } from '../../src/content/index.ts';

export interface Paper {
  /** Every hex that is no loch and not in the mist. */
  lands: readonly string[];
  lochs: readonly string[];
  mist: readonly string[];
  cost(hex: string): number;
  /** On the outer ring, or with one or two players beside the mist. */
  border(hex: string): boolean;
  /** Whether there is forest or mountain. */
  forWorkers(hex: string): boolean;
  touch(a: string, b: string): boolean;
  river(a: string, b: string): boolean;
  /** Whether a river ends at a loch on one of the hex's edges. */
  delta(hex: string): boolean;
}

const LETTERS = 'ABCDEFGHIJKLM';
const rim = (hex: string) => /^[AM]|[19]$/.test(hex);

/** The middle of a hex, where hexes are four wide and two high, and columns are three apart. */
function middle(hex: string): [number, number] {
  const column = LETTERS.indexOf(hex.charAt(0));
  return [3 * column, 2 * Number(hex.charAt(1)) + (column % 2)];
}

function corners(hex: string): string[] {
  const [x, y] = middle(hex);
  const points: [number, number][] = [
    [x - 2, y],
    [x - 1, y - 1],
    [x + 1, y - 1],
    [x + 2, y],
    [x + 1, y + 1],
    [x - 1, y + 1],
  ];
  return points.map(([px, py]) => `${px} ${py}`);
}

const CORNERS = new Map(HEX_NAMES.map((hex) => [hex, corners(hex)]));
const cornersOf = (hex: string): string[] => CORNERS.get(hex) ?? [];
const shared = (a: string, b: string): string[] =>
  cornersOf(a).filter((corner) => cornersOf(b).includes(corner));

/** The map of these four sides on paper, without its ports. */
export function paper(sides: readonly Side[], players: PlayerCount): Paper {
  const hexes = new Map(
    sides.flatMap((side) => Object.entries(CONTENT.maps.sides[side].hexes).map(([name, hex]) => [name, hex])),
  );
  const rivers = sides.flatMap((side) => CONTENT.maps.sides[side].rivers);
  const isLoch = (hex: string) => {
    const printed = hexes.get(hex);
    return printed !== undefined && 'loch' in printed;
  };
  const lochs = HEX_NAMES.filter(isLoch);
  const mist = players <= 2 ? HEX_NAMES.filter((hex) => rim(hex) && !isLoch(hex)) : [];
  const lochCorners = new Set(lochs.flatMap(cornersOf));
  return {
    lochs,
    mist,
    lands: HEX_NAMES.filter((hex) => !isLoch(hex) && !mist.includes(hex)),
    cost: (hex) => {
      const printed = hexes.get(hex);
      return printed !== undefined && 'cost' in printed ? printed.cost : 0;
    },
    border: (hex) => (players <= 2 ? mist.some((other) => shared(hex, other).length === 2) : rim(hex)),
    forWorkers: (hex) => {
      const printed = hexes.get(hex);
      return printed !== undefined && 'land' in printed && printed.land.some((land) => land !== 'grassland');
    },
    touch: (a, b) => shared(a, b).length === 2,
    river: (a, b) => rivers.some((pair) => pair.includes(a) && pair.includes(b)),
    delta: (hex) =>
      rivers.some(
        ([a, b]) => (a === hex || b === hex) && shared(a, b).some((corner) => lochCorners.has(corner)),
      ),
  };
}

/** All sixteen maps. */
export const MAPS: readonly (readonly Side[])[] = (['A', 'B', 'C', 'D'] as Module[]).reduce<Side[][]>(
  (maps, module) =>
    maps.flatMap((sides) => ([1, 2] as const).map((n): Side[] => [...sides, `${module}${n}`])),
  [[]],
);
