/** Limits for the caches of discord.js. The bot never looks messages or members up again. */
import {
  type CacheFactory,
  Collection,
  GuildMemberManager,
  LimitedCollection,
  MessageManager,
  PresenceManager,
  ReactionManager,
  ThreadMemberManager,
  UserManager,
} from 'discord.js';

interface Cached {
  readonly id: string;
  readonly client: { readonly user: { readonly id: string } | null };
}

const MAX_USERS = 50;
const isBot = ({ id, client }: Cached): boolean => id === client.user?.id;

/** By class: `Options.cacheWithLimits` compares names, and the bundler changes those. */
const LIMITS = new Map<unknown, { maxSize: number; keepOverLimit?: (one: Cached) => boolean }>([
  [MessageManager, { maxSize: 0 }],
  [GuildMemberManager, { maxSize: MAX_USERS, keepOverLimit: isBot }],
  [UserManager, { maxSize: MAX_USERS, keepOverLimit: isBot }],
  [ReactionManager, { maxSize: 0 }],
  [PresenceManager, { maxSize: 0 }],
  [ThreadMemberManager, { maxSize: 0 }],
]);

/** Returns the cache of a manager of discord.js: limited, or of any size if it needs few entries. */
export const makeCache = ((manager: unknown) => {
  const limit = LIMITS.get(manager);
  return limit === undefined ? new Collection() : new LimitedCollection(limit);
}) as CacheFactory;
