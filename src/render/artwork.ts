/** What tools need of the drawing itself: pictures that are shipped as files, and what pictures are drawn with. */
export { BRAND, type Brand, brandPicture } from './brand/brand.ts';
export { distance, labOf, nearest } from './colour.ts';
export { emblemPicture } from './emblems/emblems.ts';
export { THEME } from './theme.ts';

import { encode, pixelsOf } from './encode.ts';
import { paint } from './render-picture.ts';
import type { PictureRequest } from './request.ts';

/** A picture of a game as a PNG file. */
export async function gamePicture(request: PictureRequest): Promise<Buffer> {
  return (await encode(paint(request))).png;
}

/** A picture of a game as it is drawn, in words of 0xAARRGGBB. */
export function paintedPixels(request: PictureRequest): { pixels: Int32Array; width: number } {
  const canvas = paint(request);
  return { pixels: pixelsOf(canvas), width: canvas.width };
}
