/** What runs in the drawing thread: a picture from a request. Nothing else draws. */
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Content } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import { giveBack } from './canvas.ts';
import { encode, type Picture, rowsOf } from './encode.ts';
import { paint } from './paint.ts';
import { gifFrame } from './replay/gif.ts';
import type { Indexed } from './replay/indexed.ts';
import { paintFrame } from './replay/paint.ts';
import type { Frame, ReplayFormat } from './replay/request.ts';
import { webpFrame } from './replay/webp.ts';
import type { PictureRequest } from './request.ts';

export interface Task {
  /** What is asked for, as JSON: it was needed so for its name, and a string is handed over at no cost. */
  readonly request: string;
  /** The figures of the game where they are not those shipped: a thread has a registry of its own. */
  readonly content?: Content;
}

export interface FrameTask extends Task {
  readonly format: ReplayFormat;
  /** The rows of the frame before. */
  readonly before: Uint8Array<ArrayBuffer> | undefined;
}

/** A frame as it comes out of the thread: its picture data, and its rows for the frame after it. */
export interface DrawnFrame extends Indexed {
  readonly image: Uint8Array<ArrayBuffer>;
}

/** A picture as it comes out of the thread, where a buffer is just bytes. */
export interface Drawn extends Omit<Picture, 'png'> {
  readonly png: Uint8Array<ArrayBuffer>;
}

/** Reads what is asked for. */
function read<T extends Pick<PictureRequest, 'state'>>({ request, content }: Task): T {
  const wanted = JSON.parse(request) as T;
  if (content !== undefined) registerContent(content, wanted.state.setup.content);
  return wanted;
}

/** Draws and encodes a picture; gives a `Drawn`. While one is being encoded the next one can be drawn. */
export async function drawPicture(task: Task): Promise<unknown> {
  const wanted = read<PictureRequest>(task);
  const canvas = paint(wanted);
  const encoding = encode(canvas);
  // Its pixels have been read.
  giveBack(canvas);
  const { png, ...rest } = await encoding;
  // A copy in memory of its own, which is then moved to the other thread.
  const drawn: Drawn = { ...rest, png: new Uint8Array(png) };
  return move({ [transferableSymbol]: [drawn.png.buffer], [valueSymbol]: drawn });
}

/** Draws and encodes a frame of a replay; gives a `DrawnFrame`. */
export async function drawFrame(task: FrameTask): Promise<unknown> {
  const canvas = paintFrame(read<Frame>(task));
  const { width, height } = canvas;
  const indexed = { rows: rowsOf(canvas), width, height };
  giveBack(canvas);
  const data = await (task.format === 'gif' ? gifFrame : webpFrame)(indexed, task.before);
  const drawn: DrawnFrame = { ...indexed, image: new Uint8Array(data) };
  return move({ [transferableSymbol]: [drawn.rows.buffer, drawn.image.buffer], [valueSymbol]: drawn });
}
