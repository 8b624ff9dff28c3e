/** Converts panels to Discord's format: Components V2 with attached pictures, or plain text with buttons. */
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ButtonStyle,
  ComponentType,
  DiscordAPIError,
  SeparatorSpacingSize,
} from 'discord.js';
import { describe, describeReplay, draw, drawReplay } from '../../render/index.ts';
import { type EmojiOf, inWords, withEmoji, wordsAlone } from '../shared/emoji.ts';
import { cutTo, MOST_TEXT, MOST_WORDS } from '../shared/limits.ts';
import type { Button, Menu, Panel, Part, PreservedPicture } from '../shared/panel.ts';
import { fitIntoBudget } from './size-budget.ts';

export interface Payload {
  readonly content?: string;
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
  /** Existing files of the message that stay attached. */
  readonly kept: readonly Pick<PreservedPicture, 'id' | 'name'>[];
}

/** Colours of the players, the same as in pictures. */
const COLOURS: readonly number[] = [0xb3242c, 0xf2bd2b, 0x1f3d8a, 0xf8f4ea];

const BUTTONS_IN_ROW = 5;

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

const UNKNOWN_EMOJI = 'BUTTON_COMPONENT_INVALID_EMOJI';

/** Sends a panel with its pictures, or as text if Discord doesn't know an emoji (discord-api-docs #7128). */
export async function sendPanel<T>(
  panel: Panel,
  emojiOf: EmojiOf,
  send: (payload: Payload) => Promise<T>,
  mark?: number,
): Promise<T> {
  try {
    return await send(await payloadOf(panel, emojiOf, mark));
  } catch (error) {
    if (!(error instanceof DiscordAPIError && error.message.includes(UNKNOWN_EMOJI))) throw error;
    return await send(await payloadOf(panel, wordsAlone, mark));
  }
}

async function payloadOf(panel: Panel, emojiOf: EmojiOf, mark?: number): Promise<Payload> {
  if (panel.plain === true) return plainPayload(panel, emojiOf, mark);
  return layOut(panel, await Promise.all(panel.parts.map(fileOf)), emojiOf, mark);
}

/** Lays out a panel with drawn pictures. `drawn`: the file of each part that needs one. */
export function layOut(
  panel: Panel,
  drawn: readonly (Drawn | undefined)[],
  emojiOf: EmojiOf,
  mark?: number,
): Payload {
  const files: { name: string; data: Buffer }[] = [];
  const inside: APIComponentInContainer[] = [];
  const attach = (name: string, data: Buffer): string => {
    files.push({ name, data });
    return `attachment://${name}`;
  };
  for (const [i, part] of worded(panel.parts, emojiOf).entries()) {
    if (part.kind === 'picture' || part.kind === 'replay') {
      const { name, type, bytes, alt } = drawn[i] as Drawn;
      const url = attach(`${name}-${files.length + 1}.${type}`, bytes);
      inside.push({ type: ComponentType.MediaGallery, items: [{ media: { url }, description: alt }] });
    } else if (part.kind === 'file') {
      const url = attach(part.name, Buffer.from(part.text));
      inside.push({ type: ComponentType.File, file: { url } });
    } else if (part.kind === 'brief') {
      const { text, picture } = part;
      const file = drawn[i];
      const kept = picture && { url: `attachment://${picture.name}`, alt: picture.alt };
      const own = file && {
        url: attach(`${file.name}-${files.length + 1}.${file.type}`, file.bytes),
        alt: file.alt,
      };
      inside.push(brief(text, own ?? kept));
    } else {
      inside.push(...still(part, emojiOf));
    }
  }
  const colour = panel.colour === undefined ? undefined : COLOURS[panel.colour];
  const container: APIMessageTopLevelComponent = {
    type: ComponentType.Container,
    components: inside,
    ...(mark === undefined ? {} : { id: mark }),
    ...(colour === undefined ? {} : { accent_color: colour }),
  };
  const kept = panel.parts.flatMap((part) => (part.kind === 'brief' ? (part.picture ?? []) : []));
  return { components: fitIntoBudget([container]), files, kept };
}

/** Returns text and buttons. The first button row carries the mark. */
function plainPayload({ parts }: Panel, emojiOf: EmojiOf, mark?: number): Payload {
  const plain = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n');
  const full = withEmoji(plain, emojiOf);
  const rows = parts.flatMap((part) => (part.kind === 'buttons' ? rowsOf(part.buttons, emojiOf) : []));
  return {
    content: full.length <= MOST_WORDS ? full : cutTo(inWords(plain), MOST_WORDS),
    components: rows.map((row, index) => (index === 0 && mark !== undefined ? { ...row, id: mark } : row)),
    files: [],
    kept: [],
  };
}

export interface Drawn {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly alt: string;
}

async function fileOf(part: Part): Promise<Drawn | undefined> {
  const picture = part.kind === 'picture' ? part.request : part.kind === 'brief' ? part.detail : undefined;
  if (picture !== undefined) {
    const { png } = await draw(picture);
    return { name: picture.view, type: 'png', bytes: Buffer.from(png), alt: describe(picture) };
  }
  if (part.kind !== 'replay') return undefined;
  const { request } = part;
  const { bytes } = await drawReplay(request);
  const { state } = request.turns.at(-1) ?? { state: request.start };
  return { name: 'replay', type: request.format, bytes, alt: describeReplay({ ...request, state }) };
}

const hasWords = (part: Part): part is Extract<Part, { kind: 'text' | 'brief' }> =>
  part.kind === 'text' || part.kind === 'brief';

/** Adds emoji to texts as long as the message has room. */
function worded(parts: readonly Part[], emojiOf: EmojiOf): Part[] {
  const words = parts.map((part) => (hasWords(part) ? inWords(part.text) : ''));
  let room = MOST_TEXT - words.reduce((sum, { length }) => sum + length, 0);
  return parts.map((part, index) => {
    if (!hasWords(part)) return part;
    const plain = words[index] ?? '';
    const full = withEmoji(part.text, emojiOf);
    if (full.length - plain.length > room) return { ...part, text: plain };
    room -= full.length - plain.length;
    return { ...part, text: full };
  });
}

function still(
  part: Exclude<Part, { kind: 'picture' | 'replay' | 'file' | 'brief' }>,
  emojiOf: EmojiOf,
): APIComponentInContainer[] {
  switch (part.kind) {
    case 'text':
      return part.text === '' ? [] : [{ type: ComponentType.TextDisplay, content: part.text }];
    case 'line':
      return [{ type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small }];
    case 'menu':
      return [{ type: ComponentType.ActionRow, components: [select(part.menu, emojiOf)] }];
    case 'buttons':
      return rowsOf(part.buttons, emojiOf);
  }
}

const rowsOf = (buttons: readonly Button[], emojiOf: EmojiOf): APIActionRowComponent<APIButtonComponent>[] =>
  Array.from({ length: Math.ceil(buttons.length / BUTTONS_IN_ROW) }, (_, row) => ({
    type: ComponentType.ActionRow,
    components: buttons
      .slice(row * BUTTONS_IN_ROW, (row + 1) * BUTTONS_IN_ROW)
      .map((one) => button(one, emojiOf)),
  }));

function brief(text: string, thumbnail: { url: string; alt: string } | undefined): APIComponentInContainer {
  const content = { type: ComponentType.TextDisplay as const, content: text };
  if (thumbnail === undefined) return content;
  const { url, alt } = thumbnail;
  return {
    type: ComponentType.Section,
    components: [content],
    accessory: {
      type: ComponentType.Thumbnail,
      media: { url },
      description: alt,
    },
  };
}

/** Returns the emoji before a label: the application emoji, or else the fallback. */
function signOf({ emblem, emoji }: Pick<Button, 'emblem' | 'emoji'>, emojiOf: EmojiOf) {
  const own = emblem && emojiOf(emblem);
  if (own !== undefined) return { emoji: { id: own.id, name: own.name } };
  return emoji === undefined ? {} : { emoji: { name: emoji } };
}

function button(one: Button, emojiOf: EmojiOf): APIButtonComponent {
  const { id, label, style = 'secondary', disabled = false, url } = one;
  if (url !== undefined) return { type: ComponentType.Button, style: ButtonStyle.Link, label, url };
  return {
    type: ComponentType.Button,
    custom_id: id,
    label,
    style: STYLES[style],
    disabled,
    ...signOf(one, emojiOf),
  };
}

function select(menu: Menu, emojiOf: EmojiOf) {
  const { id, placeholder, options, least = 1, most = 1, disabled = false } = menu;
  return {
    type: ComponentType.StringSelect as const,
    custom_id: id,
    placeholder,
    min_values: least,
    max_values: most,
    disabled,
    options: options.map(({ value, label, description, chosen = false, ...signs }) => ({
      value,
      label,
      ...(chosen && { default: true }),
      ...(description === undefined ? {} : { description }),
      ...signOf(signs, emojiOf),
    })),
  };
}
