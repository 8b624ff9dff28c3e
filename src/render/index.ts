/** Renders pictures of games: the public interface of this folder. Drawing and encoding run in a separate process. */
import { createHash } from 'node:crypto';
import { createLruCache } from './cache.ts';
import type { Picture } from './encode.ts';
import { openPool, type Pool } from './pool.ts';
import { drawReplayWith, type ReplayFile } from './replay/draw.ts';
import type { ReplayRequest } from './replay/request.ts';
import type { AnyRequest, PictureRequest } from './request.ts';
import { OutdatedPictureError, type Priority } from './task-queue.ts';

export { createLruCache } from './cache.ts';
export {
  boardText,
  describe,
  describeBriefly,
  describeReplay,
  MAX_ALT_LENGTH,
  type TextView,
} from './describe.ts';
export { emblemFiles } from './emblems/files.ts';
export { EMBLEMS, type Emblem, emojiName, PORT_EMBLEMS, portEmblem } from './emblems/names.ts';
export type { Picture } from './encode.ts';
export { type HexOutline, hexOutlines } from './hex-outlines.ts';
export { historyOf } from './history.ts';
export { highlightsOf } from './last-turn-highlights.ts';
export { mapWords } from './map-words.ts';
export type { Measurement } from './measure.ts';
export { type BuildingPrice, buildingPrices } from './prices.ts';
export type { ReplayFile } from './replay/draw.ts';
export { FORMATS, type ReplayFormat, type ReplayRequest, type ReplayTurn } from './replay/request.ts';
export * from './request.ts';
export * from './sheet-content.ts';

/** Bytes of cached pictures, a quarter to half a megabyte each: those of the games being played now. */
const PICTURE_CACHE_BYTES = 16 * 2 ** 20;

/** Bytes of cached replays, a quarter to half a megabyte each. */
const REPLAY_CACHE_BYTES = 12 * 2 ** 20;
/** Replays waiting or being drawn; further ones are rejected. */
const MAX_REPLAYS = 6;

/** Bytes of cached SVG, compressed: a quarter of a megabyte for a map, otherwise about 50 kB each. */
const VECTOR_CACHE_BYTES = 32 * 2 ** 20;

const pictures = createLruCache<Picture>(PICTURE_CACHE_BYTES, ({ png }) => png.byteLength);
const vectors = createLruCache<Uint8Array>(VECTOR_CACHE_BYTES, ({ byteLength }) => byteLength);
const replays = createLruCache<ReplayFile>(REPLAY_CACHE_BYTES, ({ bytes }) => bytes.byteLength);
let pool: Pool | undefined;
let notifyDrawn: (milliseconds: number) => void = () => {};

/** Calls back with the milliseconds each picture takes from now on, waiting included. */
export function onDrawn(listener: (milliseconds: number) => void): void {
  notifyDrawn = listener;
}

/** For each queued picture, by name: whether each of its requesters still wants it. */
const requesters = new Map<string, (() => boolean)[]>();

/**
 * Draws a picture in the drawing process; identical requests share one result. Rejects if too many are queued, after
 * a minute, and with an `OutdatedPictureError` if no request for it is wanted any longer. `lowPriority`: most pictures
 * that users are waiting for go first.
 */
export async function draw(
  request: AnyRequest,
  { lowPriority = false, isWanted = () => true }: Priority = {},
): Promise<Picture> {
  const json = JSON.stringify(request);
  const name = createHash('sha256').update(json).digest('base64');
  requesters.get(name)?.push(isWanted);
  const make = async () => {
    pool ??= openPool();
    const began = performance.now();
    const wanted = [isWanted];
    requesters.set(name, wanted);
    try {
      const picture = await pool.draw(request, json, {
        lowPriority,
        isWanted: () => wanted.some((is) => is()),
      });
      notifyDrawn(performance.now() - began);
      return picture;
    } finally {
      requesters.delete(name);
    }
  };
  try {
    return await pictures(name, make);
  } catch (error) {
    // This request joined others just as their picture was dropped.
    if (error instanceof OutdatedPictureError && isWanted())
      return await draw(request, { lowPriority, isWanted });
    throw error;
  }
}

/** Draws a picture as SVG in the drawing process; identical requests share one result. Returns it compressed with gzip. */
export function drawVector(request: PictureRequest): Promise<Uint8Array> {
  const json = JSON.stringify(request);
  return vectors(createHash('sha256').update(json).digest('base64'), async () => {
    pool ??= openPool();
    return await pool.drawVector(request, json);
  });
}

/** Returns the estimated milliseconds that the pictures counted by `queueLength` take. */
export const estimatedWaitMs = ({ lowPriority = false } = {}): number =>
  pool?.estimatedWaitMs(lowPriority) ?? 0;

/** Returns the number of pictures that one requested now would wait for or, if it is urgent, delay. */
export const queueLength = ({ lowPriority = false } = {}): number => pool?.queueLength(lowPriority) ?? 0;

/** Resolves when at most this many pictures are queued or being drawn. */
export const whenFree = async (most: number): Promise<void> => await pool?.whenIdle(most);

let asked = 0;
let ending = new AbortController();
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a replay, one at a time and only between pictures, which never wait for it. Identical requests share
 * one result. Rejects if too many are queued.
 */
export function drawReplay(request: ReplayRequest): Promise<ReplayFile> {
  const name = createHash('sha256').update(JSON.stringify(request)).digest('base64');
  return replays(name, async () => {
    if (asked >= MAX_REPLAYS) throw new Error('too many replays are waiting');
    asked++;
    const { signal } = ending;
    const drawn = last.then(() => {
      pool ??= openPool();
      return drawReplayWith(pool, request, { signal });
    });
    last = drawn.catch(() => {}).finally(() => asked--);
    return await drawn;
  });
}

/** Aborts all replays, queued or running, so that their callers are answered before the process ends. */
export function cancelReplays(): void {
  ending.abort();
  ending = new AbortController();
}

/** Starts the drawing process, so that the first picture need not wait for it. */
export function prewarm(): void {
  pool ??= openPool();
  pool.start();
}

/** Ends the drawing process after its queued work. A later `draw` starts another. */
export async function close(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}

/** Loads the measurements (`measure.ts`), which draw in this process. For benchmarks; nothing else may be drawing. */
export const measuring = (): Promise<typeof import('./measure.ts')> => import('./measure.ts');

/** Loads the drawing of shipped pictures (`artwork.ts`) into this process. Call it before anything else is drawn. */
export const artwork = (): Promise<typeof import('./artwork.ts')> => import('./artwork.ts');
