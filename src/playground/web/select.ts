/** A select menu of a message or form, with its dropdown list. */
import {
  type APIChannelSelectComponent,
  type APIMentionableSelectComponent,
  type APIRoleSelectComponent,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { PageChannel, PageUser } from '../page-protocol.ts';
import { avatar } from './avatar.ts';
import { type Choice, openChoices } from './choices.ts';
import { h, icon, set } from './dom.ts';
import { emojiMark } from './emoji.ts';
import { STRINGS } from './strings.ts';

export type Select =
  | APIStringSelectComponent
  | APIUserSelectComponent
  | APIRoleSelectComponent
  | APIMentionableSelectComponent
  | APIChannelSelectComponent;

export interface People {
  readonly users: readonly PageUser[];
  readonly channels: readonly PageChannel[];
}

/** Creates a menu. `onChoose` receives every new selection; `required: false` (in forms) allows an empty one. */
export function selectView(
  select: Select,
  people: People,
  onChoose: (values: readonly string[]) => void,
  label?: string,
): HTMLElement {
  const choices = choicesOf(select, people);
  let chosen = defaultsOf(select);
  const words = h('span', { class: 'select-words' });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'select',
      'data-custom-id': select.custom_id,
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      disabled: select.disabled === true,
    },
    words,
    h('span', { class: 'spinner', 'aria-hidden': 'true' }),
    icon('down'),
  );
  const optional = 'required' in select && select.required === false;
  const min = optional ? 0 : (select.min_values ?? 1);
  const max = Math.min(select.max_values ?? 1, Math.max(choices.length, 1));
  const placeholder = select.placeholder || STRINGS.choose;

  const paint = () => {
    const picked = choices.filter(({ value }) => chosen.includes(value));
    words.replaceChildren(
      ...(picked.length === 0
        ? [h('span', { class: 'select-placeholder' }, placeholder)]
        : picked.map(({ label: name, mark }) => h('span', { class: 'select-value' }, mark?.() ?? '', name))),
    );
    const said = picked.map(({ label: name }) => name).join(', ');
    set(button, { 'aria-label': [label ?? placeholder, said].filter(Boolean).join(': ') });
  };
  const open = () => {
    set(button, { 'aria-expanded': 'true' });
    openChoices(button, {
      label: label ?? placeholder,
      choices,
      chosen,
      min,
      max,
      onChoose(values) {
        chosen = values;
        paint();
        onChoose(values);
      },
      onClose: () => set(button, { 'aria-expanded': 'false' }),
    });
  };
  button.addEventListener('click', open);
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  });
  paint();
  return button;
}

/** Returns the initial selection. */
export function defaultsOf(select: Select): readonly string[] {
  if (select.type === ComponentType.StringSelect) {
    return select.options.filter((option) => option.default === true).map(({ value }) => value);
  }
  return (select.default_values ?? []).map(({ id }) => id);
}

function choicesOf(select: Select, { users, channels }: People): Choice[] {
  const people = () =>
    users.map(({ id, name, bot }, place) => ({
      label: name,
      value: id,
      mark: () => avatar(name, place, bot),
    }));
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.map(({ label, value, description, emoji }) => ({
        label,
        value,
        description,
        ...(emoji === undefined ? {} : { mark: () => emojiMark(emoji) }),
      }));
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return people();
    case ComponentType.ChannelSelect:
      return channels.map(({ id, name }) => ({ label: `#${name}`, value: id }));
    case ComponentType.RoleSelect:
      return [];
  }
}
