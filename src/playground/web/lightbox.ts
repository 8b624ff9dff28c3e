/** A full-window picture. A click shows it at its own size, to be scrolled. */
import { h, icon } from './dom.ts';
import { STRINGS } from './strings.ts';

/** Opens a picture. Escape, the button and a click outside the picture close it. */
export function openLightbox(url: string, alt: string): void {
  const image = h('img', { src: url, alt, draggable: 'false', class: 'lightbox-picture' });
  const closeButton = h(
    'button',
    { type: 'button', class: 'round', 'aria-label': STRINGS.close },
    icon('close'),
  );
  const dialog = h(
    'dialog',
    { class: 'lightbox', 'aria-label': alt || STRINGS.picture, 'data-testid': 'lightbox' },
    h('div', { class: 'lightbox-stage' }, image),
    h(
      'div',
      { class: 'lightbox-foot' },
      alt === '' ? undefined : h('p', {}, alt),
      h('a', { href: url, target: '_blank', rel: 'noopener' }, STRINGS.original),
    ),
    closeButton,
  );
  closeButton.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === image) dialog.toggleAttribute('data-enlarged');
    else if (target instanceof Element && target.closest('a, button, p') === null) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
