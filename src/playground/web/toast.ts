/** Short error messages at the edge of the window. */
import { byId, h, icon } from './dom.ts';
import { STRINGS } from './strings.ts';

const TOAST_MS = 8_000;

/** Shows a toast. It disappears after a while, or by its button. */
export function toast(text: string): void {
  const closeButton = h('button', { type: 'button', 'aria-label': STRINGS.close }, icon('close'));
  const note = h(
    'div',
    { class: 'toast', 'data-testid': 'toast' },
    icon('warning'),
    h('span', {}, text),
    closeButton,
  );
  closeButton.addEventListener('click', () => note.remove());
  setTimeout(() => note.remove(), TOAST_MS);
  byId('toasts').append(note);
}
