/** What runs in the drawing thread: a picture from a request. Nothing else draws. */
import { setPriority } from 'node:os';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Content } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import { giveBack } from './canvas.ts';
import { encode, free, type Picture, rowsOf } from './encode.ts';
import { paint } from './render-picture.ts';
import { paintFrame } from './replay/encode-replay.ts';
import { type Changed, changes } from './replay/frame-palette.ts';
import { gifFrame } from './replay/gif.ts';
import type { Frame, ReplayFormat } from './replay/request.ts';
import { webpFrame } from './replay/webp.ts';
import type { PictureRequest } from './request.ts';
import type { SheetRequest } from './sheet-content.ts';

/** How far the thread stands behind the bot's own (niceness): words and pings do not wait for pictures. */
const BEHIND = 5;
// On Linux the priority is that of the thread; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(BEHIND);

export interface Task {
  /** What is asked for, as JSON: it was needed so for its name, and a string is handed over at no cost. */
  readonly request: string;
  /** The figures of the game where they are not those shipped: a thread has a registry of its own. */
  readonly content?: Content;
}

export interface FrameTask extends Task {
  /** The rows of the frame before. */
  readonly before: Uint8Array<ArrayBuffer> | undefined;
}

/** A frame as it comes out of the thread: what changes in it, and its rows for the frame after it. */
export interface DrawnFrame {
  readonly rows: Uint8Array<ArrayBuffer>;
  readonly changed: Changed;
}

/** A frame to be encoded. */
export interface EncodeTask {
  readonly format: ReplayFormat;
  readonly changed: Changed;
}

/** A picture as it comes out of the thread, where a buffer is just bytes. */
export interface Drawn extends Omit<Picture, 'png'> {
  readonly png: Uint8Array<ArrayBuffer>;
}

/** Reads what is asked for. */
function read<T extends Pick<PictureRequest, 'state'> | SheetRequest>({ request, content }: Task): T {
  const wanted = JSON.parse(request) as T;
  if (content !== undefined && 'state' in wanted) registerContent(content, wanted.state.setup.content);
  return wanted;
}

/** Draws and encodes a picture; gives a `Drawn`. While one is being encoded the next one can be drawn. */
export async function drawPicture(task: Task): Promise<unknown> {
  const wanted = read<PictureRequest | SheetRequest>(task);
  const canvas = paint(wanted);
  const encoding = encode(canvas);
  // Its pixels have been read.
  giveBack(canvas);
  const { png, ...rest } = await encoding;
  // A copy in memory of its own, which is then moved to the other thread.
  const drawn: Drawn = { ...rest, png: new Uint8Array(png) };
  return moved(drawn, drawn.png.buffer);
}

/** Draws a frame of a replay; gives a `DrawnFrame`. */
export async function drawFrame(task: FrameTask): Promise<unknown> {
  const canvas = paintFrame(read<Frame>(task));
  const { width, height } = canvas;
  const rows = rowsOf(canvas);
  giveBack(canvas);
  const drawn: DrawnFrame = { rows, changed: changes({ rows, width, height }, task.before) };
  return moved(drawn, rows.buffer, drawn.changed.pixels.buffer);
}

/** Encodes a frame of a replay, beside the drawing of the next one; gives its picture data. */
export async function encodeFrame({ format, changed }: EncodeTask): Promise<unknown> {
  const data = await (format === 'gif' ? gifFrame : webpFrame)(changed);
  free(changed.pixels.buffer);
  const image = new Uint8Array(data);
  return moved(image, image.buffer);
}

/** What is handed to the other thread with its memory. */
const moved = (value: object, ...memory: ArrayBuffer[]): unknown =>
  move({ [transferableSymbol]: memory, [valueSymbol]: value });
