/** Menus as Discord's clients show them: they remember the choice, and send nothing if it is chosen again. */
import { expect } from 'vitest';
import type { PageMessage, PlaygroundUser } from '../../../src/playground/index.ts';
import { openPanel, pressesOf } from '../fixtures/clicks.ts';
import { activeUser, begin, playUntil, type TestTable, there, told } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const choiceIn = (one: PageMessage) => pressesOf(one, /./).find(({ values }) => values !== undefined);

/** A user with a production decision, and their panel. */
async function opened(table: TestTable): Promise<[PlaygroundUser, PageMessage]> {
  await playUntil(table, ({ phase }) => phase === 'production');
  const user = await activeUser(table);
  return [user, await openPanel(table, user)];
}

const it = tableTest();

it('a menu offers a choice again that was refused', async ({ table }) => {
  await begin(table);
  // Some production has something to choose.
  let [user, panel] = await opened(table);
  for (let round = 1; choiceIn(panel) === undefined; round++) {
    await playUntil(table, (state) => state.round > round && state.phase === 'actions');
    [user, panel] = await opened(table);
  }
  const press = there(choiceIn(panel));
  const shown = () =>
    there(user.messages(table.channel).find(({ message }) => message.id === panel.message.id));
  const choose = async () => table.heard(await user.click(panel.message.id, press.customId, press.values));

  const { id } = (await table.game()).record;
  await table.bot().services.moderation.cancel({ user: 'x', name: 'Mod', moderator: true }, id);
  const refused = await choose();
  expect(refused.message?.message.id).not.toBe(panel.message.id);
  // The panel is shown once more unchanged, a moment after the answer.
  const { edited_timestamp: edited } = panel.message;
  await table.playground.until(() => shown().message.edited_timestamp !== edited);
  expect(pressesOf(shown(), /./)).toEqual(pressesOf(panel, /./));
  expect(shown().message.attachments.map(({ id }) => id)).toEqual(
    panel.message.attachments.map(({ id }) => id),
  );
  const again = await choose();
  expect(told(again)).toBe(told(refused));
  expect(again.message?.message.id).not.toBe(refused.message?.message.id);
  await table.quiet();
});
