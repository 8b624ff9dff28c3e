/** Clocks and absences against a slow reference implementation: recalculating at any time changes nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Absence,
  awayDaysSpent,
  daily,
  dayAt,
  daysAfter,
  deadlineOf,
  type Person,
  presetOf,
  remainingAt,
  startTiming,
  type Timing,
  type Wait,
  type WakingHours,
  waitingFor,
  withClockResumed,
  withClockStopped,
  withExtension,
  withPlayerChanged,
  withTimeCounted,
} from '../../src/calendar/index.ts';
import { slowTests } from '../support/waiting.ts';
import { QUARTER, ReferenceClock } from './fixtures/reference-clock.ts';

slowTests();

const HOUR = 4 * QUARTER;
const at = (iso: string) => Date.parse(iso);
const iso = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16);
const only = (timing: Timing): Wait => timing.waits[0] as Wait;

/** Zones whose summer time begins and ends at midnight, late in the evening, by half an hour, by two, or never. */
const ZONES = [
  ...['UTC', 'Europe/Warsaw', 'Europe/Dublin', 'America/New_York', 'America/St_Johns', 'America/Santiago'],
  ...['America/Havana', 'America/Nuuk', 'America/Scoresbysund', 'Atlantic/Azores', 'Africa/Cairo'],
  ...['Africa/Casablanca', 'Asia/Beirut', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tokyo', 'Antarctica/Troll'],
  ...['Australia/Lord_Howe', 'Australia/Adelaide', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Pacific/Niue'],
];

type Happening =
  | { readonly what: 'recalculation' | 'pause' | 'resume' | 'extra' }
  | { readonly what: 'hours'; readonly hours: WakingHours | undefined }
  | { readonly what: 'away'; readonly gaps: readonly number[] }
  | { readonly what: 'other player'; readonly person: Person };

/** Absences in order, each as the days until it begins and its length in days. */
function pieces(day: string, gaps: readonly number[]): Absence[] {
  const away: Absence[] = [];
  let from = daysAfter(day, -2);
  for (let n = 0; n + 1 < gaps.length; n += 2) {
    from = daysAfter(from, gaps[n] ?? 0);
    const to = daysAfter(from, gaps[n + 1] ?? 0);
    away.push({ from, to });
    from = daysAfter(to, 1);
  }
  return away;
}

const quarter = fc.integer({ min: 0, max: 95 }).map((n) => n * 15);
const window = fc
  .tuple(quarter, fc.integer({ min: 32, max: 96 }))
  .map(([from, length]) => ({ from, to: (from + length * 15) % 1440 || 1440 }));
const hours = fc
  .tuple(
    fc.constantFrom(...ZONES),
    window,
    fc.array(fc.option(window, { freq: 4, nil: undefined }), { maxLength: 7 }),
  )
  .map(
    ([zone, usual, days]): WakingHours => ({
      zone,
      days: Array.from({ length: 7 }, (_, n) => (n > 0 && n < days.length ? days[n] : usual)),
    }),
  );
const gaps = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Happening>({ what: 'recalculation' }) },
  fc.constantFrom<Happening>({ what: 'pause' }, { what: 'resume' }, { what: 'extra' }),
  fc.record({ what: fc.constant('hours' as const), hours: fc.option(hours, { nil: undefined }) }),
  fc.record({ what: fc.constant('away' as const), gaps }),
  fc.record({ what: fc.constant('other player' as const), person: fc.record({ hours }) }),
);
const course = fc.record({
  pace: fc.constantFrom('friendly', 'steady', 'brisk', 'live'),
  /** Near the days on which clocks change. */
  start: fc
    .tuple(fc.constantFrom('2026-03-04', '2026-03-25', '2026-04-20', '2026-10-20', '2026-10-29'), quarter)
    .map(([day, minute]) => at(`${day}T00:00Z`) + minute * 60_000),
  hours: fc.option(hours, { nil: undefined, freq: 9 }),
  gaps,
  /** Quarters left of turn and pool together, beyond the time of the turn. */
  more: fc.integer({ min: 1, max: 160 }),
  /** An event, and the quarters of an hour since the last one. */
  happenings: fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), happening), { maxLength: 12 }),
});

describe('the clock of a player who is away', () => {
  /** Turn of 6 h and pool of 24 h, at 13 h a day: it would run out at 14:00 in Warsaw on 3 June. */
  const warsaw = daily('Europe/Warsaw', 9 * 60, 22 * 60);
  const gone: Person = { hours: warsaw, away: [{ from: '2026-06-02', to: '2026-06-09' }] };
  const begun = waitingFor(startTiming('brisk', 1), new Map([[0, 0]]), () => gone, at('2026-06-01T08:00Z'));

  test('keeps its deadline if recalculated, and uses up a day off per day it stops', () => {
    const spent = new Set<string>();
    let timing = begun;
    for (let now = at('2026-06-01T20:00Z'); now < at('2026-06-12T00:00Z'); now += 5 * HOUR) {
      for (const day of awayDaysSpent(timing, only(timing), gone, now)) spent.add(day);
      timing = withTimeCounted(timing, () => gone, now);
      expect(iso(deadlineOf(timing, only(timing), gone)), `now ${now}`).toBe('2026-06-10T12:00');
    }
    expect([...spent]).toEqual(['03', '04', '05', '06', '07', '08', '09'].map((day) => `2026-06-${day}`));
  });

  test('continues at once if the absence is cancelled, with the time that was left', () => {
    const now = at('2026-06-05T10:00Z');
    const timing = withTimeCounted(begun, () => gone, now);
    const back = { ...gone, away: [] };
    expect(remainingAt(timing, only(timing), back, now)).toEqual({ turn: 0, pool: 5 * HOUR });
    expect(iso(deadlineOf(timing, only(timing), back))).toBe('2026-06-05T15:00');
  });

  test('keeps its end and uses up no days off if it had run out before', () => {
    const here = { hours: warsaw };
    const end = deadlineOf(begun, only(begun), here) as number;
    const timing = withTimeCounted(begun, () => here, end + 2 * HOUR);
    for (const days of [0, 1, 3]) {
      const now = end + 2 * HOUR + days * 24 * HOUR;
      const later = withTimeCounted(timing, () => gone, now);
      expect(deadlineOf(later, only(later), gone), `days ${days}`).toBe(end);
      expect(awayDaysSpent(later, only(later), gone, now + 48 * HOUR), `days ${days}`).toEqual([]);
    }
  });

  test('runs out when a pause ends if a substitute took over with no time left', () => {
    const midnight = at('2026-06-03T22:00Z');
    const late: Person = { ...gone, hours: daily('Europe/Warsaw', 15 * 60, 0) };
    const wait = { ...only(begun), counted: midnight - 5 * HOUR, turn: 5 * HOUR };
    const paused = withClockStopped({ ...begun, waits: [wait], pools: [0] }, () => late, midnight);
    const replaced = { ...paused, waits: [withPlayerChanged(only(paused))] };
    const resumed = withClockResumed(replaced, at('2026-06-20T12:00Z'));
    expect(iso(deadlineOf(resumed, only(resumed), { hours: warsaw }))).toBe('2026-06-20T12:00');
  });

  test('runs out when the absence ends, even if changed, if no time is left', () => {
    const midnight = at('2026-06-03T22:00Z');
    const wait = { ...only(begun), counted: midnight, turn: 0, held: '2026-06-09' };
    const timing = { ...begun, waits: [wait], pools: [0] };
    const back = (to: string): Person => ({ hours: warsaw, away: [{ from: '2026-06-01', to }] });
    expect(iso(deadlineOf(timing, only(timing), back('2026-06-09')))).toBe('2026-06-09T22:00');
    expect(iso(deadlineOf(timing, only(timing), back('2026-06-07')))).toBe('2026-06-07T22:00');
    expect(iso(deadlineOf(timing, only(timing), back('2026-06-02')))).toBe('2026-06-03T22:00');
  });

  test('gets an extension in full, from the moment it is granted', () => {
    const here = { hours: warsaw };
    const end = deadlineOf(begun, only(begun), here) as number;
    const given = withExtension(
      withTimeCounted(begun, () => here, end + HOUR),
      0,
      HOUR,
      () => here,
      end + 2 * HOUR,
    );
    expect(deadlineOf(given, only(given), here)).toBe(end + 3 * HOUR);
  });
});

test('deadlines and days off match the reference implementation in all zones after any changes', () => {
  fc.assert(
    fc.property(course, ({ pace, start, happenings, more, ...first }) => {
      const preset = presetOf(pace);
      const pool = more * QUARTER - (preset.turn % QUARTER);
      const today = (zone: string | undefined, now: number) => dayAt(zone ?? 'UTC', now);
      let person: Person = { hours: first.hours, away: pieces(today(first.hours?.zone, start), first.gaps) };
      let now = start;
      let timing = waitingFor(
        { ...startTiming(pace, 1), pools: [pool] },
        new Map([[0, 0]]),
        () => person,
        start,
      );
      const reference = new ReferenceClock(start, preset.turn + pool, person, preset.ownHours);
      const spent = new Set<string>();
      const spend = (until: number) => {
        for (const day of awayDaysSpent(timing, only(timing), person, until)) spent.add(day);
      };
      const happen = (event: Happening) => {
        spend(now);
        const before = timing.stopped;
        timing = withTimeCounted(timing, () => person, now);
        const { turn, pool: rest } = remainingAt(timing, only(timing), person, now);
        expect(turn + rest).toBe(reference.left);
        switch (event.what) {
          case 'pause':
            timing = withClockStopped(timing, () => person, now);
            reference.paused = true;
            break;
          case 'resume':
            if (before) timing = withClockResumed(timing, now);
            reference.paused = false;
            break;
          case 'extra':
            timing = withExtension(timing, 0, 10 * HOUR, () => person, now);
            reference.left += 10 * HOUR;
            reference.ranOut = undefined;
            break;
          case 'hours':
            person = { ...person, hours: event.hours };
            break;
          case 'away':
            person = { ...person, away: pieces(today(person.hours?.zone, now), event.gaps) };
            break;
          case 'other player': {
            person = event.person;
            timing = { ...timing, waits: [withPlayerChanged(only(timing))] };
            reference.held = undefined;
            break;
          }
        }
        reference.person = person;
      };
      for (const [quarters, event] of [...happenings, [0, { what: 'resume' }] as const]) {
        for (let n = 0; n < quarters; n++) reference.step();
        reference.look();
        now = reference.at;
        happen(event);
      }
      const limit = now + 200 * 24 * HOUR;
      while (reference.ranOut === undefined && reference.at < limit) reference.step();
      const end = deadlineOf(timing, only(timing), person) as number;
      spend(Math.max(end, now));
      expect(iso(end)).toBe(iso(reference.ranOut));
      expect([...spent].sort()).toEqual([...reference.daysSpent].sort());
    }),
    { numRuns: 150 },
  );
});
