import type { DroppedOptions, GameRecord } from '../../../core/index.ts';
import { FIRST_GAME, OPTIONS, type Option } from '../../../engine/index.ts';
import { botText, optionText, rejectionText } from '../../../text/index.ts';

export const PRESETS = {
  first: FIRST_GAME,
  standard: [],
  extras: ['kickstarter'],
} as const satisfies Readonly<Record<string, readonly Option[]>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];

/** Returns the preset equal to these options, or `other`. */
export function presetOf(options: readonly Option[]): Preset | 'other' {
  const same = (preset: Preset) => {
    const wanted: readonly Option[] = PRESETS[preset];
    return wanted.length === options.length && wanted.every((option) => options.includes(option));
  };
  return PRESET_NAMES.find(same) ?? 'other';
}

/** Explains which conflicting options were dropped. */
export const conflictsText = (dropped: NonNullable<DroppedOptions['dropped']>, language: string): string =>
  dropped.map((one) => rejectionText(one, language)).join(' ');

/** Lists the options that were dropped; empty if none. */
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

/** Lists a game's options under a heading, in a fixed order. */
export function optionLines({ options }: GameRecord, language: string): string[] {
  return [
    botText('lobby', 'options', { preset: presetOf(options) }, language),
    ...OPTIONS.filter((option) => options.includes(option)).map((option) =>
      botText('lobby', 'optionLine', { ...optionText(option, language) }, language),
    ),
  ];
}
