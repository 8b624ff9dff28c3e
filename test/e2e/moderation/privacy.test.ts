/** Erasing a user by buttons or command: a preview first, and a post that names no one. */
import { describe, expect } from 'vitest';
import { clickAnyway, pressesOf, pressIn } from '../fixtures/clicks.ts';
import { activeUser, begin, postWith, seated, there, told, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest().override('people', ['Ann', 'Ben', 'Eve']);

describe('a player who wants to be forgotten', () => {
  it.for([
    ['buttons', 'privacy show'],
    ['a command', 'privacy erase'],
  ])(
    'confirms by %s, even after a restart, and a second click does no harm',
    async ([, path = ''], { table }) => {
      await begin(table, { players: 2, people: table.playground.users.slice(0, 2) });
      const user = await activeUser(table);
      const other = there(seated(table, await table.game()).find(({ id }) => id !== user.id));
      const first = there((await user.command(table.channel, path)).message);
      const asked =
        path === 'privacy erase' ? first : there((await pressIn(table, user, first, /^erase:ask$/)).message);
      expect(words(asked)).toContain(`<#${table.channel}>: you give up, and I play your seat`);
      expect(words(asked)).toContain('This can’t be undone');
      const { record, moves } = await table.game();
      await table.restart();
      expect((await table.game()).record.members).toEqual(record.members);
      const id = there(pressesOf(asked, /^erase:yes/)[0]).customId;
      expect(told(await pressIn(table, user, asked, /^erase:yes/))).toContain('I don’t know you any more');
      await table.quiet();
      const after = await table.game();
      expect(JSON.stringify([after.record, after.moves])).not.toContain(user.id);
      expect(after.moves.length).toBeGreaterThanOrEqual(moves.length);
      const news = words(postWith(table, 'Former player gives up'));
      expect(news).not.toMatch(new RegExp(`${user.name}|${user.id}`));
      expect(await table.awaited()).toEqual([other]);
      const late = told(table.heard(await clickAnyway(table, user, asked, id)));
      expect(late).toContain('I don’t know you any more');
      expect((await table.game()).record).toEqual(after.record);
    },
  );
});
