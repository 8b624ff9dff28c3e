/** Entry point of the worker thread, the only place that draws. */
import { constants, getPriority, setPriority } from 'node:os';
import { gzipSync } from 'node:zlib';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Content } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import { releaseSurface } from './canvas.ts';
import { encode, freeMemory, type Picture, rowsOf } from './encode.ts';
import { paint, paintVector } from './render-picture.ts';
import { paintFrame } from './replay/encode-replay.ts';
import { type ChangedPixels, changedPixels } from './replay/frame-palette.ts';
import { gifFrame } from './replay/gif.ts';
import type { Frame, ReplayFormat } from './replay/request.ts';
import { webpFrame } from './replay/webp.ts';
import type { PictureRequest } from './request.ts';
import type { SheetRequest } from './sheet-content.ts';
import { compactSvg } from './svg.ts';

/** Niceness of the thread relative to the bot: texts and pings take precedence over pictures. */
const BEHIND = 5;
// On Linux this is the priority of the thread; elsewhere it would be that of the whole process.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + BEHIND, constants.priority.PRIORITY_LOW));

export interface Task {
  /** The request as JSON: it was serialized for its cache key anyway, and strings are cheap to send. */
  readonly request: string;
  /** The game's content unless it is the default one: a thread has its own registry. */
  readonly content?: Content;
}

export interface FrameTask extends Task {
  /** Rows of the previous frame. */
  readonly before: Uint8Array<ArrayBuffer> | undefined;
}

/** A drawn frame: its changes, and its rows for comparison with the next frame. */
export interface DrawnFrame {
  readonly rows: Uint8Array<ArrayBuffer>;
  readonly changed: ChangedPixels;
}

/** A frame to be encoded. */
export interface EncodeTask {
  readonly format: ReplayFormat;
  readonly changed: ChangedPixels;
}

/** A picture as sent between threads, where a `Buffer` becomes plain bytes. */
export interface Drawn extends Omit<Picture, 'png'> {
  readonly png: Uint8Array<ArrayBuffer>;
}

/** Parses a request and registers its content. */
function read<T extends Pick<PictureRequest, 'state'> | SheetRequest>({ request, content }: Task): T {
  const wanted = JSON.parse(request) as T;
  if (content !== undefined && 'state' in wanted) registerContent(content, wanted.state.setup.content);
  return wanted;
}

/** Draws and encodes a picture. Returns a `Drawn`. The next one can be drawn while this one is encoded. */
export async function drawPicture(task: Task): Promise<unknown> {
  const wanted = read<PictureRequest | SheetRequest>(task);
  const canvas = paint(wanted);
  const encoding = encode(canvas);
  // Its pixels have been read.
  releaseSurface(canvas);
  const { png, ...rest } = await encoding;
  // A copy in memory of its own, which can be transferred.
  const drawn: Drawn = { ...rest, png: new Uint8Array(png) };
  return moved(drawn, drawn.png.buffer);
}

/** Draws a picture as SVG. Returns it compressed with gzip. */
export function drawVector(task: Task): unknown {
  const canvas = paintVector(read<PictureRequest>(task));
  const bytes = new Uint8Array(gzipSync(compactSvg(canvas.toBuffer().toString())));
  return moved(bytes, bytes.buffer);
}

/** Draws a frame of a replay. Returns a `DrawnFrame`. */
export async function drawFrame(task: FrameTask): Promise<unknown> {
  const canvas = paintFrame(read<Frame>(task));
  const { width, height } = canvas;
  const rows = rowsOf(canvas);
  releaseSurface(canvas);
  const drawn: DrawnFrame = { rows, changed: changedPixels({ rows, width, height }, task.before) };
  return moved(drawn, rows.buffer, drawn.changed.pixels.buffer);
}

/** Encodes a frame of a replay while the next one is drawn. Returns its image data. */
export async function encodeFrame({ format, changed }: EncodeTask): Promise<unknown> {
  const data = await (format === 'gif' ? gifFrame : webpFrame)(changed);
  freeMemory(changed.pixels.buffer);
  const image = new Uint8Array(data);
  return moved(image, image.buffer);
}

/** Wraps a result whose memory is transferred to the other thread. */
const moved = (value: object, ...memory: ArrayBuffer[]): unknown =>
  move({ [transferableSymbol]: memory, [valueSymbol]: value });
