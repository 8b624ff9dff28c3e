/** The options of a lobby, for one person alone: the host changes them, others read them. */
import type { Game } from '../../app/index.ts';
import { PLAYER_COUNTS } from '../../content/index.ts';
import { OPTIONS } from '../../engine/index.ts';
import { optionText, phrase } from '../../text/index.ts';
import { customId } from '../kit/custom-id.ts';
import { type Button, buttons, type Dialog, menu, type Panel, type Part, text } from '../kit/panel.ts';
import { hostName, seedLines } from '../kit/people.ts';
import { languageLine, languageParts } from './language.ts';
import { paceLines, paceParts } from './pace.ts';
import { hintLines, lobbyPanel } from './panel.ts';
import { optionLines, PRESET_NAMES, type Preset, presetOf } from './presets.ts';

/** The longest seed there is. */
const LONGEST_SEED = 64;

const PRESET_LABELS = {
  first: 'presetFirst',
  standard: 'presetStandard',
  extras: 'presetExtras',
} as const satisfies Record<Preset, string>;

export interface OptionsView {
  /** Who looks at it. */
  readonly user: string;
  readonly language: string;
  /** Why what they wanted was not done, if it was not; `rest`: all else was. */
  readonly problem?: string;
  readonly rest?: boolean;
  /** Counts the menus shown so far: Discord keeps a refused choice on its screen unless the menu is a new one. */
  readonly turn?: number;
}

/** The options as they are, with all that changes them for the host. */
export function optionsPanel(game: Game, view: OptionsView): Panel {
  const { record } = game;
  const { language, user, problem, rest = false } = view;
  if (record.status !== 'lobby') return lobbyPanel(game, language);
  // A challenge is the same for all.
  const own = record.host === user && record.challenge === undefined;
  const member = record.members.some((one) => one.user === user);
  const whose = own ? 'own' : member ? 'member' : 'other';
  const head = [
    phrase('lobby', 'optionsHeading', {}, language),
    phrase('lobby', 'optionsWhose', { whose, host: hostName(record) }, language),
    ...(problem === undefined
      ? []
      : [phrase('lobby', 'optionsRefused', { reason: problem, rest }, language)]),
  ];
  return {
    parts: [
      text(...head),
      ...(own
        ? changes(game, view)
        : [
            text(
              ...optionLines(record, language),
              ...paceLines(record, language),
              languageLine(record, language),
              ...hintLines(record, language),
            ),
          ]),
      ...foot(game, view, own),
    ],
  };
}

/** Everything the host can change. */
function changes({ record }: Game, { language, turn = 0 }: OptionsView): Part[] {
  const { id, players, options, hints = false } = record;
  const preset = presetOf(options);
  return [
    text(phrase('lobby', 'playersNow', { players }, language)),
    buttons(
      ...PLAYER_COUNTS.map(
        (count): Button => ({
          id: customId('lobby-set', id, 'players', count),
          label: String(count),
          style: count === players ? 'success' : 'secondary',
        }),
      ),
    ),
    ...paceParts(record, language),
    text(phrase('lobby', 'hintsNow', {}, language)),
    buttons({
      id: customId('lobby-set', id, 'hints', hints ? 0 : 1),
      label: phrase('lobby', 'buttonHints', { on: hints }, language),
      style: hints ? 'success' : 'secondary',
    }),
    text(phrase('lobby', 'presetsNow', {}, language)),
    buttons(
      ...PRESET_NAMES.map(
        (name): Button => ({
          id: customId('lobby-set', id, 'preset', name),
          label: phrase('lobby', PRESET_LABELS[name], {}, language),
          style: name === preset ? 'success' : 'secondary',
        }),
      ),
    ),
    text(
      options.length === 0
        ? phrase('lobby', 'optionsNone', {}, language)
        : optionLines(record, language).join('\n'),
    ),
    menu({
      id: customId('lobby-menu', id, turn),
      placeholder: phrase('lobby', 'optionsMenu', {}, language),
      least: 0,
      most: OPTIONS.length,
      options: OPTIONS.map((option) => {
        const { short, line } = optionText(option, language);
        return { value: option, label: short, description: line, chosen: options.includes(option) };
      }),
    }),
    ...languageParts(record, language),
  ];
}

/** What everybody can do, and the rest of what the host can. */
function foot({ record }: Game, { user, language }: OptionsView, own: boolean): Part[] {
  const { id } = record;
  const member = record.members.find((one) => one.user === user);
  const hints = [
    ...(own ? [phrase('lobby', 'seedHint', {}, language)] : []),
    ...(member === undefined ? [] : [phrase('lobby', 'newcomerHint', {}, language)]),
  ];
  const lines = [...hints, ...seedLines(record, language)];
  const seed = { id: customId('lobby-seed', id), label: phrase('lobby', 'buttonSeed', {}, language) };
  const newcomer =
    member === undefined
      ? []
      : [
          {
            id: customId('lobby-set', id, 'new', member.newcomer ? 0 : 1),
            label: phrase('lobby', member.newcomer ? 'buttonNotNew' : 'buttonNew', {}, language),
          },
        ];
  return [
    ...(lines.length === 0 ? [] : [text(...lines)]),
    ...(own || newcomer.length > 0 ? [buttons(...(own ? [seed] : []), ...newcomer)] : []),
  ];
}

/** Asks the host for a seed. The present one is not shown: a random one is nobody's to know. */
export function seedDialog(id: string, language: string): Dialog {
  return {
    id: customId('lobby-sow', id),
    title: phrase('lobby', 'seedTitle', {}, language),
    fields: [
      {
        id: 'seed',
        label: phrase('lobby', 'seedField', {}, language),
        placeholder: phrase('lobby', 'seedPlaceholder', {}, language),
        required: false,
        longest: LONGEST_SEED,
      },
    ],
  };
}
