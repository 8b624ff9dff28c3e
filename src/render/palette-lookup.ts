/** Maps pixels to palette indices, with a lookup table that is filled lazily. */
import { labOf, nearest } from './colour.ts';
import { PALETTE } from './palette.ts';

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
export function indexedRows(pixels: Int32Array, width: number): Uint8Array<ArrayBuffer> {
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
