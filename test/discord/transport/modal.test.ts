/** Dialogs as Discord gets them: phones keep the values of a custom id (discord-api-docs #7554). */
import { describe, expect, it } from 'vitest';
import { parseCustomId } from '../../../src/discord/shared/custom-id.ts';
import { modalOf } from '../../../src/discord/transport/modal.ts';
import { optionsDialog } from '../../../src/features/lobby/discord/options-dialog.ts';
import { hoursOf } from '../../../src/features/settings/discord/hours.ts';
import { hoursDialog } from '../../../src/features/settings/discord/hours-dialog.ts';
import { randomGame } from '../fixtures/lobby-games.ts';

const { record } = randomGame('dialogs', 2).after(0);
const hours = hoursOf({ zone: 'Europe/Warsaw', from: 8, to: 22, end: { from: 10, to: 23 } });

describe.each([
  ['hours of a user', hoursDialog('own', {}, 'en'), hoursDialog('own', { hours }, 'en')],
  ['reminders', hoursDialog('own', { hours }, 'en'), hoursDialog('own', { hours, direct: 'on' }, 'en')],
  [
    'hours beside a message',
    hoursDialog('own', {}, 'en', 'private'),
    hoursDialog('own', { hours }, 'en', 'private'),
  ],
  ['hours of a server', hoursDialog('server', {}, 'en'), hoursDialog('server', { hours }, 'en')],
  ['options of a lobby', optionsDialog(record, 'en'), optionsDialog({ ...record, hints: true }, 'en')],
] as const)('the dialog for %s', (_, before, after) => {
  it('has another custom id when its values have changed', () => {
    expect(before.id).toBe(after.id);
    expect(modalOf(before).custom_id).not.toBe(modalOf(after).custom_id);
    expect(modalOf(after).custom_id).toBe(modalOf(structuredClone(after)).custom_id);
  });

  it('leads to the same route with either id, and with that of earlier releases', () => {
    for (const dialog of [before, after])
      expect(parseCustomId(modalOf(dialog).custom_id)).toEqual(parseCustomId(before.id));
  });
});
