/** Notifications on phones, and the message by the time they are opened. */
import { MessageFlags } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { PageMessage, PlaygroundUser } from '../../../src/playground/index.ts';
import { openPanel, pressesOf, pressIn } from '../fixtures/clicks.ts';
import {
  activeUser,
  begin,
  lastPost,
  pinged,
  posts,
  type TestTable,
  there,
  words,
} from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

/** A message as it was when it pinged a user. */
interface Notification {
  readonly id: string;
  readonly text: string;
  readonly user: string;
}

const it = tableTest().extend('notifications', ({ table }) => {
  const notifications: Notification[] = [];
  table.playground.changes.on('message', ({ message, pinged: users }) => {
    for (const user of users) notifications.push({ id: message.id, text: message.content, user });
  });
  return notifications;
});

const isFull = ({ message }: PageMessage) =>
  ((message.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0 && message.content === '';

/** The pending player passes, and the other is pinged. */
async function pass(table: TestTable): Promise<[called: PlaygroundUser, post: PageMessage]> {
  const user = await activeUser(table);
  const panel = await openPanel(table, user);
  const preview = there((await pressIn(table, user, panel, /^try:.*:pass$/)).message);
  await pressIn(table, user, preview, /^do:/);
  await table.quiet();
  return [await activeUser(table), lastPost(table)];
}

it('a notification names the player, the decision, the channel and the round', async ({
  table,
  notifications,
}) => {
  await begin(table);
  const [called, post] = await pass(table);
  const { text, user, id } = there(notifications.at(-1));
  expect([user, id]).toEqual([called.id, post.message.id]);
  const [call, place] = text.split('\n');
  expect(call).toBe(`<@${called.id}>, it’s your turn: take one main action, or pass.`);
  expect(place).toBe(`<#${table.channel}> · Round 1 of 5`);
  expect(notifications.filter((one) => one.text === '')).toEqual([]);
});

it('a post gets pictures, buttons and a highlight for its player after the notification', async ({
  table,
}) => {
  await begin(table);
  const [called, post] = await pass(table);
  expect(isFull(post)).toBe(true);
  expect(words(post)).toContain(`<@${called.id}>, it’s your turn`);
  expect(post.message.attachments).toHaveLength(3);
  expect(post.message.mentions.map(({ id }) => id)).toEqual([called.id]);
  // By an edit, which does not ping again.
  expect(pinged(table, post)).toEqual([called.id]);
});

it('a post keeps its words and working buttons if Discord refuses its full form', async ({ table }) => {
  await begin(table);
  table.playground.faults.failNext(/^PATCH \/channels\/\d+\/messages/, 400, 2);
  const [called, post] = await pass(table);
  expect(isFull(post)).toBe(false);
  expect(words(post)).toContain(`<@${called.id}>, it’s your turn`);
  expect(table.logged.splice(0)).toMatchObject([{ message: expect.stringContaining('retried without') }]);
  const panel = there((await pressIn(table, called, post, /^turn:/)).message);
  expect(pressesOf(panel, /^(?:act|try):/)).not.toEqual([]);
});

it('a lobby stays the same when a player joins before it has its full form', async ({ table, ann, ben }) => {
  await begin(table);
  await table
    .bot()
    .services.moderation.cancel(
      { user: ann.id, name: 'Ann', moderator: true },
      (await table.game()).record.id,
    );
  await table.quiet();
  table.playground.faults.failNext(/^PATCH \/channels\/\d+\/messages/, 500, 1);
  table.heard(await ben.command(table.channel, 'game rematch'));
  await table.quiet();
  const plain = lastPost(table);
  expect(isFull(plain)).toBe(false);
  await pressIn(table, ann, plain, /^lobby:.*:join/);
  const now = () => there(posts(table).find(({ message }) => message.id === plain.message.id));
  await table.playground.until(() => isFull(now()) && words(now()).includes('2 of 2'));
  await table.quiet();
  expect(words(now())).toContain('Seats taken: 2 of 2');
});
