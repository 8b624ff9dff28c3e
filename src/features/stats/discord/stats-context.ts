/** The records of a server as a page reads them: the results, who is who, the ladder; and how all of it is said. */

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

/** The reader: their language, who they are, and how names are written there. */
export interface Reader {
  readonly language: string;
  readonly user: string;
  readonly written: (name: string) => string;
}

export interface StatsContext {
  readonly results: readonly GameResult[];
  /** Older games that are still being counted. */
  readonly missing: number;
  /** Who played most first. */
  readonly people: readonly KnownPlayer[];
  /** Nothing where it was not asked for. */
  readonly ladder: readonly Rating[];
  readonly reader: Reader;
  readonly language: Language;
  readonly say: BotTranslator<'records'>;
  readonly figures: NumberFormatter;
  /** How a seat's player is called. */
  nameOf(seat: SeatResult): string;
  /** How a user is called; nothing where they have finished no game. */
  personName(user: string): string | undefined;
  sheet(title: string, subtitle: string | undefined, blocks: readonly (SheetBlock | undefined)[]): Sheet;
}

/** Opens the records for a reader; with the ladder only where it is asked for, as that takes longest. */
export async function loadStats(
  { results, missing }: { results: readonly GameResult[]; missing: number },
  reader: Reader,
  isRated: boolean,
): Promise<StatsContext> {
  const language = languageFor(reader.language);
  const people = listKnownPlayers(results);
  // Whoever handed over every seat they had is on the ladder, and has finished no game.
  const former = results.flatMap(({ seats }) => seats.flatMap((seat) => seat.former ?? []));
  const names = new Map(
    [...former, ...people].flatMap(({ user, name }) =>
      name === undefined ? [] : [[user, reader.written(name)]],
    ),
  );
  const ladder = isRated ? (await ratingsOf(results)).filter(({ user }) => names.has(user)) : [];
  return {
    ...{ results, missing, people, ladder, reader, language },
    say: translator('records', language),
    figures: numberFormatterFor(language),
    nameOf: ({ user, name }) =>
      names.get(user) ??
      (isPseudonym(user) ? botText('settings', 'formerPlayer', {}, language) : reader.written(name)),
    personName: (user) => names.get(user),
    sheet: (title, subtitle, blocks) => ({
      ...{ language, title, ...(subtitle === undefined ? {} : { subtitle }) },
      blocks: blocks.flatMap((block) => block ?? []),
    }),
  };
}

/** The greatest of these, for the length of bars: never nothing. */
export const greatest = (values: readonly number[]): number => Math.max(1e-9, ...values);

/** Whom a page is about, first: who was named, or the reader. */
export const userOf = ({ user }: Pick<Page, 'user'>, reader: Reader): string => user ?? reader.user;
