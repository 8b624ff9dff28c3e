/** The fields of a command: its name, and an input for each option shown. */
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { h, icon, set } from './dom.ts';
import type { Option } from './model/commands.ts';
import { type Draft, problemOf } from './model/draft.ts';
import { STRINGS } from './strings.ts';

export interface FieldEvents {
  onFocus(option: Option, input: HTMLInputElement): void;
  onInput(option: Option, input: HTMLInputElement): void;
  onKey(option: Option, input: HTMLInputElement, event: KeyboardEvent): void;
  onRemove(option: Option): void;
  onCancel(): void;
}

export function fieldViews(draft: Draft, events: FieldEvents): HTMLElement[] {
  const cancel = h(
    'button',
    { type: 'button', class: 'field-remove', tabindex: -1, 'aria-label': STRINGS.removeCommand },
    icon('close'),
  );
  cancel.addEventListener('click', events.onCancel);
  const name = h(
    'span',
    { class: 'command-name', 'data-testid': 'command-name' },
    `/${draft.leaf.path}`,
    cancel,
  );
  const fields = draft.leaf.options.flatMap((option) => {
    const field = draft.fields.get(option.name);
    return field === undefined ? [] : [fieldView(option, field.text, events)];
  });
  return [name, ...fields];
}

function fieldView(option: Option, text: string, events: FieldEvents): HTMLElement {
  const numeric = option.type === Type.Integer || option.type === Type.Number;
  const input = h('input', {
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-label': `${option.name}: ${option.description}`,
    'aria-required': option.required === true ? 'true' : undefined,
    'data-testid': `option-${option.name}`,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    inputmode: numeric ? 'numeric' : undefined,
    enterkeyhint: 'next',
  });
  input.value = text;
  widen(input);
  input.addEventListener('focus', () => events.onFocus(option, input));
  input.addEventListener('input', () => {
    widen(input);
    set(input, { 'aria-invalid': undefined });
    events.onInput(option, input);
  });
  input.addEventListener('keydown', (event) => events.onKey(option, input, event));
  const remove = h(
    'button',
    { type: 'button', class: 'field-remove', tabindex: -1, 'aria-label': STRINGS.removeOption(option.name) },
    icon('close'),
  );
  remove.addEventListener('click', () => events.onRemove(option));
  return h(
    'label',
    { class: 'field-box', 'data-option': option.name },
    h('span', {}, option.name),
    input,
    option.required === true ? undefined : remove,
  );
}

/** Fits the width of an input to its text. */
export function widen(input: HTMLInputElement): void {
  input.size = Math.min(Math.max(input.value.length + 1, 5), 40);
}

/** Marks an invalid field after the user has left it. */
export function markProblem(draft: Draft, option: Option, input: HTMLInputElement): void {
  const wrong = problemOf(option, draft.fields.get(option.name)) !== undefined;
  set(input, { 'aria-invalid': wrong ? 'true' : undefined });
}
