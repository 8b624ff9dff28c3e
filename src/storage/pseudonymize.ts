/** Replaces a user in stored JSON: requests, votes, orders, announcements. */
import { z } from 'zod';

const Worded = z.object({ kind: z.literal('fold'), post: z.object({ text: z.string() }) });

/** The field with user ids to ping. The replaced user is removed from it. */
const PINGED = 'ping';

/** Replaces every string that equals `from` by `to`, and removes `from` from pings. */
export function replaceUserId<T>(value: T, from: string, to: string): T {
  return inside(value, from, to) as T;
}

function inside(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => inside(one, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      const called = field === PINGED && Array.isArray(one) ? one.filter((user) => user !== from) : one;
      return [field, inside(called, from, to)];
    }),
  );
}

/** Replaces id and name in all objects whose `user` is `from`. */
export function replaceUserAndName<T>(value: T, from: string, to: { user: string; name: string }): T {
  if (Array.isArray(value)) return value.map((one) => replaceUserAndName(one, from, to)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, replaceUserAndName(one, from, to)]),
  );
  return ('user' in inner && inner.user === from ? { ...inner, ...to } : inner) as T;
}

/** Returns whether an announcement contains rendered text, which may include names: a collapsed post. */
export const hasRenderedText = (announcement: unknown): boolean => Worded.safeParse(announcement).success;
