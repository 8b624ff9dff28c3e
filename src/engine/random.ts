/**
 * The game's own random numbers: sfc32 (a small fast counting generator of Chris Doty-Humphrey), seeded by
 * xmur3 from text. Every kind of draw has a stream of its own, named by a label, so that a further kind of
 * draw never changes the others. All draws are made when a game is set up; nothing is random afterwards.
 */

export interface Random {
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number;
  /** A new array with the same elements in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Four 32-bit seeds from a text (xmur3). */
function hash(text: string): [number, number, number, number] {
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

/** The stream of draws of this seed and label; the same two give the same stream for ever. */
export function random(seed: string, label: string): Random {
  let [a, b, c, d] = hash(`${seed}\u0000${label}`);
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
