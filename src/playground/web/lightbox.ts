/** A full-window picture: zoom by wheel, pinch and double click, pan by dragging. */
import { h, icon } from './dom.ts';
import { STRINGS } from './strings.ts';

const LARGEST = 8;

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
  makeMovable(dialog, image);
  document.body.append(dialog);
  dialog.showModal();
}

function makeMovable(dialog: HTMLElement, image: HTMLElement): void {
  let scale = 1;
  let x = 0;
  let y = 0;
  let moved = false;
  const fingers = new Map<number, { x: number; y: number }>();
  const paint = () => {
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    image.style.cursor = scale > 1 ? 'grab' : 'zoom-in';
  };
  /** Zooms around (px, py). */
  const zoom = (factor: number, px: number, py: number) => {
    const to = Math.min(Math.max(scale * factor, 1), LARGEST);
    const { left, top, width, height } = image.getBoundingClientRect();
    const [dx, dy] = [px - (left + width / 2), py - (top + height / 2)];
    x = to === 1 ? 0 : x - dx * (to / scale - 1);
    y = to === 1 ? 0 : y - dy * (to / scale - 1);
    scale = to;
    paint();
  };
  dialog.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    },
    { passive: false },
  );
  dialog.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('a, button') !== null) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) moved = false;
    (event.target as Element).setPointerCapture(event.pointerId);
  });
  dialog.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (Math.hypot(now.x - before.x, now.y - before.y) > 3 || fingers.size > 1) moved = true;
    if (!moved) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / apart;
      zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (scale > 1) {
      x += now.x - before.x;
      y += now.y - before.y;
      paint();
    }
    fingers.set(event.pointerId, now);
  });
  const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  dialog.addEventListener('pointerup', lift);
  dialog.addEventListener('pointercancel', lift);
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (moved || target.closest('a, button, p') !== null) return;
    if (target !== image) (dialog as HTMLDialogElement).close();
    else if (scale === 1) zoom(2.5, event.clientX, event.clientY);
    else zoom(1 / scale, event.clientX, event.clientY);
  });
  paint();
}
