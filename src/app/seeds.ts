/** Seeds that nobody has chosen, and how they are told from those that somebody has. */
import type { GameRecord } from './store.ts';

/** 80 bits: nobody finds the seed of a running game by trying. */
export const SEED_LENGTH = 16;

/**
 * A seed drawn for one game. It begins with the id of that game, so that a seed known from another game, played
 * again, is not taken for one that was drawn.
 */
export const drawnSeed = (id: string, letters: string): string => `${ownBeginning(id)}${letters}`;

/** What seeds begin with that are drawn for this game; nobody may choose such a one. */
export const ownBeginning = (id: string): string => `${id}-`;

/** Whether somebody chose the seed: they could know what is hidden. */
export const isChosen = ({ id, seed }: Pick<GameRecord, 'id' | 'seed'>): boolean =>
  !seed.startsWith(ownBeginning(id));
