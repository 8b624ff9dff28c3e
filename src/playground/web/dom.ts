/** Creates DOM elements. Text is inserted as text only, so names and messages may contain anything. */

export type Child = Node | string | undefined;

interface Attributes {
  /** `false` and `undefined` omit the attribute; `true` sets it to an empty string. */
  readonly [name: string]: string | number | boolean | undefined;
}

/** Creates an HTML element with attributes and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  set(element, attributes);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** Sets attributes; `undefined` and `false` remove one. */
export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** Replaces the children of a list. The focus stays on the element with the same value of an attribute. */
export function replaceItems(list: HTMLElement, key: string, items: readonly HTMLElement[]): void {
  const { activeElement } = document;
  const focused = list.contains(activeElement) ? activeElement?.getAttribute(key) : undefined;
  list.replaceChildren(...items);
  if (focused != null) list.querySelector<HTMLElement>(`[${key}="${CSS.escape(focused)}"]`)?.focus();
}

/** Returns an element of the page. Throws if there is none. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`index.html has no #${id}`);
  return element;
}

let last = 0;
export function freshId(prefix: string): string {
  last += 1;
  return `${prefix}-${last}`;
}

/** SVG paths in a 24 by 24 view box. */
const ICONS = {
  eye: 'M12 5C6.5 5 2.7 9.3 1.5 12c1.2 2.7 5 7 10.5 7s9.3-4.3 10.5-7C21.3 9.3 17.5 5 12 5Zm0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9Zm0-2.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  down: 'M6.3 8.8 12 14.5l5.7-5.7 1.5 1.5L12 17.5l-7.2-7.2 1.5-1.5Z',
  check: 'M9.5 17.8 3.8 12l1.6-1.6 4.1 4.2 9.1-9.2L20.2 7 9.5 17.8Z',
  close:
    'M18.4 4.2 12 10.6 5.6 4.2 4.2 5.6l6.4 6.4-6.4 6.4 1.4 1.4 6.4-6.4 6.4 6.4 1.4-1.4-6.4-6.4 6.4-6.4-1.4-1.4Z',
  launch: 'M14 3v2h3.6l-9.8 9.8 1.4 1.4L19 6.4V10h2V3h-7ZM5 5h5V3H3v18h18v-7h-2v5H5V5Z',
  send: 'M3 20.5v-7l9-1.5-9-1.5v-7L22 12 3 20.5Z',
  file: 'M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2Zm7 1.5V9h5.5L13 3.5Z',
  slash:
    'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm10.5 3-6.8 12h1.9l6.8-12h-1.9Z',
  warning: 'M12 3 1.5 21h21L12 3Zm1 15h-2v-2h2v2Zm0-3.5h-2V9h2v5.5Z',
} as const;

export function icon(name: keyof typeof ICONS): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  set(svg, { viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true', class: 'icon' });
  const path = document.createElementNS(space, 'path');
  set(path, { d: ICONS[name], fill: 'currentColor' });
  svg.append(path);
  return svg;
}
