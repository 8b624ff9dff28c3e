/** Weeks by their ISO 8601 names. They begin on Monday at midnight UTC. */
import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '../durations.ts';

const DAYS_PER_WEEK = 7;
const NAME = /^(\d{4})-W(\d{2})$/;

/** Returns the week of a moment: `2026-W48`. */
export function weekOf(at: number): string {
  const { yearOfWeek, weekOfYear } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC');
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, '0')}`;
}

/** Returns when a week begins, in milliseconds since 1970. Throws if the name is invalid. */
export function weekBegins(week: string): number {
  const [, year, number] = NAME.exec(week) ?? [];
  if (year === undefined) throw new Error(`${week} is no week`);
  // January 4 is always in the first week.
  const fourth = Temporal.PlainDate.from({ year: Number(year), month: 1, day: 4 });
  const monday = fourth.subtract({ days: fourth.dayOfWeek - 1 });
  return monday.add({ days: DAYS_PER_WEEK * (Number(number) - 1) }).toZonedDateTime('UTC').epochMilliseconds;
}

/** Returns when a week ends, in milliseconds since 1970. */
export const weekEnds = (week: string): number => weekBegins(week) + DAYS_PER_WEEK * DAY_MS;
