/** Pictures that are shipped as files: drawn once, by `npm run assets`, in this very thread. */
export { BRAND, type Brand, brandPicture } from './brand/brand.ts';
export { emblemPicture } from './emblems/emblems.ts';

import { encode } from './encode.ts';
import { paint } from './paint.ts';
import type { PictureRequest } from './request.ts';

/** A picture of a game as a PNG file. */
export async function gamePicture(request: PictureRequest): Promise<Buffer> {
  return (await encode(paint(request))).png;
}
