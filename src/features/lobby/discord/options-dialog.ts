import { PACES } from '../../../calendar/index.ts';
import { PLAYER_COUNTS } from '../../../content/index.ts';
import type { GameRecord, LobbySettings } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { Dialog } from '../../../discord/shared/dialog.ts';
import type { Input } from '../../../discord/shared/interaction-context.ts';
import { OPTIONS } from '../../../engine/index.ts';
import { languageFor, languages, optionText, translator } from '../../../text/index.ts';
import { PACE_WORDS } from './clock-presets.ts';
import { MAX_SEED_CHARS } from './command-definition.ts';

/** Builds the options dialog with the current options preselected. */
export function optionsDialog(record: GameRecord, language: string): Dialog {
  const { id, players, options, timing, hints = false } = record;
  const { pace: now = 'friendly', noAway = false } = timing ?? {};
  const t = translator('lobby', language);
  const spoken = languageFor(record.language);
  return {
    id: customId('lobby-choose', id),
    title: t('optionsTitle'),
    fields: [
      {
        kind: 'one',
        id: 'players',
        label: t('fieldPlayers'),
        options: PLAYER_COUNTS.map((count) => ({
          value: String(count),
          label: t('playersChoice', { count }),
          chosen: count === players,
        })),
      },
      {
        kind: 'one',
        id: 'pace',
        label: t('fieldPace'),
        description: t('fieldPaceAbout'),
        options: PACES.map((pace) => ({
          value: pace,
          label: t(PACE_WORDS[pace]),
          chosen: pace === now,
          description: t('paceAbout', { pace }),
        })),
      },
      {
        kind: 'some',
        id: 'table',
        label: t('fieldTable'),
        options: [
          { value: 'away', label: t('boxAway'), description: t('boxAwayAbout'), chosen: !noAway },
          { value: 'hints', label: t('boxHints'), description: t('boxHintsAbout'), chosen: hints },
        ],
      },
      {
        kind: 'some',
        id: 'options',
        label: t('fieldOptions'),
        description: t('fieldOptionsAbout'),
        placeholder: t('optionsMenu'),
        options: OPTIONS.map((option) => {
          const { short, line } = optionText(option, language);
          return { value: option, label: short, description: line, chosen: options.includes(option) };
        }),
      },
      {
        kind: 'one',
        id: 'language',
        label: t('fieldLanguage'),
        options: languages.map(({ code, name }) => ({ value: code, label: name, chosen: code === spoken })),
      },
    ],
  };
}

/** Parses the options dialog; `undefined` if the input is invalid. */
export function readLobbySettings({ chosen }: Input): (LobbySettings & { players: number }) | undefined {
  const { table = [], options = [] } = chosen;
  const players = PLAYER_COUNTS.find((count) => String(count) === chosen.players?.[0]);
  const pace = PACES.find((one) => one === chosen.pace?.[0]);
  const language = languages.find(({ code }) => code === chosen.language?.[0])?.code;
  const known = OPTIONS.filter((option) => options.includes(option));
  const isRead = players !== undefined && pace !== undefined && language !== undefined;
  if (!isRead || known.length < options.length) return undefined;
  const hints = table.includes('hints');
  return { players, pace, language, options: known, noAway: !table.includes('away'), hints };
}

/** Builds the seed dialog. The current seed is not shown, because a random one is secret. */
export function seedDialog(id: string, language: string): Dialog {
  const t = translator('lobby', language);
  return {
    id: customId('lobby-sow', id),
    title: t('seedTitle'),
    fields: [
      {
        kind: 'text',
        id: 'seed',
        label: t('seedField'),
        placeholder: t('seedPlaceholder'),
        required: false,
        longest: MAX_SEED_CHARS,
      },
    ],
  };
}
