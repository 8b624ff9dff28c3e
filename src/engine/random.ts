/** Random numbers of a game, all drawn at setup. Every kind of draw has its own labelled stream. */
import { hash } from 'node:crypto';

type Next = () => number;

/** Generators by version. A stream must never change, because games are replayed from their seeds. */
const STREAMS = { 1: sfc32, 2: sha256 } as const;

export const GENERATORS = [1, 2] as const;
export type Generator = (typeof GENERATORS)[number];

/** The generator for new games. */
export const GENERATOR: Generator = 2;

/** Returns the stream of draws for a seed and label. The same three arguments always give the same stream. */
export function random(seed: string, label: string, generator: Generator) {
  const next = STREAMS[generator](`${seed}\u0000${label}`);
  /** Returns an integer from 0 to `below` - 1. */
  const int = (below: number): number => {
    // Values from the uneven tail are drawn again, so that every number is equally likely.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
    for (;;) {
      const drawn = next();
      if (drawn < limit) return drawn % below;
    }
  };
  return {
    int,
    /** Returns a shuffled copy. */
    shuffle<T>(items: readonly T[]): T[] {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [result[i], result[j]] = [result[j] as T, result[i] as T];
      }
      return result;
    },
  };
}

export type Random = ReturnType<typeof random>;

/** SHA-256 in counter mode. Visible draws reveal nothing about hidden ones. */
function sha256(text: string): Next {
  const key = hash('sha256', text);
  let block = '';
  let blocks = 0;
  return () => {
    if (block === '') block = hash('sha256', `${key} ${blocks++}`);
    const drawn = Number.parseInt(block.slice(0, 8), 16);
    block = block.slice(8);
    return drawn;
  };
}

/** Only for games started with it: sfc32, seeded by xmur3. Its 32 bits can be guessed. */
function sfc32(text: string): Next {
  let [a, b, c, d] = xmur3(text);
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** Hashes a text into four 32-bit numbers. */
function xmur3(text: string): [number, number, number, number] {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
  return [next(), next(), next(), next()];
}
