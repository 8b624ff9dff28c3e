import { type Game, type GameRecord, moderates } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { hintLines, seedLines } from '../../../discord/shared/game-terms.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { type Button, buttons, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { hostName } from '../../../discord/shared/player-names.ts';
import { botText, translator } from '../../../text/index.ts';
import { clockLines } from './clock-presets.ts';
import { languageLine } from './language.ts';
import { lobbyPanel } from './panel.ts';
import { optionLines, PRESET_NAMES, type Preset, presetOf } from './presets.ts';
import { removalParts } from './remove.ts';

const PRESET_LABELS = {
  first: 'presetFirst',
  standard: 'presetStandard',
  extras: 'presetExtras',
} as const satisfies Record<Preset, string>;

interface OptionsView {
  readonly user: string;
  readonly language: string;
  /** Why the last change failed. `rest`: all other changes were applied. */
  readonly problem?: string;
  readonly rest?: boolean;
  /** Confirmation of the last change, shown on top. */
  readonly done?: string;
  /** The user moderates the game. */
  readonly moderator?: boolean;
}

/** Returns how the user of an interaction sees the options. */
export const viewFor = (
  { actor, language }: Pick<InteractionContext, 'actor' | 'language'>,
  game: Game,
): OptionsView => ({
  user: actor.user,
  language,
  moderator: moderates(actor, game.record),
});

/** Builds the options panel; the host can change options from there. */
export function optionsPanel(game: Game, view: OptionsView): Panel {
  const { record } = game;
  const { language, user, problem, rest = false, done } = view;
  const t = translator('lobby', language);
  if (record.status !== 'lobby') return lobbyPanel(game, language);
  // Challenge options are the same for everyone.
  const fixed = record.challenge !== undefined;
  const own = record.host === user && !fixed;
  const member = record.members.some((one) => one.user === user);
  const whose = fixed ? 'fixed' : own ? 'own' : member ? 'member' : 'other';
  const head = [
    ...(done === undefined ? [] : [done, '']),
    t('optionsHeading'),
    t('optionsWhose', { whose, host: hostName(record) }),
    ...(problem === undefined ? [] : [t('optionsRefused', { reason: problem, rest })]),
  ];
  return {
    slot: 'lobby',
    parts: [
      text(...head),
      text(
        t('playersNow', { players: record.players }),
        ...clockLines(record, language),
        ...optionLines(record, language),
        languageLine(record, language),
        ...hintLines(record, language),
      ),
      ...(own ? presets(record, language) : []),
      ...foot(game, view, own),
      ...removalParts(game, view),
    ],
  };
}

function presets({ id, options }: GameRecord, language: string): Part[] {
  const preset = presetOf(options);
  return [
    text(botText('lobby', 'presetsNow', {}, language)),
    buttons(
      ...PRESET_NAMES.map(
        (name): Button => ({
          id: customId('lobby-set', id, 'preset', name),
          label: botText('lobby', PRESET_LABELS[name], {}, language),
          style: name === preset ? 'success' : 'secondary',
        }),
      ),
    ),
  ];
}

function foot({ record }: Game, { user, language }: OptionsView, own: boolean): Part[] {
  const t = translator('lobby', language);
  const { id } = record;
  // In a challenge, no option depends on newcomers.
  const member = record.challenge === undefined ? record.members.find((one) => one.user === user) : undefined;
  const hints = [...(own ? [t('seedHint')] : []), ...(member === undefined ? [] : [t('newcomerHint')])];
  const lines = [...hints, ...seedLines(record, language)];
  const changes: Button[] = [
    { id: customId('lobby-options', id), label: t('buttonChange'), style: 'primary' },
    { id: customId('lobby-seed', id), label: t('buttonSeed') },
  ];
  const newcomer =
    member === undefined
      ? []
      : [
          {
            id: customId('lobby-set', id, 'new', member.newcomer ? 0 : 1),
            label: t(member.newcomer ? 'buttonNotNew' : 'buttonNew'),
          },
        ];
  return [
    ...(lines.length === 0 ? [] : [text(...lines)]),
    ...(own || newcomer.length > 0 ? [buttons(...(own ? changes : []), ...newcomer)] : []),
  ];
}
