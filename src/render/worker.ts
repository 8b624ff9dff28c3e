/** What runs in the drawing thread: a picture from a request. Nothing else draws. */
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Content } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import { giveBack } from './canvas.ts';
import { encode, type Picture } from './encode.ts';
import { paint } from './paint.ts';
import type { PictureRequest } from './request.ts';
import type { SheetRequest } from './sheet.ts';

export interface Task {
  /** A `PictureRequest` as JSON: it was needed so for its name, and a string is handed over at no cost. */
  readonly request: string;
  /** The figures of the game where they are not those shipped: a thread has a registry of its own. */
  readonly content?: Content;
}

/** A picture as it comes out of the thread, where a buffer is just bytes. */
export interface Drawn extends Omit<Picture, 'png'> {
  readonly png: Uint8Array<ArrayBuffer>;
}

/** Draws and encodes; gives a `Drawn`. While one picture is being encoded the next one can be drawn. */
export async function drawPicture({ request, content }: Task): Promise<unknown> {
  const wanted = JSON.parse(request) as PictureRequest | SheetRequest;
  if (content !== undefined && wanted.view !== 'sheet') registerContent(content, wanted.state.setup.content);
  const canvas = paint(wanted);
  const encoding = encode(canvas);
  // Its pixels have been read.
  giveBack(canvas);
  const { png, ...rest } = await encoding;
  // A copy in memory of its own, which is then moved to the other thread.
  const drawn: Drawn = { ...rest, png: new Uint8Array(png) };
  return move({ [transferableSymbol]: [drawn.png.buffer], [valueSymbol]: drawn });
}
