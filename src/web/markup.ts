/** Converts lines of Discord's Markdown, as the texts have it, into HTML. */
import { html } from 'hono/html';
import type { Game } from '../core/index.ts';
import { inWords } from '../discord/shared/emoji.ts';
import { isolated } from '../discord/shared/markup.ts';
import { namesOf } from '../discord/shared/player-names.ts';

/** A piece of HTML in which everything from outside is escaped. */
export type Html = ReturnType<typeof html>;

const ESCAPED = /\\([\\*_~`|>#[\]()<:-])/g;

/** Returns the text without emoji and escapes. */
const plain = (markdown: string): string => inWords(markdown).replace(ESCAPED, '$1').replaceAll('\u200b', '');

/** Bold or italic text, which may contain escapes. */
const STYLED = /(?<!\\)(?:\*\*((?:\\.|[^\\])+?)\*\*|_((?:\\.|[^\\])+?)_)/;

/** Returns a line as HTML: bold and italic text, and everything else as it is read. */
export function richText(line: string): Html {
  // In turn: plain, bold, italic.
  const parts = line.replace(/^(?:-#|###|-) /, '').split(STYLED);
  return html`${parts.map((part, i) => {
    if (part === undefined) return '';
    const text = plain(part);
    return [text, html`<strong>${text}</strong>`, html`<em>${text}</em>`][i % 3];
  })}`;
}

/** Returns lines as paragraphs and lists. */
export function richLines(lines: readonly string[]): Html {
  const blocks: { readonly list: boolean; readonly lines: string[] }[] = [];
  for (const line of lines.filter((one) => one !== '')) {
    const list = line.startsWith('- ');
    const last = blocks.at(-1);
    if (list && last?.list === true) last.lines.push(line);
    else blocks.push({ list, lines: [line] });
  }
  return html`${blocks.map(({ list, lines: some }) =>
    list
      ? html`<ul>${some.map((line) => html`<li>${richText(line)}</li>`)}</ul>`
      : html`<p>${some.map(richText)}</p>`,
  )}`;
}

/** Returns the names by seat for texts that are not Markdown, and so need no escapes. */
export const plainNames = (game: Game, language: string): string[] => namesOf(game, language).map(isolated);
