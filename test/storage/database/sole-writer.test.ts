/** The cache of a store that only this process writes: fewer reads, and never an outdated answer. */
import { describe, expect, it } from 'vitest';
import type { ChangeSet, Store } from '../../../src/core/index.ts';
import { withSoleWriterCache } from '../../../src/storage/index.ts';

/** A store with one game and some settings. It counts its reads, and writes when told. */
function database() {
  const reads: string[] = [];
  const rows = {
    version: 1,
    users: new Map<string, unknown>([['ann', { language: 'pl' }]]),
    guild: {} as unknown,
  };
  let permit = () => {};
  const gate = () => new Promise<void>((resolve) => (permit = resolve));
  let isSlow = false;
  const write = async (change: () => void) => {
    if (isSlow) await gate();
    change();
  };
  const store = {
    games: {
      findVersion: async () => {
        reads.push('version');
        return rows.version;
      },
      commit: async ({ record }: ChangeSet) => {
        await write(() => (rows.version = record.version));
        return true;
      },
      replaceUser: () => write(() => rows.version++),
    },
    settings: {
      findUsers: async (names: readonly string[]) => {
        reads.push(...names);
        return new Map([...rows.users].filter(([name]) => names.includes(name)));
      },
      changeUser: (name: string, change: (stored: unknown) => object | undefined) =>
        write(() => {
          const value = change(rows.users.get(name));
          if (value === undefined) rows.users.delete(name);
          else rows.users.set(name, value);
        }),
      findGuild: async () => {
        reads.push('guild');
        return rows.guild;
      },
      changeGuild: (_name: string, change: (stored: unknown) => object) =>
        write(() => (rows.guild = change(rows.guild))),
    },
  } as unknown as Store;
  return {
    ...withSoleWriterCache(store),
    reads,
    slow: () => (isSlow = true),
    permit: () => permit(),
  };
}
const change = (version: number) => ({ record: { id: 'game', version } }) as ChangeSet;

describe('the cache of a sole writer', () => {
  it('reads a version, a user and a guild once', async () => {
    const { games, settings, reads } = database();
    for (const _ of [1, 2]) {
      expect(await games.findVersion('game')).toBe(1);
      expect(await settings.findUsers(['ann', 'ben'])).toEqual(new Map([['ann', { language: 'pl' }]]));
      expect(await settings.findGuild('server')).toEqual({});
    }
    expect(reads).toEqual(['version', 'ann', 'ben', 'guild']);
  });

  it('reads only the users it does not know', async () => {
    const { settings, reads } = database();
    await settings.findUsers(['ann']);
    await settings.findUsers(['ann', 'ben']);
    expect(reads).toEqual(['ann', 'ben']);
  });

  it('still knows a user that it drops while it reads another', async () => {
    const { settings, reads } = database();
    await settings.findUsers(['ann']);
    // As many as it keeps, so that the next one takes the place of the first.
    await settings.findUsers(Array.from({ length: 4999 }, (_, i) => `user ${i}`));
    expect(await settings.findUsers(['ben', 'ann'])).toEqual(new Map([['ann', { language: 'pl' }]]));
    expect(reads.at(-1)).toBe('ben');
    expect(await settings.findUsers(['ann'])).toEqual(new Map([['ann', { language: 'pl' }]]));
    expect(reads.at(-1)).toBe('ann');
  });

  it('returns what was written last', async () => {
    const { games, settings } = database();
    await games.findVersion('game');
    await games.commit(change(2));
    expect(await games.findVersion('game')).toBe(2);
    await games.replaceUser('game', 'ann', { user: 'cat', name: 'Cat' });
    expect(await games.findVersion('game')).toBe(3);
    await settings.findUsers(['ann']);
    await settings.changeUser('ann', () => ({ language: 'es' }));
    expect(await settings.findUsers(['ann'])).toEqual(new Map([['ann', { language: 'es' }]]));
    await settings.changeUser('ann', () => undefined);
    expect(await settings.findUsers(['ann'])).toEqual(new Map());
    await settings.findGuild('server');
    await settings.changeGuild('server', () => ({ language: 'pl' }));
    expect(await settings.findGuild('server')).toEqual({ language: 'pl' });
  });

  it('remembers nothing that was read during a write', async () => {
    const { games, slow, permit } = database();
    slow();
    const written = games.commit(change(2));
    expect(await games.findVersion('game')).toBe(1);
    permit();
    await written;
    expect(await games.findVersion('game')).toBe(2);
  });

  it('remembers nothing that was read before a write and arrives after it', async () => {
    const { games } = database();
    const early = games.findVersion('game');
    await games.commit(change(2));
    await early;
    expect(await games.findVersion('game')).toBe(2);
  });

  it('leaves a store that several processes share as it is', () => {
    const shared = { leases: {} } as unknown as Store;
    expect(withSoleWriterCache(shared)).toBe(shared);
  });
});
