/** Writes animated GIF files (GIF89a) frame by frame; unchanged pixels of a frame are transparent. */
import { labOf, nearest } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import { type ChangedPixels, SAME } from './frame-palette.ts';

/** The last palette entry becomes the transparent one; its pixels use the most similar colour instead. */
const CLEAR = PALETTE.length - 1;
const STAND_IN = nearest(labOf(PALETTE[CLEAR] as number), PALETTE.slice(0, CLEAR).map(labOf)).place;

/** Bits per pixel, and maximum bits per code. */
const PIXEL_BITS = 8;
const MAX_CODE_BITS = 12;
const RESET = 1 << PIXEL_BITS;
const END = RESET + 1;

/** Returns the image data of a frame from its changed pixels. */
export function gifFrame({ pixels }: ChangedPixels): Uint8Array {
  const colours = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    const index = pixels[i] as number;
    colours[i] = index === SAME ? CLEAR : index === CLEAR ? STAND_IN : index;
  }
  return packed(colours);
}

/** Compresses pixels with GIF's LZW, in blocks of 255 bytes after the code size. */
function packed(pixels: Uint8Array): Uint8Array {
  /** By code and next pixel: the combined code, tagged with the table it belongs to. */
  const codes = new Int32Array(1 << (MAX_CODE_BITS + PIXEL_BITS));
  let table = 0;
  let next = 0;
  let size = PIXEL_BITS + 1;
  let bytes = new Uint8Array(1 << 14);
  let count = 0;
  let bits = 0;
  let held = 0;
  const put = (code: number): void => {
    held |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8, held >>>= 8) {
      if (count === bytes.length) {
        const more = new Uint8Array(2 * count);
        more.set(bytes);
        bytes = more;
      }
      bytes[count++] = held & 0xff;
    }
  };
  const reset = (): void => {
    put(RESET);
    table++;
    next = END + 1;
    size = PIXEL_BITS + 1;
  };
  reset();
  let prefix = pixels[0] ?? 0;
  for (let i = 1; i < pixels.length; i++) {
    const pixel = pixels[i] as number;
    const place = (prefix << PIXEL_BITS) | pixel;
    const known = codes[place] as number;
    if (known >>> MAX_CODE_BITS === table) {
      prefix = known & ((1 << MAX_CODE_BITS) - 1);
      continue;
    }
    put(prefix);
    prefix = pixel;
    if (next === 1 << MAX_CODE_BITS) {
      reset();
      continue;
    }
    if (next === 1 << size) size++;
    codes[place] = (table << MAX_CODE_BITS) | next++;
  }
  put(prefix);
  // The decoder has added its entry by now.
  if (next === 1 << size && size < MAX_CODE_BITS) size++;
  put(END);
  if (bits > 0) bytes[count++] = held & 0xff;
  const blocks = Math.ceil(count / 255);
  const out = new Uint8Array(2 + count + blocks);
  out[0] = PIXEL_BITS;
  for (let block = 0; block < blocks; block++) {
    const part = bytes.subarray(block * 255, Math.min(count, (block + 1) * 255));
    out[1 + block * 256] = part.length;
    out.set(part, 2 + block * 256);
  }
  return out;
}

/** Returns the file of these frames. It plays once and stops at the last frame. */
export function gifFile(
  { width, height }: { width: number; height: number },
  frames: readonly { readonly image: Uint8Array; readonly delayMs: number }[],
): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const colours = Buffer.alloc(3 * PALETTE.length);
  for (const [i, colour] of PALETTE.entries()) colours.writeUIntBE(colour, 3 * i, 3);
  // All frames share a table of 256 colours.
  const head = [Buffer.from('GIF89a', 'latin1'), size, Buffer.from([0xf7, 0, 0]), colours];
  const animated = frames.flatMap(({ image, delayMs }) => {
    const wait = Buffer.alloc(2);
    wait.writeUInt16LE(Math.round(delayMs / 10));
    return [
      // Keep the previous frame; one colour is transparent.
      Buffer.from([0x21, 0xf9, 4, 0x05]),
      wait,
      Buffer.from([CLEAR, 0]),
      Buffer.from([0x2c, 0, 0, 0, 0]),
      size,
      Buffer.from([0]),
      image,
    ];
  });
  return Buffer.concat([...head, ...animated, Buffer.from([0x3b])]);
}
