/** Words that the glossary rules out: one thing has one name. */
import { readFileSync } from 'node:fs';
import { fragments } from '../../text/index.ts';

const GLOSSARY = 'src/text/GLOSSARY.md';

export interface Avoided {
  readonly word: string;
  readonly pattern: RegExp;
  /** Messages with this word may use it. */
  readonly except: RegExp | undefined;
}

/** Finds a word, not as a part of another one. */
const wordPattern = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d-])`, 'iu');

/** Returns the words that the glossary rules out in a language, by the language's own name. */
export function avoidedIn(name: string): Avoided[] {
  const section = readFileSync(GLOSSARY, 'utf8').split(`\n### ${name}\n`)[1]?.split('\n#')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).flatMap((row) => {
    const [, not = '', , except = ''] = row.split('|').map((cell) => cell.trim());
    const unless = except === '' ? undefined : wordPattern(except);
    return not.split(', ').map((word) => ({ word, pattern: wordPattern(word), except: unless }));
  });
}

/** Returns the words of a message that are ruled out. Commands and their options keep their names. */
export function avoidedWordsIn(text: string, avoided: readonly Avoided[]): string[] {
  const words = fragments(text)
    .join(' ')
    .replace(/`[^`]*`/g, '');
  return avoided
    .filter(({ pattern, except }) => pattern.test(words) && except?.test(words) !== true)
    .map(({ word }) => word);
}
