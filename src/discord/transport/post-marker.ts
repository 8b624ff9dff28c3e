/** The marker by which a post is found again: Discord stores no nonce with a message, but stores component ids. */
import { createHash } from 'node:crypto';

/** Marks have 31 bits, far from the ids Discord assigns from 1. */
const FIRST = 2 ** 30;

/** Returns the mark of the post with this nonce: the id of its container, or of its first row while it is plain. */
export const markOf = (nonce: string): number =>
  FIRST + (createHash('sha256').update(nonce).digest().readUInt32BE() % FIRST);

/** Returns a message's mark; `undefined` if it has none. Edits must preserve it. */
export const markIn = (
  message: { components: readonly { id?: number | undefined }[] } | null,
): number | undefined => message?.components.find(({ id = 0 }) => id >= FIRST)?.id;
