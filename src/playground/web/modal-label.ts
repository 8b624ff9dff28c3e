/** Shared by the fields of a form: values and labels. */
import type { APILabelComponent } from 'discord-api-types/v10';
import { h } from './dom.ts';
import { STRINGS } from './strings.ts';

export type Fields = Record<string, string>;

/** The label and the description above a field. */
export type Label = Pick<APILabelComponent, 'label' | 'description'>;

export function labelOf({ label, description }: Label, required: boolean, htmlFor?: string) {
  return h(
    'div',
    { class: 'modal-label' },
    h(
      'label',
      { for: htmlFor },
      label,
      required
        ? h('span', { class: 'star', title: STRINGS.required, 'aria-hidden': 'true' }, '*')
        : undefined,
    ),
    description ? h('p', {}, description) : undefined,
  );
}
