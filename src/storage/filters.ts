/** Conditions that several queries share. */
import { isAhead, LONGEST_WAIT } from './due-time.ts';

/** Any channel at all. `not: null` says the same, but then SQLite looks through all games, not through an index. */
export const LIVE = { gte: '' };

/** Announcements that were put off, and are not due yet. */
export const putOff = (at: Date) => ({
  aside: false,
  attempts: { gt: 0 },
  dueAt: isAhead(at, LONGEST_WAIT),
});
