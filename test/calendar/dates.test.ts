/** Days as users type them, and as they are shown. */
import { describe, expect, it } from 'vitest';
import { dayName, daysAfter, readDay, timeIn } from '../../src/calendar/index.ts';

/** A Sunday. */
const TODAY = '2026-11-22';
const read = (typed: string) => readDay(typed, TODAY, 'en-GB');

describe('a typed day', () => {
  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2027-1-2', '2027-01-02'],
    ['24.12.', '2026-12-24'],
    ['24.12', '2026-12-24'],
    [' 24. 12. 2027 ', '2027-12-24'],
    ['Dec 24', '2026-12-24'],
    ['24 dec', '2026-12-24'],
    ['24th', undefined],
    ['December 24, 2027', '2027-12-24'],
    ['today', '2026-11-22'],
    ['Tomorrow', '2026-11-23'],
    ['in 3 days', '2026-11-25'],
    ['sunday', '2026-11-22'],
    ['Fri', '2026-11-27'],
    ['Thu 24 Dec', '2026-12-24'],
    ['Friday, December 24, 2027', '2027-12-24'],
  ])('“%s” is read as %s', (typed, day) => expect(read(typed)).toBe(day));

  it('without a year is the next such day, or today', () => {
    expect(read('22.11.')).toBe('2026-11-22');
    expect(read('21.11.')).toBe('2027-11-21');
    expect(read('2 Jan')).toBe('2027-01-02');
    // The next such day, within a year.
    expect(readDay('29.2.', '2027-11-22', 'en-GB')).toBe('2028-02-29');
  });

  it.each([
    ...['', ' ', '31.2.', '2026-02-30', '0.1.', '24.13.', '12/24', '24', 'Dec', 'Dec 24 25', 'Ju 3'],
    ...[
      'Dec 240',
      'Smarch 4',
      'Fri 24 Dec',
      'Dec Dec 24',
      'Thu 24',
      'Dec 24 2026 2027',
      '-1.-1.',
      '1e9',
      'NaN',
      '@everyone',
      '<@1>',
      '٢٤.١٢.',
    ],
    ...['🐑 24', '24.12.99999', '\u0000', '99999999999999999999-01-01', '2026-12-24T00:00'],
  ])('“%s” is rejected', (typed) => expect(read(typed)).toBeUndefined());

  it.each(['9', 'a'])('of ten thousand characters is rejected: %s…', (letter) => {
    expect(read(letter.repeat(10_000))).toBeUndefined();
    expect(read(`${letter.repeat(10_000)} 4`)).toBeUndefined();
  });

  it('is read in the language of the user', () => {
    expect(readDay('24 grudnia', TODAY, 'pl')).toBe('2026-12-24');
    expect(readDay('jutro', TODAY, 'pl')).toBe('2026-11-23');
    expect(readDay('24 décembre', TODAY, 'fr')).toBe('2026-12-24');
    expect(readDay('24 de diciembre de 2027', TODAY, 'es-ES')).toBe('2027-12-24');
    expect(readDay('24/12', TODAY, 'es-ES')).toBe('2026-12-24');
  });

  it.each(['en-GB', 'es', 'pl'])('can be typed as it is shown, in %s', (locale) => {
    const days = Array.from({ length: 365 }, (_, n) => daysAfter(TODAY, n));
    for (const day of days.filter((_, n) => n % 5 === 0))
      expect(readDay(dayName(day, locale), TODAY, locale), dayName(day, locale)).toBe(day);
  });

  it('can be typed without accents and final dots', () => {
    expect(readDay('manana', TODAY, 'es')).toBe('2026-11-23');
    expect(readDay('miercoles', TODAY, 'es')).toBe('2026-11-25');
    expect(readDay('sroda', TODAY, 'pl')).toBe('2026-11-25');
    expect(readDay('poniedzialek', TODAY, 'pl')).toBe(readDay('poniedziałek', TODAY, 'pl'));
    expect(readDay('poniedzialek', TODAY, 'pl')).toBeDefined();
    expect(readDay('czw', TODAY, 'pl')).toBe('2026-11-26');
    expect(readDay('5 paz', TODAY, 'pl')).toBe('2027-10-05');
  });
});

describe('a shown time', () => {
  it('names the weekday of a day, whatever the time zone of the machine', () => {
    expect(dayName('2026-12-24', 'en-GB')).toBe('Thu 24 Dec');
  });
  it('is right for its zone in summer and winter', () => {
    expect(timeIn('Europe/Warsaw', Date.parse('2026-12-24T12:05:59Z'))).toBe('13:05');
    expect(timeIn('Europe/Warsaw', Date.parse('2026-06-24T12:05:00Z'))).toBe('14:05');
  });
});
