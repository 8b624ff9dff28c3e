/** Renders one message of the list. */
import '@skyra/discord-components-core/discord-author-info.js';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import type { PageUser } from '../page-protocol.ts';
import { avatar } from './avatar.ts';
import { componentView, type MessageContext } from './components-view.ts';
import { type Child, h, icon } from './dom.ts';
import { markdown, type Names } from './markdown-view.ts';
import type { Row } from './model/timeline.ts';
import { clock } from './model/times.ts';
import { fileView, galleryView } from './pictures.ts';
import { STRINGS } from './strings.ts';

export interface MessageActions {
  act(control: HTMLElement, message: string, customId: string, values?: readonly string[]): void;
  dismiss(message: string): void;
}

/** Renders a row: date divider, unread mark, message. */
export function rowView(
  row: Row,
  names: Names,
  users: readonly PageUser[],
  actions: MessageActions,
): HTMLElement[] {
  const mark = row.firstNew ? h('span', { class: 'new-mark' }, STRINGS.newMark) : undefined;
  const divider =
    row.day === undefined && !row.firstNew
      ? undefined
      : h(
          'div',
          { class: row.firstNew ? 'divider new' : 'divider', role: 'separator' },
          h('span', {}, row.day ?? ''),
          mark,
        );
  const message = messageView(row, names, users, actions);
  return divider === undefined ? [message] : [divider, message];
}

function messageView(row: Row, names: Names, users: readonly PageUser[], actions: MessageActions) {
  const { message, ephemeral, pinged, thinking, used } = row.page;
  const place = users.findIndex(({ id }) => id === message.author.id);
  const author = users[place];
  const name = author?.name ?? message.author.global_name ?? message.author.username;
  const bot = author?.bot ?? message.author.bot === true;
  const context: MessageContext = {
    names,
    act: (control, customId, values) => actions.act(control, message.id, customId, values),
  };
  const time = h(
    'time',
    { datetime: message.timestamp, title: new Date(message.timestamp).toLocaleString() },
    clock(message.timestamp),
  );
  const edited =
    message.edited_timestamp === null || thinking
      ? undefined
      : h('span', { class: 'edited' }, STRINGS.edited);
  const head = row.continued ? undefined : h('div', { class: 'head' }, authorView(name, bot), time);
  return h(
    'article',
    {
      class: 'message',
      'data-testid': 'message',
      'data-message-id': message.id,
      'data-continued': row.continued,
      'data-pinged': pinged,
      'data-ephemeral': ephemeral,
      'aria-label': `${name}, ${clock(message.timestamp)}`,
    },
    used === undefined ? undefined : usedLine(used, users),
    h('div', { class: 'gutter' }, row.continued ? time : avatar(name, Math.max(place, 0), bot)),
    h(
      'div',
      { class: 'body' },
      head,
      ...(thinking ? [thinkingLine(name)] : bodyOf(message, context)),
      edited,
      ephemeral ? ephemeralLine(() => actions.dismiss(message.id)) : undefined,
    ),
  );
}

function authorView(name: string, bot: boolean): HTMLElement {
  const info = h('discord-author-info', {});
  info.author = name;
  info.bot = bot;
  return info;
}

function usedLine(used: { readonly user: string; readonly command: string }, users: readonly PageUser[]) {
  const place = users.findIndex(({ id, name }) => id === used.user || name === used.user);
  const name = users[place]?.name ?? used.user;
  return h(
    'div',
    { class: 'above', 'data-testid': 'used' },
    avatar(name, Math.max(place, 0)),
    h('strong', {}, name),
    STRINGS.used,
    h('span', { class: 'used-command' }, icon('slash'), used.command.replace(/^\//, '')),
  );
}

const thinkingLine = (name: string) =>
  h(
    'p',
    { class: 'thinking', 'data-testid': 'thinking' },
    h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
    `${name} ${STRINGS.thinking}`,
  );

function ephemeralLine(dismiss: () => void): HTMLElement {
  const button = h(
    'button',
    { type: 'button', class: 'textlink', 'data-testid': 'dismiss' },
    STRINGS.dismiss,
  );
  button.addEventListener('click', dismiss);
  return h(
    'p',
    { class: 'ephemeral' },
    icon('eye'),
    STRINGS.onlyYou,
    h('span', { 'aria-hidden': 'true' }, '·'),
    button,
  );
}

/** Renders content, pictures and components. With Components V2, only components show attachments. */
function bodyOf(message: APIMessage, context: MessageContext): Child[] {
  const { content, attachments, components = [], flags = 0 } = message;
  const isV2 = (flags & MessageFlags.IsComponentsV2) !== 0;
  const loose = isV2 ? [] : attachments;
  const isPicture = ({ content_type: type }: (typeof attachments)[number]) =>
    type?.startsWith('image/') === true;
  const pictures = loose.filter(isPicture).map((one) => ({ ...one, alt: one.description ?? '' }));
  return [
    content === '' ? undefined : markdown(content, context.names),
    pictures.length === 0 ? undefined : galleryView(pictures),
    ...loose.filter((one) => !isPicture(one)).map(({ url, filename }) => fileView(url, filename)),
    ...components.map((component) => componentView(component, context)),
  ];
}
