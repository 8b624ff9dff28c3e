/** Outlines of the map's spaces in its picture, for pages on which they can be chosen. */
import { type GameState, graphOf, type Space } from '../engine/index.ts';
import { cornerOf } from './hexes.ts';
import { gridFor, mapHeight, spaceAt } from './map-grid.ts';

export interface HexOutline {
  readonly space: Space;
  /** Corners in pixels at the picture's natural size, as SVG wants them: "x,y x,y …". */
  readonly points: string;
}

/** Returns the outlines of all spaces, and the size of the map, for a map of this width in pixels. */
export function hexOutlines(
  state: GameState,
  width: number,
): { readonly height: number; readonly outlines: readonly HexOutline[] } {
  const grid = gridFor(state, width);
  const outlines = graphOf(state).spaces.map(({ name }) => {
    const centre = spaceAt(state, grid, name);
    const corners = [0, 1, 2, 3, 4, 5].map((corner) => cornerOf(centre, grid.radius * 0.94, corner));
    return { space: name, points: corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ') };
  });
  return { height: Math.round(mapHeight(state, grid)), outlines };
}
