/** Random ids that replace the user ids of erased users. */

const PREFIX = 'former-';
const BYTES = 10;

/** Returns a new random pseudonym. It cannot collide with a Discord id. */
export const createPseudonym = (random: (bytes: number) => Uint8Array): string =>
  PREFIX + Buffer.from(random(BYTES)).toString('hex');

export const isPseudonym = (user: string): boolean => user.startsWith(PREFIX);
