/** From cairo's pixels to a file: the right colours in the right places. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSurface } from '../../../src/render/canvas.ts';
import { encode, pixelsOf } from '../../../src/render/encode.ts';
import { THEME } from '../../../src/render/theme.ts';

const colourAt = (x: number, y: number) => THEME[(x + 5 * y) % THEME.length] as number;
const bytesOf = (colour: number) => [colour >>> 16, (colour >>> 8) & 0xff, colour & 0xff];

/** A drawing in which the colour of every pixel is known. */
function chequered(width: number, height: number) {
  const { canvas, pen } = createSurface(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pen.fillStyle = `rgb(${bytesOf(colourAt(x, y)).join()})`;
      pen.fillRect(x, y, 1, 1);
    }
  }
  return canvas;
}
const expected = (width: number, height: number) =>
  Array.from({ length: width * height }, (_, i) => colourAt(i % width, Math.floor(i / width)));

describe('encoding', () => {
  it.each([
    [37, 23],
    [300, 2],
    // Several bands, of which some repeat.
    [10, 240],
    [3, 5],
    [1, 1],
  ])('keeps every pixel of a drawing of %i × %i', async (width, height) => {
    expect([...pixelsOf(chequered(width, height))].map((pixel) => pixel & 0xffffff)).toEqual(
      expected(width, height),
    );
    const picture = await encode(chequered(width, height));
    expect(picture).toMatchObject({ width, height, contentType: 'image/png' });
    // Read by a library that refuses a file with a wrong check sum.
    const read = sharp(picture.png, { failOn: 'warning' });
    expect(await read.metadata()).toMatchObject({ format: 'png', width, height, isPalette: true });
    expect([...(await read.removeAlpha().raw().toBuffer())]).toEqual(
      expected(width, height).flatMap(bytesOf),
    );
  });
});
