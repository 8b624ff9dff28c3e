/** Small drawings are copied from a cache, to whole pixels. */
import { expect, it } from 'vitest';
import { createSurface } from '../../../src/render/canvas.ts';
import { pixelsOf } from '../../../src/render/encode.ts';
import type { Point } from '../../../src/render/hexes.ts';
import { drawDisc } from '../../../src/render/shapes.ts';
import { drawStamp } from '../../../src/render/stamps.ts';

/** Draws a disc at each point, and returns the pixels. */
function pictureOf(points: readonly Point[], colour: string, scale = 1, stamped = true) {
  const { canvas, pen } = createSurface(60, 60);
  pen.scale(scale, scale);
  let drawings = 0;
  for (const point of points) {
    const draw = (own: typeof pen, at: Point) => {
      drawings++;
      drawDisc(own, at, 8, colour, '#123456', 2);
    };
    if (stamped) drawStamp(pen, ['test disc', colour], point, 10, draw);
    else draw(pen, point);
  }
  return { pixels: pixelsOf(canvas), drawings };
}

it.each([1, 2])('look at whole pixels as if drawn there, at scale %i', (scale) => {
  const points = [
    { x: 12, y: 13 },
    { x: 20, y: 18 },
  ];
  const colour = `#aa880${scale}`;
  const stamped = pictureOf(points, colour, scale);
  expect(stamped.drawings).toBe(1);
  expect(stamped.pixels).toEqual(pictureOf(points, colour, scale, false).pixels);
});

it('are rounded to whole pixels elsewhere', () => {
  const near = pictureOf([{ x: 30.3, y: 29.6 }], '#aa8803').pixels;
  expect(near).toEqual(pictureOf([{ x: 30, y: 30 }], '#aa8803').pixels);
});

it('are not taken for others that look different', () => {
  const [one, other] = ['#aa8804', '#00ff04'].map((colour) => pictureOf([{ x: 30, y: 30 }], colour).pixels);
  expect(one).not.toEqual(other);
});
