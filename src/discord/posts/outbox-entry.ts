/** What is owed, as Discord and the log know it. */
import type { Owed } from '../../core/index.ts';

/**
 * The nonce of a post: the same whenever it is tried, and of no other post, not even where a database was restored and
 * counts its announcements again. Discord takes 25 characters.
 */
export const nonceOf = ({ game, id, createdAt }: Owed): string =>
  `${game}-${id}-${createdAt.getTime().toString(36)}`.slice(0, 25);

/** Ids for logs. */
export const idsOf = ({ id, game, attempts, announcement: { kind } }: Owed) => ({ id, game, attempts, kind });
