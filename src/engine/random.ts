/**
 * The game's own random numbers. Every kind of draw has a stream of its own, named by a label, so that a further kind
 * of draw never changes the others. All draws are made when a game is set up; nothing is random afterwards.
 */
import { hash } from 'node:crypto';

export interface Random {
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number;
  /** A new array with the same elements in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Draws 32 bits. */
type Next = () => number;

/**
 * The generators by version, each made from a text. A stream never changes, because games are replayed from their
 * seeds: a better generator gets the next number.
 */
const STREAMS = { 1: sfc32, 2: sha256 } as const;

export const GENERATORS = [1, 2] as const;
export type Generator = (typeof GENERATORS)[number];

/** The generator of new games. */
export const GENERATOR: Generator = 2;

/** The stream of draws of this seed and label; the same three give the same stream for ever. */
export function random(seed: string, label: string, generator: Generator): Random {
  const next = STREAMS[generator](`${seed}\u0000${label}`);
  const int = (below: number): number => {
    // Draws from the uneven tail are drawn again, so that every number is equally likely.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
    for (;;) {
      const drawn = next();
      if (drawn < limit) return drawn % below;
    }
  };
  return {
    int,
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

/**
 * SHA-256 in counter mode: the key is the hash of the text, and block n the hash of key and n, all hex and decimal digits.
 * Draws that players see tell nothing about the key, and so nothing about draws that they do not see.
 */
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

/**
 * Only for games that were begun with it: sfc32 (by Chris Doty-Humphrey), seeded by xmur3. All that the text comes to
 * is 32 bits, so that whoever tries them all finds what is hidden.
 */
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

/** Four 32-bit numbers from a text. */
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
