/** Formats days and times of day, and parses the days users type. */
import { Temporal } from 'temporal-polyfill';
import { folded } from '../folded.ts';
import { daysAfter } from './hours.ts';

const NEAR_DAYS = 14;
const WEEK = 7;
const MIN_MONTH_LETTERS = 3;
/** A weekday and a month. */
const MAX_WORDS = 2;

const momentOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Formats a day as `Thu 24 Dec`, in a locale such as `en-GB`. */
export const dayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(momentOf(day));

/** Formats a moment as the time of day in a zone: `14:05`. */
export const timeIn = (zone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

/** Returns a text as it may be typed on a phone, also without the dot of an abbreviation. */
const plain = (text: string): string => folded(text).replace(/\.$/, '');

/** Returns the names of a day's weekday. */
const weekdaysOf = (day: string, locale: string): string[] =>
  (['long', 'short'] as const).map((weekday) =>
    plain(new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(momentOf(day))),
  );

/** Parses a day in the words of a locale; without a year, the next such day. `undefined` if it is not a day. */
export function readDay(typed: string, today: string, locale: string): string | undefined {
  const text = typed.trim().toLowerCase();
  return (
    parseNamedDay(text, today, locale) ??
    parseNumericDay(text, today, locale) ??
    parseWrittenDay(text, today, locale)
  );
}

function parseNamedDay(text: string, today: string, locale: string): string | undefined {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const days = Array.from({ length: NEAR_DAYS + 1 }, (_, n) => daysAfter(today, n));
  return days.find(
    (day, n) =>
      plain(relative.format(n, 'day')) === plain(text) ||
      (n < WEEK && weekdaysOf(day, locale).includes(plain(text))),
  );
}

/** Parses numeric dates. Slashes count only if all readers of the language agree on their order. */
function parseNumericDay(text: string, today: string, locale: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso !== null) return dayOf(today, Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const parts = locale.startsWith('en') ? text : text.replaceAll('/', '.');
  const dotted = /^(\d{1,2})\.\s*(\d{1,2})\.?(?:\s*(\d{4}))?$/.exec(parts);
  if (dotted === null) return undefined;
  const [, day, month, year] = dotted;
  return dayOf(today, Number(day), Number(month), year === undefined ? undefined : Number(year));
}

/** Parses a month name or its beginning, a day, an optional year and an optional weekday that fits, in any order. */
function parseWrittenDay(text: string, today: string, locale: string): string | undefined {
  // Allows "24 of December".
  const words = (plain(text).match(/\p{L}+/gu) ?? []).filter((one) => one.length >= MIN_MONTH_LETTERS);
  const numbers = text.match(/\d+/g) ?? [];
  const days = numbers.filter((one) => one.length <= 2);
  const years = numbers.filter((one) => one.length === 4);
  if (days.length !== 1 || years.length > 1 || days.length + years.length !== numbers.length)
    return undefined;
  if (words.length > MAX_WORDS) return undefined;
  const year = years[0] === undefined ? undefined : Number(years[0]);
  // In Spanish, "mar" begins a month and a weekday.
  const found = words.map((word, n) => {
    const month = monthOf(word, locale);
    const day = month === undefined ? undefined : dayOf(today, Number(days[0]), month, year);
    const others = words.filter((_, other) => other !== n);
    return day !== undefined && others.every((other) => weekdaysOf(day, locale).includes(other))
      ? day
      : undefined;
  });
  return found.find((day) => day !== undefined);
}

/** Returns the month (1 to 12) whose name begins with a word. */
function monthOf(word: string, locale: string): number | undefined {
  // Some languages have another form of the month next to a day.
  const forms = [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const;
  const names = forms.map((form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }));
  const isMeant = (index: number) =>
    names.some((name) =>
      name
        .formatToParts(Date.UTC(2026, index, 15))
        .some(({ type, value }) => type === 'month' && plain(value).startsWith(word)),
    );
  return Array.from({ length: 12 }, (_, index) => index + 1).find((month) => isMeant(month - 1));
}

/** Returns the day for these numbers if it exists; without a year, the next one from today on. */
function dayOf(today: string, day: number, month: number, year?: number): string | undefined {
  const years = year === undefined ? [0, 1].map((more) => Number(today.slice(0, 4)) + more) : [year];
  return years
    .flatMap((one) => {
      try {
        return Temporal.PlainDate.from({ year: one, month, day }, { overflow: 'reject' }).toString();
      } catch {
        return [];
      }
    })
    .find((one) => year !== undefined || one >= today);
}
