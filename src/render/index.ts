/** Pictures of games: the door of this folder. All drawing and encoding is done in a thread of its own. */
import { createHash } from 'node:crypto';
import { keeping } from './cache.ts';
import type { Picture } from './encode.ts';
import { openPool, type Pool } from './pool.ts';
import { drawWith, type ReplayFile } from './replay/draw.ts';
import type { ReplayRequest } from './replay/request.ts';
import type { PictureRequest } from './request.ts';
import type { SheetRequest } from './sheet-content.ts';

export { ALT_LENGTH, boardText, describe, describeReplay } from './describe.ts';
export { emblemFiles } from './emblems/files.ts';
export { EMBLEMS, type Emblem, emojiName, PORT_EMBLEMS, portEmblem } from './emblems/names.ts';
export type { Picture } from './encode.ts';
export { historyOf } from './history.ts';
export { touchedBy } from './last-turn-highlights.ts';
export type { Measured } from './measure.ts';
export type { ReplayFile } from './replay/draw.ts';
export { FORMATS, type ReplayFormat, type ReplayRequest, type ReplayTurn } from './replay/request.ts';
export { type HistoryPoint, type LastTurn, type PictureRequest, VIEWS, type View } from './request.ts';
export {
  type Bar,
  type Pair,
  ROW_ICONS,
  type Sheet,
  type SheetBlock,
  type SheetRequest,
  type Sign,
  sheetLines,
} from './sheet-content.ts';

/** Bytes of encoded pictures that are kept. About a megabyte each: those of the games being played just now. */
const KEPT = 48 * 2 ** 20;

/** The same of replays, which have a quarter to half a megabyte. */
const KEPT_REPLAYS = 12 * 2 ** 20;
/** Replays that may wait or be drawn; one more is refused. */
const REPLAYS = 6;

const pictures = keeping<Picture>(KEPT, ({ png }) => png.byteLength);
const replays = keeping<ReplayFile>(KEPT_REPLAYS, ({ bytes }) => bytes.byteLength);
let pool: Pool | undefined;
let told: (milliseconds: number) => void = () => {};

/** Calls back with the milliseconds that each picture takes from now on: to wait for its turn, and to be drawn. */
export function onDrawn(listener: (milliseconds: number) => void): void {
  told = listener;
}

/**
 * Draws a picture, in a thread of its own; the same request gives the same picture, drawn once. Rejects when
 * too many are waiting, or when one takes a minute. `patient`: nobody has asked for it, and those go first for whom
 * somebody waits.
 */
export function draw(
  request: PictureRequest | SheetRequest,
  { patient = false }: { readonly patient?: boolean } = {},
): Promise<Picture> {
  const json = JSON.stringify(request);
  const name = createHash('sha256').update(json).digest('base64');
  return pictures(name, async () => {
    pool ??= openPool();
    const began = performance.now();
    const picture = await pool.draw(request, json, patient);
    told(performance.now() - began);
    return picture;
  });
}

/** Milliseconds for which a picture would wait before it is drawn, if it were asked for now. */
export const drawingWait = ({ patient = false } = {}): number => pool?.wait(patient) ?? 0;

/** Pictures that would be drawn before one that is asked for now. */
export const drawingAhead = ({ patient = false } = {}): number => pool?.ahead(patient) ?? 0;

/** Resolves when nobody waits for a picture. */
export const drawingFree = async (): Promise<void> => await pool?.free();

let asked = 0;
let ending = new AbortController();
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a replay, one after the other, and between the pictures that are asked for meanwhile: those never wait for it.
 * The same request gives the same replay, drawn once. Rejects when too many are waiting.
 */
export function drawReplay(request: ReplayRequest): Promise<ReplayFile> {
  const name = createHash('sha256').update(JSON.stringify(request)).digest('base64');
  return replays(name, async () => {
    if (asked >= REPLAYS) throw new Error('too many replays are waiting');
    asked++;
    const { signal } = ending;
    const drawn = last.then(() => {
      pool ??= openPool();
      return drawWith(pool, request, { signal });
    });
    last = drawn.catch(() => {}).finally(() => asked--);
    return await drawn;
  });
}

/** Gives up the replays that wait or are being drawn: whoever asked for them is told, before the program ends. */
export function giveUpReplays(): void {
  ending.abort();
  ending = new AbortController();
}

/** Starts the drawing thread, so that the first picture need not wait for that. */
export function warm(): void {
  pool ??= openPool();
}

/** Ends the drawing thread after what it has been asked for. A later `draw` starts another. */
export async function close(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}

/** What pictures cost, drawn in this very thread, while nothing else is drawn; see `measure.ts`. For benchmarks. */
export function measuring(): Promise<typeof import('./measure.ts')> {
  return import('./measure.ts');
}

/** What draws the pictures that are shipped (`artwork.ts`), in this very thread, before anything else is drawn. */
export function artwork(): Promise<typeof import('./artwork.ts')> {
  return import('./artwork.ts');
}
