/** Display names, for users with several names or an unreadable one. */
import type { APIInteractionGuildMember, GuildMember } from 'discord.js';
import { expect, it } from 'vitest';
import { plainName, quoted, readable } from '../../../src/discord/shared/markup.ts';
import { nameOf } from '../../../src/discord/transport/display-name.ts';

const BLANK = '\u3164\u200b';

it.each<[string | null, string | null, string, string]>([
  ['Nan', 'Annie', 'ann7', 'Nan'],
  [null, 'Annie', 'ann7', 'Annie'],
  [null, null, 'ann7', 'ann7'],
  [BLANK, 'Annie', 'ann7', 'Annie'],
  [BLANK, null, 'ann7', 'ann7'],
  [BLANK, BLANK, 'ann7', 'ann7'],
  ['\u202eNan', 'Annie', 'ann7', 'Nan'],
  [BLANK, BLANK, BLANK, ''],
])(
  'the user with nickname %j, name %j and user name %j is called %s',
  (nick, globalName, username, called) => {
    const user = { globalName, username };
    // As discord.js makes it where it knows the server, and as Discord sends it.
    expect(nameOf(user, { nickname: nick } as GuildMember)).toBe(called);
    expect(nameOf(user, { nick } as APIInteractionGuildMember)).toBe(called);
  },
);

it('a user who is not a member has their own names', () => {
  expect(nameOf({ globalName: 'Annie', username: 'ann7' }, null)).toBe('Annie');
});

it('names in messages cannot reverse the text, even in old games', () => {
  expect(plainName('\u202eBen*')).toBe('Ben\\*');
  expect(quoted('pig\u2067s')).toBe('pigs');
  expect(readable('one\ntwo\u200f')).toBe('one two');
});

it('names written from right to left do not reorder what stands beside them', () => {
  for (const name of ['أحمد', 'דנה', 'Dana דנה']) expect(plainName(name)).toBe(`\u2068${name}\u2069`);
  expect(plainName('Żaneta 名前 😀')).toBe('Żaneta 名前 😀');
});
