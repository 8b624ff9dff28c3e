/** An abandoned lobby: refusals name who can help, and it closes by itself. */
import { expect } from 'vitest';
import { pressesOf } from '../fixtures/clicks.ts';
import { command, lastPost, posts, there, words } from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

const DAY = 86_400_000;

const it = clockTest().override('people', ['Mod', 'Ann', 'Ben']);

it('names moderators to those it keeps out, closes after two weeks, and leaves the channel free', async ({
  table,
  ann,
  ben,
  later,
}) => {
  await command(table, ann, 'game new', { players: '3' });
  expect(await command(table, ben, 'game new')).toMatch(/a moderator with .*\/mod cancel/);
  await later(14 * DAY);
  expect(words(lastPost(table))).toContain('Nothing happened in it for two weeks');
  expect(posts(table).filter((post) => pressesOf(post, /^lobby:/).length > 0)).toEqual([]);
  expect(words(there(posts(table)[0]))).toContain('This lobby is closed');
  await command(table, ben, 'game new', { players: '1' });
  await command(table, ben, 'game start');
  expect(await command(table, ann, 'game new')).toMatch(/a moderator can end it with .*\/mod cancel/);
});
