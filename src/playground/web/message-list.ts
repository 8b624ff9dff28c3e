/** The list of messages: renders only changes, and stays at its end unless the user scrolled up. */
import { byId } from './dom.ts';
import type { Row } from './model/timeline.ts';

interface Drawn {
  readonly row: Row;
  readonly nodes: readonly HTMLElement[];
}

/** Distance in pixels that counts as at the end. */
const END_TOLERANCE = 60;

/** Creates the list from index.html; `onEnd` is called when its end becomes visible. */
export function createMessageList(onEnd: () => void) {
  const scroller = byId('scroller');
  const list = byId('feed');
  const chip = byId('new-chip');
  let drawn = new Map<string, Drawn>();
  let shown: string | undefined;
  let stuck = true;
  let lastTop = 0;

  const toEnd = () => {
    stuck = true;
    chip.hidden = true;
    scroller.scrollTop = scroller.scrollHeight;
    lastTop = scroller.scrollTop;
  };
  scroller.addEventListener(
    'scroll',
    () => {
      const { scrollTop } = scroller;
      const near = scroller.scrollHeight - scrollTop - scroller.clientHeight < END_TOLERANCE;
      if (near && !stuck) onEnd();
      // Only a user scrolls up. Otherwise the end moved because new content is still growing.
      stuck = near || (stuck && scrollTop >= lastTop);
      lastTop = scrollTop;
      if (near) chip.hidden = true;
    },
    { passive: true },
  );
  // Loading pictures and on-screen keyboards change the height without an event.
  const observer = new ResizeObserver(() => {
    if (stuck) scroller.scrollTop = scroller.scrollHeight;
  });
  observer.observe(list);
  observer.observe(scroller);
  chip.addEventListener('click', () => {
    toEnd();
    onEnd();
  });

  return {
    get atEnd() {
      return stuck;
    },
    toEnd,
    /** Clears the cached elements, since names in them may have changed. */
    forget() {
      drawn = new Map();
    },
    /** Shows rows. A new `place` (user and channel) is a new list, scrolled to its end. */
    show(place: string, rows: readonly Row[], view: (row: Row) => HTMLElement[]) {
      const same = place === shown;
      shown = place;
      const focused = same ? focusIn(list) : undefined;
      const youngest = [...drawn.keys()].at(-1);
      const next = new Map<string, Drawn>();
      for (const row of rows) {
        const { id } = row.page.message;
        const before = same ? drawn.get(id) : undefined;
        next.set(id, before !== undefined && isSame(before.row, row) ? before : { row, nodes: view(row) });
      }
      drawn = next;
      replaceChanged(
        list,
        [...next.values()].flatMap(({ nodes }) => nodes),
      );
      focused?.();
      if (!same || stuck) return toEnd();
      if (rows.at(-1)?.page.message.id !== youngest) chip.hidden = false;
    },
  };
}

const isSame = (a: Row, b: Row): boolean =>
  a.page === b.page && a.continued === b.continued && a.day === b.day && a.firstNew === b.firstNew;

/** Replaces the nodes without moving unchanged ones: a moved element loses focus. */
function replaceChanged(list: HTMLElement, nodes: readonly HTMLElement[]): void {
  const wanted = new Set<Node>(nodes);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  let at = list.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else list.insertBefore(node, at);
  }
}

/**
 * Returns a function that restores the focus after a render: to the same control of the same message, or to the message. On
 * another control, a second Enter would press that.
 */
function focusIn(list: HTMLElement): (() => void) | undefined {
  const { activeElement } = document;
  const customId = activeElement?.getAttribute('data-custom-id');
  const message = activeElement?.closest('[data-message-id]')?.getAttribute('data-message-id');
  if (!list.contains(activeElement) || customId == null || message == null) return undefined;
  return () => {
    if (activeElement?.isConnected === true) return;
    const shown = list.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(message)}"]`);
    const same = shown?.querySelector<HTMLElement>(`[data-custom-id="${CSS.escape(customId)}"]:enabled`);
    if (shown && !same) shown.tabIndex = -1;
    (same ?? shown)?.focus({ preventScroll: true });
  };
}
