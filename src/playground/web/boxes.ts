/** Radio buttons and checkboxes of a form, in rows large enough for touch. */
import {
  type APICheckboxComponent,
  type APICheckboxGroupComponent,
  type APIRadioGroupComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { freshId, h } from './dom.ts';
import { type Fields, type Label, labelOf } from './modal-label.ts';

type Boxes = APIRadioGroupComponent | APICheckboxGroupComponent | APICheckboxComponent;

interface Row {
  readonly label: string;
  readonly value: string;
  readonly description?: string | undefined;
  readonly default?: boolean | undefined;
}

const KINDS: readonly ComponentType[] = [
  ComponentType.RadioGroup,
  ComponentType.CheckboxGroup,
  ComponentType.Checkbox,
];

/** Returns whether a component is a radio group, a checkbox group or a checkbox. */
export const isBoxes = (component: { readonly type: ComponentType }): component is Boxes =>
  KINDS.includes(component.type);

/** Creates the field of such a component in a dialog. */
export function boxesField(component: Boxes, label: Label, fields: Fields): HTMLElement {
  if (component.type === ComponentType.Checkbox) return checkbox(component, label, fields);
  const { custom_id: customId, options } = component;
  const isRadio = component.type === ComponentType.RadioGroup;
  const name = freshId('boxes');
  const rows = options.map((option) => boxRow(isRadio ? 'radio' : 'checkbox', name, option));
  // The playground takes multiple values as lines.
  const note = () => {
    fields[customId] = rows
      .filter(({ box }) => box.checked)
      .map(({ box }) => box.value)
      .join('\n');
  };
  note();
  for (const { box } of rows) box.addEventListener('change', note);
  const role = isRadio ? 'radiogroup' : 'group';
  const group = h(
    'div',
    { class: 'boxes', role, 'aria-label': label.label, 'data-custom-id': customId },
    ...rows.map(({ row }) => row),
  );
  return h('div', { class: 'modal-field' }, labelOf(label, component.required !== false), group);
}

function checkbox(
  { custom_id: customId, default: isChecked }: APICheckboxComponent,
  { label, description }: Label,
  fields: Fields,
): HTMLElement {
  const { row, box } = boxRow('checkbox', customId, {
    label,
    value: 'true',
    description,
    default: isChecked,
  });
  const note = () => {
    fields[customId] = String(box.checked);
  };
  note();
  box.addEventListener('change', note);
  return h('div', { class: 'modal-field boxes', 'data-custom-id': customId }, row);
}

function boxRow(type: 'radio' | 'checkbox', name: string, { label, value, description, ...more }: Row) {
  const box = h('input', { type, name, value });
  box.checked = more.default === true;
  const words = h(
    'span',
    { class: 'choice-words' },
    h('span', { class: 'choice-label' }, label),
    description ? h('span', { class: 'choice-description' }, description) : undefined,
  );
  return { row: h('label', { class: 'box' }, box, words), box };
}
