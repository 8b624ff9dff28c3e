/** Drawing code for tools: pictures that are shipped as files, and the primitives behind them. */
export { BRAND, type Brand, brandPicture } from './brand/brand.ts';
export { distance, labOf, nearest } from './colour.ts';
export { emblemPicture } from './emblems/emblems.ts';
export { THEME } from './theme.ts';

import { encode, pixelsOf } from './encode.ts';
import { paint } from './render-picture.ts';
import type { PictureRequest } from './request.ts';

/** Returns a picture of a game as a PNG file. */
export const gamePicture = async (request: PictureRequest): Promise<Buffer> =>
  (await encode(paint(request))).png;

/** Draws a picture of a game and returns its pixels as 0xAARRGGBB. */
export function paintedPixels(request: PictureRequest): { pixels: Int32Array; width: number } {
  const canvas = paint(request);
  return { pixels: pixelsOf(canvas), width: canvas.width };
}
