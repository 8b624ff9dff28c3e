/** Sentences on the terms of a game, in its lobby and at its start. */
import { playersOf, type RedactedRecord } from '../../core/index.ts';
import { botText } from '../../text/index.ts';

/**
 * Returns the pace; an empty list for games without a clock: solo games, those of the challenge, and once they have begun,
 * those of one person against computers.
 */
export function paceLines(record: RedactedRecord, language: string): string[] {
  const { status, timing, players, challenge } = record;
  const isLone = status !== 'lobby' && playersOf(record).length < 2;
  if (players === 1 || isLone || challenge !== undefined) return [];
  const { pace = 'friendly', noAway = false } = timing ?? {};
  return [botText('lobby', 'paceLine', { pace, away: noAway ? 'false' : 'other' }, language)];
}

/** Returns the line that hints are on, if they are. */
export const hintLines = ({ hints }: RedactedRecord, language: string): string[] =>
  hints === true ? [botText('lobby', 'hintsOn', {}, language)] : [];

/** Returns a warning if the seed was chosen; an empty list if it was drawn. */
export const seedLines = ({ chosenSeed }: RedactedRecord, language: string): string[] =>
  chosenSeed === true ? [botText('lobby', 'seedChosen', {}, language)] : [];
