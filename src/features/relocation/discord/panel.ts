/** The questions before a game is moved: which game, and whether to continue it here. */
import { isSuspended, type RedactedRecord, sanitizeText } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { channelLink, plainName } from '../../../discord/shared/markup.ts';
import { buttons, menu, type Panel, text } from '../../../discord/shared/panel.ts';
import { nameIn } from '../../../discord/shared/player-names.ts';
import { short } from '../../../discord/shared/seats.ts';
import { botText, listText, translator } from '../../../text/index.ts';

const MAX_OPTIONS = 25;

/** Asks whether to continue a game in this channel. `isQuiet`: no turn is called again. `above`: lines before it. */
export function confirmMovePanel(
  record: RedactedRecord,
  isQuiet: boolean,
  language: string,
  above: readonly string[] = [],
): Panel {
  const { id, channel, members, sealed, status } = record;
  const names = listText(
    members.map((member) => plainName(nameIn(member, language))),
    language,
  );
  const then =
    sealed !== undefined
      ? 'sealed'
      : isSuspended(record)
        ? 'shelved'
        : status === 'lobby'
          ? 'lobby'
          : isQuiet
            ? 'quiet'
            : 'other';
  const data = { names, channel: channelLink(channel), then } as const;
  return {
    parts: [
      text(...above, botText('relocation', 'ask', data, language)),
      buttons(
        {
          id: customId('move', id, channel, 'go'),
          label: botText('relocation', 'buttonMove', {}, language),
          style: 'primary',
          confirms: true,
        },
        {
          id: customId('move', id, channel, 'keep'),
          label: botText('relocation', 'buttonKeep', {}, language),
        },
      ),
    ],
  };
}

/** Names a game in menus and suggestions, which render no markup. */
export function gameName({ id, status, members }: RedactedRecord, language: string): string {
  const names = listText(
    members.map((member) => sanitizeText(nameIn(member, language))),
    language,
  );
  return short(botText('relocation', 'game', { id, names, lobby: status === 'lobby' }, language));
}

/** Asks which of several games to continue in this channel. */
export function whichGamePanel(records: readonly RedactedRecord[], language: string): Panel {
  const t = translator('relocation', language);
  const options = records
    .slice(0, MAX_OPTIONS)
    .map((record) => ({ value: record.id, label: gameName(record, language) }));
  const placeholder = t('pick');
  return { parts: [text(t('which')), menu({ id: customId('movegame'), placeholder, options })] };
}
