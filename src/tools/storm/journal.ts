/** What a bot's process writes down of its store, line by line: the proof is made from it after any end of the process. */
import { randomUUID } from 'node:crypto';
import type { Announcement, ChangeSet, MoveRecord, Store } from '../../core/index.ts';

/** A move, without what proves nothing. */
export type NotedMove = Pick<MoveRecord, 'seat' | 'action' | 'by'>;

export type Line =
  /** A game is about to be written, new (`expected` 0) or changed: what is in the database afterwards nobody knows yet. */
  | {
      readonly type: 'try';
      /** Of this writing alone. */
      readonly word: string;
      readonly game: string;
      readonly expected: number;
      readonly keep: number;
      readonly append: readonly NotedMove[];
      readonly owed: readonly Announcement[];
      /** Unix milliseconds. */
      readonly at: number;
    }
  /** It was written, and the process knows it: from here on people may be told. */
  | { readonly type: 'made'; readonly word: string }
  /** The announcer is handed this; later lines of the same id count. */
  | { readonly type: 'owed'; readonly id: number; readonly game: string; readonly announcement: Announcement }
  /** It is done with: what the last post of the game is now, and what is owed for that. */
  | {
      readonly type: 'told';
      readonly id: number;
      readonly message?: string;
      readonly owed: readonly Announcement[];
      readonly at: number;
    };

/** Where in its work a process can be told to die. */
export const INNER = ['commit', 'committed', 'settle', 'settled', 'think'] as const;
export type Inner = (typeof INNER)[number];

/**
 * The same store, noting its changes. A line has to be written when `note` returns, before anything else is done;
 * `reached` is told of each moment at which a process may die.
 */
export function journaling(
  store: Store,
  note: (line: Line) => void,
  reached: (moment: Inner) => void,
): Store {
  const known = new Map<number, string>();
  const tried = ({ record: { id: game }, expected, keep, append, owed }: Omit<ChangeSet, 'snapshot'>) => {
    const word = randomUUID();
    note({
      ...{ type: 'try', word, game, expected, keep, owed, at: Date.now() },
      append: append.map(({ seat, action, by }) => ({ seat, action, by })),
    });
    return word;
  };
  return {
    ...store,
    games: {
      ...store.games,
      async create(record, owed = []) {
        const word = tried({ record, expected: 0, keep: 0, append: [], owed });
        const done = await store.games.create(record, owed);
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
      async acknowledge(id, posted) {
        note({
          ...{ type: 'told', id, owed: posted?.owed ?? [], at: Date.now() },
          ...(posted === undefined ? {} : { message: posted.last.message }),
        });
        reached('settle');
        await store.outbox.acknowledge(id, posted);
        reached('settled');
      },
    },
  };
}
