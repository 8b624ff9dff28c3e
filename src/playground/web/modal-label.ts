/** What the fields of a form share: what they hold, and the words above them. */
import { h } from './dom.ts';
import { WORDS } from './strings.ts';

/** What is filled in, by the ids of the fields. */
export type Fields = Record<string, string>;

/** The words above a field. */
export function labelOf(
  label: string,
  description: string | undefined,
  required: boolean,
  htmlFor?: string,
): HTMLElement {
  return h(
    'div',
    { class: 'modal-label' },
    h(
      'label',
      { for: htmlFor },
      label,
      required ? h('span', { class: 'star', title: WORDS.required, 'aria-hidden': 'true' }, '*') : undefined,
    ),
    description ? h('p', {}, description) : undefined,
  );
}
