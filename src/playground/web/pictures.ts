/** Pictures and files of a message. A picture is small here, and large in the lightbox. */
import { h, icon } from './dom.ts';
import { openLightbox } from './lightbox.ts';
import { WORDS } from './strings.ts';

export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly spoiler?: boolean;
}

/** One picture, as a button that opens it. Its place is kept free while it loads. */
export function picture(one: Picture): HTMLElement {
  const { url, alt, width, height } = one;
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
      'data-spoiler': one.spoiler === true,
      'aria-label': WORDS.openPicture(alt),
      title: alt || undefined,
    },
    image,
  );
  button.addEventListener('click', () => {
    if (button.hasAttribute('data-spoiler')) button.removeAttribute('data-spoiler');
    else openLightbox(url, alt);
  });
  return button;
}

/** Pictures beside and below each other; one alone has the whole width. */
export function galleryView(pictures: readonly Picture[]): HTMLElement {
  return h('div', { class: 'gallery', 'data-count': Math.min(pictures.length, 3) }, ...pictures.map(picture));
}

/** A file to be opened by itself. Only files of the playground and of the web. */
export function fileView(url: string, name: string): HTMLElement {
  const safe = /^(?:\/(?!\/)|https?:)/i.test(url);
  return h(
    'a',
    { class: 'file', href: safe ? url : undefined, target: '_blank', rel: 'noopener noreferrer' },
    icon('file'),
    h('span', {}, name || WORDS.attachment),
  );
}
