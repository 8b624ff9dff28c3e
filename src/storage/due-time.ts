/** Due times that tolerate wrong clocks: a time further ahead than possible counts as due. */
import { raw, type Sql, sqltag as sql } from '@prisma/client/runtime/client';
import type { OutboxEntry, Waiting } from '../core/index.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** Due time of rows that are due immediately, by any clock. */
export const AT_ONCE = new Date(0);

/** Longest time a post can be postponed, or its game stay claimed while waiting. */
export const MAX_WAIT_MS = 2 * HOUR_MS;

/** Longest time a job can stay claimed. */
export const MAX_CLAIM_MS = 10 * MINUTE_MS;

const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** Returns the latest plausible due time for rows due at most `longestMs` ahead. */
export const latestDueTime = (now: Date, longestMs: number) =>
  new Date(now.getTime() + longestMs + CLOCK_TOLERANCE_MS);

/** Returns whether a time has come, or was written with a wrong clock. `longestMs`: how far ahead it can be. */
export const hasCome = (moment: Date, now: Date, longestMs: number): boolean =>
  moment <= now || moment > latestDueTime(now, longestMs);

/** Returns `hasCome` as an SQL condition on a column. */
export const hasComeSql = (column: string, now: Date, longestMs: number): Sql =>
  sql`(${raw(column)} <= ${now} OR ${raw(column)} > ${latestDueTime(now, longestMs)})`;

/** Returns the opposite of `hasCome` as a Prisma filter. */
export const isAhead = (now: Date, longestMs: number) => ({ gt: now, lte: latestDueTime(now, longestMs) });

/** Returns an announcement that can be posted now, waiting since it was created or since its postponement ended. */
export const waitingOf = (
  { id, attempts, createdAt }: Pick<OutboxEntry, 'id' | 'attempts' | 'createdAt'>,
  due: Date,
  now: Date,
): Waiting => ({ id, attempts, since: due > createdAt && due <= now ? due : createdAt });
