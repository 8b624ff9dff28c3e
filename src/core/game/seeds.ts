/** Random ids and seeds. A generated seed begins with the game's id, which a chosen one may not. */
import type { GameRecord } from './types.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** 130 bits: cannot be found by trying. */
export const SEED_LENGTH = 26;

/** Returns `count` random letters. */
export const randomLetters = (random: (bytes: number) => Uint8Array, count: number): string =>
  [...random(count)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Generates a seed. It starts with the game's id, so that reusing another game's seed counts as custom. */
export const generateSeed = (random: (bytes: number) => Uint8Array, id: string): string =>
  `${generatedPrefix(id)}${randomLetters(random, SEED_LENGTH)}`;

/** Returns the prefix of generated seeds. Custom seeds must not start with it. */
export const generatedPrefix = (id: string): string => `${id}-`;

/** Returns whether the seed is custom, so that players could know what is hidden. */
export const hasCustomSeed = ({
  id,
  seed,
  challenge,
}: Pick<GameRecord, 'id' | 'seed' | 'challenge'>): boolean =>
  challenge === undefined && !seed.startsWith(generatedPrefix(id));
