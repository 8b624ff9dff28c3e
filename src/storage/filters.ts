/** Prisma filters used by several queries. */
import { isAhead, MAX_WAIT_MS } from './due-time.ts';

/** Matches any channel. `not: null` would make SQLite scan all games instead of an index. */
export const LIVE = { gte: '' };

/** Matches games that were set aside and not reactivated. */
export const SUSPENDED = { status: 'ended', timing: { contains: '"setAside":true' } };

/** Matches games that were started: a lobby has no position. */
export const BEGUN = { OR: [{ status: 'finished' }, { snapshot: { not: null } }] };

/** Returns a filter for postponed announcements that are not due yet. */
export const postponed = (at: Date) => ({
  unreadable: false,
  attempts: { gt: 0 },
  dueAt: isAhead(at, MAX_WAIT_MS),
});
