/** Positions of the map and its spaces in a picture: geometry without drawing. */
import { hexPosition } from '../content/index.ts';
import { type GameState, graphOf, rulesetOf, type Space } from '../engine/index.ts';
import { centreOf, type Grid, type Point, ROOT3 } from './hexes.ts';

/** In hex radii: room for ports beside the map, and the margin. */
const PORT_SIDE = 1.5;
const MARGIN = 0.22;

/** Returns whether ports lie beside the map instead of on its hexes. */
const hasPortsBeside = (state: GameState): boolean =>
  graphOf(state).spaces.some(({ name }) => name.startsWith('P'));

/** Returns the grid whose map, including ports, fills a width in pixels. */
export function gridFor(state: GameState, width: number): Grid {
  const side = MARGIN + (hasPortsBeside(state) ? PORT_SIDE : 0);
  // 13 columns, each overlapping the next by half a radius.
  const radius = width / (20 + 2 * side);
  return { radius, left: radius * (1 + side), top: radius * (ROOT3 / 2 + MARGIN) };
}
/** Returns the width of a grid's map in pixels. */
export const mapWidth = ({ left, radius }: Grid): number => 2 * left + 18 * radius;
/** Returns the height of a grid's map in pixels; ports beside the map reach half a hex below it. */
export const mapHeight = (state: GameState, { radius, top }: Grid): number =>
  2 * top + radius * ROOT3 * (hasPortsBeside(state) ? 9 : 8.5);

/** Returns the centre of a hex. */
export const hexCentre = (grid: Grid, name: Space): Point => {
  const { column, row } = hexPosition(name);
  return centreOf(grid, column, row);
};

/** Returns the centre of a space: a hex, or a port beside the map. */
export function spaceAt(state: GameState, grid: Grid, space: Space): Point {
  if (!space.startsWith('P')) return hexCentre(grid, space);
  const ruleset = rulesetOf(state.setup);
  const { column, row } = ruleset.content.maps.ports[ruleset.size][space.slice(1) as 'A'];
  return centreOf(grid, column, row);
}
