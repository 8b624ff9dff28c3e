import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../durations.ts';
import { botText, languageFor, localeOf } from '../../text/index.ts';

export function numberFormatterFor(language: string) {
  const locale = localeOf(languageFor(language));
  const plain = (value: number, places: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: places }).format(value);
  const signed = (value: number, places: number, plus: string): string => {
    const size = plain(Math.abs(value), places);
    if (size === plain(0, 0)) return size;
    return (value < 0 ? '−' : plus) + size;
  };
  /** "1,243", "131.2": with at most this many decimal places. Default: 0. */
  const number = (value: number, places = 0): string => signed(value, places, '');
  const span = (unit: 'minutes' | 'hours' | 'days', value: number) =>
    botText('stats', unit, { amount: number(value, value < 10 ? 1 : 0) }, language);
  return {
    number,
    /** "+4.2", "−3", "0" */
    signed: (value: number, places = 0) => signed(value, places, '+'),
    /** "31%" */
    share: (value: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value),
    /** "12 min", "3.5 h", "2 d" */
    time: (milliseconds: number) =>
      milliseconds < HOUR_MS
        ? span('minutes', milliseconds / MINUTE_MS)
        : milliseconds < 2 * DAY_MS
          ? span('hours', milliseconds / HOUR_MS)
          : span('days', milliseconds / DAY_MS),
    /** "3 Jan 2026", in UTC, because pictures and posts have readers in many time zones. */
    date: (at: number) =>
      new Intl.DateTimeFormat(locale, {
        ...({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const),
      }).format(at),
  };
}

export type NumberFormatter = ReturnType<typeof numberFormatterFor>;
