/** The memory of private panels, where Discord refuses its edits. */
import { expect, it } from 'vitest';
import { note } from '../../../src/discord/shared/panel.ts';
import type { Deferred } from '../../../src/discord/transport/acknowledge.ts';
import { createPrivatePanels } from '../../../src/discord/transport/private-panels.ts';

it('a panel that the user has dismissed can be closed, which changes nothing', async () => {
  let edits = 0;
  const dismissed = async () => {
    edits++;
    throw new Error('Unknown Message');
  };
  const panels = createPrivatePanels(dismissed, () => new Date(0));
  const click = { user: { id: '5' }, channelId: '2', applicationId: '3', token: 'token' };
  panels.shown(click as Deferred, '7', 'en', 'lobby');
  await panels.close('5', '2', 'lobby', () => note('The game has started.'));
  expect(edits).toBe(1);
});
