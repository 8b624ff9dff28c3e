/**
 * Made-up languages: English with marks on its vowels, many of them twice, so that it is a third longer and none of its
 * words is English. What is said in plain English in one of them does not come from `src/text`.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from '../../src/text/catalogue.ts';
import { catalogueOf, FALLBACK, type Language } from '../../src/text/index.ts';

/** What stands for a, e, i, o, u and y; the first letter also marks words that have none of them. */
export type Vowels = readonly [string, string, string, string, string, string];
export const ACUTE: Vowels = ['á', 'é', 'í', 'ó', 'ú', 'ý'];
export const DOTTED: Vowels = ['ä', 'ë', 'ï', 'ö', 'ü', 'ÿ'];
const VOWELS = 'aeiouy';

/** The language of a table, and that of the people at it. */
export const POSTED = 'fi' as Language;
export const READ = 'sv' as Language;

/** Characters that Discord allows descriptions of commands to have. */
const LONGEST_DESCRIPTION = 100;

/** How much longer a word becomes, if it may: what other languages need where English is short. */
const LONGER = 0.4;

/** A word with its vowels marked, and some of them twice if it may be longer. */
function marked(word: string, vowels: Vowels, longer: boolean): string {
  let more = longer ? Math.round(word.length * LONGER) : 0;
  const found = word.replace(/[aeiouy]/gi, (letter) => {
    const small = letter.toLowerCase();
    const mark = vowels[VOWELS.indexOf(small)] ?? letter;
    return (letter === small ? mark : mark.toUpperCase()) + (more-- > 0 ? mark : '');
  });
  return found === word && word.length > 1 ? word + vowels[0] : found;
}

/** Words outside of code marks: what stands in them is typed as it is. `open`: whether they are open at its beginning. */
function translated(literal: string, open: boolean, vowels: Vowels, longer: boolean): string {
  return literal
    .split('`')
    .map((piece, index) =>
      (index % 2 === 1) !== open
        ? piece
        : piece.replace(/[A-Za-z]+/g, (word) => marked(word, vowels, longer)),
    )
    .join('`');
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** A message with all that it says translated; what it asks for stays as it is. */
export function inPseudo(text: string, vowels: Vowels, longer = true): string {
  const format = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true, captureLocation: true });
  const pieces: { start: number; end: number; text: string }[] = [];
  const walk = (elements: readonly Element[], open: boolean): boolean => {
    let inCode = open;
    for (const element of elements) {
      if ('options' in element) {
        for (const { value } of Object.values(element.options)) walk(value, inCode);
      } else if (element.type === 0 && element.location !== undefined) {
        const { start, end } = element.location;
        const literal = text.slice(start.offset, end.offset);
        pieces.push({
          start: start.offset,
          end: end.offset,
          text: translated(literal, inCode, vowels, longer),
        });
        if ((literal.split('`').length - 1) % 2 === 1) inCode = !inCode;
      }
    }
    return inCode;
  };
  walk(format.getAst(), false);
  return pieces.reduceRight(
    (all, { start, end, text: said }) => all.slice(0, start) + said + all.slice(end),
    text,
  );
}

/** Tables whose messages have limits of Discord's: they are marked, and only longer where that fits. */
const SHORT: readonly string[] = ['commands', 'inputs'];

/** All that is said in English, in a made-up language. */
export function pseudo(vowels: Vowels): Catalogue {
  const walk = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value !== 'string') {
      return Object.fromEntries(
        Object.entries(value as object).map(([key, one]) => [key, walk(one, [...path, key])]),
      );
    }
    const long = inPseudo(value, vowels);
    const tooLong = path.some((key) => SHORT.includes(key)) && long.length > LONGEST_DESCRIPTION;
    return tooLong ? inPseudo(value, vowels, false) : long;
  };
  return walk(catalogueOf(FALLBACK), []) as Catalogue;
}
