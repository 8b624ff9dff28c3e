/** Shared parts of emblems. */
import { type Pen, TEXT } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { type PathSource, shape } from '../shapes.ts';

/** Fills a path with an outline thick enough for 22 pixels. */
export const bold = (pen: Pen, fill: string, path: PathSource) => shape(pen, fill, path, 0.14);

/** Writes letters around a point, vertically centred on capitals; `size` is the font size in drawing units. */
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
  // Fonts only come in whole pixels: draw large and scale down.
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
