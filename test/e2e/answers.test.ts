/** What a player sees when the answer itself cannot be shown as it should: never that nothing was done. */
import './fixtures/small-pictures.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { close } from '../../src/render/index.ts';
import { begin, sit, type TestTable, there, words } from './fixtures/table.ts';

afterAll(close);

let table: TestTable;
beforeEach(async () => {
  table = await sit();
  await begin(table);
});

const ANSWER = /^PATCH \/webhooks\/.*original$/;
const status = async () => {
  const user = there((await table.awaited())[0]);
  return table.heard(await user.command(table.channel, 'game status'));
};
const pictures = (result: Awaited<ReturnType<typeof status>>) =>
  there(result.message).message.attachments.length;
/** What goes wrong on purpose is logged; nothing else may be. */
const expectLogged = (times: number) =>
  expect(table.logged.splice(0).map(({ message }) => message.split(':')[0])).toEqual(
    Array.from({ length: times }, () => 'an answer could not be shown'),
  );

it('an answer that Discord refuses is shown without its pictures', async () => {
  expect(pictures(await status())).toBe(1);
  table.playground.faults.failNext(ANSWER, 400, 1);
  const bare = await status();
  expect(pictures(bare)).toBe(0);
  expect(words(there(bare.message))).toContain('Round 1');
  expectLogged(1);
  await table.finish();
});

it('an answer that cannot be shown at all does not say that nothing was done', async () => {
  const before = await table.version();
  table.playground.faults.failNext(ANSWER, 400, 2);
  const user = there((await table.awaited())[0]);
  const passed = table.heard(await user.command(table.channel, 'pass'));
  expect(await table.version()).toBeGreaterThan(before);
  expect(words(there(passed.message))).toContain('your move may have gone through');
  expectLogged(2);
  await table.quiet();
  await table.finish();
});

it('the health line tells of a gateway that is gone', async () => {
  expect(table.bot().bot.health().connected).toBe(true);
  await table.playground.close();
  await expect.poll(() => table.bot().bot.health().connected).toBe(false);
  table.logged.splice(0);
  await table.bot().close();
});
