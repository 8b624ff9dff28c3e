import type { GameRecord } from '../../core/index.ts';
import { botText } from '../../text/index.ts';
import type { Suggestion } from './interaction-context.ts';
import { short } from './seats.ts';

/** Returns a game as a suggestion, with names and a date: "game abcd2345: Ann, Ben (2026-03-01)". */
export function gameChoice(
  { id, status }: Pick<GameRecord, 'id' | 'status'>,
  names: readonly string[],
  at: Date,
  language: string,
): Suggestion {
  const data = { lobby: status === 'lobby', id, names: names.join(', '), day: at.toISOString().slice(0, 10) };
  return { name: short(botText('moderation', 'gameChoice', data, language)), value: id };
}
