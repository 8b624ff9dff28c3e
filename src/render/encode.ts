/** From a drawing to a file that Discord shows. */
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Canvas } from 'canvas';
import { indexedRows } from './indexed.ts';
import { PALETTE } from './palette.ts';
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
/** How hard to deflate, from 1 to 9: 6 takes half as long again for 2% fewer bytes, 9 ten times as long for 7% fewer. */
const LEVEL = 5;

/**
 * Encodes a drawing, whose every pixel is opaque, in the colours of our palette. Its pixels are read at once; they are
 * deflated in the background, while the next picture is drawn.
 */
export async function encode(canvas: Canvas): Promise<Picture> {
  const { width, height } = canvas;
  const rows = await deflated(indexedRows(pixelsOf(canvas), width), { level: LEVEL, chunkSize: AT_ONCE });
  return { png: indexedPng({ width, height }, PALETTE, rows), width, height, contentType: 'image/png' };
}

/**
 * A copy of the pixels of a drawing: 0xAARRGGBB, which are the colours as they are where all is opaque. (Signed, as
 * numbers that have 32 bits without a sign are slow.)
 */
export function pixelsOf(canvas: Canvas): Int32Array {
  const raw = canvas.toBuffer('raw');
  return new Int32Array(raw.buffer, raw.byteOffset, raw.byteLength / 4);
}
