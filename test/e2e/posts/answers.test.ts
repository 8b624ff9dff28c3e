/** Fallbacks when an answer cannot be sent: the player never believes that nothing was done. */
import { expect } from 'vitest';
import { activeUser, begin, type TestTable, there, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest();

it.beforeEach(({ table }) => begin(table));

const ANSWER = /^PATCH \/webhooks\/.*original$/;
const status = async (table: TestTable) => {
  const user = await activeUser(table);
  return table.heard(await user.command(table.channel, 'game status'));
};
const pictures = (result: Awaited<ReturnType<typeof status>>) =>
  there(result.message).message.attachments.length;
/** Only deliberate errors are logged. */
const expectLogged = (table: TestTable, times: number) =>
  expect(table.logged.splice(0).map(({ message }) => message.split(':')[0])).toEqual(
    Array.from({ length: times }, () => 'failed to show an answer'),
  );

it('an answer that Discord refuses is shown without its pictures', async ({ table }) => {
  expect(pictures(await status(table))).toBe(1);
  table.playground.faults.failNext(ANSWER, 400, 1);
  const bare = await status(table);
  expect(pictures(bare)).toBe(0);
  expect(words(there(bare.message))).toContain('Round 1');
  expectLogged(table, 1);
});

it('an answer that cannot be shown at all does not say that nothing was done', async ({ table }) => {
  const before = await table.version();
  table.playground.faults.failNext(ANSWER, 400, 2);
  const user = await activeUser(table);
  const passed = table.heard(await user.command(table.channel, 'pass'));
  expect(await table.version()).toBeGreaterThan(before);
  expect(words(there(passed.message))).toContain('your move may have gone through');
  expectLogged(table, 2);
  await table.quiet();
});

it('the health check reports a lost gateway', async ({ table }) => {
  expect(table.bot().bot.health().connected).toBe(true);
  await table.playground.close();
  await expect.poll(() => table.bot().bot.health().connected).toBe(false);
  table.logged.splice(0);
});
