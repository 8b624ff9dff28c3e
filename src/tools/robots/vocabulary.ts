/** Finds words of a text that do not belong to its language. */
import {
  catalogueOf,
  fragments,
  type Language,
  languageName,
  languages,
  localeOf,
} from '../../text/index.ts';

/** Not words of a language: port spaces, truncated words, code marks, mentions, emoji, timestamps, links. */
const NOT_WORDS = /\bp[a-d]\b|\p{L}+…|(?<!`)`(?!`)[^`]*`|```[a-z]*\n|<[^>\n]*>|https?:\/\/\S+/giu;
const WORD = /\p{L}{2,}/gu;

/** Returns the words of a text in lower case. */
export const wordsIn = (text: string): string[] =>
  (text.replace(NOT_WORDS, ' ').match(WORD) ?? []).map((word) => word.toLowerCase());

const wordsOfCatalogue = (table: object): string[] =>
  Object.values(table).flatMap((value: object | string) =>
    typeof value === 'string' ? fragments(value).flatMap(wordsIn) : wordsOfCatalogue(value),
  );

/** Returns the words in lists and dates of a locale. */
function wordsOfLocale(locale: string): string[] {
  // A day of each month, and of each weekday.
  const days = Array.from({ length: 12 }, (_, n) => Date.UTC(2026, n, 1 + n)).concat(
    Array.from({ length: 7 }, (_, n) => Date.UTC(2026, 0, 1 + n)),
  );
  const dates = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: style,
      day: 'numeric',
      month: style,
      timeZone: 'UTC',
    });
    return days.map((moment) => format.format(moment));
  });
  const lists = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(locale, { type }).format(['1', '2', '3']),
  );
  return [...dates, ...lists].flatMap(wordsIn);
}

const vocabularies = new Map<Language, ReadonlySet<string>>();

/** Returns every lower-case word that texts of a language can contain. */
function vocabularyOf(language: Language): ReadonlySet<string> {
  const known =
    vocabularies.get(language) ??
    new Set([
      ...wordsOfCatalogue(catalogueOf(language)),
      ...wordsOfLocale(localeOf(language)),
      ...languages.flatMap(({ code }) => wordsIn(languageName(code))),
    ]);
  vocabularies.set(language, known);
  return known;
}

/**
 * Returns the words of a text that occur in no text of the language, except names (see `wordsIn`). Text in code marks
 * is literal and ignored.
 */
export function strangeWords(text: string, language: Language, names: ReadonlySet<string>): string[] {
  const known = vocabularyOf(language);
  return wordsIn(text).filter((word) => !known.has(word) && !names.has(word));
}
