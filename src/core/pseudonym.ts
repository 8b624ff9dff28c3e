/** Who somebody is who has been erased: an id that nobody can guess, and that is no user's. */

const PREFIX = 'former-';
/** 80 bits. */
const BYTES = 10;

/** A new id for somebody who has been erased. */
export const createPseudonym = (random: (bytes: number) => Uint8Array): string =>
  PREFIX + Buffer.from(random(BYTES)).toString('hex');

/** Whether this is nobody's id any more. */
export const isPseudonym = (user: string): boolean => user.startsWith(PREFIX);
