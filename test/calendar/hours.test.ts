/** Own hours by the clock on the wall, over summer time, midnight and the date line. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeTimeBetween,
  addActiveTime,
  areHours,
  commonActiveTime,
  daily,
  isOpen,
  isZone,
  nextAtHour,
  nextOpen,
  zonesAtHour,
  zonesLike,
} from '../../src/calendar/index.ts';

const at = (iso: string) => Date.parse(iso);
const hours = (n: number) => n * 3_600_000;
/** Nine to ten in the evening. */
const warsaw = daily('Europe/Warsaw', 9 * 60, 22 * 60);
const iso = (moment: number) => new Date(moment).toISOString();

describe('a daily window', () => {
  test('follows local time, so it opens an hour earlier in UTC in summer', () => {
    expect(iso(nextOpen(warsaw, at('2026-03-28T00:00Z')))).toBe('2026-03-28T08:00:00.000Z');
    expect(iso(nextOpen(warsaw, at('2026-03-29T00:00Z')))).toBe('2026-03-29T07:00:00.000Z');
  });

  test('includes its first minute and not its last', () => {
    expect(isOpen(warsaw, at('2026-06-01T07:00Z'))).toBe(true);
    expect(isOpen(warsaw, at('2026-06-01T06:59:59Z'))).toBe(false);
    expect(isOpen(warsaw, at('2026-06-01T20:00Z'))).toBe(false);
  });

  test('can span midnight', () => {
    const night = daily('Europe/Warsaw', 20 * 60, 6 * 60);
    expect(isOpen(night, at('2026-06-01T23:00Z'))).toBe(true);
    expect(isOpen(night, at('2026-06-01T10:00Z'))).toBe(false);
    expect(activeTimeBetween(night, at('2026-06-01T10:00Z'), at('2026-06-02T10:00Z'))).toBe(hours(10));
  });

  test('opens after the skipped hour if it would open within it', () => {
    const early = daily('Europe/Warsaw', 2 * 60 + 30, 14 * 60);
    expect(iso(nextOpen(early, at('2026-03-28T20:00Z')))).toBe('2026-03-29T01:00:00.000Z');
  });

  test('closes at the skipped hour if it would close within it', () => {
    const late = daily('Europe/Warsaw', 18 * 60, 2 * 60 + 30);
    expect(activeTimeBetween(late, at('2026-03-28T12:00Z'), at('2026-03-29T12:00Z'))).toBe(hours(8));
    expect(isOpen(late, at('2026-03-29T00:59Z'))).toBe(true);
    expect(isOpen(late, at('2026-03-29T01:00Z'))).toBe(false);
  });

  test.each([
    // Midnight itself is skipped, the last hour before it, half an hour, and two hours.
    ['Africa/Cairo', 0, '2026-04-23T22:00Z'],
    ['America/Nuuk', 23 * 60 + 30, '2026-03-29T01:00Z'],
    ['Australia/Lord_Howe', 2 * 60 + 15, '2026-10-03T15:30Z'],
    ['Antarctica/Troll', 90, '2026-03-29T01:00Z'],
  ])('in %s opens and closes at the end of the skipped hour', (zone, minute, moment) => {
    const skipped = at(moment);
    const begins = daily(zone, minute, (minute + 600) % 1440);
    expect(isOpen(begins, skipped - 1)).toBe(false);
    expect(isOpen(begins, skipped)).toBe(true);
    const ends = daily(zone, (minute + 840) % 1440, minute);
    expect(isOpen(ends, skipped - 1)).toBe(true);
    expect(isOpen(ends, skipped)).toBe(false);
  });

  test('counts the repeated hour twice', () => {
    const early = daily('Europe/Warsaw', 60, 11 * 60);
    expect(activeTimeBetween(early, at('2026-10-24T22:00Z'), at('2026-10-25T22:00Z'))).toBe(hours(11));
    expect(activeTimeBetween(early, at('2026-03-28T23:00Z'), at('2026-03-29T22:00Z'))).toBe(hours(9));
  });

  test.each([
    ['0 to 24', daily('Europe/Warsaw', 0, 24 * 60)],
    ['9 to 9', daily('Europe/Warsaw', 9 * 60, 9 * 60)],
  ])('of a whole day never closes: %s', (_, always) => {
    for (const end of ['2026-04-10T01:02Z', '2029-04-10T01:02Z'])
      expect(activeTimeBetween(always, at('2026-03-02T12:34Z'), at(end))).toBe(
        at(end) - at('2026-03-02T12:34Z'),
      );
  });

  test('of a whole day closes where the next one begins later', () => {
    const days = Array.from({ length: 7 }, (_, n) =>
      n < 5 ? { from: 540, to: 540 } : { from: 0, to: 1440 },
    );
    // From Sunday midnight to Monday at nine.
    expect(iso(nextOpen({ zone: 'UTC', days }, at('2026-06-08T03:00Z')))).toBe('2026-06-08T09:00:00.000Z');
  });

  test('can be missing on some days', () => {
    const workdays = { ...warsaw, days: warsaw.days.map((day, n) => (n < 5 ? day : undefined)) };
    // From Friday evening to Monday morning.
    expect(iso(nextOpen(workdays, at('2026-06-05T20:00Z')))).toBe('2026-06-08T07:00:00.000Z');
  });
});

describe('unknown hours', () => {
  test('are always open', () => {
    expect(isOpen(undefined, 1234)).toBe(true);
    expect(activeTimeBetween(undefined, 1000, 5000)).toBe(4000);
    expect(addActiveTime(undefined, 1000, 4000)).toBe(5000);
  });
});

describe('the common time of several users', () => {
  test('is within everyone’s hours', () => {
    const denver = daily('America/Denver', 8 * 60, 23 * 60);
    expect(
      commonActiveTime([warsaw, denver], at('2026-06-01T00:00Z')).map(({ from, to }) => [iso(from), iso(to)]),
    ).toEqual([['2026-06-01T14:00:00.000Z', '2026-06-01T20:00:00.000Z']]);
  });

  test('is one interval although it is under way', () => {
    expect(
      commonActiveTime([warsaw, warsaw], at('2026-06-01T17:00Z')).map(({ from, to }) => [iso(from), iso(to)]),
    ).toEqual([['2026-06-02T07:00:00.000Z', '2026-06-02T20:00:00.000Z']]);
  });

  test('is empty if their hours never overlap', () => {
    const opposite = daily('Europe/Warsaw', 22 * 60, 9 * 60);
    expect(commonActiveTime([warsaw, opposite], at('2026-06-01T00:00Z'))).toEqual([]);
  });
});

describe('valid hours', () => {
  test('have a known zone and at least eight hours a day', () => {
    expect(areHours(warsaw)).toBe(true);
    expect(areHours(daily('Europe/Atlantis', 0, 720))).toBe(false);
    expect(areHours(daily('Europe/Warsaw', 9 * 60, 16 * 60 + 59))).toBe(false);
    expect(areHours(daily('Europe/Warsaw', 20 * 60, 4 * 60))).toBe(true);
    expect(areHours(daily('Europe/Warsaw', 9 * 60, 25 * 60))).toBe(false);
    expect(areHours({ zone: 'Europe/Warsaw', days: Array.from({ length: 7 }, () => undefined) })).toBe(false);
  });

  test('need the full name of a zone', () => {
    expect(isZone('Europe/Warsaw')).toBe(true);
    for (const wrong of ['', 'Warsaw', '../etc', 'x'.repeat(99)]) expect(isZone(wrong), wrong).toBe(false);
  });
});

describe('a zone is found', () => {
  test('by its current hour, the most populous ones first', () => {
    const zones = zonesAtHour(at('2026-06-01T12:00Z'), 14);
    expect(zones[0]).toBe('Europe/Berlin');
    expect(zones).toContain('Europe/Warsaw');
    expect(zones).not.toContain('Europe/London');
  });

  test('by part of its name', () => {
    expect(zonesLike('new york')).toEqual(['America/New_York']);
    expect(zonesLike('WARS')).toEqual(['Europe/Warsaw']);
    expect(zonesLike(' ')).toContain('Europe/Warsaw');
    expect(zonesLike('+02:00'), 'no letters to look for').toEqual([]);
  });

  test('by its current and its former name, whichever the runtime lists', () => {
    for (const [typed, zone] of [
      ['Kathmandu', 'Asia/Kathmandu'],
      ['Katmandu', 'Asia/Kathmandu'],
      ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
      ['Saigon', 'Asia/Ho_Chi_Minh'],
      ['Yangon', 'Asia/Yangon'],
      ['Nuuk', 'America/Nuuk'],
      ['Faroe', 'Atlantic/Faroe'],
      ['Chuuk', 'Pacific/Chuuk'],
      ['Kiev', 'Europe/Kyiv'],
      ['Calcutta', 'Asia/Kolkata'],
      ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
    ] as const)
      expect(zonesLike(typed), typed).toEqual([zone]);
  });
});

test('the next time of an hour is today or tomorrow', () => {
  expect(iso(nextAtHour('Europe/Warsaw', at('2026-06-01T12:00Z'), 20))).toBe('2026-06-01T18:00:00.000Z');
  expect(iso(nextAtHour('Europe/Warsaw', at('2026-06-01T18:00Z'), 20))).toBe('2026-06-02T18:00:00.000Z');
});

describe('in all zones at all times', () => {
  const zone = fc.constantFrom(
    'Europe/Warsaw',
    'America/Denver',
    'Asia/Kolkata',
    'Pacific/Apia',
    'Australia/Lord_Howe',
    'UTC',
  );
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const window = fc
    .tuple(minute, fc.integer({ min: 480, max: 1440 }))
    .map(([from, length]) => ({ from, to: from + length > 1440 ? from + length - 1440 : from + length }));
  const own = fc.record({
    zone,
    days: fc.array(fc.option(window, { nil: undefined, freq: 5 }), { minLength: 7, maxLength: 7 }),
  });
  const moment = fc.integer({ min: at('2025-01-01T00:00Z'), max: at('2028-01-01T00:00Z') });

  test('active time adds up', () => {
    fc.assert(
      fc.property(own.filter(areHours), moment, fc.integer({ min: 0, max: hours(100) }), (of, from, time) => {
        const end = addActiveTime(of, from, time);
        expect(activeTimeBetween(of, from, end)).toBe(time);
        const middle = from + Math.floor((end - from) / 3);
        expect(activeTimeBetween(of, from, middle) + activeTimeBetween(of, middle, end)).toBe(time);
      }),
      { numRuns: 150 },
    );
  });

  test('a window is closed until its next opening, and open then', () => {
    fc.assert(
      fc.property(own.filter(areHours), moment, (of, from) => {
        const open = nextOpen(of, from);
        expect(isOpen(of, open)).toBe(true);
        expect(activeTimeBetween(of, from, open)).toBe(0);
      }),
      { numRuns: 150 },
    );
  });
});
