/** The invitation to a table of the challenge: told in the channel it was opened from, as its thread is private. */
import type { Game, ShownRecord } from '../../app/index.ts';
import { phrase } from '../../text/index.ts';
import { customId } from '../kit/custom-id.ts';
import { plainName } from '../kit/markup.ts';
import { buttons, type Panel, text } from '../kit/panel.ts';
import { hostName } from '../kit/people.ts';
import { short } from '../kit/seats.ts';

/** Invites the channel to a table; nothing where its lobby is none any more. */
export function tablePost({ record }: Game): Panel | undefined {
  const { id, status, players, language } = record;
  if (status !== 'lobby') return undefined;
  return {
    parts: [
      text(phrase('challenge', 'invitation', { host: hostName(record), players }, language)),
      buttons(
        {
          id: customId('challenge-join', id),
          label: phrase('challenge', 'buttonJoin', {}, language),
          style: 'primary',
        },
        { id: customId('challenge'), label: phrase('challenge', 'button', {}, language) },
      ),
    ],
  };
}

/** Returns how a table is called in a list. */
export function tableName({ members, players }: ShownRecord, language: string): string {
  const names = members.map(({ name }) => plainName(name)).join(', ');
  return short(phrase('challenge', 'tableName', { names, members: members.length, players }, language));
}
