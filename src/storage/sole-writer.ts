/** Answers the most frequent questions from memory, on a database that only this process writes. */
import type { Store } from '../core/index.ts';

/** Cached answers per kind of question. */
const MAX_ENTRIES = 5000;

/**
 * Returns the store with versions of games and settings cached. No other process may write to the database: see
 * `lockStore`. A store that several processes share (it has leases) is returned as it is.
 */
export function withSoleWriterCache(store: Store): Store {
  if (store.leases !== undefined) return store;
  const { games, settings } = store;
  const versions = createCache<number | undefined>();
  const users = createCache<unknown>();
  const guilds = createCache<unknown>();

  return {
    ...store,
    games: {
      ...games,
      findVersion: (id) => versions.get(id, () => games.findVersion(id)),
      commit: (change) => versions.forgetDuring(change.record.id, () => games.commit(change)),
      replaceUser: (game, from, to) => versions.forgetDuring(game, () => games.replaceUser(game, from, to)),
    },
    settings: {
      ...settings,
      async findUsers(names) {
        const found = new Map<string, unknown>();
        const unknown = names.filter((name) => !users.has(name));
        const read = unknown.length === 0 ? undefined : settings.findUsers(unknown);
        // All at once: a cached user may be dropped or written while others are read.
        const values = await Promise.all(
          names.map((name) => users.get(name, async () => (await read)?.get(name))),
        );
        for (const [i, name] of names.entries()) if (values[i] !== undefined) found.set(name, values[i]);
        return found;
      },
      changeUser: (user, change) => users.forgetDuring(user, () => settings.changeUser(user, change)),
      findGuild: (guild) => guilds.get(guild, () => settings.findGuild(guild)),
      changeGuild: (guild, change) => guilds.forgetDuring(guild, () => settings.changeGuild(guild, change)),
    },
  };
}

/** A cache of reads. What is read while it is being written is not cached. */
function createCache<T>() {
  const known = new Map<string, T>();
  const writing = new Map<string, number>();
  /** Writes that have begun so far. */
  let writeCount = 0;
  const remember = (key: string, value: T) => {
    known.set(key, value);
    if (known.size > MAX_ENTRIES) known.delete(known.keys().next().value as string);
  };
  return {
    has: (key: string) => known.has(key),
    async get(key: string, read: () => Promise<T>): Promise<T> {
      if (known.has(key)) return known.get(key) as T;
      const before = writeCount;
      const value = await read();
      if (writeCount === before && !writing.has(key)) remember(key, value);
      return value;
    },
    async forgetDuring<R>(key: string, write: () => Promise<R>): Promise<R> {
      writeCount++;
      known.delete(key);
      writing.set(key, (writing.get(key) ?? 0) + 1);
      try {
        return await write();
      } finally {
        const others = (writing.get(key) ?? 1) - 1;
        if (others === 0) writing.delete(key);
        else writing.set(key, others);
      }
    },
  };
}
