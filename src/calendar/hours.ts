/** Own hours: when a person can be disturbed and when their clock runs, by the clock on their wall. */
import { Temporal } from 'temporal-polyfill';
import { HOUR_MS } from '../durations.ts';

/** From and to in minutes after midnight. A window whose end is not after its beginning ends on the next day. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** A zone and a window for each weekday; kept as wall clock, so that summer time moves nothing. */
export interface WakingHours {
  /** The name of a zone as the IANA gives it, such as `Europe/Warsaw`. */
  readonly zone: string;
  /** Monday first; nothing on a day that has no hours. */
  readonly days: readonly (Window | undefined)[];
}

/** A stretch of time in milliseconds since 1970, its end not in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const MINUTES_A_DAY = 24 * 60;
/** Hours that each day with a window has at least. */
export const MIN_WAKING_HOURS = 8;
/** Days looked ahead for own hours: as long as somebody can be away, and a week more. */
const HORIZON = 400;

/** The same window every day. */
export const daily = (zone: string, from: number, to: number): WakingHours => ({
  zone,
  days: Array.from({ length: 7 }, () => ({ from, to })),
});

/** Whether a zone of this name is known here. */
export function isZone(name: string): boolean {
  try {
    return name.length <= 64 && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Minutes that a window is long. */
export const lengthOf = ({ from, to }: Window): number => (to > from ? to - from : to + MINUTES_A_DAY - from);

/** Whether these are hours that can be lived with: a zone that is known, a window of eight hours on some day. */
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

/** The moment at which a wall shows so many minutes after midnight of a date; where an hour is skipped, the next there is. */
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

/** The moment at which a day (`2026-03-29`) begins in a zone. */
export const startOfDay = (zone: string, day: string): number =>
  momentOf(zone, Temporal.PlainDate.from(day), 0);

/** The day (`2026-03-29`) that it is in a zone. */
export const dayAt = (zone: string, at: number): string => dateAt(zone, at).toString();

/** The day so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** Days from one day to another: 1 from a day to the next. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

/** The moment, from `at` on, at which a wall in this zone shows an hour (0 to 23) the next time. */
export function nextAtHour(zone: string, at: number, hour: number): number {
  const date = dateAt(zone, at);
  const today = momentOf(zone, date, hour * 60);
  return today > at ? today : momentOf(zone, date.add({ days: 1 }), hour * 60);
}

/** Own hours from a moment on, one after the other, those that touch as one; of whole days, or of nobody's hours, all time. */
function* spans(hours: WakingHours | undefined, at: number): Generator<Span> {
  if (hours === undefined || hours.days.every((day) => day?.from === 0 && day.to === MINUTES_A_DAY)) {
    yield { from: at, to: Number.POSITIVE_INFINITY };
    return;
  }
  const { zone, days } = hours;
  // A window of yesterday may reach into today.
  const first = dateAt(zone, at).subtract({ days: 1 });
  let open: Span | undefined;
  for (let n = 0; n < HORIZON; n++) {
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

/** Whether a person can be disturbed. */
export const isOpen = (hours: WakingHours | undefined, at: number): boolean => nextOpen(hours, at) === at;

/** The first moment from `at` on at which a person can be disturbed. */
export function nextOpen(hours: WakingHours | undefined, at: number): number {
  for (const { from } of spans(hours, at)) return from;
  return at;
}

/** Milliseconds of own hours between two moments. */
export function activeTimeBetween(hours: WakingHours | undefined, from: number, to: number): number {
  let sum = 0;
  for (const span of spans(hours, from)) {
    if (span.from >= to) break;
    sum += Math.min(span.to, to) - span.from;
  }
  return sum;
}

/** The moment at which so many milliseconds of own hours have passed since `from`. */
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

/** What is within the hours of all these people in the next so many hours. */
export function commonActiveTime(
  all: readonly (WakingHours | undefined)[],
  at: number,
  hoursAhead = 24,
): Span[] {
  const end = at + hoursAhead * HOUR_MS;
  const within = (hours: WakingHours | undefined): Span[] => {
    const found: Span[] = [];
    for (const { from, to } of spans(hours, at)) {
      if (from >= end) break;
      found.push({ from, to: Math.min(to, end) });
    }
    return found;
  };
  return all.map(within).reduce<Span[]>(
    (common, own) =>
      common.flatMap((a) =>
        own.flatMap((b) => {
          const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
          return both.from < both.to ? [both] : [];
        }),
      ),
    [{ from: at, to: end }],
  );
}
