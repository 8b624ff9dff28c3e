/** Panels go without the pictures that they can spare while drawing is behind. */
import { expect } from 'vitest';
import type { PageMessage } from '../../../src/playground/index.ts';
import { botText } from '../../../src/text/index.ts';
import { openPanel, pressIn } from '../fixtures/clicks.ts';
import { activeUser, begin, there, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

let isBehind = false;
const it = tableTest().override('sitting', () => ({ drawingBehind: () => isBehind }));

it('panels do without pictures while drawing is behind, and say so, but `/board` waits for its own', async ({
  table,
}) => {
  await begin(table);
  const user = await activeUser(table);
  const left = botText('panels', 'withoutPicture');
  const pictures = ({ message }: PageMessage) => message.attachments.length;
  expect(words(await openPanel(table, user))).not.toContain(left);
  isBehind = true;
  const panel = await openPanel(table, user);
  const map = there((await pressIn(table, user, panel, /^act:.*:expand/)).message);
  for (const shown of [panel, map])
    expect([pictures(shown), words(shown).split(left).length]).toEqual([0, 2]);
  expect(pictures(there(table.heard(await user.command(table.channel, 'board')).message))).toBe(3);
  isBehind = false;
  const again = await openPanel(table, user);
  expect([pictures(again), words(again).includes(left)]).toEqual([1, false]);
});
