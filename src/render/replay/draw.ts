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

/**
 * Draws a replay; one whose file would have more bytes than `most` has half the frames, until it fits. Rejects once the
 * signal is given.
 */
export async function drawWith(
  pool: Pool,
  request: ReplayRequest,
  { most = MOST_BYTES, signal }: { readonly most?: number; readonly signal?: AbortSignal } = {},
): Promise<ReplayFile> {
  for (let count = MOST_FRAMES; ; ) {
    const frames = framesOf(request, count);
    const file = await drawn(pool, frames, request, signal);
    if (file.bytes.byteLength <= most || count < 4) return file;
    count = Math.floor(Math.min(count, frames.length) / 2);
  }
}

async function drawn(
  pool: Pool,
  frames: readonly Frame[],
  { format }: ReplayRequest,
  signal: AbortSignal | undefined,
): Promise<ReplayFile> {
  const images: Uint8Array[] = [];
  let size = { width: 0, height: 0 };
  let before: Uint8Array<ArrayBuffer> | undefined;
  let encoding: Promise<Uint8Array> | undefined;
  for (const frame of frames) {
    // While one is being encoded, the next one is drawn.
    const [{ rows, changed }, image] = await Promise.all([pool.drawFrame(frame, before), encoding]);
    signal?.throwIfAborted();
    if (image !== undefined) images.push(image);
    size = { width: changed.width, height: changed.height };
    before = rows;
    encoding = pool.encodeFrame(changed, format);
  }
  if (encoding !== undefined) images.push(await encoding);
  const animated = images.map((image, i) => ({ image, delay: frames[i]?.delay ?? 0 }));
  const bytes = (format === 'gif' ? gifFile : webpFile)(size, animated);
  return { bytes, ...size, frames: images.length, contentType: `image/${format}` };
}
