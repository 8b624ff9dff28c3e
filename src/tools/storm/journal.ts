/** A journal of a store's writes, one line each. The checks read it after any end of the process. */
import { randomUUID } from 'node:crypto';
import type { Announcement, ChangeSet, MoveRecord, Store } from '../../core/index.ts';

/** The parts of a move that are checked. */
export type NotedMove = Pick<MoveRecord, 'seat' | 'action' | 'by'>;

export type Line =
  /** A commit begins: a new game (`expected` 0) or a change. Its success is unknown. */
  | {
      readonly type: 'try';
      readonly word: string;
      readonly game: string;
      readonly expected: number;
      readonly keep: number;
      readonly append: readonly NotedMove[];
      readonly owed: readonly Announcement[];
      readonly at: number;
    }
  /** The commit succeeded and the process knows it. Users may be notified from here on. */
  | { readonly type: 'made'; readonly word: string }
  /** The outbox worker received this entry. Later lines with the same id replace earlier ones. */
  | { readonly type: 'owed'; readonly id: number; readonly game: string; readonly announcement: Announcement }
  /** The entry is acknowledged, with the game's new last post and further entries. */
  | {
      readonly type: 'told';
      readonly id: number;
      readonly message?: string;
      readonly owed: readonly Announcement[];
      readonly at: number;
    };

/** Points at which a process can be ordered to die. */
export const INNER = ['commit', 'committed', 'settle', 'settled', 'think'] as const;
export type Inner = (typeof INNER)[number];

/**
 * Wraps a store so that it journals its changes. `note` must write its line synchronously. `reached` receives each
 * point at which the process may die.
 */
export function journaling(
  store: Store,
  note: (line: Line) => void,
  reached: (moment: Inner) => void,
): Store {
  const known = new Map<number, string>();
  const tried = ({
    record: { id: game },
    expected,
    keep,
    append,
    announcements,
  }: Omit<ChangeSet, 'snapshot'>) => {
    const word = randomUUID();
    note({
      type: 'try',
      word,
      game,
      expected,
      keep,
      owed: announcements,
      at: Date.now(),
      append: append.map(({ seat, action, by }) => ({ seat, action, by })),
    });
    return word;
  };
  return {
    ...store,
    games: {
      ...store.games,
      async create(record, announcements = [], jobs = []) {
        const word = tried({ record, expected: 0, keep: 0, append: [], announcements });
        const done = await store.games.create(record, announcements, jobs);
        if (done === 'created') note({ type: 'made', word });
        return done;
      },
      async commit(change) {
        const word = tried(change);
        reached('commit');
        const done = await store.games.commit(change);
        if (done) {
          note({ type: 'made', word });
          reached('committed');
        }
        return done;
      },
    },
    outbox: {
      ...store.outbox,
      async claim(...asked) {
        const list = await store.outbox.claim(...asked);
        for (const { id, game, announcement } of list) {
          const text = JSON.stringify(announcement);
          if (known.get(id) !== text) note({ type: 'owed', id, game, announcement });
          known.set(id, text);
        }
        return list;
      },
      async acknowledge(id, posted, to) {
        const at = Date.now();
        const message = posted && { message: posted.last.message };
        note({ type: 'told', id, owed: posted?.announcements ?? [], at, ...message });
        for (const covered of posted?.covered ?? [])
          note({ type: 'told', id: covered, owed: [], at, ...message });
        reached('settle');
        const done = await store.outbox.acknowledge(id, posted, to);
        reached('settled');
        return done;
      },
    },
  };
}
