import type { OutboxRepository } from '../../core/index.ts';
import { AT_ONCE, MAX_WAIT_MS } from '../due-time.ts';
import { channelOf, dueIn, enqueue, liveIn, type MemoryState, postponedIn } from './state.ts';

/** Creates the outbox on this state. */
export const outboxRepository = (state: MemoryState): OutboxRepository => ({
  async claim(limit, but = []) {
    const due = dueIn(state, but);
    const first = new Set([...new Set(due.map(({ game }) => game))].slice(0, limit));
    const claimed = due.filter(({ game }) => first.has(game));
    return structuredClone(
      claimed.map(({ due: _, ...entry }) => {
        const { game, announcement: one } = entry;
        return { ...entry, channel: 'channel' in one ? one.channel : channelOf(state, game) };
      }),
    );
  },

  extendClaim: async () => true,

  async releaseClaim() {},

  async acknowledge(id, posted) {
    const entry = state.outbox.find((other) => other.id === id);
    if (entry === undefined) return;
    state.outbox = state.outbox.filter((other) => other !== entry);
    const game = state.games.get(entry.game);
    if (posted === undefined || game === undefined) return;
    game.last = structuredClone(posted.last);
    enqueue(state, entry.game, posted.announcements);
  },

  async enqueue(game, announcements) {
    if (state.games.has(game)) enqueue(state, game, announcements);
  },

  async listPendingPictures() {
    return liveIn(state).flatMap(({ id }) => (state.games.get(id)?.last?.bare === undefined ? [] : id));
  },

  async findLastPost(game) {
    return structuredClone(state.games.get(game)?.last);
  },

  async postpone(id, delayMs) {
    const entry = state.outbox.find((other) => other.id === id);
    if (entry === undefined) return;
    entry.attempts += 1;
    entry.due = new Date(state.now().getTime() + Math.min(delayMs, MAX_WAIT_MS));
  },

  async retryChannel(channel) {
    for (const entry of postponedIn(state)) if (channelOf(state, entry.game) === channel) entry.due = AT_ONCE;
  },

  async listBlockedChannels() {
    return [...new Set(postponedIn(state).map(({ game }) => channelOf(state, game)))];
  },
});
