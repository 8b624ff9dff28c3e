/** From a drawing to a file that Discord shows. */
import { promisify } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { deflate } from 'node:zlib';
import type { Canvas } from 'canvas';
import { PALETTE } from './palette.ts';
import { indexedRows } from './palette-lookup.ts';
import { indexedPng } from './png.ts';

/** A picture, ready to be sent. Its bytes are shared by all who asked for the same one: read, never write. */
export interface Picture {
  readonly png: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly contentType: 'image/png';
}

const deflated = promisify(deflate);
/** Bytes that come at once from another thread: all of them, as each time takes a while when the machine is busy. */
const AT_ONCE = 2 ** 20;
/**
 * How hard to deflate, from 1 to 9: 3 takes a quarter less time for 8% more bytes, 6 nearly twice the time for 5% fewer,
 * 9 seventeen times for 10% fewer. A phone gets a file of this one as soon as one of sharp's own palette.
 */
const LEVEL = 4;

/**
 * Encodes a drawing, whose every pixel is opaque, in the colours of our palette. Its pixels are read at once; they are
 * deflated in the background, while the next picture is drawn.
 */
export async function encode(canvas: Canvas): Promise<Picture> {
  const { width, height } = canvas;
  const rows = rowsOf(canvas);
  const png = indexedPng(canvas, PALETTE, await deflated(rows, { level: LEVEL, chunkSize: AT_ONCE }));
  free(rows.buffer);
  return { png, width, height, contentType: 'image/png' };
}

/** The rows of a drawing in the colours of our palette (see `indexedRows`). */
export function rowsOf(canvas: Canvas): Uint8Array<ArrayBuffer> {
  const pixels = pixelsOf(canvas);
  const rows = indexedRows(pixels, canvas.width);
  free(pixels.buffer);
  return rows;
}

const nowhere = new MessageChannel().port1;
nowhere.close();

/** Frees memory at once, by sending it nowhere. So much of it called the garbage collector twice for each picture. */
export function free(memory: ArrayBuffer): void {
  nowhere.postMessage(undefined, [memory]);
}

/**
 * A copy of the pixels of a drawing: 0xAARRGGBB, which are the colours as they are where all is opaque. (Signed, as
 * numbers that have 32 bits without a sign are slow.)
 */
export function pixelsOf(canvas: Canvas): Int32Array<ArrayBuffer> {
  const raw = canvas.toBuffer('raw');
  return new Int32Array(raw.buffer as ArrayBuffer, raw.byteOffset, raw.byteLength / 4);
}
