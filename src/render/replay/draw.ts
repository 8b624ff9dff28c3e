/** Draws a replay frame by frame, between other pictures, and assembles the file. */
import type { Pool } from '../pool.ts';
import { framesOf, MAX_FRAMES } from './frames.ts';
import { gifFile } from './gif.ts';
import type { Frame, ReplayRequest } from './request.ts';
import { webpFile } from './webp.ts';

/** A finished replay. Its bytes are shared between callers of the same replay: never modify them. */
export interface ReplayFile {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly contentType: 'image/webp' | 'image/gif';
}

/** Maximum file size in bytes; Discord accepts 10 MiB everywhere. */
const MAX_BYTES = 8 * 2 ** 20;

/** Draws a replay, halving its frames until the file has at most `most` bytes. Rejects when the signal aborts. */
export async function drawReplayWith(
  pool: Pool,
  request: ReplayRequest,
  { most = MAX_BYTES, signal }: { readonly most?: number; readonly signal?: AbortSignal } = {},
): Promise<ReplayFile> {
  for (let count = MAX_FRAMES; ; ) {
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
    // The next frame is drawn while this one is encoded.
    const [{ rows, changed }, image] = await Promise.all([pool.drawFrame(frame, before), encoding]);
    signal?.throwIfAborted();
    if (image !== undefined) images.push(image);
    size = { width: changed.width, height: changed.height };
    before = rows;
    encoding = pool.encodeFrame(changed, format);
  }
  if (encoding !== undefined) images.push(await encoding);
  const animated = images.map((image, i) => ({ image, delayMs: frames[i]?.delayMs ?? 0 }));
  const bytes = (format === 'gif' ? gifFile : webpFile)(size, animated);
  return { bytes, ...size, frames: images.length, contentType: `image/${format}` };
}
