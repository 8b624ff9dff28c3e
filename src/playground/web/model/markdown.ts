/** Parses Discord's markdown into blocks. */
import { parseInline, type Span } from './inline.ts';

export interface ListItem {
  /** 0 for the outermost list. */
  readonly depth: number;
  /** The item's number; `undefined` for a bullet. */
  readonly number: number | undefined;
  readonly children: readonly Span[];
}

export type Block =
  | { readonly type: 'paragraph' | 'small'; readonly children: readonly Span[] }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Span[] }
  | { readonly type: 'code'; readonly language: string; readonly text: string }
  | { readonly type: 'quote'; readonly blocks: readonly Block[] }
  | { readonly type: 'list'; readonly items: readonly ListItem[] };

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SMALL = /^-#\s+(\S.*)$/;
const ITEM = /^(\s*)(?:[-*]|(\d{1,9})\.)\s+(\S.*)$/;
const QUOTE = /^> ?(.*)$/;

/** Returns the blocks of a text in order. Fenced code takes precedence; markup inside it is ignored. */
export function parseMarkdown(text: string): Block[] {
  const whole = /(^|\n)>>> ([\s\S]*)$/.exec(text);
  if (whole !== null) {
    const before = text.slice(0, whole.index);
    return [...(before === '' ? [] : parseMarkdown(before)), quote(whole[2] ?? '')];
  }
  const blocks: Block[] = [];
  let end = 0;
  for (const match of text.matchAll(FENCE)) {
    const [all, language = '', code = ''] = match;
    // An empty fence is plain backticks.
    if (code.trim() === '') continue;
    blocks.push(...parseLines(text.slice(end, match.index).replace(/\n$/, '')));
    blocks.push({ type: 'code', language, text: code });
    end = match.index + all.length;
    if (text[end] === '\n') end += 1;
  }
  return [...blocks, ...parseLines(text.slice(end))];
}

const quote = (text: string): Block => ({ type: 'quote', blocks: parseLines(text) });

function parseLines(text: string): Block[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  /** Consumes consecutive lines that match. */
  const run = (fits: (line: string) => boolean) => {
    const from = at;
    while (at < lines.length && fits(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    const small = SMALL.exec(line);
    if (heading !== null) {
      const level = (heading[1] ?? '#').length as 1 | 2 | 3;
      blocks.push({ type: 'heading', level, children: parseInline(heading[2] ?? '') });
      at += 1;
    } else if (small !== null) {
      blocks.push({ type: 'small', children: parseInline(small[1] ?? '') });
      at += 1;
    } else if (isQuote(line)) {
      const quoted = run(isQuote).map((one) => QUOTE.exec(one)?.[1] ?? '');
      blocks.push(quote(quoted.join('\n')));
    } else if (ITEM.test(line)) {
      blocks.push({ type: 'list', items: run((one) => ITEM.test(one)).map(item) });
    } else {
      blocks.push({ type: 'paragraph', children: parseInline(run(isPlain).join('\n')) });
    }
  }
  return blocks;
}

const isQuote = (line: string) => line.startsWith('> ');
const isPlain = (line: string) =>
  !HEADING.test(line) && !SMALL.test(line) && !isQuote(line) && !ITEM.test(line);

function item(line: string): ListItem {
  const [, indent = '', number, text = ''] = ITEM.exec(line) ?? [];
  return {
    depth: Math.min(Math.ceil(indent.length / 2), 4),
    number: number === undefined ? undefined : Number(number),
    children: parseInline(text),
  };
}
