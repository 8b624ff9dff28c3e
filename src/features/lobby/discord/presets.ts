/** Options that go together by name, and options in words. */
import type { DroppedOptions, GameRecord } from '../../../core/index.ts';
import { FIRST_GAME, OPTIONS, type Option } from '../../../engine/index.ts';
import { botText, optionText, rejectionText } from '../../../text/index.ts';

/** Options that go together, by name. */
export const PRESETS = {
  first: FIRST_GAME,
  standard: [],
  extras: ['kickstarter'],
} as const satisfies Readonly<Record<string, readonly Option[]>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];

/** The preset that these options are, or `other`. */
export function presetOf(options: readonly Option[]): Preset | 'other' {
  const same = (preset: Preset) => {
    const wanted: readonly Option[] = PRESETS[preset];
    return wanted.length === options.length && wanted.every((option) => options.includes(option));
  };
  return PRESET_NAMES.find(same) ?? 'other';
}

/** Which options were left off as they do not go together, in words. */
export const conflictsText = (dropped: NonNullable<DroppedOptions['dropped']>, language: string): string =>
  dropped.map((one) => rejectionText(one, language)).join(' ');

/** What is told besides, of an attempt for which some options were left off; nothing where none were. */
export const droppedLines = ({ dropped = [] }: DroppedOptions, language: string): string[] =>
  dropped.length === 0
    ? []
    : [
        botText(
          'lobby',
          'optionsRefused',
          { reason: conflictsText(dropped, language), rest: true },
          language,
        ),
      ];

/** The options of a game in words, a line each, under a heading; always in the same order. */
export function optionLines({ options }: GameRecord, language: string): string[] {
  return [
    botText('lobby', 'options', { preset: presetOf(options) }, language),
    ...OPTIONS.filter((option) => options.includes(option)).map((option) =>
      botText('lobby', 'optionLine', { ...optionText(option, language) }, language),
    ),
  ];
}
