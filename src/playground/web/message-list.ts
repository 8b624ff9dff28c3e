/** The list of messages: only what changed is drawn again, and it stays at its end unless scrolled up. */
import { byId } from './dom.ts';
import type { Row } from './model/timeline.ts';

export interface Feed {
  /** Shows rows. Another `place` (person and channel) is another list, and begins at its end. */
  show(place: string, rows: readonly Row[], view: (row: Row) => HTMLElement[]): void;
  /** Forgets what is drawn, as names in it may have changed. */
  forget(): void;
  /** Goes to the newest message. */
  toEnd(): void;
  /** Whether the newest message is in sight. */
  readonly atEnd: boolean;
}

interface Drawn {
  readonly row: Row;
  readonly nodes: readonly HTMLElement[];
}

/** This close to the end counts as at the end. In pixels. */
const CLOSE = 60;

/** The feed of index.html; `onEnd` is told when its end comes into sight. */
export function createFeed(onEnd: () => void): Feed {
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
      const near = scroller.scrollHeight - scrollTop - scroller.clientHeight < CLOSE;
      if (near && !stuck) onEnd();
      // Only a person goes up. The end moves away by itself where what was just drawn is still growing.
      stuck = near || (stuck && scrollTop >= lastTop);
      lastTop = scrollTop;
      if (near) chip.hidden = true;
    },
    { passive: true },
  );
  // Pictures that arrive, and a keyboard on the screen, change the height without a word.
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
    forget() {
      drawn = new Map();
    },
    show(place, rows, view) {
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

/** Puts the nodes in place and leaves alone those that are in theirs: what is moved loses its focus. */
function replaceChanged(list: HTMLElement, nodes: readonly HTMLElement[]): void {
  const wanted = new Set<Node>(nodes);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  let at = list.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else list.insertBefore(node, at);
  }
}

/** Gives the focus back to the same control of the same message, should that be drawn again. */
function focusIn(list: HTMLElement): (() => void) | undefined {
  const { activeElement } = document;
  const customId = activeElement?.getAttribute('data-custom-id');
  const message = activeElement?.closest('[data-message-id]')?.getAttribute('data-message-id');
  if (!list.contains(activeElement) || customId == null || message == null) return undefined;
  return () => {
    if (activeElement?.isConnected === true) return;
    list
      .querySelector<HTMLElement>(
        `[data-message-id="${CSS.escape(message)}"] [data-custom-id="${CSS.escape(customId)}"]`,
      )
      ?.focus({ preventScroll: true });
  };
}
