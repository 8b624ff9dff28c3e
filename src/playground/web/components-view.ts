/** Components of messages: containers, sections, texts, pictures, rows of buttons and menus. */
import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  ButtonStyle,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { type Child, h, icon } from './dom.ts';
import { emojiMark } from './emoji.ts';
import { markdown, type Names } from './markdown-view.ts';
import { fileView, galleryView, picture } from './pictures.ts';
import { selectView } from './select.ts';

const CLASSES: Readonly<Record<number, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

/** Creates a button; `onClick` receives its custom id. A link opens in a new tab instead. */
function buttonView(button: APIButtonComponent, onClick: (customId: string) => void): HTMLElement {
  const words = [
    'emoji' in button && button.emoji !== undefined ? emojiMark(button.emoji) : undefined,
    'label' in button && button.label !== undefined ? h('span', {}, button.label) : undefined,
  ];
  if (button.style === ButtonStyle.Link) {
    const safe = /^https?:/i.test(button.url) && button.disabled !== true;
    return h(
      'a',
      {
        class: 'button secondary',
        href: safe ? button.url : undefined,
        'aria-disabled': safe ? undefined : 'true',
        target: '_blank',
        rel: 'noopener noreferrer',
      },
      ...words,
      icon('launch'),
    );
  }
  const customId = 'custom_id' in button ? button.custom_id : '';
  const view = h(
    'button',
    {
      type: 'button',
      class: `button ${CLASSES[button.style] ?? 'secondary'}`,
      'data-custom-id': customId,
      disabled: button.disabled === true,
    },
    ...words,
    h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
  );
  view.addEventListener('click', () => onClick(customId));
  return view;
}

export interface MessageContext {
  readonly names: Names;
  /** Handles a click or a menu selection. `control`: the element used. */
  act(control: HTMLElement, customId: string, values?: readonly string[]): void;
}

type Component = APIMessageTopLevelComponent | APIComponentInContainer;

/** Renders a component with its children. Unknown kinds are omitted. */
export function componentView(component: Component, context: MessageContext): Child {
  switch (component.type) {
    case ComponentType.ActionRow:
      return rowView(component.components, context);
    case ComponentType.TextDisplay:
      return markdown(component.content, context.names);
    case ComponentType.Container:
      return h(
        'div',
        {
          class: 'container',
          style: component.accent_color == null ? undefined : `--accent:${hex(component.accent_color)}`,
        },
        ...component.components.map((inner) => componentView(inner, context)),
      );
    case ComponentType.Section:
      return sectionView(component, context);
    case ComponentType.MediaGallery:
      return galleryView(
        component.items.map(({ media, description }) => ({ ...media, alt: description ?? '' })),
      );
    case ComponentType.Separator:
      return h('hr', {
        class: `separator ${component.spacing === SeparatorSpacingSize.Large ? 'large' : ''}`,
        'data-line': component.divider === false ? 'no' : 'yes',
      });
    case ComponentType.File:
      return fileView(component.file.url, component.name ?? component.file.url.split('/').at(-1) ?? '');
    default:
      return undefined;
  }
}

type RowItem = Extract<Component, { type: ComponentType.ActionRow }>['components'][number];

function rowView(items: readonly RowItem[], context: MessageContext): HTMLElement {
  const row = h('div', { class: 'row' });
  for (const item of items) {
    if (item.type === ComponentType.Button) {
      const button = buttonView(item, (customId) => context.act(button, customId));
      row.append(button);
    } else if (item.type === ComponentType.StringSelect) {
      const menu = selectView(item, (values) => context.act(menu, item.custom_id, values));
      row.append(menu);
    }
  }
  return row;
}

function sectionView({ components, accessory }: APISectionComponent, context: MessageContext): HTMLElement {
  const texts = components.map((text) => componentView(text, context));
  const beside = h('div', { class: 'section-accessory' });
  if (accessory.type === ComponentType.Button) {
    const button = buttonView(accessory, (customId) => context.act(button, customId));
    beside.append(button);
  } else if (accessory.type === ComponentType.Thumbnail) {
    beside.append(picture({ ...accessory.media, alt: accessory.description ?? '' }));
  }
  return h('div', { class: 'section' }, h('div', { class: 'section-words' }, ...texts), beside);
}

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;
