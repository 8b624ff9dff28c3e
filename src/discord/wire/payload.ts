/** Panels as Discord wants them: Components V2, with pictures drawn and attached. */
import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  ComponentType,
  MessageFlags,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord.js';
import { describe, draw } from '../../render/index.ts';
import type { Button, Dialog, Menu, Panel, Part } from '../kit/panel.ts';

/** A message as it is sent: plain JSON, and the files that go with it. */
export interface Payload {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
}

/** Flags of every message with components of this kind. */
export const FLAGS = MessageFlags.IsComponentsV2;
/** Nobody is pinged but those who are named here. */
export const pinging = (users: readonly string[]) => ({ parse: [], users: [...users] });

/** Colours of the seats, as their pieces have them in pictures. */
const COLOURS: readonly number[] = [0xb3242c, 0xf2bd2b, 0x1f3d8a, 0xf8f4ea];

const BUTTONS_IN_ROW = 5;

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** A panel as a message. Draws its pictures; rejects when one cannot be drawn. */
export async function payloadOf(panel: Panel): Promise<Payload> {
  const files: { name: string; data: Buffer }[] = [];
  const inside: APIComponentInContainer[] = [];
  const requests = panel.parts.flatMap((part) => (part.kind === 'picture' ? [part.request] : []));
  const pictures = await Promise.all(requests.map((request) => draw(request)));
  const attach = (name: string, data: Buffer): string => {
    files.push({ name, data });
    return `attachment://${name}`;
  };
  for (const part of panel.parts) {
    if (part.kind === 'picture') {
      const { png } = pictures[files.filter(({ name }) => name.endsWith('.png')).length] as {
        png: Uint8Array;
      };
      const url = attach(`${part.request.view}-${files.length + 1}.png`, Buffer.from(png));
      inside.push({
        type: ComponentType.MediaGallery,
        items: [{ media: { url }, description: describe(part.request) }],
      });
    } else if (part.kind === 'file') {
      const url = attach(part.name, Buffer.from(part.text));
      inside.push({ type: ComponentType.File, file: { url } });
    } else {
      inside.push(...still(part));
    }
  }
  const colour = panel.seat === undefined ? undefined : COLOURS[panel.seat];
  const container: APIMessageTopLevelComponent = {
    type: ComponentType.Container,
    components: inside,
    ...(colour === undefined ? {} : { accent_color: colour }),
  };
  return { components: [container], files };
}

/** Everything that needs no file. */
function still(part: Exclude<Part, { kind: 'picture' | 'file' }>): APIComponentInContainer[] {
  switch (part.kind) {
    case 'text':
      return part.text === '' ? [] : [{ type: ComponentType.TextDisplay, content: part.text }];
    case 'line':
      return [{ type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small }];
    case 'menu':
      return [{ type: ComponentType.ActionRow, components: [select(part.menu)] }];
    case 'buttons':
      return Array.from({ length: Math.ceil(part.buttons.length / BUTTONS_IN_ROW) }, (_, row) => ({
        type: ComponentType.ActionRow as const,
        components: part.buttons.slice(row * BUTTONS_IN_ROW, (row + 1) * BUTTONS_IN_ROW).map(button),
      }));
  }
}

function button({ id, label, style = 'secondary', disabled = false, emoji }: Button): APIButtonComponent {
  return {
    type: ComponentType.Button,
    custom_id: id,
    label,
    style: STYLES[style],
    disabled,
    ...(emoji === undefined ? {} : { emoji: { name: emoji } }),
  };
}

function select({ id, placeholder, options, least = 1, most = 1, disabled = false }: Menu) {
  return {
    type: ComponentType.StringSelect as const,
    custom_id: id,
    placeholder,
    min_values: least,
    max_values: most,
    disabled,
    options: options.map(({ value, label, description, emoji, chosen = false }) => ({
      value,
      label,
      default: chosen,
      ...(description === undefined ? {} : { description }),
      ...(emoji === undefined ? {} : { emoji: { name: emoji } }),
    })),
  };
}

/** A dialog as Discord wants it. */
export function modalOf({ id, title, fields }: Dialog): APIModalInteractionResponseCallbackData {
  return {
    custom_id: id,
    title,
    components: fields.map((field) => ({
      type: ComponentType.Label,
      label: field.label,
      component: {
        type: ComponentType.TextInput,
        custom_id: field.id,
        style: TextInputStyle.Short,
        required: field.required,
        max_length: field.longest,
        ...(field.value === undefined ? {} : { value: field.value }),
        ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
      },
    })),
  };
}
