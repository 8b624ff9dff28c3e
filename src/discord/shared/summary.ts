/** The one line that is left of a collapsed post. */
import { inWords } from './emoji.ts';
import { cutTo } from './limits.ts';
import type { Panel } from './panel.ts';

const LONGEST = 400;

/** Joins lines, truncated to the limit. */
export function toOneLine(lines: readonly string[]): string {
  const whole = lines.join(' ');
  const words = inWords(whole);
  return words.length <= LONGEST ? whole : cutTo(words, LONGEST);
}

/** Returns the first text of a post in one line. */
export const summaryOf = ({ parts }: Panel): string =>
  inOneLine(parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))[0] ?? '');

/** Returns a text in one line. A heading becomes a sentence if text follows. */
export function inOneLine(text: string): string {
  const lines = text.split('\n').map((line, i, { length }) => {
    const [, heading] = /^### (.*)$/.exec(line) ?? [];
    if (heading === undefined) return line.replace(/^-# /, '');
    return `**${heading}${i + 1 < length && !/[.!?:…]$/.test(heading) ? '.' : ''}**`;
  });
  return toOneLine(lines);
}
