/** Reminders of a wait: when the next one is due, never in a user's quiet hours. */
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { type Absence, absenceAt, returnDay } from './absence.ts';
import { nextOpen, startOfDay } from './hours.ts';
import { type Pace, presetOf } from './pace.ts';
import { deadlineFor, hoursFor, type Person, type Timing, type Wait, zoneOf } from './turn-clock.ts';

/** Without a clock: when each reminder is due, counted from the start of the wait. Days away don't count. */
const REMINDER_DELAYS_MS: readonly number[] = [12 * HOUR_MS, 1 * DAY_MS, 2 * DAY_MS, 3 * DAY_MS, 4 * DAY_MS];
/** With a clock: reminders come at these shares of the turn's time. */
const REMINDER_SHARES: readonly number[] = [0.5, 0.8];
/** The last one comes when this share of all time is left, or an hour (a turn, if shorter) if that is more. */
const LAST_SHARE = 0.05;
/** Without a clock: the least time from one reminder to the next, as when the first was held until the morning. */
const MIN_REMINDER_INTERVAL_MS = 8 * HOUR_MS;

/** Returns how long a player must wait before reminding the same player again: the time of a turn, at most half a day. */
export const manualReminderIntervalMs = (pace: Pace): number => Math.min(12 * HOUR_MS, presetOf(pace).turn);

/** Returns the moment at which a user has been present for this long since `from`. */
function addPresentTime(person: Person, from: number, milliseconds: number): number {
  const zone = zoneOf(person);
  const inOrder = (one: Absence, other: Absence) => one.from.localeCompare(other.from);
  return [...(person.away ?? [])].sort(inOrder).reduce((until, piece) => {
    const [start, end] = [startOfDay(zone, piece.from), startOfDay(zone, returnDay(piece))];
    return start < until && end > from ? until + end - Math.max(start, from) : until;
  }, from + milliseconds);
}

/** Returns the moments at which a wait's reminders fall due, ignoring quiet hours, in order. */
function schedule(timing: Timing, wait: Wait, person: Person): number[] {
  if (!presetOf(timing.pace).clock) {
    return REMINDER_DELAYS_MS.map((delay) => addPresentTime(person, wait.remindFrom ?? wait.at, delay));
  }
  const { full, whole } = wait;
  const last = Math.max(Math.min(HOUR_MS, full), whole * LAST_SHARE);
  const shares = [...REMINDER_SHARES.map((share) => whole - full * share), last].filter(
    (left, n, all) => n === 0 || left < (all[n - 1] as number),
  );
  // Times that had already passed when the clock was last counted, as at a break, have had their reminder.
  const ahead = shares.filter((left) => left <= wait.turn + (timing.pools[wait.seat] ?? 0));
  const missed = ahead.length < shares.length && isUnremindedAbsence(wait, person) ? [wait.counted] : [];
  return [...missed, ...ahead.flatMap((left) => deadlineFor(timing, wait, person, left) ?? [])];
}

/** Returns whether the clock was last counted during an absence in which no reminder could come. */
function isUnremindedAbsence(wait: Wait, person: Person): boolean {
  const zone = zoneOf(person);
  const piece = absenceAt(person.away ?? [], zone, wait.counted);
  return piece !== undefined && (wait.reminded ?? wait.at) < startOfDay(zone, piece.from);
}

/** Returns the first moment from `at` on at which a user may be reminded: in their hours for this pace, not away. */
export function nextReachable(pace: Pace, person: Person, at: number): number {
  const hours = hoursFor(pace, person);
  const zone = zoneOf(person);
  let when = at;
  for (;;) {
    const open = nextOpen(hours, when);
    const piece = absenceAt(person.away ?? [], zone, open);
    if (piece === undefined) return open;
    when = startOfDay(zone, returnDay(piece));
  }
}

/**
 * Returns when the next reminder is due, `now` at the earliest: one whose moment has passed may have to wait for the
 * morning. `undefined` if none is left or wanted.
 */
export function nextReminder(timing: Timing, wait: Wait, person: Person, now = 0): number | undefined {
  if (timing.stopped || wait.expired !== undefined) return undefined;
  const { quiet } = wait;
  if (quiet === 'never') return undefined;
  const { clock } = presetOf(timing.pace);
  const done = wait.reminded ?? wait.at;
  const snoozed = quiet !== undefined && quiet > done ? quiet : undefined;
  const earliest = clock || wait.reminded === undefined ? done + 1 : done + MIN_REMINDER_INTERVAL_MS;
  // Reminders that a user asks for use up no others, except those that would come soon after.
  const next = snoozed ?? schedule(timing, wait, person).find((at) => at >= earliest);
  if (next === undefined) return undefined;
  return nextReachable(timing.pace, person, Math.max(next, quiet ?? next, now));
}
