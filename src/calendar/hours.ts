/** Waking hours: when a user can be notified and when their clock runs, by local time. */
import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '../durations.ts';

/** From and to in minutes after midnight. A window that does not end after its beginning ends on the next day. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** A zone and a window for each weekday, stored as local time so that daylight saving moves nothing. */
export interface WakingHours {
  readonly zone: string;
  /** Monday first; `undefined` for a day without hours. */
  readonly days: readonly (Window | undefined)[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

const MINUTES_A_DAY = 24 * 60;
const MIN_WAKING_HOURS = 8;
/** Days to search ahead for waking hours: the longest time away plus a week. */
const HORIZON_DAYS = 400;

/** Returns waking hours that are the same on all days, in minutes from midnight. */
export const daily = (zone: string, from: number, to: number): WakingHours => ({
  zone,
  days: Array.from({ length: 7 }, () => ({ from, to })),
});

/** Returns true if the runtime knows a zone of this name. */
export function isZone(name: string): boolean {
  try {
    return name.length <= 64 && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Returns the length of a window in minutes. */
const lengthOf = ({ from, to }: Window): number => (to > from ? to - from : to + MINUTES_A_DAY - from);

/** Returns true for usable hours: a known zone, and a window of eight hours on some day. */
export function areHours({ zone, days }: WakingHours): boolean {
  const windows = days.filter((day) => day !== undefined);
  const inside = (minute: number) => Number.isInteger(minute) && minute >= 0 && minute <= MINUTES_A_DAY;
  return (
    isZone(zone) &&
    days.length === 7 &&
    windows.length > 0 &&
    windows.every(
      (one) =>
        inside(one.from) &&
        inside(one.to) &&
        lengthOf(one) >= MIN_WAKING_HOURS * 60 &&
        one.from < MINUTES_A_DAY,
    )
  );
}

const dateAt = (zone: string, at: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(at)).toZonedDateTimeISO(zone).toPlainDate();

/** Returns the moment that shows this time of a date; in a skipped hour, the next one that exists. */
function momentOf(zone: string, date: Temporal.PlainDate, minutes: number): number {
  const day = date.add({ days: Math.floor(minutes / MINUTES_A_DAY) });
  const rest = minutes % MINUTES_A_DAY;
  const wall = day.toPlainDateTime({ hour: Math.floor(rest / 60), minute: rest % 60 });
  const before = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const moment = wall.toZonedDateTime(zone).epochMilliseconds;
  // Only a skipped time has two readings here, one on each side of the gap.
  if (moment === before.epochMilliseconds) return moment;
  return before.getTimeZoneTransition('next')?.epochMilliseconds ?? moment;
}

/** Returns the moment at which a day (`2026-03-29`) begins in a zone. */
export const startOfDay = (zone: string, day: string): number =>
  momentOf(zone, Temporal.PlainDate.from(day), 0);

/** Returns the day (`2026-03-29`) of a moment in a zone. */
export const dayAt = (zone: string, at: number): string => dateAt(zone, at).toString();

/** Returns the day this many days later. */
export const daysAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** Returns the days from one day to another: 1 to the next day. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

/** Returns the next moment, from `at` on, that shows an hour (0 to 23) in this zone. */
export function nextAtHour(zone: string, at: number, hour: number): number {
  const date = dateAt(zone, at);
  const today = momentOf(zone, date, hour * 60);
  return today > at ? today : momentOf(zone, date.add({ days: 1 }), hour * 60);
}

/** Returns true if each day's window lasts until the next one, as from 0 to 24 or from 9 to 9. */
const neverCloses = ({ days }: WakingHours): boolean =>
  days.every((day, n) => {
    const next = days[(n + 1) % days.length];
    return day !== undefined && next !== undefined && day.from + lengthOf(day) >= MINUTES_A_DAY + next.from;
  });

/** Yields waking hours from a moment on, touching ones merged; one endless interval if they never close. */
function* spans(hours: WakingHours | undefined, at: number): Generator<Span> {
  if (hours === undefined || neverCloses(hours)) {
    yield { from: at, to: Number.POSITIVE_INFINITY };
    return;
  }
  const { zone, days } = hours;
  // Yesterday's window can reach into today.
  const first = dateAt(zone, at).subtract({ days: 1 });
  let open: Span | undefined;
  for (let n = 0; n < HORIZON_DAYS; n++) {
    const date = first.add({ days: n });
    const window = days[date.dayOfWeek - 1];
    if (window === undefined) continue;
    const from = Math.max(at, momentOf(zone, date, window.from));
    const to = momentOf(zone, date, window.from + lengthOf(window));
    if (to <= from) continue;
    if (open !== undefined && from <= open.to) open = { from: open.from, to: Math.max(open.to, to) };
    else {
      if (open !== undefined) yield open;
      open = { from, to };
    }
  }
  if (open !== undefined) yield open;
}

/** Returns true if a user can be notified at a moment. */
export const isOpen = (hours: WakingHours | undefined, at: number): boolean => nextOpen(hours, at) === at;

/** Returns the first moment from `at` on at which a user can be notified. */
export function nextOpen(hours: WakingHours | undefined, at: number): number {
  for (const { from } of spans(hours, at)) return from;
  return at;
}

/** Returns the milliseconds of waking hours between two moments. */
export function activeTimeBetween(hours: WakingHours | undefined, from: number, to: number): number {
  let sum = 0;
  for (const span of spans(hours, from)) {
    if (span.from >= to) break;
    sum += Math.min(span.to, to) - span.from;
  }
  return sum;
}

/** Returns the moment at which this many milliseconds of waking hours have passed since `from`. */
export function addActiveTime(hours: WakingHours | undefined, from: number, milliseconds: number): number {
  let left = milliseconds;
  let last = from;
  for (const span of spans(hours, from)) {
    if (span.from + left <= span.to) return span.from + left;
    left -= span.to - span.from;
    last = span.to;
  }
  return last + left;
}

/**
 * Returns the intervals within everyone's waking hours in the next 24 hours. One that is under way is returned whole, as it
 * will be tomorrow.
 */
export function commonActiveTime(all: readonly (WakingHours | undefined)[], at: number): Span[] {
  const end = at + DAY_MS;
  const within = (hours: WakingHours | undefined): Span[] => {
    const found: Span[] = [];
    for (const { from, to } of spans(hours, at)) {
      if (from >= end) break;
      found.push({ from, to: Math.min(to, end) });
    }
    return found;
  };
  const common = all.map(within).reduce<Span[]>(
    (shared, own) =>
      shared.flatMap((a) =>
        own.flatMap((b) => {
          const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
          return both.from < both.to ? [both] : [];
        }),
      ),
    [{ from: at, to: end }],
  );
  const [first, ...rest] = common;
  const last = rest.pop();
  if (first?.from !== at || last?.to !== end) return common;
  return [...rest, { from: last.from, to: first.to + DAY_MS }];
}
