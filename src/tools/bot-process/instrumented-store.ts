/** A store that tells what becomes of moves: when they are written, and when their channel has been told of them. */
import { type Owed, playerAt, type Store } from '../../core/index.ts';
import { awaited, type GameState } from '../../engine/index.ts';
import type { Told, Written } from './protocol.ts';

/** The same store, which tells. What is told of a commit is told before whoever made it goes on. */
export function telling(store: Store, tell: (news: Written | Told) => void): Store {
  const owed = new Map<number, Owed>();
  return {
    ...store,
    async commit(change) {
      const done = await store.commit(change);
      const { record, snapshot } = change;
      if (done && snapshot !== undefined) {
        const state = snapshot.state as GameState;
        tell({
          type: 'written',
          ...{
            channel: record.channel,
            game: record.id,
            version: record.version,
            announced: record.announced,
          },
          awaited: awaited(state).map((seat) => playerAt(record, state, seat)),
        });
      }
      return done;
    },
    async owed(limit, but) {
      const list = await store.owed(limit, but);
      for (const one of list) owed.set(one.id, one);
      return list;
    },
    async settle(id, posted) {
      await store.settle(id, posted);
      const one = owed.get(id);
      owed.delete(id);
      if (one?.announcement.kind !== 'moved') return;
      const { channel, game, announcement } = one;
      tell({ type: 'told', channel, game, to: announcement.to, message: posted?.last.message });
    },
  };
}
