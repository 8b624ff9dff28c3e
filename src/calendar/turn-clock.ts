/** A wait: the game waits for a seat, since a moment, and a clock runs meanwhile. */
import { type Absence, isAbsentOn, returnDay } from './absence.ts';
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

/** The game waits for a seat. All times in milliseconds: moments since 1970, and of own hours what is left. */
export interface Wait {
  readonly seat: number;
  /** How many moves there were when it began: two turns of one seat are told apart by it. */
  readonly since: number;
  /** When it began. */
  readonly at: number;
  /** Up to when its time is counted below; the clock runs from here on. */
  readonly counted: number;
  /** What was left of the time for the turn then. */
  readonly turn: number;
  /** What there was for the turn when it began, or when the others gave more; and with it of the pool. */
  readonly full: number;
  readonly whole: number;
  /** The last reminder that was sent, or should have been; nothing before the first. */
  readonly reminded?: number;
  /** How many reminders there have been. */
  readonly reminders: number;
  /** No reminder before this moment, as the person wished; `never` for all of this turn. */
  readonly quiet?: number | 'never';
  /** When its time is up, as worked out at the last change of the game: to be shown. */
  readonly deadline?: number;
  /** Its time ran out, and the others have been asked what to do. */
  readonly expired?: number;
  /** Last day of the absence for which the clock stood still at `counted`. */
  readonly held?: string;
}

/** The time of one game. */
export interface Timing {
  readonly pace: Pace;
  readonly waits: readonly Wait[];
  /** What is left of the time that each seat has for the whole game. */
  readonly pools: readonly number[];
  /** The clocks stand still. */
  readonly stopped: boolean;
}

/** What a person has settled for themselves, as far as it concerns their clock. */
export interface Person {
  readonly hours?: WakingHours | undefined;
  readonly away?: readonly Absence[];
}

/** The zone in which a person's days begin and end. */
export const zoneOf = ({ hours }: Person): string => hours?.zone ?? 'UTC';

/** Whoever sits in a seat. */
export type PersonIn = (seat: number) => Person;

/** The time of a game that begins. */
export const startTiming = (pace: Pace, seats: number): Timing => ({
  pace,
  waits: [],
  pools: Array.from({ length: seats }, () => presetOf(pace).pool),
  stopped: false,
});

/** The hours in which a clock of this pace runs for a person. */
export const hoursFor = (pace: Pace, person: Person): WakingHours | undefined =>
  presetOf(pace).ownHours ? person.hours : undefined;

/** Milliseconds that a wait had left when it was counted last: for the turn and of the pool. */
const leftOf = ({ pools }: Timing, { turn, seat }: Wait): number => turn + (pools[seat] ?? 0);

/** A stretch of an absence in which the clock stands still; `until` is the last day of that absence. */
interface Hold extends Span {
  readonly until: string;
}

/** How a clock runs from `counted` on: within `runs` (of which only own hours count), up to the end of the last one. */
interface Course {
  readonly runs: readonly [...Span[], Span];
  readonly holds: readonly Hold[];
}

/**
 * A day away is spent only where the clock would have run out: from the day on which it would, the clock stands still
 * until the return, and then goes on with what was left. A clock that has run out stays so, whatever is announced later.
 */
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
  const current = wait.held === undefined ? undefined : isAbsentOn(pieces, dayAt(zone, from));
  if (current !== undefined && current.to === wait.held) hold(current, from);
  else if (left <= 0) return { runs: [{ from, to: from }], holds };
  for (;;) {
    const to = left > 0 ? addActiveTime(hours, from, left) : from;
    const day = dayAt(zone, to);
    const piece = isAbsentOn(pieces, day);
    // The loop ends: each piece is over when the clock goes on.
    if (piece === undefined) return { runs: [...runs, { from, to }], holds };
    const stop = Math.max(from, startOfDay(zone, day));
    runs.push({ from, to: stop });
    left -= activeTimeBetween(hours, from, stop);
    hold(piece, stop);
  }
}

/** Returns the end of the last run: when the clock runs out. */
const endOf = ({ runs }: Course): number => (runs.at(-1) as Span).to;

/** Milliseconds of own hours that a wait has left for its turn and of the pool, at a moment not before it is counted. */
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

/**
 * The moment at which a wait has so many milliseconds left; the moment it was counted where it had less then. Nothing
 * while the clocks stand still.
 */
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

/** When the time of a wait is up: for the turn, then of the pool. Nothing while the clocks stand still. */
export const deadlineOf = (timing: Timing, wait: Wait, person: Person): number | undefined =>
  timing.stopped ? undefined : endOf(courseOf(timing, wait, person));

/** Returns the days away that a wait has cost a person from when it was counted up to a moment. */
export function awayDaysSpent(timing: Timing, wait: Wait, person: Person, now: number): string[] {
  // Most people are not away, and their clocks need not be reckoned for it.
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

/**
 * Takes what has passed off all clocks: before anything changes by which they run. Nothing is lost or won by it, however
 * often it is done: a clock that stands still for an absence goes on doing so, and one that ran out did so when it did.
 */
export function withDecisionMade(timing: Timing, personIn: PersonIn, now: number): Timing {
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

/**
 * The game now waits for these seats, each since so many moves: waits that go on stay as they are, others end and cost
 * what they took of the pool, new ones begin.
 */
export function waitingFor(
  timing: Timing,
  seats: ReadonlyMap<number, number>,
  personIn: PersonIn,
  now: number,
): Timing {
  const goesOn = ({ seat, since }: Wait) => seats.get(seat) === since;
  const pools = [...timing.pools];
  for (const wait of timing.waits.filter((one) => !goesOn(one))) {
    pools[wait.seat] = remainingAt(timing, wait, personIn(wait.seat), now).pool;
  }
  const { turn } = presetOf(timing.pace);
  const waits = [...seats].map(
    ([seat, since]) =>
      timing.waits.find((wait) => wait.seat === seat && wait.since === since) ?? {
        ...{ seat, since, at: now, counted: now, turn, full: turn, reminders: 0 },
        whole: turn + (pools[seat] ?? 0),
      },
  );
  return { ...timing, pools, waits };
}

/** Stops all clocks; nothing is lost or won by it. */
export const withClockStopped = (timing: Timing, personIn: PersonIn, now: number): Timing => ({
  ...withDecisionMade(timing, personIn, now),
  stopped: true,
});

/** Lets all clocks go on from where they stood; those that ran out did so when they did. */
export const withClockResumed = (timing: Timing, now: number): Timing => ({
  ...timing,
  stopped: false,
  waits: timing.waits.map((wait) =>
    leftOf(timing, wait) > 0 || wait.held !== undefined ? { ...wait, counted: now } : wait,
  ),
});

/** Gives a seat more time for its turn, in milliseconds of own hours; the others need not decide any more. */
export function withExtension(
  timing: Timing,
  seat: number,
  milliseconds: number,
  personIn: PersonIn,
  now: number,
): Timing {
  const counted = withDecisionMade(timing, personIn, now);
  const waits = counted.waits.map((wait) => {
    if (wait.seat !== seat) return wait;
    const { expired: _, ...rest } = wait;
    const turn = rest.turn + milliseconds;
    return {
      ...rest,
      // Where it had run out, it goes on from now.
      counted: Math.max(rest.counted, now),
      turn,
      full: turn,
      whole: turn + (counted.pools[seat] ?? 0),
      reminders: 0,
      reminded: now,
    };
  });
  return { ...counted, waits };
}
