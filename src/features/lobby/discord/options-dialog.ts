import { PACES } from '../../../calendar/index.ts';
import { PLAYER_COUNTS } from '../../../content/index.ts';
import type { GameRecord, LobbySettings } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { Dialog } from '../../../discord/shared/dialog.ts';
import type { Input } from '../../../discord/shared/interaction-context.ts';
import { OPTIONS } from '../../../engine/index.ts';
import { languageFor, languages, optionText, translator } from '../../../text/index.ts';
import { PACE_WORDS } from './clock-presets.ts';

const MAX_SEED_CHARS = 64;

/** Builds the options dialog with the current options preselected. */
export function optionsDialog(record: GameRecord, language: string): Dialog {
  const { id, players, options, timing, hints = false } = record;
  const { pace: now = 'friendly', noAway = false } = timing ?? {};
  const say = translator('lobby', language);
  const spoken = languageFor(record.language);
  return {
    id: customId('lobby-choose', id),
    title: say('optionsTitle'),
    fields: [
      {
        kind: 'one',
        id: 'players',
        label: say('fieldPlayers'),
        options: PLAYER_COUNTS.map((count) => ({
          value: String(count),
          label: say('playersChoice', { count }),
          chosen: count === players,
        })),
      },
      {
        kind: 'one',
        id: 'pace',
        label: say('fieldPace'),
        description: say('fieldPaceAbout'),
        options: PACES.map((pace) => ({
          value: pace,
          label: say(PACE_WORDS[pace]),
          chosen: pace === now,
          description: say('paceAbout', { pace }),
        })),
      },
      {
        kind: 'some',
        id: 'table',
        label: say('fieldTable'),
        options: [
          { value: 'away', label: say('boxAway'), description: say('boxAwayAbout'), chosen: !noAway },
          { value: 'hints', label: say('boxHints'), description: say('boxHintsAbout'), chosen: hints },
        ],
      },
      {
        kind: 'some',
        id: 'options',
        label: say('fieldOptions'),
        description: say('fieldOptionsAbout'),
        placeholder: say('optionsMenu'),
        options: OPTIONS.map((option) => {
          const { short, line } = optionText(option, language);
          return { value: option, label: short, description: line, chosen: options.includes(option) };
        }),
      },
      {
        kind: 'one',
        id: 'language',
        label: say('fieldLanguage'),
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
  const say = translator('lobby', language);
  return {
    id: customId('lobby-sow', id),
    title: say('seedTitle'),
    fields: [
      {
        kind: 'text',
        id: 'seed',
        label: say('seedField'),
        placeholder: say('seedPlaceholder'),
        required: false,
        longest: MAX_SEED_CHARS,
      },
    ],
  };
}
