/** One thing has one name: no message uses a word that the glossary rules out. */
import { describe, expect, it } from 'vitest';
import { fragments } from '../../src/text/icu.ts';
import { catalogueOf, languages } from '../../src/text/index.ts';
import { read } from '../architecture/fixtures/sources.ts';
import { messagesIn } from './fixtures/translation.ts';

interface Avoided {
  readonly word: string;
  /** Messages with this word may use it. */
  readonly except: string;
}

/** Returns the words that the glossary rules out in a language, by the language's own name. */
function avoidedIn(name: string): Avoided[] {
  const section = read('src/text/GLOSSARY.md').split(`\n### ${name}\n`)[1]?.split('\n#')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).flatMap((row) => {
    const [, not = '', , except = ''] = row.split('|').map((cell) => cell.trim());
    return not.split(', ').map((word) => ({ word, except }));
  });
}

/** Returns true if the text has this word, not as a part of another one. */
const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d-])`, 'iu').test(text);

/** Returns the words of a text that are ruled out. */
const found = (text: string, avoided: readonly Avoided[]): string[] => {
  // Commands and their options keep their names.
  const said = fragments(text)
    .join(' ')
    .replace(/`[^`]*`/g, '');
  return avoided
    .filter(({ word, except }) => hasWord(said, word) && (except === '' || !hasWord(said, except)))
    .map(({ word }) => word);
};

describe.each(languages)('$name', ({ code, name }) => {
  it('uses no word that the glossary rules out', () => {
    const { bot, ...rest } = catalogueOf(code);
    const { inputs: _, search: __, ...others } = bot;
    const messages = messagesIn({ ...rest, bot: others });
    const avoided = avoidedIn(name);
    const wrong = messages.flatMap(([path, text]) => found(text, avoided).map((word) => `${path}: ${word}`));
    expect(wrong).toEqual([]);
  });
});

it.each(languages)('$name has no space before the ellipsis that ends a label', ({ code }) => {
  const loose = messagesIn(catalogueOf(code)).filter(([, text]) => /\S …$/.test(text));
  expect(loose.map(([path]) => path)).toEqual([]);
});

describe('a ruled-out word', () => {
  it.each([
    ['English', '{seat} takes back 2 moves', ['takes back']],
    ['English', '{seat} takes back a merchant', []],
    ['English', '{count, plural, one {Nobody has} other {# have}} passed', ['nobody']],
    ['English', 'Type `/game shall`, marshall', []],
    ['Español', '{seat} deja su asiento', ['asientos?']],
    ['Español', 'Dos asentamientos, `/mod act asiento:`', []],
    ['Polski', 'Gdy wygrałeś aukcję', ['\\p{L}+łeś']],
    ['Polski', 'Karta punktacji', []],
  ])('is found as a whole word in every branch: %s “%s”', (name, text, words) => {
    expect(found(text, avoidedIn(name))).toEqual(words);
  });
});
