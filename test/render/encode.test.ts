/** From cairo's pixels to a file: the right colours in the right places. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { surface } from '../../src/render/canvas.ts';
import { encode, pixelsOf } from '../../src/render/encode.ts';

const COLOURS = [
  [179, 36, 44],
  [242, 189, 43],
  [31, 61, 138],
  [248, 244, 234],
  [0, 0, 0],
  [1, 128, 255],
] as const;
const colourAt = (x: number, y: number) => COLOURS[(x + 5 * y) % COLOURS.length] as readonly number[];

/** A drawing whose every pixel has a colour that is known. */
function chequered(width: number, height: number) {
  const { canvas, pen } = surface(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pen.fillStyle = `rgb(${colourAt(x, y).join()})`;
      pen.fillRect(x, y, 1, 1);
    }
  }
  return canvas;
}
const expected = (width: number, height: number) =>
  Array.from({ length: width * height }, (_, i) => [...colourAt(i % width, Math.floor(i / width))]).flat();

describe('encoding', () => {
  // Pixels are handled by fours: what is left over must be right as well.
  it.each([
    [8, 4],
    [7, 3],
    [5, 2],
    [3, 1],
    [1, 1],
  ])('keeps every pixel of a drawing of %i × %i', (width, height) => {
    expect([...pixelsOf(chequered(width, height))]).toEqual(expected(width, height));
  });

  it('gives a PNG that shows the drawing, with its size', async () => {
    const picture = await encode(chequered(37, 23));
    expect(picture).toMatchObject({ width: 37, height: 23, contentType: 'image/png' });
    const { format, width, height } = await sharp(picture.png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 37, height: 23 });
    const shown = await sharp(picture.png).removeAlpha().raw().toBuffer();
    const off = expected(37, 23).map((value, i) => Math.abs(value - (shown[i] as number)));
    // A picture may have 256 colours, chosen to fit.
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });
});
