/** Pictures and files of a message. Pictures are thumbnails that open in the lightbox. */
import { h, icon } from './dom.ts';
import { STRINGS } from './strings.ts';

/** Opens a picture. Escape, the button and a click outside the picture close it. */
function openLightbox(url: string, alt: string): void {
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

export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** Creates a picture as a button. Its space is reserved while it loads. */
export function picture({ url, alt, width, height }: Picture): HTMLElement {
  const image = h('img', {
    src: url,
    alt,
    decoding: 'async',
    draggable: 'false',
    width: width ?? undefined,
    height: height ?? undefined,
  });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'picture',
      'data-testid': 'picture',
      'aria-label': STRINGS.openPicture(alt),
      title: alt || undefined,
    },
    image,
  );
  button.addEventListener('click', () => openLightbox(url, alt));
  return button;
}

export function galleryView(pictures: readonly Picture[]): HTMLElement {
  return h('div', { class: 'gallery', 'data-count': Math.min(pictures.length, 3) }, ...pictures.map(picture));
}

/** Creates the link to a file. Only web addresses can be opened. */
export function fileView(url: string, name: string): HTMLElement {
  const safe = /^(?:\/(?!\/)|https?:)/i.test(url);
  return h(
    'a',
    { class: 'file', href: safe ? url : undefined, target: '_blank', rel: 'noopener noreferrer' },
    icon('file'),
    h('span', {}, name || STRINGS.attachment),
  );
}
