/** Hex geometry in pixels: flat-top, odd columns half a hex lower. */
import type { Pen } from './canvas.ts';

export interface Point {
  x: number;
  y: number;
}
export interface Grid {
  /** Corner radius of a hex. */
  radius: number;
  /** Centre of column 0, row 0. */
  left: number;
  top: number;
}
export const ROOT3 = Math.sqrt(3);

/** Returns the centre of a hex by zero-based column and row. */
export function centreOf(grid: Grid, column: number, row: number): Point {
  const low = Math.abs(column % 2) === 1 ? 0.5 : 0;
  return { x: grid.left + column * 1.5 * grid.radius, y: grid.top + (row + low) * ROOT3 * grid.radius };
}

/** Returns a corner of a hex; 0 is to the right, then clockwise. */
export function cornerOf(centre: Point, radius: number, corner: number): Point {
  const angle = (corner * Math.PI) / 3;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** Traces a hex. */
export function hexPath(pen: Pen, centre: Point, radius: number): void {
  pen.beginPath();
  for (let i = 0; i < 6; i++) {
    const { x, y } = cornerOf(centre, radius, i);
    pen.lineTo(x, y);
  }
  pen.closePath();
}

/** Returns the two corners of the edge towards a neighbour; direction 0 is up, then clockwise. */
export const edgeOf = (centre: Point, radius: number, direction: number): [Point, Point] => [
  cornerOf(centre, radius, direction + 4),
  cornerOf(centre, radius, direction + 5),
];
