/** A modal of the bot: text inputs and menus, submitted together. */
import {
  type APIModalInteractionResponseCallbackData,
  type APIStringSelectComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { boxesField, isBoxes } from './boxes.ts';
import { closeChoices } from './choices.ts';
import type { Answer } from './connection.ts';
import { type Child, freshId, h, icon } from './dom.ts';
import { markdown, type Names } from './markdown-view.ts';
import { type Fields, type Label, labelOf } from './modal-label.ts';
import { defaultsOf, selectView } from './select.ts';
import { STRINGS } from './strings.ts';

type Part = APIModalInteractionResponseCallbackData['components'][number];

interface ModalHost {
  readonly names: Names;
  submit(fields: Readonly<Fields>): Promise<Answer>;
  /** It was submitted or cancelled. */
  onClose(): void;
}

/** Opens the modal. Returns a function that closes it. */
export function openModal(modal: APIModalInteractionResponseCallbackData, host: ModalHost): () => void {
  const fields: Fields = {};
  const problem = h('p', { class: 'modal-problem', role: 'alert' });
  const send = h('button', { type: 'submit', class: 'button primary' }, STRINGS.submit);
  const cancel = h('button', { type: 'button', class: 'button plain' }, STRINGS.cancel);
  const cross = h(
    'button',
    { type: 'button', class: 'round plain', 'aria-label': STRINGS.close },
    icon('close'),
  );
  const titleId = freshId('modal');
  const form = h(
    'form',
    { method: 'dialog', class: 'modal-form' },
    h('header', {}, h('h2', { id: titleId }, modal.title), cross),
    h(
      'div',
      { class: 'modal-body' },
      ...modal.components.map((part) => partView(part, fields, host)),
      problem,
    ),
    h('footer', {}, cancel, send),
  );
  const dialog = h('dialog', { class: 'modal', 'aria-labelledby': titleId, 'data-testid': 'modal' }, form);
  const close = () => dialog.close();
  for (const button of [cancel, cross]) button.addEventListener('click', close);
  dialog.addEventListener('close', () => {
    closeChoices();
    dialog.remove();
    host.onClose();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (send.disabled) return;
    send.disabled = true;
    problem.replaceChildren();
    void host.submit(fields).then((answer) => {
      send.disabled = false;
      if (answer.ok) return close();
      problem.replaceChildren(h('strong', {}, STRINGS.formProblem), ` ${answer.why}`);
    });
  });
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector<HTMLElement>('input, textarea, .select')?.focus();
  return close;
}

function partView(part: Part, fields: Fields, host: ModalHost): Child {
  switch (part.type) {
    case ComponentType.TextDisplay:
      return markdown(part.content, host.names);
    case ComponentType.Label: {
      const { component } = part;
      if (component.type === ComponentType.TextInput) return textField(component, part, fields);
      if (component.type === ComponentType.StringSelect) return menuField(component, part, fields);
      return isBoxes(component) ? boxesField(component, part, fields) : undefined;
    }
    default:
      return undefined;
  }
}

function textField(input: APITextInputComponent, label: Label, fields: Fields): HTMLElement {
  const id = freshId('field');
  const required = input.required !== false;
  const most = input.max_length ?? 4_000;
  const long = input.style === TextInputStyle.Paragraph;
  const box = h(long ? 'textarea' : 'input', {
    id,
    ...(long ? { rows: 4 } : { type: 'text' }),
    autocomplete: 'off',
    'data-custom-id': input.custom_id,
    placeholder: input.placeholder,
    required,
    minlength: input.min_length,
    maxlength: most,
  });
  const counter = h('span', { class: 'counter', 'aria-hidden': 'true' });
  const note = () => {
    fields[input.custom_id] = box.value;
    counter.textContent = input.max_length === undefined ? '' : STRINGS.characters(box.value.length, most);
  };
  box.value = input.value ?? '';
  box.addEventListener('input', note);
  note();
  return h('div', { class: 'modal-field' }, labelOf(label, required, id), box, counter);
}

function menuField(select: APIStringSelectComponent, label: Label, fields: Fields): HTMLElement {
  const required = select.required !== false;
  // The playground takes multiple values as lines.
  const note = (values: readonly string[]) => {
    fields[select.custom_id] = values.join('\n');
  };
  note(defaultsOf(select));
  const menu = selectView(select, note, label.label);
  return h('div', { class: 'modal-field' }, labelOf(label, required), menu);
}
