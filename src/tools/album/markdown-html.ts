/** Renders Discord's markdown as HTML. All text of users and of the bot is escaped. */
import { html } from 'hono/html';
import { type Block, type ListItem, parseMarkdown, type Span, timeInWords } from '../../playground/index.ts';
import type { Album } from './entries.ts';

/** Names of users and channels by id, and the album's files. */
export type RenderContext = Pick<Album, 'names' | 'files'>;

/** HTML created by `html`, which escapes everything but its own results. */
export type Html = ReturnType<typeof html>;

/** Fixed, so that an album does not depend on the machine's locale. */
const LOCALE = 'en-GB';

/** Renders the text of a message. */
export const markdownHtml = (text: string, around: RenderContext) =>
  html`<div class="md">${parseMarkdown(text).map((block) => blockHtml(block, around))}</div>`;

function blockHtml(block: Block, around: RenderContext): Html {
  switch (block.type) {
    case 'paragraph':
      return html`<p>${spansHtml(block.children, around)}</p>`;
    case 'small':
      return html`<p class="small">${spansHtml(block.children, around)}</p>`;
    case 'heading':
      // The page itself uses the first two levels.
      return html`<h${block.level + 2}>${spansHtml(block.children, around)}</h${block.level + 2}>`;
    case 'code':
      return html`<pre><code>${block.text}</code></pre>`;
    case 'quote':
      return html`<blockquote>${block.blocks.map((inner) => blockHtml(inner, around))}</blockquote>`;
    case 'list':
      return html`<ul>${block.items.map((item) => itemHtml(item, around))}</ul>`;
  }
}

function itemHtml({ depth, number, children }: ListItem, around: RenderContext): Html {
  const mark = number === undefined ? (depth === 0 ? '•' : '◦') : `${number}.`;
  return html`<li style="--depth:${depth}"><span class="mark">${mark}</span><span>${spansHtml(children, around)}</span></li>`;
}

const spansHtml = (spans: readonly Span[], around: RenderContext): Html[] =>
  spans.map((span) => spanHtml(span, around));

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function spanHtml(span: Span, around: RenderContext): Html {
  const mention = (text: string) => html`<span class="mention">${text}</span>`;
  switch (span.type) {
    case 'text':
      return html`${span.text.split('\n').map((line, i) => (i === 0 ? line : html`<br>${line}`))}`;
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
      return html`<${TAGS[span.type]}>${spansHtml(span.children, around)}</${TAGS[span.type]}>`;
    case 'spoiler':
      return html`<span class="spoiler">${spansHtml(span.children, around)}</span>`;
    case 'code':
      return html`<code>${span.text}</code>`;
    case 'link':
      return html`<a href="${span.href}" rel="noopener noreferrer">${spansHtml(span.children, around)}</a>`;
    case 'user':
      return mention(`@${around.names.get(span.id) ?? 'somebody'}`);
    case 'channel':
      return mention(`#${around.names.get(span.id) ?? 'a channel'}`);
    case 'role':
      return mention('@role');
    case 'everyone':
      return mention(span.text);
    case 'command':
      return mention(`/${span.name}`);
    case 'emoji':
      return emojiHtml(span.id, span.name, around);
    case 'time':
      return html`<time>${timeText(span.seconds, span.style)}</time>`;
  }
}

/** Renders an application emoji as its picture, or as its name if the album has no such file. */
export function emojiHtml(id: string, name: string, { files }: RenderContext): Html {
  const file = files.get(emojiAddress(id));
  if (file === undefined) return html`:${name}:`;
  return html`<img class="emoji" src="${file}" alt=":${name}:">`;
}
export const emojiAddress = (id: string): string => `/emojis/${id}.webp`;

/** Renders relative times ("an hour ago") as absolute times, since an album is read later. */
const timeText = (seconds: number, style: string): string =>
  timeInWords(seconds, style === 'R' ? 'f' : style, 0, LOCALE);
