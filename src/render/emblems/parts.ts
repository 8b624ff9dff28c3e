/** What emblems share. */
import { type Pen, TEXT } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { shape } from '../shapes.ts';

/** Fills what `draw` lays, and outlines it as it must be to be seen at 22 pixels. */
export function bold(pen: Pen, fill: string, draw: () => void): void {
  shape(pen, fill, draw, 0.14);
}

/** Letters around a point, the middle of capitals at its height; `size` as fonts have it, in units of the drawing. */
export function letters(
  pen: Pen,
  text: string,
  { x, y }: Point,
  size: number,
  colour: string,
  most = 2,
): void {
  pen.save();
  pen.translate(x, y);
  // Fonts are set in whole pixels: large, and made smaller.
  pen.scale(size / 100, size / 100);
  pen.font = `800 100px "${TEXT}"`;
  const { width } = pen.measureText(text);
  const squeeze = Math.min(1, (most / size) * (100 / width));
  pen.scale(squeeze, 1);
  pen.fillStyle = colour;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillText(text, -width / 2, 33);
  pen.restore();
}
