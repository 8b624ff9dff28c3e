/** The data and reader shared by all pages of statistics. */
import { isPseudonym } from '../../../core/index.ts';
import { type NumberFormatter, numberFormatterFor } from '../../../discord/shared/number-format.ts';
import type { Sheet, SheetBlock } from '../../../render/index.ts';
import { type BotTranslator, botText, type Language, languageFor, translator } from '../../../text/index.ts';
import {
  type GameResult,
  type KnownPlayer,
  listKnownPlayers,
  type Rating,
  ratingsOf,
  type SeatResult,
} from '../index.ts';
import type { Page } from './ids.ts';

/** Reader of a page, and how names are escaped there. */
export interface Reader {
  readonly language: string;
  readonly user: string;
  readonly written: (name: string) => string;
}

export interface StatsContext {
  readonly results: readonly GameResult[];
  readonly missing: number;
  /** Most active first. */
  readonly people: readonly KnownPlayer[];
  readonly ladder: readonly Rating[];
  readonly reader: Reader;
  readonly language: Language;
  readonly t: BotTranslator<'stats'>;
  readonly numbers: NumberFormatter;
  nameOf(seat: SeatResult): string;
  personName(user: string): string | undefined;
  sheet(
    title: string,
    more: Pick<Sheet, 'subtitle' | 'names'>,
    blocks: readonly (SheetBlock | undefined)[],
  ): Sheet;
}

/** Loads the statistics for a reader; the ladder only on request, because it takes longest. */
export async function loadStats(
  { results, missing }: { results: readonly GameResult[]; missing: number },
  reader: Reader,
  isRated: boolean,
): Promise<StatsContext> {
  const language = languageFor(reader.language);
  const people = listKnownPlayers(results);
  // Players who handed over every seat are rated but have finished no game.
  const former = results.flatMap(({ seats }) => seats.flatMap((seat) => seat.former ?? []));
  const names = new Map(
    [...former, ...people].flatMap(({ user, name }) =>
      name === undefined ? [] : [[user, reader.written(name)]],
    ),
  );
  const ladder = isRated ? (await ratingsOf(results)).filter(({ user }) => names.has(user)) : [];
  return {
    results,
    missing,
    people,
    ladder,
    reader,
    language,
    t: translator('stats', language),
    numbers: numberFormatterFor(language),
    nameOf: ({ user, name }) =>
      names.get(user) ??
      (isPseudonym(user) ? botText('settings', 'formerPlayer', {}, language) : reader.written(name)),
    personName: (user) => names.get(user),
    sheet: (title, more, blocks) => ({
      language,
      title,
      ...more,
      blocks: blocks.flatMap((block) => block ?? []),
    }),
  };
}

/** Returns the largest value as the scale of bars, never 0. */
export const greatest = (values: readonly number[]): number => Math.max(1e-9, ...values);

/** Returns the first user of a page; default: the reader. */
export const userOf = ({ user }: Pick<Page, 'user'>, reader: Reader): string => user ?? reader.user;

/** Returns a figure whose label is a noun that it counts. */
export const counted = (
  { numbers, t }: StatsContext,
  label: 'figureGames' | 'figurePeople' | 'figureGamesOwn' | 'figureLevel',
  count: number,
) => ({ value: numbers.number(count), label: t(label, { count }), counted: true });
