/** What is owed, as Discord and the log know it. */
import type { OutboxEntry } from '../../core/index.ts';

/**
 * The nonce of a post: the same whenever it is tried, and of no other post, not even where a database was restored and
 * counts its announcements again. Discord takes 25 characters.
 */
export const nonceOf = ({ game, id, createdAt }: OutboxEntry): string =>
  `${game}-${id}-${createdAt.getTime().toString(36)}`.slice(0, 25);

/** Ids for logs. */
export const idsOf = ({ id, game, attempts, announcement: { kind } }: OutboxEntry) => ({
  id,
  game,
  attempts,
  kind,
});
