/** Puts another user in somebody's place in what is kept as JSON: requests, votes, orders, announcements. */
import { z } from 'zod';

const Worded = z.object({ kind: z.literal('fold'), post: z.object({ text: z.string() }) });

/** The field that holds users who are to be called: who is not there any more is not. */
const CALLED = 'ping';

/** The value with `to` wherever the id `from` stands as a text of its own; nobody is called by it any more. */
export function renamed<T>(value: T, from: string, to: string): T {
  return inside(value, from, to) as T;
}

function inside(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => inside(one, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      const called = field === CALLED && Array.isArray(one) ? one.filter((user) => user !== from) : one;
      return [field, inside(called, from, to)];
    }),
  );
}

/** The value with another user and name wherever somebody stands by both: in what has come of a game. */
export function calledOtherwise<T>(value: T, from: string, to: { user: string; name: string }): T {
  if (Array.isArray(value)) return value.map((one) => calledOtherwise(one, from, to)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, calledOtherwise(one, from, to)]),
  );
  return ('user' in inner && inner.user === from ? { ...inner, ...to } : inner) as T;
}

/** Whether this is owed in words already, in which somebody may be named: the line that is left of a post. */
export const isWorded = (announcement: unknown): boolean => Worded.safeParse(announcement).success;
