import { LEVELS, type Level, type Purpose, type RarestImport, type Reason } from '../../ai/index.ts';
import { type Game, isComputer, levelOf, type Member, type Span } from '../../core/index.ts';
import { hasOwnValues, type Seat } from '../../engine/index.ts';
import { botText, languages, type TextContext } from '../../text/index.ts';
import { withLevel } from './computer-levels.ts';
import { plainName } from './markup.ts';
import { memberAt, userAt } from './player-names.ts';

const givenNames = (language: string): string[] =>
  botText('computers', 'givenNames', {}, language).split(' ');

/** Returns an unused given name. Prefers an unused initial, because pictures show initials. */
function freeName(taken: readonly string[], language: string): string {
  const names = givenNames(language);
  const initials = new Set(taken.map((name) => name.slice(0, 1).toLocaleUpperCase(language)));
  const free = names.filter((name) => !taken.some((one) => one.startsWith(`${name} (`)));
  return free.find((one) => !initials.has(one.slice(0, 1))) ?? free[0] ?? names[0] ?? '';
}

/** Returns a computer player's name that no player in the game has, with its level: "Ewan (Laird)". */
export function newComputerName({ record }: Game, level: Level): string {
  const { members, substitutions = [], language } = record;
  const playing = [...members, ...substitutions.filter(({ to }) => to === undefined)];
  const taken = playing.map(({ name }) => name);
  return withLevel(freeName(taken, language), level, language);
}

/** Returns a computer player's name in a language, whatever language it was in: "Isla (Laird)" is "Iona (Terrateniente)". */
export function computerNameIn({ user, name }: Pick<Member, 'user' | 'name'>, language: string): string {
  const level = levelOf(user);
  if (level === undefined) return name;
  const translated = languages.flatMap(({ code }) =>
    givenNames(code).flatMap((given, nth) => {
      const before = withLevel(given, level, code);
      const now = withLevel(givenNames(language)[nth] ?? given, level, language);
      return name.startsWith(before) ? now + name.slice(before.length) : [];
    }),
  );
  return translated[0] ?? name;
}

export const areComputers = (game: Game, seats: readonly Seat[]): boolean =>
  seats.length > 0 && seats.every((seat) => isComputer(userAt(game, seat) ?? ''));

/** Returns whether a computer plays a seat in a person's place. */
export const isInstead = (game: Game, seat: Seat): boolean =>
  areComputers(game, [seat]) && !isComputer(memberAt(game, seat)?.user ?? '');

/** Default level of a substitute: players who leave want their seat to be played well. */
export const SUBSTITUTE: Level = 'laird';

/** Returns a line for each level, and one that applies to all. */
export const levelLines = (language: string): string[] => [
  ...LEVELS.map((level) => `- ${botText('computers', `${level}Line`, {}, language)}`),
  botText('computers', 'fair', {}, language),
];

const HANDED = {
  turn: 'handedTurn',
  while: 'handedWhile',
  good: 'handedGood',
} as const satisfies Record<Span, string>;

/** Returns the sentence that a computer with this name plays for the user, and for how long. */
export const handedText = (name: string, span: Span, language: string): string =>
  botText('computers', HANDED[span], { name: plainName(name) }, language);

/**
 * Returns the purpose of a move in sentences: "For contract 12. Contract 12 gives 4 cotton, the rarest import so far."
 * `whose`: whose imports it speaks of, where players have import values of their own.
 */
export function purposeText(
  { reason, contract, rarest }: Purpose,
  words: TextContext | string,
  whose?: 'reader' | 'player',
): string {
  const purpose =
    contract === undefined
      ? reasonText(reason, words)
      : botText('computers', 'forContract', { contract }, words);
  return [purpose, ...rarestText(rarest, words, whose)].join(' ');
}

/** Returns a sentence about a contract's rarest import, if it has one: of all players' imports, or of one player's. */
export function rarestText(
  rarest: RarestImport | undefined,
  words: TextContext | string,
  whose: 'reader' | 'player' = 'player',
): string[] {
  if (rarest === undefined) return [];
  const ruleset = typeof words === 'string' ? undefined : words.ruleset;
  const isOwn = ruleset !== undefined && hasOwnValues(ruleset);
  return [botText('computers', 'rarest', { ...rarest, whose: isOwn ? whose : 'other' }, words)];
}

/** Returns the reason for a computer player's turn, such as "For the money.". */
const reasonText = (reason: Reason, words: TextContext | string): string =>
  botText('reasons', reason, {}, words);
