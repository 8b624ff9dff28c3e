/** Tables of the week that wait for players: invitation and list. */
import { type Game, type RedactedRecord, sanitizeText } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { hostName } from '../../../discord/shared/player-names.ts';
import { short } from '../../../discord/shared/seats.ts';
import { botText } from '../../../text/index.ts';

/** Builds the invitation; `undefined` once the lobby has closed. */
export function tablePost({ record }: Game): Panel | undefined {
  const { id, status, players, language } = record;
  if (status !== 'lobby') return undefined;
  return {
    parts: [
      text(botText('challenge', 'invitation', { host: hostName(record), players }, language)),
      buttons(
        {
          id: customId('challenge-join', id),
          label: botText('challenge', 'buttonJoin', {}, language),
          style: 'primary',
        },
        { id: customId('challenge'), label: botText('challenge', 'button', {}, language) },
      ),
    ],
  };
}

/** Returns the label of a table in a list, which renders no markup. */
export function tableName({ members, players }: RedactedRecord, language: string): string {
  const names = members.map(({ name }) => sanitizeText(name)).join(', ');
  return short(botText('challenge', 'tableName', { names, members: members.length, players }, language));
}
