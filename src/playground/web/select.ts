/** A select menu of a message or form, with its dropdown list. */
import type { APIStringSelectComponent } from 'discord-api-types/v10';
import { openChoices } from './choices.ts';
import { h, icon, set } from './dom.ts';
import { emojiMark } from './emoji.ts';
import { STRINGS } from './strings.ts';

/** Creates a menu. `onChoose` receives every new selection; `required: false` (in forms) allows an empty one. */
export function selectView(
  select: APIStringSelectComponent,
  onChoose: (values: readonly string[]) => void,
  label?: string,
): HTMLElement {
  const choices = select.options.map(({ label: name, value, description, emoji }) => ({
    label: name,
    value,
    description,
    ...(emoji === undefined ? {} : { mark: () => emojiMark(emoji) }),
  }));
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
  const min = select.required === false ? 0 : (select.min_values ?? 1);
  const max = Math.min(select.max_values ?? 1, Math.max(choices.length, 1));
  const placeholder = select.placeholder || STRINGS.choose;

  const paint = () => {
    const picked = choices.filter(({ value }) => chosen.includes(value));
    words.replaceChildren(
      ...(picked.length === 0
        ? [h('span', { class: 'select-placeholder' }, placeholder)]
        : picked.map(({ label: name, mark }) => h('span', { class: 'select-value' }, mark?.() ?? '', name))),
    );
    const names = picked.map(({ label: name }) => name).join(', ');
    set(button, { 'aria-label': [label ?? placeholder, names].filter(Boolean).join(': ') });
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

export const defaultsOf = ({ options }: APIStringSelectComponent): readonly string[] =>
  options.filter((option) => option.default === true).map(({ value }) => value);
