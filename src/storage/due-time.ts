/**
 * Moments in rows, and clocks that were wrong when they wrote them. What is to be done at once is not written as a date,
 * and a date further ahead than can be is not waited for.
 */
import { raw, type Sql, sqltag as sql } from '@prisma/client/runtime/client';
import type { OutboxEntry, Waiting } from '../core/index.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** When a row is due that is to be done at once: at any time, by any clock. */
export const AT_ONCE = new Date(0);

/** Milliseconds that a post can be put off, or its game be kept while it waits: two hours. */
export const LONGEST_WAIT = 2 * HOUR_MS;

/** Milliseconds by which two may differ who ask what time it is, and then act on it. */
const SLACK = MINUTE_MS;

/** The last moment that a row can name which reaches so many milliseconds ahead at most. */
export const furthest = (now: Date, longestMs: number) => new Date(now.getTime() + longestMs + SLACK);

/** Whether a moment that is never further ahead than so many milliseconds has come, or is that of a wrong clock. */
export const hasCome = (moment: Date, now: Date, longestMs: number): boolean =>
  moment <= now || moment > furthest(now, longestMs);

/** The same of a column, in SQL. */
export const hasComeIn = (column: string, now: Date, longestMs: number): Sql =>
  sql`(${raw(column)} <= ${now} OR ${raw(column)} > ${furthest(now, longestMs)})`;

/** The same for a query of the client: that it has not come yet. */
export const isAhead = (now: Date, longestMs: number) => ({ gt: now, lte: furthest(now, longestMs) });

/** An announcement that can be posted now, and since when: since it was written, or since it was put off until. */
export const waitingOf = (
  { id, attempts, createdAt }: Pick<OutboxEntry, 'id' | 'attempts' | 'createdAt'>,
  due: Date,
  now: Date,
): Waiting => ({ id, attempts, since: due > createdAt && due <= now ? due : createdAt });
