/** The bot is killed: every turn is still posted, and only once. */
import { afterEach, expect, vi } from 'vitest';
import { slowTests } from '../../support/waiting.ts';
import { clickAnyway, doing, openPanel, pressIn } from '../fixtures/clicks.ts';
import { startDoomedBot } from '../fixtures/doomed-bot.ts';
import { pinged, posts, there, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

slowTests();

const it = tableTest().override('sitting', () => ({ database: 'file' }));

afterEach(() => {
  vi.useRealTimers();
});

it.for([
  ['between the move and the post, and started again', 'commit', 0, 0],
  ['between the post and the note that it was made, and started again after six minutes', 'settle', 1, 6],
] as const)('killed %s', async ([, moment, posted, minutes], { table, active: user }) => {
  const { channel } = table;
  const panel = await openPanel(table, user);
  const preview = there((await pressIn(table, user, panel, /^try:.*:pass$/)).message);
  const [version, count] = [await table.version(), posts(table).length];

  const { died } = await startDoomedBot(table, moment);
  // This click is acknowledged but not answered: the bot dies during it.
  void clickAnyway(table, user, preview, doing(preview));
  expect(await died).toEqual([null, 'SIGKILL']);
  expect(posts(table)).toHaveLength(count + posted);

  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + minutes * 60_000 });
  await table.restart();
  await table.quiet();
  expect(await table.version()).toBe(version + 1);
  expect((await table.game()).moves.at(-1)?.action?.type).toBe('pass');
  const added = posts(table).slice(count);
  expect(added).toHaveLength(1);
  expect(words(there(added[0]))).toContain(user.name);
  const [next] = await table.awaited();
  expect(added.flatMap((post) => pinged(table, post))).toEqual([next?.id]);

  // The clicked panel is outdated; nothing is done twice.
  const late = table.heard(await clickAnyway(table.at(channel), user, preview, doing(preview)));
  expect(words(there(late.message))).toContain('The game has moved on');
  expect(await table.version()).toBe(version + 1);
});
