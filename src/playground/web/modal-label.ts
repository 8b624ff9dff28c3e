/** Shared by the fields of a form: values and labels. */
import { h } from './dom.ts';
import { STRINGS } from './strings.ts';

export type Fields = Record<string, string>;

export function labelOf(label: string, description: string | undefined, required: boolean, htmlFor?: string) {
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
