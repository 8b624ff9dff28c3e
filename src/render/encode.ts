/** Encodes drawings as PNG files for Discord. */
import { createHash } from 'node:crypto';
import type { Canvas } from 'canvas';
import { createLruCache } from './cache.ts';
import { type Pen, paintOnPaper, releaseSurface } from './canvas.ts';
import { labOf, nearest } from './colour.ts';
import { freeMemory } from './free-memory.ts';
import { PALETTE } from './palette.ts';
import { compressRows, indexedPng, type Strip } from './png.ts';

const LABS = PALETTE.map(labOf);

/** Colours that agree in the top six bits of each channel share an entry. */
const PLACES = 2 ** 18;
const placeOf = (colour: number): number =>
  ((colour >>> 6) & 0x3f000) | ((colour >>> 4) & 0xfc0) | ((colour >>> 2) & 0x3f);
/** Returns the middle of the colours that share an entry. */
const middleOf = (place: number): number =>
  ((place & 0x3f000) << 6) | ((place & 0xfc0) << 4) | ((place & 0x3f) << 2) | 0x020202;

const UNKNOWN = 0xffff;
const table = new Uint16Array(PLACES).fill(UNKNOWN);
// The palette's own colours map to themselves; of two that share an entry, the first wins.
for (const [index, colour] of [...PALETTE.entries()].reverse()) table[placeOf(colour)] = index;

/** Returns the palette index of the colour most similar to this 0xRRGGBB. */
export function paletteIndexOf(colour: number): number {
  const place = placeOf(colour);
  const known = table[place] as number;
  if (known !== UNKNOWN) return known;
  const found = nearest(labOf(middleOf(place)), LABS).place;
  table[place] = found;
  return found;
}

/** Runs of at least this many equal pixels are filled, which is faster than setting each one. */
const MIN_FILL_LENGTH = 24;

/** Converts 0xAARRGGBB pixels into the rows of an indexed PNG: one byte per pixel, and a 0 before each row. */
function indexedRows(pixels: Int32Array, width: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(((width + 1) * pixels.length) / width);
  let to = 0;
  for (let start = 0; start < pixels.length; start += width) {
    rows[to++] = 0;
    const end = start + width;
    for (let from = start; from < end; ) {
      const colour = pixels[from] as number;
      const index = paletteIndexOf(colour);
      let next = from + 1;
      while (next < end && pixels[next] === colour) next++;
      const run = next - from;
      if (run > MIN_FILL_LENGTH) rows.fill(index, to, to + run);
      else for (let i = 0; i < run; i++) rows[to + i] = index;
      to += run;
      from = next;
    }
  }
  return rows;
}

/** A finished picture. Its bytes are shared between callers of the same picture: never modify them. */
export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  readonly contentType: 'image/png';
}

/** Rows of a band, the part of a drawing that is compressed and cached on its own. */
export const BAND_HEIGHT = 48;
/** Bytes of cached strips: those of the last posts of some thirty games. */
const MAX_STRIP_BYTES = 12 * 2 ** 20;
const cachedStrip = createLruCache<Strip>(MAX_STRIP_BYTES, ({ deflated }) => deflated.byteLength);

/**
 * Encodes an opaque drawing in the colours of our palette. Pixels are read synchronously and compressed in the
 * background, while the next picture is drawn. Bands that look as in an earlier drawing are not compressed again.
 */
export async function encode(canvas: Canvas): Promise<Picture> {
  const { width, height } = canvas;
  const pixels = pixelsOf(canvas);
  const strips: Promise<Strip>[] = [];
  for (let start = 0; start < pixels.length; start += BAND_HEIGHT * width) {
    const band = pixels.subarray(start, start + BAND_HEIGHT * width);
    const name = `${width} ${createHash('sha1').update(band).digest('base64')}`;
    strips.push(cachedStrip(name, () => compressRows(indexedRows(band, width))));
  }
  freeMemory(pixels.buffer);
  return pictureOf(width, height, await Promise.all(strips));
}

/** A part of a picture over its whole width. */
export interface Section {
  readonly height: number;
  /** Equal for sections that look the same, different for all others. */
  readonly name: string;
  /** Draws the section on a canvas of its own. */
  draw(pen: Pen): void;
}

/** Encodes a picture section by section. Only sections that are not cached are drawn. */
export async function encodeSections(width: number, sections: readonly Section[]): Promise<Picture> {
  const strips = sections.map(({ name, height, draw }) =>
    cachedStrip(name, () => {
      const canvas = paintOnPaper(width, height, draw);
      const rows = rowsOf(canvas);
      releaseSurface(canvas);
      return compressRows(rows);
    }),
  );
  const height = sections.reduce((sum, section) => sum + section.height, 0);
  return pictureOf(width, height, await Promise.all(strips));
}

const pictureOf = (width: number, height: number, strips: readonly Strip[]): Picture => ({
  png: indexedPng({ width, height }, PALETTE, strips),
  width,
  height,
  contentType: 'image/png',
});

/** Returns the rows of a drawing in the colours of our palette (see `indexedRows`). */
export function rowsOf(canvas: Canvas): Uint8Array<ArrayBuffer> {
  const pixels = pixelsOf(canvas);
  const rows = indexedRows(pixels, canvas.width);
  freeMemory(pixels.buffer);
  return rows;
}

/**
 * Returns a copy of a drawing's pixels as 0xAARRGGBB; opaque pixels are plain colours. (Signed, because
 * unsigned 32-bit numbers are slow.)
 */
export function pixelsOf(canvas: Canvas): Int32Array<ArrayBuffer> {
  const raw = canvas.toBuffer('raw');
  return new Int32Array(raw.buffer as ArrayBuffer, raw.byteOffset, raw.byteLength / 4);
}
