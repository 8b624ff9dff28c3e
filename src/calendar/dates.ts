/** Days and times of day as people type and read them. */
import { Temporal } from 'temporal-polyfill';
import { daysAfter } from './hours.ts';

/** Days ahead that can be named by how far off they are, or by their weekday. */
const NEAR = 14;
const WEEK = 7;
/** Letters of a month that say which one it is. */
const LEAST_LETTERS = 3;

const momentOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** A day in words: `Thu 24 Dec`, in the manner of a locale such as `en-GB`. */
export const dayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(momentOf(day));

/** What a clock shows in a zone: `14:05`. */
export const timeIn = (zone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

/**
 * The day that somebody means: `2026-12-24`, `24.12.`, `24 Dec`, `December 24, 2027`, a weekday, `tomorrow`, in the
 * words of a locale. Without a year it is the next such day, today among them. Nothing for what is no day.
 */
export function readDay(typed: string, today: string, locale: string): string | undefined {
  const text = typed.trim().toLowerCase();
  return named(text, today, locale) ?? inNumbers(text, today, locale) ?? inWords(text, today, locale);
}

/** A day by how far off it is, or by its weekday. */
function named(text: string, today: string, locale: string): string | undefined {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const weekday = (day: string, style: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(momentOf(day)).toLowerCase();
  const days = Array.from({ length: NEAR + 1 }, (_, n) => daysAfter(today, n));
  return days.find(
    (day, n) =>
      relative.format(n, 'day').toLowerCase() === text ||
      (n < WEEK && [weekday(day, 'long'), weekday(day, 'short')].includes(text)),
  );
}

/** Strokes are read where they stand between day and month for all who read the language: not so in English. */
function inNumbers(text: string, today: string, locale: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso !== null) return dayOf(today, Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const parts = locale.startsWith('en') ? text : text.replaceAll('/', '.');
  const dotted = /^(\d{1,2})\.\s*(\d{1,2})\.?(?:\s*(\d{4}))?$/.exec(parts);
  if (dotted === null) return undefined;
  const [, day, month, year] = dotted;
  return dayOf(today, Number(day), Number(month), year === undefined ? undefined : Number(year));
}

/** A month by its name or the beginning of it, a day, and perhaps a year, in any order. */
function inWords(text: string, today: string, locale: string): string | undefined {
  // Some say "24 of December".
  const words = (text.match(/\p{L}+/gu) ?? []).filter((one) => one.length >= LEAST_LETTERS);
  const numbers = text.match(/\d+/g) ?? [];
  const [word = ''] = words;
  if (words.length !== 1) return undefined;
  // Some languages have another form of a month beside a day.
  const forms = [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const;
  const names = forms.map((form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }));
  const isMeant = (index: number) =>
    names.some((name) =>
      name
        .formatToParts(Date.UTC(2026, index, 15))
        .some(({ type, value }) => type === 'month' && value.toLowerCase().startsWith(word)),
    );
  const month = Array.from({ length: 12 }, (_, index) => index).findIndex(isMeant) + 1;
  const days = numbers.filter((one) => one.length <= 2);
  const years = numbers.filter((one) => one.length === 4);
  if (month === 0 || days.length !== 1 || years.length > 1 || days.length + years.length !== numbers.length) {
    return undefined;
  }
  return dayOf(today, Number(days[0]), month, years[0] === undefined ? undefined : Number(years[0]));
}

/** The day of these numbers, if there is one; without a year, the next from today on. */
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
