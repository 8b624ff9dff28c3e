/** Clocks: time left of turns and pools, pauses, absences; reminders and when they are due. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Absence,
  absenceProblem,
  awayDaysSpent,
  daily,
  daysLeft,
  deadlineOf,
  isOpen,
  nextReminder,
  type Pace,
  type Person,
  presetOf,
  remainingAt,
  startTiming,
  type Timing,
  type Wait,
  waitingFor,
  withClockResumed,
  withClockStopped,
  withExtension,
  withTimeCounted,
} from '../../src/calendar/index.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16);
const HOUR = 3_600_000;
const MAX_REMINDERS = 5;
/** Thirteen hours a day. */
const ann: Person = { hours: daily('Europe/Warsaw', 9 * 60, 22 * 60) };
const defaultPerson: Person = {};

/** The wait for seat 0 begins at this moment. */
const waiting = (pace: Pace, from: string, person = ann): Timing =>
  waitingFor(startTiming(pace, 2), new Map([[0, 0]]), () => person, at(from));
const onlyWait = (timing: Timing): Wait => timing.waits[0] as Wait;

describe('a clock', () => {
  test('runs only in waking hours: first the time of the turn, then the pool', () => {
    // From 08:00 UTC (ten in Warsaw): 12 h today, 12 h tomorrow; then 72 h of the pool.
    const timing = waiting('steady', '2026-06-01T08:00Z');
    expect(remainingAt(timing, onlyWait(timing), ann, at('2026-06-02T19:00Z'))).toEqual({
      turn: 0,
      pool: 72 * HOUR,
    });
    expect(remainingAt(timing, onlyWait(timing), ann, at('2026-06-03T08:00Z'))).toEqual({
      turn: 0,
      pool: 70 * HOUR,
    });
    expect(iso(deadlineOf(timing, onlyWait(timing), ann))).toBe('2026-06-08T13:00');
  });

  test('runs day and night at the live pace', () => {
    const timing = waiting('live', '2026-06-01T01:00Z');
    expect(iso(deadlineOf(timing, onlyWait(timing), ann))).toBe('2026-06-01T01:40');
  });

  test('takes from the pool only what exceeds the time of the turn, and never refills it', () => {
    let timing = waiting('brisk', '2026-06-01T08:00Z');
    // Eight hours: two of the pool.
    timing = waitingFor(timing, new Map([[1, 1]]), () => ann, at('2026-06-01T16:00Z'));
    expect(timing.pools).toEqual([22 * HOUR, 24 * HOUR]);
    timing = waitingFor(timing, new Map([[0, 2]]), () => ann, at('2026-06-01T17:00Z'));
    expect(timing.pools).toEqual([22 * HOUR, 24 * HOUR]);
    expect(onlyWait(timing)).toMatchObject({ seat: 0, turn: 6 * HOUR, whole: 28 * HOUR });
  });

  test('runs on for the same decision, and starts again for the seat’s next turn', () => {
    const timing = waiting('brisk', '2026-06-01T08:00Z');
    const later = at('2026-06-01T12:00Z');
    expect(waitingFor(timing, new Map([[0, 0]]), () => ann, later).waits).toEqual(timing.waits);
    expect(onlyWait(waitingFor(timing, new Map([[0, 3]]), () => ann, later))).toMatchObject({
      at: later,
      since: 3,
    });
  });

  test('runs separately for each seat in production', () => {
    const both = waitingFor(
      startTiming('brisk', 2),
      new Map([
        [0, 9],
        [1, 9],
      ]),
      (seat) => (seat === 0 ? ann : defaultPerson),
      at('2026-06-01T19:00Z'),
    );
    const [first, second] = both.waits as [Wait, Wait];
    const morning = at('2026-06-02T07:00Z');
    expect(remainingAt(both, first, ann, morning).turn).toBe(5 * HOUR);
    expect(remainingAt(both, second, defaultPerson, morning)).toEqual({ turn: 0, pool: 18 * HOUR });
  });

  test('stops in a pause, and continues with the same time left', () => {
    let timing = waiting('brisk', '2026-06-01T08:00Z');
    timing = withClockStopped(timing, () => ann, at('2026-06-01T10:00Z'));
    expect(deadlineOf(timing, onlyWait(timing), ann)).toBeUndefined();
    timing = withClockStopped(timing, () => ann, at('2026-06-02T10:00Z'));
    timing = withClockResumed(timing, at('2026-06-03T08:00Z'));
    expect(remainingAt(timing, onlyWait(timing), ann, at('2026-06-03T08:00Z'))).toEqual({
      turn: 4 * HOUR,
      pool: 24 * HOUR,
    });
  });

  test('keeps the time that is left if the player’s hours change', () => {
    const timing = withTimeCounted(waiting('brisk', '2026-06-01T08:00Z'), () => ann, at('2026-06-01T10:00Z'));
    const moved: Person = { hours: daily('America/Denver', 8 * 60, 16 * 60) };
    expect(remainingAt(timing, onlyWait(timing), moved, at('2026-06-01T10:00Z'))).toEqual({
      turn: 4 * HOUR,
      pool: 24 * HOUR,
    });
  });

  test('gets the extension that the other players grant', () => {
    const timing = waiting('brisk', '2026-06-01T08:00Z', defaultPerson);
    const end = deadlineOf(timing, onlyWait(timing), defaultPerson) as number;
    const expired = { ...timing, waits: [{ ...onlyWait(timing), expired: end }] };
    const given = withExtension(expired, 0, 24 * HOUR, () => defaultPerson, end + 2 * HOUR);
    expect(onlyWait(given).expired).toBeUndefined();
    expect(deadlineOf(given, onlyWait(given), defaultPerson)).toBe(end + 26 * HOUR);
  });
});

describe('days off', () => {
  const away: Absence = { from: '2026-06-02', to: '2026-06-05' };
  const gone: Person = { ...ann, away: [away] };

  test('are not used up if the clock would not have run out', () => {
    const timing = waiting('steady', '2026-06-01T08:00Z', gone);
    expect(iso(deadlineOf(timing, onlyWait(timing), gone))).toBe('2026-06-08T13:00');
    expect(awayDaysSpent(timing, onlyWait(timing), gone, at('2026-06-07T00:00Z'))).toEqual([]);
  });

  test('stop the clock on the day it would have run out; it continues after the return', () => {
    // Twelve of thirty hours on the first, thirteen on the second, and five left for the third.
    const timing = waiting('brisk', '2026-06-01T08:00Z', gone);
    expect(iso(deadlineOf(timing, onlyWait(timing), ann))).toBe('2026-06-03T12:00');
    expect(iso(deadlineOf(timing, onlyWait(timing), gone))).toBe('2026-06-06T12:00');
    expect(awayDaysSpent(timing, onlyWait(timing), gone, at('2026-06-04T12:00Z'))).toEqual([
      '2026-06-03',
      '2026-06-04',
    ]);
    expect(remainingAt(timing, onlyWait(timing), gone, at('2026-06-05T12:00Z'))).toEqual({
      turn: 0,
      pool: 5 * HOUR,
    });
  });

  test('get no reminders, and delay later ones by as much', () => {
    // Two hours of the first twelve have passed when the days off begin, at midnight in Warsaw.
    const timing = waiting('friendly', '2026-06-01T20:00Z', gone);
    const first = nextReminder(timing, onlyWait(timing), gone);
    expect(iso(first)).toBe('2026-06-06T08:00');
    const reminded = { ...onlyWait(timing), reminders: 1, reminded: first as number };
    expect(iso(nextReminder(timing, reminded, gone))).toBe('2026-06-07T07:00');
  });

  test('are limited to 21 in a year and 14 in a row', () => {
    const none = { spent: [], announced: [] };
    const today = '2026-06-01';
    expect(absenceProblem({ from: '2026-07-01', to: '2026-07-14' }, today, none)).toBeUndefined();
    expect(absenceProblem({ from: '2026-07-01', to: '2026-07-15' }, today, none)).toBe('tooLong');
    expect(absenceProblem({ from: '2026-07-02', to: '2026-07-01' }, today, none)).toBe('backwards');
    expect(absenceProblem({ from: '2026-05-01', to: '2026-05-31' }, today, none)).toBe('past');
    expect(absenceProblem({ from: '2027-05-01', to: '2027-05-02' }, today, none)).toBe('farOff');
    const announced = [{ from: '2026-07-01', to: '2026-07-10' }];
    expect(absenceProblem({ from: '2026-07-10', to: '2026-07-12' }, today, { spent: [], announced })).toBe(
      'overlaps',
    );
    expect(absenceProblem({ from: '2026-08-01', to: '2026-08-12' }, today, { spent: [], announced })).toBe(
      'tooMany',
    );
    expect(
      absenceProblem({ from: '2026-08-01', to: '2026-08-11' }, today, { spent: [], announced }),
    ).toBeUndefined();
  });

  test('come back a year after the first of them was used up', () => {
    const spent = Array.from({ length: 21 }, (_, n) => `2026-03-${String(n + 1).padStart(2, '0')}`);
    expect(daysLeft(spent, '2026-12-01')).toBe(0);
    expect(daysLeft(spent, '2027-02-28')).toBe(0);
    expect(daysLeft(spent, '2027-03-01')).toBe(21);
    expect(daysLeft([...spent, '2027-04-01'], '2027-04-02')).toBe(20);
  });

  test('announced for the next year leave those of this year', () => {
    const spent = Array.from({ length: 10 }, (_, n) => `2026-01-${10 + n}`);
    const given = { spent, announced: [{ from: '2027-01-20', to: '2027-01-30' }] };
    const problemOf = (from: string, to: string) => absenceProblem({ from, to }, '2026-12-01', given);
    expect(problemOf('2026-12-20', '2026-12-30')).toBeUndefined();
    expect(problemOf('2026-12-20', '2026-12-31')).toBe('tooMany');
    // Ten days are left of the next year.
    expect(problemOf('2027-01-31', '2027-02-09')).toBeUndefined();
    expect(problemOf('2027-01-31', '2027-02-10')).toBe('tooMany');
  });

  test('announced across the end of a year count for both', () => {
    const spent = Array.from({ length: 10 }, (_, n) => `2026-01-${10 + n}`);
    const given = { spent, announced: [{ from: '2027-01-05', to: '2027-01-14' }] };
    const problemOf = (from: string, to: string) => absenceProblem({ from, to }, '2026-12-01', given);
    expect(problemOf('2026-12-20', '2026-12-25')).toBeUndefined();
    expect(problemOf('2026-12-20', '2026-12-26')).toBe('tooMany');
    const full = [...given.announced, { from: '2027-01-15', to: '2027-01-28' }];
    const across = { from: '2027-01-04', to: '2027-01-14' };
    expect(absenceProblem(across, '2026-12-01', { spent, announced: full.slice(1) })).toBeUndefined();
    const next = [...full.slice(1), { from: '2027-01-29', to: '2027-02-04' }];
    expect(absenceProblem(across, '2026-12-01', { spent, announced: next })).toBe('tooMany');
  });
});

describe('reminders', () => {
  /** Returns the moments of a wait's reminders if no one acts. */
  function all(timing: Timing, person: Person): string[] {
    const times: string[] = [];
    let now = timing;
    for (;;) {
      const next = nextReminder(now, onlyWait(now), person);
      if (next === undefined) return times;
      times.push(iso(next) ?? '');
      now = { ...now, waits: [{ ...onlyWait(now), reminded: next, reminders: onlyWait(now).reminders + 1 }] };
    }
  }

  test('come after 12 h, 24 h, then daily, at most five; at night they wait for the morning', () => {
    // No reminders after ten in the evening: a later one comes at nine, and only once.
    expect(all(waiting('friendly', '2026-06-01T20:00Z'), ann)).toEqual([
      '2026-06-02T08:00',
      '2026-06-03T07:00',
      '2026-06-04T07:00',
      '2026-06-05T07:00',
      '2026-06-06T07:00',
    ]);
  });

  test('come once in a morning, although two fall due in it', () => {
    // From noon in Warsaw: the first waits from midnight until nine, and the second is due at noon.
    expect(all(waiting('friendly', '2026-06-01T10:00Z'), ann)).toEqual([
      '2026-06-02T07:00',
      '2026-06-03T10:00',
      '2026-06-04T10:00',
      '2026-06-05T10:00',
    ]);
    // From eight in the evening, they come in the morning and in the evening.
    expect(all(waiting('friendly', '2026-06-01T18:00Z'), ann).slice(0, 2)).toEqual([
      '2026-06-02T07:00',
      '2026-06-02T18:00',
    ]);
  });

  test('that fell due during days away come on the return, although the clock was counted in between', () => {
    const gone = { ...ann, away: [{ from: '2026-06-02', to: '2026-06-04' }] };
    const timing = waiting('steady', '2026-06-01T08:00Z', gone);
    const counted = withTimeCounted(timing, () => gone, at('2026-06-03T10:00Z'));
    for (const one of [timing, counted]) {
      expect(iso(nextReminder(one, onlyWait(one), gone))).toBe('2026-06-05T07:00');
    }
    const reminded = { ...onlyWait(counted), reminded: at('2026-06-05T07:00Z'), reminders: 1 };
    expect(iso(nextReminder(counted, reminded, gone))).toBe('2026-06-08T08:12');
  });

  test('with a clock come at 50 % and 80 % of the turn, and shortly before all time is up', () => {
    expect(all(waiting('brisk', '2026-06-01T00:00Z', defaultPerson), defaultPerson)).toEqual([
      '2026-06-01T03:00',
      '2026-06-01T04:48',
      '2026-06-02T04:30',
    ]);
    expect(all(waiting('live', '2026-06-01T00:00Z', defaultPerson), defaultPerson)).toEqual([
      '2026-06-01T00:05',
      '2026-06-01T00:08',
      '2026-06-01T00:30',
    ]);
  });

  test('that fell due while the bot was off are sent as one', () => {
    const timing = waiting('friendly', '2026-06-01T08:00Z', defaultPerson);
    const late = {
      ...timing,
      waits: [{ ...onlyWait(timing), reminded: at('2026-06-03T09:00Z'), reminders: 1 }],
    };
    expect(iso(nextReminder(late, onlyWait(late), defaultPerson))).toBe('2026-06-04T08:00');
  });

  test('do not come while they are snoozed or muted, in a pause, or after time is up', () => {
    const timing = waiting('friendly', '2026-06-01T08:00Z', defaultPerson);
    const but = (change: Partial<Wait>) => ({ ...onlyWait(timing), ...change });
    expect(iso(nextReminder(timing, but({ quiet: at('2026-06-01T09:00Z') }), defaultPerson))).toBe(
      '2026-06-01T09:00',
    );
    expect(nextReminder(timing, but({ quiet: 'never' }), defaultPerson)).toBeUndefined();
    expect(nextReminder(timing, but({ expired: 1 }), defaultPerson)).toBeUndefined();
    expect(nextReminder({ ...timing, stopped: true }, onlyWait(timing), defaultPerson)).toBeUndefined();
  });

  test('come when a user asks, and use up neither the automatic ones nor the warning that the time runs out', () => {
    const nextAfter = (timing: Timing, change: Partial<Wait>) =>
      iso(nextReminder(timing, { ...onlyWait(timing), reminders: MAX_REMINDERS, ...change }, defaultPerson));
    const friendly = waiting('friendly', '2026-06-01T08:00Z', defaultPerson);
    const asked = { reminded: at('2026-06-02T08:00Z'), quiet: at('2026-06-02T09:00Z') };
    expect(nextAfter(friendly, asked)).toBe('2026-06-02T09:00');
    expect(nextAfter(friendly, { reminded: at('2026-06-02T09:00Z') })).toBe('2026-06-03T08:00');
    const brisk = waiting('brisk', '2026-06-01T00:00Z', defaultPerson);
    expect(nextAfter(brisk, { reminded: at('2026-06-01T09:00Z') })).toBe('2026-06-02T04:30');
  });
});

describe('for any hours and absences', () => {
  const minutes = fc.integer({ min: 0, max: 15 * 60 });
  const person = fc.record({
    hours: fc.option(
      fc
        .tuple(
          fc.constantFrom('Europe/Warsaw', 'America/Denver', 'Australia/Lord_Howe'),
          minutes,
          fc.integer({ min: 480, max: 540 }),
        )
        .map(([zone, from, length]) => daily(zone, from, from + length)),
      { nil: undefined },
    ),
    away: fc.constantFrom<readonly Absence[]>(
      [],
      [{ from: '2026-03-27', to: '2026-04-02' }],
      [
        { from: '2026-03-28', to: '2026-03-28' },
        { from: '2026-03-30', to: '2026-04-10' },
      ],
    ),
  });
  const pace = fc.constantFrom<Pace>('friendly', 'steady', 'brisk', 'live');
  const start = fc.integer({ min: at('2026-03-20T00:00Z'), max: at('2026-04-02T00:00Z') });

  test('at most five reminders come, none in quiet hours, on days off or twice', () => {
    fc.assert(
      fc.property(person, pace, start, (who, speed, from) => {
        let timing = waitingFor(startTiming(speed, 1), new Map([[0, 0]]), () => who, from);
        let last = from;
        for (let n = 0; ; n++) {
          const next = nextReminder(timing, onlyWait(timing), who);
          if (next === undefined) return;
          expect(n).toBeLessThan(MAX_REMINDERS);
          expect(next, `#${n}`).toBeGreaterThan(last);
          if (presetOf(speed).ownHours) expect(isOpen(who.hours, next), `#${n}`).toBe(true);
          last = next;
          timing = { ...timing, waits: [{ ...onlyWait(timing), reminded: next, reminders: n + 1 }] };
        }
      }),
      { numRuns: 150 },
    );
  });

  test('a clock runs out exactly when no time is left, even if recalculated before', () => {
    fc.assert(
      fc.property(
        person,
        pace,
        start,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (who, speed, from, share) => {
          const timing = waitingFor(startTiming(speed, 1), new Map([[0, 0]]), () => who, from);
          const end = deadlineOf(timing, onlyWait(timing), who) as number;
          const sum = (now: number) => {
            const { turn, pool } = remainingAt(timing, onlyWait(timing), who, now);
            return turn + pool;
          };
          expect(sum(end)).toBe(0);
          expect(sum(end - 60_000)).toBeGreaterThan(0);
          if (who.away.length > 0) return;
          const middle = from + Math.floor((end - from) * share);
          const counted = withTimeCounted(timing, () => who, middle);
          expect(deadlineOf(counted, onlyWait(counted), who)).toBe(end);
        },
      ),
      { numRuns: 150 },
    );
  });
});
