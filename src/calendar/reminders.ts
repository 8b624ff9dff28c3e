/** Reminders of a wait: when the next one is due, never within somebody's quiet hours. */
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { isAbsentAt, returnDay } from './absence.ts';
import { nextOpen, startOfDay, type WakingHours } from './hours.ts';
import { presetOf } from './pace.ts';
import { deadlineFor, hoursFor, type Person, type Timing, type Wait, zoneOf } from './turn-clock.ts';

/** Without a clock: after half a day, a day, then daily; at most this many in all. */
const AFTER: readonly number[] = [12 * HOUR_MS, 1 * DAY_MS, 2 * DAY_MS, 3 * DAY_MS, 4 * DAY_MS];
/** With a clock: at these shares of the time for the turn, and last before the end of all there is. */
const SHARES: readonly number[] = [0.5, 0.8];
const LAST_SHARE = 0.05;

/** Most reminders of one wait. */
export const MAX_REMINDERS = AFTER.length;
/** A nudge by somebody else is possible once in this time, in milliseconds. */
export const REMIND_INTERVAL_MS = 12 * HOUR_MS;

/** The moments at which a wait is to be reminded of, if nobody can be disturbed too early; in order. */
function schedule(timing: Timing, wait: Wait, person: Person): number[] {
  if (!presetOf(timing.pace).clock) return AFTER.map((after) => wait.at + after);
  const { full, whole } = wait;
  const last = Math.max(HOUR_MS, whole * LAST_SHARE);
  return (
    [...SHARES.map((share) => whole - full * share), last]
      .filter((left, n, all) => n === 0 || left < (all[n - 1] as number))
      // What had passed when the clock was counted last, as at a break, has had its reminder.
      .filter((left) => left <= wait.turn + (timing.pools[wait.seat] ?? 0))
      .flatMap((left) => deadlineFor(timing, wait, person, left) ?? [])
  );
}

/** The first moment from `at` on at which a person wants to hear of a wait: in own hours, not away, not muted. */
function heard(hours: WakingHours | undefined, person: Person, wait: Wait, at: number): number | undefined {
  if (wait.quiet === 'never') return undefined;
  const zone = zoneOf(person);
  let when = Math.max(at, wait.quiet ?? at);
  for (;;) {
    const open = nextOpen(hours, when);
    const piece = isAbsentAt(person.away ?? [], zone, open);
    if (piece === undefined) return open;
    when = startOfDay(zone, returnDay(piece));
  }
}

/**
 * When a wait is to be reminded of next: the first reminder that is not done, held until the person can be disturbed.
 * Those that fell due meanwhile are one. Nothing when there is none left, or none is wanted.
 */
export function nextReminder(timing: Timing, wait: Wait, person: Person): number | undefined {
  if (timing.stopped || wait.expired !== undefined || wait.reminders >= MAX_REMINDERS) return undefined;
  const done = wait.reminded ?? wait.at;
  const snoozed = typeof wait.quiet === 'number' && wait.quiet > done ? wait.quiet : undefined;
  const next = snoozed ?? schedule(timing, wait, person).find((at) => at > done);
  return next === undefined ? undefined : heard(hoursFor(timing.pace, person), person, wait, next);
}
