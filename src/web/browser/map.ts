/** The map: zoomed by wheel, pinch, buttons and keys, moved by dragging, and its spaces can be chosen. */
import { isShortcut } from './shortcut.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Frame extends Place {
  readonly scale: number;
}

const MAX_SCALE = 8;
const BUTTON_FACTOR = 1.5;
/** Pixels a pointer may move during a click. */
const CLICK_SLACK = 8;

interface GameMap {
  /** Updates names and the chosen space after the position has changed. */
  refresh(): void;
}

/** Makes the sheet movable and its spaces choosable. */
export function openMap(sheet: HTMLElement): GameMap {
  const map = sheet.parentElement as HTMLElement;
  const zoom = createZoom(map, sheet);
  const refresh = openSpaces(map, zoom);
  listenToPointers(map, zoom);
  map.addEventListener(
    'wheel',
    (event) => {
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002));
      // At its full size, scrolling on moves the page.
      if (factor < 1 && zoom.frame().scale === 1) return;
      event.preventDefault();
      zoom.by(factor, placeIn(map, event));
    },
    { passive: false },
  );
  for (const button of document.querySelectorAll<HTMLElement>('[data-zoom]')) {
    button.addEventListener('click', () => zoom.step(button.dataset.zoom));
  }
  map.addEventListener('keydown', (event) => {
    const step = { '+': 'in', '=': 'in', '-': 'out', '0': 'reset' }[event.key];
    if (step !== undefined && !isShortcut(event)) zoom.step(step);
  });
  refresh();
  return { refresh };
}

type Zoom = ReturnType<typeof createZoom>;

function createZoom(map: HTMLElement, sheet: HTMLElement) {
  let frame: Frame = { scale: 1, x: 0, y: 0 };
  const set = ({ scale, x, y }: Frame, isSmooth = false): void => {
    const { clientWidth: width, clientHeight: height } = map;
    const within = (value: number, size: number) => Math.min(0, Math.max(size - size * scale, value));
    frame = { scale, x: within(x, width), y: within(y, height) };
    sheet.classList.toggle('smooth', isSmooth);
    sheet.style.transform = `translate(${frame.x}px, ${frame.y}px) scale(${scale})`;
    map.classList.toggle('zoomed', scale > 1);
  };
  const by = (factor: number, at: Place, isSmooth = false): void => {
    const scale = Math.min(MAX_SCALE, Math.max(1, frame.scale * factor));
    const change = scale / frame.scale;
    set({ scale, x: at.x - (at.x - frame.x) * change, y: at.y - (at.y - frame.y) * change }, isSmooth);
  };
  const middle = (): Place => ({ x: map.clientWidth / 2, y: map.clientHeight / 2 });
  let { clientWidth } = map;
  addEventListener('resize', () => {
    // A phone resizes the window whenever its address bar comes and goes.
    if (map.clientWidth === clientWidth) return;
    clientWidth = map.clientWidth;
    set({ scale: 1, x: 0, y: 0 });
  });
  return {
    frame: () => frame,
    by,
    move: (x: number, y: number) => set({ ...frame, x: frame.x + x, y: frame.y + y }),
    step(what: string | undefined) {
      if (what === 'reset') set({ scale: 1, x: 0, y: 0 }, true);
      else by(what === 'in' ? BUTTON_FACTOR : 1 / BUTTON_FACTOR, middle(), true);
    },
    /** Moves the map so that an element of it is visible. */
    reveal(element: Element) {
      const [one, all] = [element.getBoundingClientRect(), map.getBoundingClientRect()];
      const lack = (from: number, to: number, low: number, high: number) =>
        from < low ? low - from : to > high ? high - to : 0;
      const x = lack(one.left, one.right, all.left, all.right);
      const y = lack(one.top, one.bottom, all.top, all.bottom);
      // At once, so that the element has its place when the page is scrolled to it.
      if (x !== 0 || y !== 0) set({ ...frame, x: frame.x + x, y: frame.y + y });
    },
  };
}

const placeIn = (map: HTMLElement, { clientX, clientY }: MouseEvent): Place => {
  const { left, top } = map.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/** One pointer moves the map, two also zoom it. */
function listenToPointers(map: HTMLElement, zoom: Zoom): void {
  const pointers = new Map<number, Place>();
  let moved = 0;
  const spread = ([a, b]: readonly Place[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
  map.addEventListener('pointerdown', (event) => {
    if (pointers.size === 0) moved = 0;
    pointers.set(event.pointerId, placeIn(map, event));
  });
  map.addEventListener('pointermove', (event) => {
    // A button released outside the map sends no event here.
    if (event.buttons === 0) pointers.delete(event.pointerId);
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const apart = spread([...pointers.values()]);
    const now = placeIn(map, event);
    pointers.set(event.pointerId, now);
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (moved > CLICK_SLACK && event.isPrimary) map.setPointerCapture(event.pointerId);
    const share = 1 / pointers.size;
    zoom.move((now.x - before.x) * share, (now.y - before.y) * share);
    const [a, b] = [...pointers.values()];
    if (a && b && apart > 0) {
      zoom.by(spread([a, b]) / apart, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    }
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    map.addEventListener(end, ({ pointerId }) => void pointers.delete(pointerId));
  }
  // A drag is no click on the space under it.
  map.addEventListener(
    'click',
    (event) => moved > CLICK_SLACK && event.detail > 0 && event.stopPropagation(),
    true,
  );
}

/** Lets spaces be chosen by pointer and keys, and shows the facts about the chosen one below the map. */
function openSpaces(map: HTMLElement, zoom: Zoom): () => void {
  const shapes = [...map.querySelectorAll<SVGPolygonElement>('polygon')];
  const [hint, detail] = ['.hint', '.detail'].map((name) => document.querySelector(name));
  let chosen: SVGPolygonElement | undefined;
  let shownFacts: string | undefined;

  const factsOf = (shape: SVGPolygonElement) =>
    document.querySelector<HTMLElement>(`[data-part="spaces"] > [data-space="${shape.dataset.space}"]`);

  function choose(shape: SVGPolygonElement): void {
    chosen = shape;
    for (const one of shapes) one.toggleAttribute('data-chosen', one === shape);
    for (const one of shapes) one.setAttribute('aria-pressed', String(one === shape));
    const facts = factsOf(shape);
    // What has not changed is not read out again.
    if (facts?.innerHTML === shownFacts) return;
    shownFacts = facts?.innerHTML;
    const [title, ...rest] = [...(facts?.children ?? [])].map((element) => element.cloneNode(true));
    hint?.replaceChildren(...(title?.childNodes ?? []));
    detail?.replaceChildren(...rest);
  }

  function focusOn(shape: SVGPolygonElement): void {
    for (const one of shapes) one.tabIndex = one === shape ? 0 : -1;
    shape.focus({ preventScroll: true });
    zoom.reveal(shape);
    shape.scrollIntoView({ block: 'nearest' });
  }

  for (const shape of shapes) {
    shape.addEventListener('click', () => choose(shape));
    shape.addEventListener('keydown', (event) => {
      if (isShortcut(event)) return;
      const next = neighbour(shapes, shape, event.key);
      if (event.key === 'Enter' || event.key === ' ') choose(shape);
      else if (next !== undefined) focusOn(next);
      else return;
      event.preventDefault();
    });
  }
  const [first] = shapes;
  if (first !== undefined) first.tabIndex = 0;

  return () => {
    for (const shape of shapes) shape.setAttribute('aria-label', factsOf(shape)?.dataset.label ?? '');
    if (chosen !== undefined) choose(chosen);
  };
}

const DIRECTIONS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * Returns the nearest space in the direction of an arrow key; `undefined` if there is none. To the left and right, two are
 * equally near: the one with the same number is next, so that the way through a row is straight.
 */
function neighbour(
  shapes: readonly SVGPolygonElement[],
  from: SVGPolygonElement,
  key: string,
): SVGPolygonElement | undefined {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const centre = (shape: SVGPolygonElement): Place => {
    const { x, y, width, height } = shape.getBBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const here = centre(from);
  const found = shapes.flatMap((shape) => {
    const other = centre(shape);
    const [x, y] = [other.x - here.x, other.y - here.y];
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    const isOther = numberOf(shape) !== numberOf(from);
    return ahead > 1 && aside <= ahead ? [{ shape, far: ahead + aside + Number(isOther) }] : [];
  });
  return found.sort((a, b) => a.far - b.far)[0]?.shape;
}

/** Returns "5" of the space B5. */
const numberOf = ({ dataset }: SVGPolygonElement): string | undefined => dataset.space?.slice(1);
