/** Which colour of the palette each pixel gets, by a table of all colours that is filled as colours are met. */
import { labOf, nearest } from './colour.ts';
import { PALETTE } from './palette.ts';

const LABS = PALETTE.map(labOf);

/** Colours that have the same first six bits in each channel share a place in the table. */
const PLACES = 2 ** 18;
const placeOf = (colour: number): number =>
  ((colour >>> 6) & 0x3f000) | ((colour >>> 4) & 0xfc0) | ((colour >>> 2) & 0x3f);
/** The middle of the colours that share a place. */
const middleOf = (place: number): number =>
  ((place & 0x3f000) << 6) | ((place & 0xfc0) << 4) | ((place & 0x3f) << 2) | 0x020202;

const UNKNOWN = 0xffff;
const table = new Uint16Array(PLACES).fill(UNKNOWN);
// The palette's own colours are kept as they are; where two share a place, that which stands first.
for (const [index, colour] of [...PALETTE.entries()].reverse()) table[placeOf(colour)] = index;

/** The place in the palette of the colour that looks most like this one, given as 0xRRGGBB. */
export function indexOf(colour: number): number {
  const place = placeOf(colour);
  const known = table[place] as number;
  if (known !== UNKNOWN) return known;
  const found = nearest(labOf(middleOf(place)), LABS).place;
  table[place] = found;
  return found;
}

/** From so many pixels of one colour on, a fill is faster than setting each. */
const LONG = 24;

/** The rows of an indexed PNG, a byte a pixel and a 0 before each row, from pixels in words of 0xAARRGGBB. */
export function indexedRows(pixels: Int32Array, width: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(((width + 1) * pixels.length) / width);
  let to = 0;
  for (let start = 0; start < pixels.length; start += width) {
    rows[to++] = 0;
    const end = start + width;
    for (let from = start; from < end; ) {
      const colour = pixels[from] as number;
      const index = indexOf(colour);
      let next = from + 1;
      while (next < end && pixels[next] === colour) next++;
      const run = next - from;
      if (run > LONG) rows.fill(index, to, to + run);
      else for (let i = 0; i < run; i++) rows[to + i] = index;
      to += run;
      from = next;
    }
  }
  return rows;
}
