/** Limits how many threads a user can have opened for games. Counts in this process only. */
import { HOUR_MS } from '../../durations.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import { type Refusal, refused } from '../types.ts';

/** Threads of a user in an hour. Closing and opening lobbies could otherwise fill a server with threads. */
const MAX_ROOMS = 3;

export type Room = { ok: true; channel: string } | { ok: false; refusal: Refusal };

/** Creates a function that opens a thread, counted by key; without a key, any number. It refuses with `tooSoon` or `noRoom`. */
export function createRoomOpener(now: () => Date) {
  const opened = new Map<string, readonly number[]>();
  const inTurn = createKeyedMutex();

  function note(key: string, at: number): void {
    for (const [other, times] of opened) if (at >= (times.at(-1) ?? 0) + HOUR_MS) opened.delete(other);
    opened.set(key, [...(opened.get(key) ?? []), at].slice(-MAX_ROOMS));
  }

  async function openOne(open: () => Promise<string | undefined>): Promise<Room> {
    const channel = await open();
    return channel === undefined ? refused({ code: 'noRoom' }) : { ok: true, channel };
  }

  async function openCounted(key: string, open: () => Promise<string | undefined>): Promise<Room> {
    const at = now().getTime();
    const until = (opened.get(key)?.at(-MAX_ROOMS) ?? -Infinity) + HOUR_MS;
    if (at < until) return refused({ code: 'tooSoon', until });
    const room = await openOne(open);
    if (room.ok) note(key, at);
    return room;
  }

  return (key: string | undefined, open: () => Promise<string | undefined>): Promise<Room> =>
    // One after another, so that requests at the same time are counted too.
    key === undefined ? openOne(open) : inTurn(key, () => openCounted(key, open));
}
