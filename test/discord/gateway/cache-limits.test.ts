import {
  GuildMemberManager,
  GuildMessageManager,
  LimitedCollection,
  MessageManager,
  RoleManager,
  UserManager,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { makeCache } from '../../../src/discord/gateway/cache-limits.ts';

type Manager = Parameters<typeof makeCache>[0];

/** The most entries that discord.js caches for a manager; `undefined` if there is no limit. */
function limitOf(manager: unknown): number | undefined {
  const cache = makeCache(manager as Manager, Object as never, manager as never);
  return cache instanceof LimitedCollection ? cache.maxSize : undefined;
}

describe('discord.js', () => {
  it('caches no messages, few members and users, and all roles', () => {
    const managers = [MessageManager, GuildMemberManager, UserManager, RoleManager];
    expect(managers.map(limitOf)).toEqual([0, 50, 50, undefined]);
  });

  it('does so under any class name, since the bundler renames classes', () => {
    const { name } = MessageManager;
    Object.defineProperty(MessageManager, 'name', { value: 'MessageManager2', configurable: true });
    expect(limitOf(MessageManager)).toBe(0);
    Object.defineProperty(MessageManager, 'name', { value: name, configurable: true });
  });

  it('uses the limit of messages in channels of servers, too', () => {
    const symbols = Object.getOwnPropertySymbols(MessageManager).map((key) =>
      Reflect.get(GuildMessageManager, key),
    );
    expect(symbols).toContain(MessageManager);
  });
});
