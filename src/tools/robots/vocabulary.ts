/** Which words of a text are not of the language it should be in. */
import {
  catalogueOf,
  fragments,
  type Language,
  languageName,
  languages,
  localeOf,
} from '../../text/index.ts';

/** What is no word of a language: names of port spaces, words cut short, code marks, mentions and emoji and times, links. */
const NO_WORDS = /\bp[a-d]\b|\p{L}+…|(?<!`)`(?!`)[^`]*`|```[a-z]*\n|<[^>\n]*>|https?:\/\/\S+/giu;
const WORD = /\p{L}{2,}/gu;

/** The words of a text, in small letters. */
export const wordsIn = (text: string): string[] =>
  (text.replace(NO_WORDS, ' ').match(WORD) ?? []).map((word) => word.toLowerCase());

/** Every word of a catalogue, all that stands in its messages. */
const written = (table: object): string[] =>
  Object.values(table).flatMap((value: object | string) =>
    typeof value === 'string' ? fragments(value).flatMap(wordsIn) : written(value),
  );

/** The words that lists and dates of a locale are made with. */
function customary(locale: string): string[] {
  // A day of each month, and of the week.
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

/** The words that can be in what is said in a language, in small letters. */
function vocabularyOf(language: Language): ReadonlySet<string> {
  const known =
    vocabularies.get(language) ??
    new Set([
      ...written(catalogueOf(language)),
      ...customary(localeOf(language)),
      ...languages.flatMap(({ code }) => wordsIn(languageName(code))),
    ]);
  vocabularies.set(language, known);
  return known;
}

/**
 * The words of a text that are not in anything said in a language, but for those of names (see `wordsIn`). What stands
 * in code marks is typed as it is, and no word.
 */
export function strangeWords(text: string, language: Language, names: ReadonlySet<string>): string[] {
  const known = vocabularyOf(language);
  return wordsIn(text).filter((word) => !known.has(word) && !names.has(word));
}
