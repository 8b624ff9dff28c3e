/** Renders messages as HTML: texts, pictures, and inactive buttons and menus. */
import {
  type APIButtonComponent,
  type APIMessageComponentEmoji,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { html } from 'hono/html';
import type { Snapshot } from './entries.ts';
import { emojiHtml, type Html, markdownHtml, type RenderContext } from './markdown-html.ts';
import type { AnyComponent } from './walk.ts';

/** Renders a message. Its contents are escaped. */
export function messageHtml({ message }: Snapshot, around: RenderContext): Html {
  const { content, components = [] } = message;
  const words = content === '' ? '' : markdownHtml(content, around);
  return html`${words}${components.map((one) => componentHtml(one as AnyComponent, around))}`;
}

function componentHtml(component: AnyComponent, around: RenderContext): Html {
  const inside = (list: readonly { readonly type: ComponentType }[]) =>
    list.map((inner) => componentHtml(inner as AnyComponent, around));
  switch (component.type) {
    case ComponentType.Container:
      return html`<div class="container"${accent(component.accent_color)}>${inside(component.components)}</div>`;
    case ComponentType.Section:
      return html`<div class="section"><div>${inside(component.components)}</div>${componentHtml(component.accessory, around)}</div>`;
    case ComponentType.ActionRow:
      return html`<div class="row">${inside(component.components)}</div>`;
    case ComponentType.TextDisplay:
      return markdownHtml(component.content, around);
    case ComponentType.Separator:
      return component.divider === false ? html`<div class="gap"></div>` : html`<hr>`;
    case ComponentType.MediaGallery:
      return html`<div class="gallery">${component.items.map(({ media, description }) => picture(media, description, around))}</div>`;
    case ComponentType.Thumbnail:
      return picture(component.media, component.description, around);
    case ComponentType.File:
      return fileHtml(component.file.url, around);
    case ComponentType.Button:
      return buttonHtml(component, around);
    case ComponentType.StringSelect:
      return menuHtml(around, component.placeholder, component.options, component.disabled);
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return menuHtml(around, component.placeholder, [], component.disabled);
    default:
      return html``;
  }
}

const accent = (colour: number | null | undefined) =>
  colour == null ? '' : html` style="--accent:#${colour.toString(16).padStart(6, '0')}"`;

interface Media {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

function picture(
  { url, width, height }: Media,
  description: string | null | undefined,
  { files }: RenderContext,
) {
  const file = files.get(url);
  if (file === undefined) return html`<p class="small">(a picture that is not in this album)</p>`;
  const size = width == null || height == null ? '' : html` width="${width}" height="${height}"`;
  return html`<a class="picture" href="${file}"><img src="${file}" alt="${description}"${size} loading="lazy"></a>`;
}

function fileHtml(url: string, { files }: RenderContext): Html {
  const file = files.get(url);
  const name = url.split('/').at(-1) ?? url;
  return file === undefined ? html`${name}` : html`<a class="file" href="${file}">${name}</a>`;
}

/** Renders the emoji before a label. */
function signHtml({ id, name }: APIMessageComponentEmoji = {}, around: RenderContext) {
  if (name === undefined) return '';
  return html`<span>${id === undefined ? name : emojiHtml(id, name, around)}</span> `;
}

const STYLES: Readonly<Partial<Record<ButtonStyle, string>>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

function buttonHtml(button: APIButtonComponent, around: RenderContext): Html {
  const label = 'label' in button ? (button.label ?? '') : '';
  const emoji = 'emoji' in button ? signHtml(button.emoji, around) : '';
  const off = button.disabled === true ? ' off' : '';
  return html`<span class="button ${STYLES[button.style] ?? 'plain'}${off}">${emoji}${label}</span>`;
}

interface MenuOption {
  readonly label: string;
  readonly description?: string;
  readonly emoji?: APIMessageComponentEmoji;
  readonly default?: boolean;
}

/** Renders a closed menu, as in Discord; its options can be unfolded. */
function menuHtml(
  around: RenderContext,
  placeholder = '',
  options: readonly MenuOption[] = [],
  disabled = false,
): Html {
  const chosen = options.filter((one) => one.default === true).map(({ label }) => label);
  const shown = chosen.length > 0 ? chosen.join(', ') : placeholder;
  const off = disabled ? ' off' : '';
  if (options.length === 0) return html`<span class="menu${off}">${shown}</span>`;
  const choice = ({ label, description, emoji }: MenuOption) =>
    html`<li>${signHtml(emoji, around)}${label}${description === undefined ? '' : html`<small>${description}</small>`}</li>`;
  return html`<details class="menu${off}"><summary>${shown}</summary><ul>${options.map(choice)}</ul></details>`;
}
