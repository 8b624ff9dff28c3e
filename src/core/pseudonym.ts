/** Random ids that replace the user ids of erased users. */

const PREFIX = 'former-';
const BYTES = 10;

export const createPseudonym = (random: (bytes: number) => Uint8Array): string =>
  PREFIX + Buffer.from(random(BYTES)).toString('hex');

export const isPseudonym = (user: string): boolean => user.startsWith(PREFIX);
