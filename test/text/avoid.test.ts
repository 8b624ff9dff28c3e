/** Each language keeps to the words of its players: `avoid.md` beside its messages lists what not to write. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fragments } from '../../src/text/icu.ts';
import { catalogueOf, languages } from '../../src/text/index.ts';
import { messagesIn } from './fixtures/translation.ts';

/** Returns the expressions in the first column of a table, each for whole words. */
function expressionsIn(markdown: string): RegExp[] {
  return [...markdown.matchAll(/^\| `(.+)` \|/gm)].map(
    ([, source = '']) => new RegExp(`(?<!\\p{L})(?:${source.replaceAll('\\|', '|')})(?!\\p{L})`, 'iu'),
  );
}

/** Returns where a text, in any of its branches, says what is to be avoided. */
const found = (expressions: readonly RegExp[], text: string): string[] =>
  fragments(text).flatMap((fragment) =>
    expressions.flatMap((expression) => expression.exec(fragment)?.slice(0, 1) ?? []),
  );

const fileOf = (code: string) => join(import.meta.dirname, '../../src/text', code, 'avoid.md');

describe.each(languages.filter(({ code }) => existsSync(fileOf(code))))('$name', ({ code }) => {
  const expressions = expressionsIn(readFileSync(fileOf(code), 'utf8'));

  it('says nothing that it is to avoid', () => {
    const said = messagesIn(catalogueOf(code)).flatMap(([path, text]) =>
      found(expressions, text).map((words) => `${path}: ${words}`),
    );
    expect(said).toEqual([]);
  });
});

describe('a list of words to avoid', () => {
  const expressions = expressionsIn(
    '| Avoid | Say |\n| --- | --- |\n| `seats?` | place |\n| `two (a\\|b)` | |',
  );

  it.each([
    ['Two Seats', ['Seats']],
    ['seated', []],
    ['unseat', []],
    ['{count, plural, one {# seat} other {# places}}', ['seat']],
    ['{two, select, yes {two b} other {two c}}', ['two b']],
  ])('finds whole words in every branch: %s', (text, words) => {
    expect(found(expressions, text)).toEqual(words);
  });
});
