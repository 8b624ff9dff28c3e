/** Draws a replay frame by frame, between the pictures of posts, and puts them together. */
import type { Pool } from '../pool.ts';
import { framesOf, MOST_FRAMES } from './frames.ts';
import { gifFile } from './gif.ts';
import type { Frame, ReplayRequest } from './request.ts';
import { webpFile } from './webp.ts';

/** A replay, ready to be sent. Its bytes are shared by all who asked for the same one: read, never write. */
export interface ReplayFile {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly contentType: 'image/webp' | 'image/gif';
}

/** Bytes of a file at most: Discord takes 10 MiB everywhere. */
const MOST_BYTES = 8 * 2 ** 20;

/** Draws a replay; one whose file would have more bytes than `most` has half the frames, until it fits. */
export async function drawWith(pool: Pool, request: ReplayRequest, most = MOST_BYTES): Promise<ReplayFile> {
  for (let count = MOST_FRAMES; ; count = Math.floor(count / 2)) {
    const frames = framesOf(request, count);
    const file = await drawn(pool, frames, request);
    if (file.bytes.byteLength <= most || count < 4) return file;
  }
}

async function drawn(pool: Pool, frames: readonly Frame[], { format }: ReplayRequest): Promise<ReplayFile> {
  const images: { image: Uint8Array; delay: number }[] = [];
  let size = { width: 0, height: 0 };
  let before: Uint8Array<ArrayBuffer> | undefined;
  for (const frame of frames) {
    const { rows, image, width, height } = await pool.drawFrame(frame, format, before);
    images.push({ image, delay: frame.delay });
    size = { width, height };
    before = rows;
  }
  const bytes = (format === 'gif' ? gifFile : webpFile)(size, images);
  return { bytes, ...size, frames: images.length, contentType: `image/${format}` };
}
