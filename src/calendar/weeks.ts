/** Weeks by their names in ISO 8601: they begin on Mondays, at midnight in UTC. */
import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '../durations.ts';

const DAYS = 7;
const NAME = /^(\d{4})-W(\d{2})$/;

/** The week of a moment: `2026-W48`. */
export function weekOf(at: number): string {
  const { yearOfWeek, weekOfYear } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC');
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, '0')}`;
}

/** When a week begins, in milliseconds since 1970. Throws for what is no week. */
export function weekBegins(week: string): number {
  const [, year, number] = NAME.exec(week) ?? [];
  if (year === undefined) throw new Error(`${week} is no week`);
  // The fourth of January is always in the first one.
  const fourth = Temporal.PlainDate.from({ year: Number(year), month: 1, day: 4 });
  const monday = fourth.subtract({ days: fourth.dayOfWeek - 1 });
  return monday.add({ days: DAYS * (Number(number) - 1) }).toZonedDateTime('UTC').epochMilliseconds;
}

/** When it is over. */
export const weekEnds = (week: string): number => weekBegins(week) + DAYS * DAY_MS;
