/** Limits how many threads a user can open for challenge games. Counts in this process only. */
import { type Refusal, refused } from '../../core/types.ts';
import { HOUR_MS } from '../../durations.ts';

/** Threads of a user in an hour. Closing and opening lobbies could otherwise fill a server with threads. */
const MAX_ROOMS = 3;

type Room = { ok: true; channel: string } | { ok: false; refusal: Refusal };

/** Creates a function that opens a thread, counted by key. It refuses with `tooSoon` or `noRoom`. */
export function createRoomOpener(now: () => Date) {
  const opened = new Map<string, readonly number[]>();

  function note(key: string, at: number): void {
    for (const [other, times] of opened) if (at >= (times.at(-1) ?? 0) + HOUR_MS) opened.delete(other);
    opened.set(key, [...(opened.get(key) ?? []), at].slice(-MAX_ROOMS));
  }

  return async (key: string, open: () => Promise<string | undefined>): Promise<Room> => {
    const at = now().getTime();
    const until = (opened.get(key)?.at(-MAX_ROOMS) ?? -Infinity) + HOUR_MS;
    if (at < until) return refused({ code: 'tooSoon', until });
    const channel = await open();
    if (channel === undefined) return refused({ code: 'noRoom' });
    note(key, at);
    return { ok: true, channel };
  };
}
