/** Clocks of the seats a game waits for. They run in waking hours and can't run out in an absence. */
import { type Absence, absenceOn, returnDay } from './absence.ts';
import {
  activeTimeBetween,
  addActiveTime,
  dayAt,
  daysAfter,
  daysBetween,
  type Span,
  startOfDay,
  type WakingHours,
} from './hours.ts';
import { type Pace, presetOf } from './pace.ts';

/** The game waits for a seat. All times are in milliseconds: moments since 1970, remaining times in waking hours. */
export interface Wait {
  readonly seat: number;
  /** Number of moves when it began; distinguishes two turns of one seat. */
  readonly since: number;
  /** `since` before any undos. Reminders and votes refer to it. */
  readonly origin?: number;
  readonly at: number;
  /** Moment up to which time is counted below; the clock runs from here. */
  readonly counted: number;
  /** Time left for the turn at `counted`. */
  readonly turn: number;
  /** Time for the turn when it began, or when the others gave more; and the same with the pool. */
  readonly full: number;
  readonly whole: number;
  readonly reminded?: number;
  readonly reminders: number;
  /** Moment from which the delays of reminders without a clock count, if not `at`: more time, or the end of a pause. */
  readonly remindFrom?: number;
  /** No reminders before this moment, by the user's choice; `never` for this whole turn. */
  readonly quiet?: number | 'never';
  /** Moment at which its time is up, computed at the last change of the game; for display, until it is up. */
  readonly deadline?: number;
  /** Moment at which its pool begins to run, if it has any; computed with `deadline`. */
  readonly poolFrom?: number;
  /** Moment at which its time ran out and the others were asked what to do. */
  readonly expired?: number;
  /** Its player was called because their standing order failed. */
  readonly called?: boolean;
  /** Last day of the absence that stopped the clock at `counted`; `NO_ABSENCE` if its player changed since. */
  readonly held?: string;
}

const NO_ABSENCE = '';

export interface Timing {
  readonly pace: Pace;
  readonly waits: readonly Wait[];
  /**
   * The last wait of each seat that is not awaited now, `counted` up to its end, in case an undo or a return gives its
   * decision back.
   */
  readonly ended?: readonly Wait[];
  readonly pools: readonly number[];
  readonly stopped: boolean;
}

export interface Person {
  readonly hours?: WakingHours | undefined;
  readonly away?: readonly Absence[];
}

/** Returns the number by which reminders and votes refer to a wait. An undo that continues the wait keeps it. */
export const originOf = ({ origin, since }: Pick<Wait, 'origin' | 'since'>): number => origin ?? since;

/** Returns the zone in which a user's days begin and end. */
export const zoneOf = ({ hours }: Person): string => hours?.zone ?? 'UTC';

export type PersonIn = (seat: number) => Person;

/** Returns the clocks at the start of a game. */
export const startTiming = (pace: Pace, seats: number): Timing => ({
  pace,
  waits: [],
  pools: Array.from({ length: seats }, () => presetOf(pace).pool),
  stopped: false,
});

/** Returns the hours in which a clock of this pace runs for a user. */
export const hoursFor = (pace: Pace, person: Person): WakingHours | undefined =>
  presetOf(pace).ownHours ? person.hours : undefined;

const leftOf = ({ pools }: Timing, { turn, seat }: Wait): number => turn + (pools[seat] ?? 0);

/** An interval of an absence in which the clock is stopped; `until` is the absence's last day. */
interface Hold extends Span {
  readonly until: string;
}

/** How a clock runs from `counted` on: within `runs` (only waking hours count), until the last one ends. */
interface Course {
  readonly runs: readonly [...Span[], Span];
  readonly holds: readonly Hold[];
}

/** Returns how a clock runs. A day away is spent only if the clock would run out on it. */
function courseOf(timing: Timing, wait: Wait, person: Person): Course {
  const hours = hoursFor(timing.pace, person);
  const zone = zoneOf(person);
  const pieces = person.away ?? [];
  const runs: Span[] = [];
  const holds: Hold[] = [];
  let from = wait.counted;
  let left = leftOf(timing, wait);
  const hold = (piece: Absence, since: number) => {
    from = startOfDay(zone, returnDay(piece));
    holds.push({ from: since, to: from, until: piece.to });
  };
  const current = wait.held === undefined ? undefined : absenceOn(pieces, dayAt(zone, from));
  if (current !== undefined && current.to === wait.held) hold(current, from);
  // A stopped clock has not run out, so another absence can stop it with nothing left.
  else if (left <= 0 && wait.held === undefined) return { runs: [{ from, to: from }], holds };
  for (;;) {
    const to = left > 0 ? addActiveTime(hours, from, left) : from;
    const day = dayAt(zone, to);
    const piece = absenceOn(pieces, day);
    // The loop ends because each absence is over when the clock resumes.
    if (piece === undefined) return { runs: [...runs, { from, to }], holds };
    const stop = Math.max(from, startOfDay(zone, day));
    runs.push({ from, to: stop });
    left -= activeTimeBetween(hours, from, stop);
    hold(piece, stop);
  }
}

const endOf = ({ runs }: Course): number => (runs.at(-1) as Span).to;

/** Returns the waking time left for turn and pool together, not before `counted`. */
export function remainingAt(
  timing: Timing,
  wait: Wait,
  person: Person,
  now: number,
): { turn: number; pool: number } {
  const hours = hoursFor(timing.pace, person);
  const pool = timing.pools[wait.seat] ?? 0;
  const runs = timing.stopped ? [] : courseOf(timing, wait, person).runs;
  const passed = runs
    .filter(({ from }) => from < now)
    .reduce((sum, { from, to }) => sum + activeTimeBetween(hours, from, Math.min(to, now)), 0);
  const turn = Math.max(0, wait.turn - passed);
  return { turn, pool: Math.max(0, pool - (passed - (wait.turn - turn))) };
}

/** Returns when a wait has this much time left; `undefined` while the clocks are stopped. */
export function deadlineFor(timing: Timing, wait: Wait, person: Person, left: number): number | undefined {
  if (timing.stopped) return undefined;
  const hours = hoursFor(timing.pace, person);
  let rest = Math.max(0, leftOf(timing, wait) - left);
  let moment = wait.counted;
  for (const { from, to } of courseOf(timing, wait, person).runs) {
    moment = Math.min(to, addActiveTime(hours, from, rest));
    rest -= activeTimeBetween(hours, from, moment);
    if (rest <= 0) break;
  }
  return moment;
}

/** Returns when the time of a wait is up, turn and pool together. `undefined` while the clocks are stopped. */
export const deadlineOf = (timing: Timing, wait: Wait, person: Person): number | undefined =>
  timing.stopped ? undefined : endOf(courseOf(timing, wait, person));

/** Returns the days away that a wait has used from `counted` up to a moment. */
export function awayDaysSpent(timing: Timing, wait: Wait, person: Person, now: number): string[] {
  // Skips the computation for most users, who are not away.
  if (timing.stopped || (person.away ?? []).length === 0) return [];
  const zone = zoneOf(person);
  return courseOf(timing, wait, person).holds.flatMap(({ from, to }) => {
    const end = Math.min(to, now);
    if (end <= from) return [];
    const first = dayAt(zone, from);
    const days = daysBetween(first, dayAt(zone, end - 1)) + 1;
    return Array.from({ length: days }, (_, n) => daysAfter(first, n));
  });
}

/** Deducts the time that has passed; call it before a change to what clocks depend on. Idempotent. */
export function withTimeCounted(timing: Timing, personIn: PersonIn, now: number): Timing {
  if (timing.stopped) return timing;
  const pools = [...timing.pools];
  const waits = timing.waits.map((wait) => {
    const person = personIn(wait.seat);
    const course = courseOf(timing, wait, person);
    const { turn, pool } = remainingAt(timing, wait, person, now);
    const counted = Math.max(wait.counted, Math.min(now, endOf(course)));
    const hold = course.holds.find(({ from, to }) => from <= counted && counted < to);
    const { held: _, ...rest } = wait;
    pools[wait.seat] = pool;
    return { ...rest, turn, counted, ...(hold === undefined ? {} : { held: hold.until }) };
  });
  return { ...timing, waits, pools };
}

/** Moves running clocks on to `now` without deducting the time that has passed. */
export const withTimeSkipped = (timing: Timing, now: number): Timing =>
  timing.stopped
    ? timing
    : { ...timing, waits: timing.waits.map((wait) => ({ ...wait, counted: Math.max(wait.counted, now) })) };

/**
 * Makes the game wait for these seats. Waits that end use up what they took from the pool. A wait that begins again
 * continues with the time it had left.
 */
export function waitingFor(
  timing: Timing,
  seats: ReadonlyMap<number, number>,
  personIn: PersonIn,
  now: number,
): Timing {
  const goesOn = ({ seat, since }: Wait) => seats.get(seat) === since;
  const pools = [...timing.pools];
  const ending = timing.waits
    .filter((one) => !goesOn(one))
    .map((wait): Wait => {
      const { turn, pool } = remainingAt(timing, wait, personIn(wait.seat), now);
      pools[wait.seat] = pool;
      const { deadline: _deadline, poolFrom: _pool, held: _held, remindFrom: _from, ...rest } = wait;
      return { ...rest, turn, counted: now };
    });
  const ended = new Map([...(timing.ended ?? []), ...ending].map((wait) => [wait.seat, wait]));
  const { turn } = presetOf(timing.pace);
  const waits = [...seats].map(([seat, since]): Wait => {
    const underWay = timing.waits.find((wait) => wait.seat === seat && wait.since === since);
    if (underWay !== undefined) return underWay;
    const earlier = ended.get(seat);
    if (earlier?.since === since) return begunAgain({ ...timing, pools }, earlier, now);
    const pool = pools[seat] ?? 0;
    return { seat, since, at: now, counted: now, turn, full: turn, reminders: 0, whole: turn + pool };
  });
  return { ...timing, pools, waits, ended: [...ended.values()].filter(({ seat }) => !seats.has(seat)) };
}

/** Returns a wait that begins again. If no time is left, the others continue to decide, with the time they had left. */
function begunAgain(timing: Timing, { expired, ...wait }: Wait, now: number): Wait {
  const begun = { ...wait, at: now, counted: now };
  if (expired === undefined || leftOf(timing, wait) > 0) return begun;
  return { ...begun, expired: now - (wait.counted - expired) };
}

/** Stops all clocks without changing the time left. */
export const withClockStopped = (timing: Timing, personIn: PersonIn, now: number): Timing => ({
  ...withTimeCounted(timing, personIn, now),
  stopped: true,
});

/** Returns a wait without the others' vote on it. */
export const withoutVote = ({ expired: _, ...wait }: Wait): Wait => wait;

/**
 * Returns a wait for another player of the seat: without a snooze, and with a clock that no absence of the previous player
 * stops; in a pause, it restarts when the pause ends.
 */
export const withPlayerChanged = ({ quiet: _, ...wait }: Wait): Wait =>
  wait.held === undefined ? wait : { ...wait, held: NO_ABSENCE };

/**
 * Resumes all clocks with the time left. Where one ran out, the other players' time to decide starts again. A snooze that
 * ended in the pause causes no reminder: its player resumed the game, or is pinged by the post about that.
 */
export const withClockResumed = (timing: Timing, now: number): Timing => ({
  ...timing,
  stopped: false,
  waits: timing.waits.map(({ quiet, ...wait }) => ({
    ...wait,
    remindFrom: now,
    ...(quiet === 'never' || (quiet !== undefined && quiet > now) ? { quiet } : {}),
    ...(leftOf(timing, wait) > 0 || wait.held !== undefined ? { counted: now } : {}),
    ...(wait.expired === undefined ? {} : { expired: now }),
  })),
});

/** Gives a seat more time for its turn, in milliseconds of waking hours, and cancels the others' decision about it. */
export function withExtension(
  timing: Timing,
  seat: number,
  milliseconds: number,
  personIn: PersonIn,
  now: number,
): Timing {
  const counted = withTimeCounted(timing, personIn, now);
  const waits = counted.waits.map((wait) => {
    if (wait.seat !== seat) return wait;
    const rest = withoutVote(wait);
    const turn = rest.turn + milliseconds;
    return {
      ...rest,
      // If it had run out, it resumes now.
      counted: Math.max(rest.counted, now),
      turn,
      full: turn,
      whole: turn + (counted.pools[seat] ?? 0),
      reminders: 0,
      reminded: now,
      remindFrom: now,
    };
  });
  return { ...counted, waits };
}
