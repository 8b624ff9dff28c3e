/** What computer players are called, and how well they play, in words. */

import { LEVELS, type Level, type Reason } from '../../ai/index.ts';
import { type Game, isComputer } from '../../core/index.ts';
import type { Seat } from '../../engine/index.ts';
import { botText, type TextContext } from '../../text/index.ts';
import type { About } from './command-data.ts';
import { userAt } from './player-names.ts';

/**
 * A name for another computer player where these names are taken. Its first letter is nobody's, if that is
 * possible, as letters tell players apart on pictures.
 */
function freeName(taken: readonly string[], language: string): string {
  const names = botText('computers', 'givenNames', {}, language).split(' ');
  const initials = new Set(taken.map((name) => name.slice(0, 1).toLocaleUpperCase(language)));
  const called = (name: string) => botText('computers', 'called', { name }, language);
  const free = names.filter((name) => !taken.includes(called(name)));
  const name = free.find((one) => !initials.has(one.slice(0, 1))) ?? free[0] ?? names[0] ?? '';
  return called(name);
}

/** The same for a game: nobody who plays in it is called so. */
export function newComputerName({ record }: Game): string {
  const { members, tenures = [], language } = record;
  const playing = [...members, ...tenures.filter(({ to }) => to === undefined)];
  return freeName(
    playing.map(({ name }) => name),
    language,
  );
}

/** Whether computers play these seats, and nobody else. */
export const areComputers = (game: Game, seats: readonly Seat[]): boolean =>
  seats.length > 0 && seats.every((seat) => isComputer(userAt(game, seat) ?? ''));

/** The levels as choices of a command. */
export const LEVEL_CHOICES = {
  apprentice: 'computerApprentice',
  crofter: 'computerCrofter',
  laird: 'computerLaird',
  chief: 'computerChief',
} as const satisfies Record<Level, About>;

/** "Laird": how well a computer player plays. */
export const levelText = (level: Level, language: string): string =>
  botText('computers', level, {}, language);

/** Who plays instead of somebody if nothing else is wished: whoever leaves a seat wants it to be played well. */
export const SUBSTITUTE: Level = 'laird';

const LINES = {
  apprentice: 'apprenticeLine',
  crofter: 'crofterLine',
  laird: 'lairdLine',
  chief: 'chiefLine',
} as const satisfies Record<Level, string>;

/** What each level is like, a line each, and what is the same for all. */
export const levelLines = (language: string): string[] => [
  ...LEVELS.map((level) => `- ${botText('computers', LINES[level], {}, language)}`),
  botText('computers', 'fair', {}, language),
];

/** "For the money.": what a turn was for. */
export const reasonText = (reason: Reason, words: TextContext | string): string =>
  botText('reasons', reason, {}, words);
