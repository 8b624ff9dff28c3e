/** Renders Discord's markdown: from syntax tree to elements. */
import '@skyra/discord-components-core/discord-code.js';
import '@skyra/discord-components-core/discord-mention.js';
import '@skyra/discord-components-core/discord-quote.js';
import '@skyra/discord-components-core/discord-spoiler.js';
import '@skyra/discord-components-core/discord-subscript.js';
import '@skyra/discord-components-core/discord-time.js';
import { type Child, h } from './dom.ts';
import { emojiPicture } from './emoji.ts';
import type { Span } from './model/inline.ts';
import { type Block, type ListItem, parseMarkdown } from './model/markdown.ts';
import { timeInWords } from './model/times.ts';
import { STRINGS } from './strings.ts';

export interface Names {
  readonly me: string;
  user(id: string): string | undefined;
  channel(id: string): string | undefined;
  /** Handles a click on `</game new:1>`. */
  onCommand(path: string): void;
  /** Handles a click on a channel that `channel` knows, mentioned or linked. */
  onChannel(id: string): void;
}

/** Renders Discord's markdown. */
export function markdown(text: string, names: Names): HTMLElement {
  return h('div', { class: 'markdown' }, ...parseMarkdown(text).map((block) => blockView(block, names)));
}

function blockView(block: Block, names: Names): HTMLElement {
  const spans = (children: readonly Span[]) => children.map((span) => spanView(span, names));
  switch (block.type) {
    case 'paragraph':
      return h('p', {}, ...spans(block.children));
    case 'small':
      return h('discord-subscript', {}, ...spans(block.children));
    case 'heading':
      return h(`h${block.level}`, {}, ...spans(block.children));
    case 'code':
      return h('pre', { 'data-language': block.language || undefined }, h('code', {}, block.text));
    case 'quote':
      return h('discord-quote', {}, h('div', {}, ...block.blocks.map((inner) => blockView(inner, names))));
    case 'list':
      return listView(block.items, spans);
  }
}

/** Renders items below each other, indented by depth. */
function listView(items: readonly ListItem[], spans: (children: readonly Span[]) => Child[]): HTMLElement {
  const rows = items.map(({ depth, number, children }) =>
    h(
      'li',
      {
        style: `--depth:${depth}`,
        'data-mark': number === undefined ? (depth === 0 ? '•' : '◦') : `${number}.`,
      },
      h('span', {}, ...spans(children)),
    ),
  );
  return h('ul', { role: 'list' }, ...rows);
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function spanView(span: Span, names: Names): Child {
  const inside = (children: readonly Span[]) => children.map((child) => spanView(child, names));
  switch (span.type) {
    case 'text':
      return span.text;
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
      return h(TAGS[span.type], {}, ...inside(span.children));
    case 'code':
      return h('discord-code', {}, span.text);
    case 'spoiler':
      return spoiler(inside(span.children));
    case 'link':
      return linkView(span.href, names, inside(span.children));
    case 'user':
      return h(
        'discord-mention',
        { type: 'user', highlight: span.id === names.me, 'data-me': span.id === names.me },
        names.user(span.id) ?? STRINGS.unknownUser,
      );
    case 'channel':
      return channelMention(span.id, names);
    case 'role':
      return h('discord-mention', { type: 'role' }, STRINGS.role);
    case 'everyone':
      // The element adds the "@".
      return h('discord-mention', { 'data-me': true }, span.text.slice(1));
    case 'command':
      return commandMention(span.name, names);
    case 'emoji':
      return emojiPicture(span.id, span.name);
    case 'time':
      return timeView(span.seconds, span.style);
  }
}

/** Renders a link. One to a channel of this playground stays on the page, as in Discord. */
function linkView(href: string, names: Names, children: Child[]): HTMLElement {
  const link = h('a', { href, target: '_blank', rel: 'noopener noreferrer', title: href }, ...children);
  const [, id = ''] = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/.exec(href) ?? [];
  link.addEventListener('click', (event) => {
    if (names.channel(id) === undefined) return;
    event.preventDefault();
    names.onChannel(id);
  });
  return link;
}

function channelMention(id: string, names: Names): HTMLElement {
  const name = names.channel(id);
  if (name === undefined) return h('discord-mention', { type: 'channel' }, STRINGS.unknownChannel);
  const view = h('discord-mention', { type: 'channel', role: 'button', tabindex: 0 }, name);
  view.addEventListener('click', () => names.onChannel(id));
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') names.onChannel(id);
  });
  return view;
}

function spoiler(children: Child[]): HTMLElement {
  const view = h(
    'discord-spoiler',
    { tabindex: 0, role: 'button', 'aria-label': STRINGS.spoiler },
    ...children,
  );
  const show = () => {
    view.activated = true;
    for (const name of ['role', 'tabindex', 'aria-label']) view.removeAttribute(name);
  };
  view.addEventListener('click', show);
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' || key === ' ') show();
  });
  return view;
}

function commandMention(path: string, names: Names): HTMLElement {
  const view = h('discord-mention', { type: 'slash', role: 'button', tabindex: 0 }, path);
  view.addEventListener('click', () => names.onCommand(path));
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') names.onCommand(path);
  });
  return view;
}

function timeView(seconds: number, style: string): HTMLElement {
  const words = timeInWords(seconds, style, Date.now());
  return h(
    'discord-time',
    { title: timeInWords(seconds, 'F', Date.now()), 'data-relative': style === 'R' ? seconds : undefined },
    words,
  );
}

/** Updates relative times, such as "5 minutes ago". */
export function refreshTimes(): void {
  for (const element of document.querySelectorAll('[data-relative]')) {
    element.textContent = timeInWords(Number(element.getAttribute('data-relative')), 'R', Date.now());
  }
}
