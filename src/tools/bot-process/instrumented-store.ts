/** A store that reports when moves are written, when they have been posted, and when the post has pictures. */
import { type OutboxEntry, playerAt, type Store } from '../../core/index.ts';
import { type GameState, pendingSeats } from '../../engine/index.ts';
import type { News } from './protocol.ts';

/** Returns an instrumented store. It reports a commit before `commit` resolves. */
export function instrumentedStore(store: Store, tell: (news: News) => void): Store {
  const entry = new Map<number, OutboxEntry>();
  return {
    ...store,
    games: {
      ...store.games,
      async commit(change) {
        const done = await store.games.commit(change);
        const { record, snapshot } = change;
        if (done && snapshot !== undefined) {
          const state = snapshot.state as GameState;
          tell({
            type: 'written',
            channel: record.channel,
            game: record.id,
            version: record.version,
            announced: record.announced,
            awaited: pendingSeats(state).map((seat) => playerAt(record, state, seat)),
          });
        }
        return done;
      },
    },
    outbox: {
      ...store.outbox,
      async claim(limit, but) {
        const list = await store.outbox.claim(limit, but);
        for (const one of list) entry.set(one.id, one);
        return list;
      },
      async acknowledge(id, posted, to) {
        const done = await store.outbox.acknowledge(id, posted, to);
        const one = entry.get(id);
        entry.delete(id);
        if (one === undefined) return done;
        const { channel, game, announcement } = one;
        const { message, fold, bare } = posted?.last ?? {};
        if (message !== undefined && fold?.picture !== undefined)
          tell({ type: 'pictured', channel, message, isWhole: bare === undefined });
        if (announcement.kind === 'moved')
          tell({ type: 'told', channel, game, to: announcement.to, message });
        return done;
      },
    },
  };
}
