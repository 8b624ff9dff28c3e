/** The mark by which a post is found again: Discord keeps no nonce with a message, but the ids of its components. */
import { createHash } from 'node:crypto';

/** Marks have 31 bits: far from the ids that Discord counts up from 1. */
const FIRST = 2 ** 30;

/** The mark of the post with a nonce: the id of its container; while it is in plain words, of its first row. */
export const markOf = (nonce: string): number =>
  FIRST + (createHash('sha256').update(nonce).digest().readUInt32BE() % FIRST);

/** The mark that a message has, where it has one: whoever changes the message leaves it there. */
export const markIn = (
  message: { components: readonly { id?: number | undefined }[] } | null,
): number | undefined => message?.components.find(({ id = 0 }) => id >= FIRST)?.id;
