/** Outbox entries as Discord and the log identify them. */
import type { OutboxEntry } from '../../core/index.ts';

/**
 * Returns the nonce of a post: equal for each attempt and unique among posts, even if a restored database reuses entry
 * ids. Discord allows 25 characters.
 */
export const nonceOf = ({ game, id, createdAt }: OutboxEntry): string =>
  `${game}-${id}-${createdAt.getTime().toString(36)}`.slice(0, 25);

/** Returns the ids for logs. */
export const idsOf = ({ id, game, attempts, announcement: { kind } }: OutboxEntry) => ({
  id,
  game,
  attempts,
  kind,
});
