/** Discord's markdown as HTML. Everything that people or the bot wrote is escaped. */
import { type Block, type ListItem, parseMarkdown, type Span, timeInWords } from '../../playground/index.ts';

/** Names of people and channels, by their ids. */
export type Names = ReadonlyMap<string, string>;

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The album is the same wherever it is made. */
const LOCALE = 'en-GB';

/** A text of a message. */
export const markdownHtml = (text: string, names: Names): string =>
  `<div class="md">${parseMarkdown(text)
    .map((block) => blockHtml(block, names))
    .join('')}</div>`;

function blockHtml(block: Block, names: Names): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${spansHtml(block.children, names)}</p>`;
    case 'small':
      return `<p class="small">${spansHtml(block.children, names)}</p>`;
    case 'heading':
      // The page itself has the first two levels.
      return `<h${block.level + 2}>${spansHtml(block.children, names)}</h${block.level + 2}>`;
    case 'code':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case 'quote':
      return `<blockquote>${block.blocks.map((inner) => blockHtml(inner, names)).join('')}</blockquote>`;
    case 'list':
      return `<ul>${block.items.map((item) => itemHtml(item, names)).join('')}</ul>`;
  }
}

function itemHtml({ depth, number, children }: ListItem, names: Names): string {
  const mark = number === undefined ? (depth === 0 ? '•' : '◦') : `${number}.`;
  return `<li style="--depth:${depth}"><span class="mark">${mark}</span><span>${spansHtml(children, names)}</span></li>`;
}

const spansHtml = (spans: readonly Span[], names: Names): string =>
  spans.map((span) => spanHtml(span, names)).join('');

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function spanHtml(span: Span, names: Names): string {
  const mention = (text: string) => `<span class="mention">${escapeHtml(text)}</span>`;
  switch (span.type) {
    case 'text':
      return escapeHtml(span.text).replaceAll('\n', '<br>');
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
      return `<${TAGS[span.type]}>${spansHtml(span.children, names)}</${TAGS[span.type]}>`;
    case 'spoiler':
      return `<span class="spoiler">${spansHtml(span.children, names)}</span>`;
    case 'code':
      return `<code>${escapeHtml(span.text)}</code>`;
    case 'link':
      return `<a href="${escapeHtml(span.href)}" rel="noopener noreferrer">${spansHtml(span.children, names)}</a>`;
    case 'user':
      return mention(`@${names.get(span.id) ?? 'somebody'}`);
    case 'channel':
      return mention(`#${names.get(span.id) ?? 'a channel'}`);
    case 'role':
      return mention('@role');
    case 'everyone':
      return mention(span.text);
    case 'command':
      return mention(`/${span.name}`);
    case 'emoji':
      return escapeHtml(`:${span.name}:`);
    case 'time':
      return `<time>${escapeHtml(timeHtml(span.seconds, span.style))}</time>`;
  }
}

/** "An hour ago" would not stay true in an album: the moment itself is written. */
const timeHtml = (seconds: number, style: string): string =>
  timeInWords(seconds, style === 'R' ? 'f' : style, 0, LOCALE);
