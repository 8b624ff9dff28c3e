/** Draws a replay frame by frame, between other pictures, and assembles the file. */
import type { Pool } from '../pool.ts';
import { framesOf, MAX_FRAMES } from './frames.ts';
import { gifFile } from './gif.ts';
import type { EncodedFrame, Frame, ReplayRequest } from './request.ts';
import { webpFile } from './webp.ts';

/** A finished replay. Its bytes are shared between callers of the same replay: never modify them. */
export interface ReplayFile {
  readonly bytes: Buffer;
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

let nextId = 0;

async function drawn(
  pool: Pool,
  frames: readonly Frame[],
  { format }: ReplayRequest,
  signal: AbortSignal | undefined,
): Promise<ReplayFile> {
  const id = nextId++;
  const drawing: Promise<EncodedFrame>[] = [];
  for (const [index, frame] of frames.entries()) {
    // The next frame is drawn while this one is encoded.
    await drawing[index - 2];
    signal?.throwIfAborted();
    const encoded = pool.drawFrame(frame, { id, isFirst: index === 0, format });
    // Awaited below, unless the replay is aborted.
    encoded.catch(() => {});
    drawing.push(encoded);
  }
  const done = await Promise.all(drawing);
  const { width = 0, height = 0 } = done[0] ?? {};
  const animated = done.map(({ image }, i) => ({ image, delayMs: frames[i]?.delayMs ?? 0 }));
  const bytes = (format === 'gif' ? gifFile : webpFile)({ width, height }, animated);
  return { bytes, width, height, frames: done.length, contentType: `image/${format}` };
}
