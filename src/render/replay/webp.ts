/**
 * Writes animated WebP files frame by frame (RFC 9649). Each frame is encoded separately, with unchanged
 * pixels transparent, so at most one picture is in memory.
 */
import { freeMemory } from '../free-memory.ts';
import { PALETTE } from '../palette.ts';
import { type ChangedPixels, SAME } from './frame-palette.ts';

/** Pixels by palette index, in memory order: red, green, blue, alpha. */
const PIXELS = Uint32Array.from(PALETTE, (colour) => {
  const bytes = Uint8Array.of(colour >>> 16, colour >>> 8, colour, 0xff);
  return new Uint32Array(bytes.buffer)[0] as number;
});
/** sharp's effort: 1 takes a fifth of the default's time for 2% more bytes. */
const EFFORT = 1;

/** Loaded with the first replay: it takes 20 MB that most processes never need. */
let loading: Promise<typeof import('sharp').default> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // No file is opened twice, and one thread is enough.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Returns the image data of a frame from its changed pixels. */
export async function webpFrame(changed: ChangedPixels): Promise<Buffer> {
  const { pixels, width, height } = changed;
  const colours = new Uint32Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    const index = pixels[i] as number;
    if (index !== SAME) colours[i] = PIXELS[index] as number;
  }
  const raw = { width, height, channels: 4 } as const;
  const bytes = new Uint8Array(colours.buffer);
  loading ??= load();
  const sharp = await loading;
  const file = await sharp(bytes, { raw }).webp({ lossless: true, effort: EFFORT }).toBuffer();
  freeMemory(colours.buffer);
  return chunkOf(file, 'VP8L');
}

/** Extracts a chunk of a WebP file, including its header. */
function chunkOf(file: Buffer, name: string): Buffer {
  for (let at = 12; at < file.byteLength; ) {
    const padded = 8 + evened(file.readUInt32LE(at + 4));
    if (file.toString('latin1', at, at + 4) === name) return file.subarray(at, at + padded);
    at += padded;
  }
  throw new Error(`a WebP without ${name}`);
}

const evened = (length: number): number => length + (length % 2);

/** Builds a chunk: name, length, content, padded with a 0 to an even length. */
function chunk(name: string, ...content: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  const length = content.reduce((sum, { byteLength }) => sum + byteLength, 0);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, ...content, Buffer.alloc(length % 2)]);
}

const HAS_ANIMATION = 0x02;
const HAS_ALPHA = 0x10;

/** Returns the file of these frames. It plays once and stops at the last frame. */
export function webpFile(
  { width, height }: { width: number; height: number },
  frames: readonly { readonly image: Uint8Array; readonly delayMs: number }[],
): Buffer {
  const size = Buffer.alloc(6);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  // Background colour (never visible), then the number of repetitions.
  const once = Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 0]);
  const animated = frames.map(({ image, delayMs }) => {
    const wait = Buffer.alloc(3);
    wait.writeUIntLE(delayMs, 0, 3);
    // At the top left, blended over the previous frame, which is kept.
    return chunk('ANMF', Buffer.alloc(6), size, wait, Buffer.alloc(1), image);
  });
  const head = Buffer.from([HAS_ANIMATION | HAS_ALPHA, 0, 0, 0]);
  return chunk('RIFF', Buffer.from('WEBP'), chunk('VP8X', head, size), chunk('ANIM', once), ...animated);
}
