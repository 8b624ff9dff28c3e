/** Seeds that nobody has chosen, and how they are told from those that somebody has. */
import type { GameRecord } from './game/types.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** 130 bits: nobody finds the seed of a running game by trying. */
export const SEED_LENGTH = 26;

/** So many letters that nobody can guess. */
export const randomLetters = (random: (bytes: number) => Uint8Array, count: number): string =>
  [...random(count)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/**
 * Draws a seed for one game. It begins with the id of that game, so that a seed known from another game, played
 * again, is not taken for one that was drawn.
 */
export const generateSeed = (random: (bytes: number) => Uint8Array, id: string): string =>
  `${customPrefix(id)}${randomLetters(random, SEED_LENGTH)}`;

/** What seeds begin with that are drawn for this game; nobody may choose such a one. */
export const customPrefix = (id: string): string => `${id}-`;

/** Whether somebody chose the seed: they could know what is hidden. That of a challenge was drawn for many games. */
export const hasCustomSeed = ({
  id,
  seed,
  challenge,
}: Pick<GameRecord, 'id' | 'seed' | 'challenge'>): boolean =>
  challenge === undefined && !seed.startsWith(customPrefix(id));
