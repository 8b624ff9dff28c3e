/**
 * An animated WebP, put together frame by frame (RFC 9649). Each frame was encoded by itself, and is transparent where the
 * one before stays as it was: so no more than one picture is ever in memory.
 */
import { free } from '../encode.ts';
import { PALETTE } from '../palette.ts';
import { type Changed, SAME } from './frame-palette.ts';

/** Bytes of a pixel as they lie in memory: red, green, blue, how opaque. */
const PIXELS = Uint32Array.from(PALETTE, (colour) => {
  const bytes = Uint8Array.of(colour >>> 16, colour >>> 8, colour, 0xff);
  return new Uint32Array(bytes.buffer)[0] as number;
});
/** How hard sharp tries: 1 is a fifth of the time of its own choice, for 2% more bytes. */
const EFFORT = 1;

/** Loaded with the first replay: it takes 20 MB, and a bot that is asked for none does without. */
let loading: Promise<typeof import('sharp').default> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // Nothing is ever opened twice, and one thread is enough.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** The picture data of a frame, from the pixels that change. */
export async function webpFrame(changed: Changed): Promise<Buffer> {
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
  free(colours.buffer);
  return chunkOf(file, 'VP8L');
}

/** A chunk of a WebP file, with its head. */
function chunkOf(file: Buffer, name: string): Buffer {
  for (let at = 12; at < file.byteLength; ) {
    const padded = 8 + evened(file.readUInt32LE(at + 4));
    if (file.toString('latin1', at, at + 4) === name) return file.subarray(at, at + padded);
    at += padded;
  }
  throw new Error(`a WebP without ${name}`);
}

const evened = (length: number): number => length + (length % 2);

/** A chunk: name, length, content; contents of an odd length are followed by a 0. */
function chunk(name: string, ...content: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  const length = content.reduce((sum, { byteLength }) => sum + byteLength, 0);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, ...content, Buffer.alloc(length % 2)]);
}

const HAS_ANIMATION = 0x02;
const HAS_ALPHA = 0x10;

/** The file of these frames, which is played once; its last frame stands. `delay`: milliseconds. */
export function webpFile(
  { width, height }: { width: number; height: number },
  frames: readonly { readonly image: Uint8Array; readonly delay: number }[],
): Buffer {
  const size = Buffer.alloc(6);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  // The colour behind it, which nothing leaves free; then how often it is played.
  const once = Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 0]);
  const animated = frames.map(({ image, delay }) => {
    const wait = Buffer.alloc(3);
    wait.writeUIntLE(delay, 0, 3);
    // At the top left; laid over what is there, which stays.
    return chunk('ANMF', Buffer.alloc(6), size, wait, Buffer.alloc(1), image);
  });
  const head = Buffer.from([HAS_ANIMATION | HAS_ALPHA, 0, 0, 0]);
  return chunk('RIFF', Buffer.from('WEBP'), chunk('VP8X', head, size), chunk('ANIM', once), ...animated);
}
