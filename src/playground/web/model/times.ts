/** Discord's time formats: beside messages, between days, and in `<t:…>` marks. */

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** Units of relative times with their lengths in seconds, longest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Formats a Discord timestamp. `seconds`: since 1970; `now`: milliseconds; `locale`: as for `Intl`. */
export function timeInWords(seconds: number, style: string, now: number, locale?: string): string {
  const date = new Date(seconds * 1_000);
  if (Number.isNaN(date.getTime())) return `${seconds}`;
  if (style !== 'R') return new Intl.DateTimeFormat(locale, FORMATS[style] ?? FORMATS.f).format(date);
  const difference = seconds - now / 1_000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(difference) >= size) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    Math.round(difference / length),
    unit,
  );
}

export const clock = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(iso));

/** Formats a date divider: `21 November 2026`. */
export const day = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(iso));
