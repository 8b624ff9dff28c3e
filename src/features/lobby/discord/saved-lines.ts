import type { LobbySettings, RedactedRecord } from '../../../core/index.ts';
import { hintLines, seedLines } from '../../../discord/shared/game-terms.ts';
import { translator } from '../../../text/index.ts';
import { clockLines } from './clock-presets.ts';
import { languageLine } from './language.ts';
import { optionLines } from './presets.ts';

/** Says what the changed settings of a lobby are now. `newcomer`: whether the user is marked as one, if changed. */
export function savedLines(
  record: RedactedRecord,
  { players, options, pace, noAway, hints, language: spoken, seed, drawSeed }: LobbySettings,
  newcomer: boolean | undefined,
  language: string,
): string[] {
  const t = translator('lobby', language);
  const when = (changed: boolean, lines: () => string[]): string[] => (changed ? lines() : []);
  return [
    t('changed'),
    ...when(players !== undefined, () => [t('playersNow', { players: record.players })]),
    ...when(options !== undefined, () => optionLines(record, language)),
    ...when(pace !== undefined || noAway !== undefined, () => clockLines(record, language)),
    ...when(hints === true, () => hintLines(record, language)),
    ...when(hints === false, () => [t('hintsOff')]),
    ...when(spoken !== undefined, () => [languageLine(record, language)]),
    ...when(seed !== undefined, () => seedLines(record, language)),
    ...when(drawSeed === true, () => [t('seedDrawn')]),
    ...(newcomer === undefined ? [] : [t('newcomerNow', { newcomer })]),
  ];
}
