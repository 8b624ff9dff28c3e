/** What is left of a post once the next one comes. */
import { inWords } from './emoji.ts';
import { cutTo } from './limits.ts';
import type { Panel } from './panel.ts';

/** Characters of it at most. */
const LONGEST = 400;

/** Lines in one, as long as they may be. */
export function toOneLine(lines: readonly string[]): string {
  const whole = lines.join(' ');
  const words = inWords(whole);
  return words.length <= LONGEST ? whole : cutTo(words, LONGEST);
}

/** The first text of a post in one line: what it is about, and what that means. */
export function summaryOf({ parts }: Panel): string {
  const first = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))[0] ?? '';
  return toOneLine(first.split('\n').map((one) => one.replace(/^### (.*)$/, '**$1**').replace(/^-# /, '')));
}
