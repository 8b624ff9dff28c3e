import {
  dayAt,
  daysAfter,
  deadlineOf,
  manualReminderIntervalMs,
  nextAtHour,
  nextReachable,
  nextReminder,
  originOf,
  startOfDay,
  type Wait,
  zoneOf,
} from '../../calendar/index.ts';
import { requestConsent } from '../../core/game/consent-request.ts';
import { requireStarted, type StartedGame } from '../../core/game/loaded-game.ts';
import { isLone, othersToAsk, playerAt, seatOfPlayer } from '../../core/game/members.ts';
import { usersPending } from '../../core/game/notifications.ts';
import { isPausedByPlayers, withClocksRunning, withClocksStopped } from '../../core/game/pauses.ts';
import { forbidden } from '../../core/game/permissions.ts';
import { personIn, timeOf, waitOf, withShownPace, withWait } from '../../core/game/schedule.ts';
import { loadPeople } from '../../core/game/settings.ts';
import { orderOf } from '../../core/game/standing-orders.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { type Actor, type ConsentOutcome, type Outcome, type Refusal, refused } from '../../core/types.ts';
import { HOUR_MS } from '../../durations.ts';
import { pendingSeats, type Seat } from '../../engine/index.ts';

/** Snooze durations: an hour, until 20:00, until 9:00 the next day, or the rest of the turn. */
export const SNOOZES = ['hour', 'tonight', 'tomorrow', 'never'] as const;
export type Snooze = (typeof SNOOZES)[number];

const [EVENING, MORNING] = [20, 9];
/** Until then, a day has not ended for those who are still up, so "tomorrow" is the coming morning. */
const NIGHT_MS = 5 * HOUR_MS;

/** Returns the moment a snooze ends, by the clock of this zone. */
function momentOf(choice: Exclude<Snooze, 'never'>, zone: string, now: number): number {
  switch (choice) {
    case 'hour':
      return now + HOUR_MS;
    case 'tonight':
      return nextAtHour(zone, now, EVENING);
    case 'tomorrow': {
      const tomorrow = daysAfter(dayAt(zone, now - NIGHT_MS), 1);
      return nextAtHour(zone, startOfDay(zone, tomorrow), MORNING);
    }
  }
}

/** Returns whether a snooze ends at a time of day. */
const needsZone = (choice: Snooze): boolean => choice === 'tonight' || choice === 'tomorrow';

/** Returns whether this evening is still to come, by the clock of this zone. */
const isBeforeEvening = (zone: string, now: number): boolean =>
  dayAt(zone, nextAtHour(zone, now, EVENING)) === dayAt(zone, now);

/** Returns the wait of the seat that a user plays, or why they can't snooze its reminders. */
function snoozable(
  { record, state }: Pick<StartedGame, 'record' | 'state'>,
  { user }: Actor,
  since: number | undefined,
): { seat: Seat; wait: Wait } | { refusal: Refusal } {
  const seat = seatOfPlayer(record, state, user);
  const wait = waitOf(record, seat);
  if (wait === undefined) return { refusal: { code: 'nobodyToWaitFor' } };
  return since !== undefined && since !== originOf(wait) ? { refusal: { code: 'stale' } } : { seat, wait };
}

/** Creates the part of the service that reminds players, and pauses and resumes clocks. */
export function createReminders({ store, games, now }: ServiceContext) {
  return {
    /** Reminds the player of a seat, or refuses with `laterThen` outside their waking hours. */
    remindSeat: (actor: Actor, id: string, seat: Seat) =>
      games.change(id, actor, 'nudge', async (loaded) => {
        const { record, state } = requireStarted(loaded);
        const wait = waitOf(record, seat);
        const own = seatOfPlayer(record, state, actor.user);
        if (wait === undefined) return { refusal: { code: 'nobodyToWaitFor' } };
        if (seat === own) return { refusal: { code: 'awaitsYou' } };
        if (orderOf(record, seat) !== undefined) return { refusal: { code: 'ordered' } };
        const at = now().getTime();
        const timing = timeOf(record);
        const last = timing.nudged?.find((nudge) => nudge.seat === seat)?.at;
        // One in the future was made while the system clock was ahead.
        const until = (last ?? 0) + manualReminderIntervalMs(timing.pace);
        if (last !== undefined && last <= at && at < until) return { refusal: { code: 'tooSoon', until } };
        const user = playerAt(record, state, seat);
        const people = await loadPeople(store.settings, record.guild, [user]);
        const person = personIn(record, state, people)(seat);
        // At night and on days off, the reminder is left to the automatic one afterwards.
        const later = nextReachable(timing.pace, person, at);
        if (later > at) return { refusal: { code: 'laterThen', until: later } };
        const nudged = [...(timing.nudged ?? []).filter((nudge) => nudge.seat !== seat), { seat, at }];
        const nudgedRecord = { ...record, timing: { ...timing, nudged } };
        return {
          // Without a clock, an automatic reminder that would come soon after is left out.
          record: withWait(nudgedRecord, seat, (one) => ({ ...one, reminded: at })),
          idle: true,
          announcements: [{ kind: 'nudged', seat, since: originOf(wait), by: actor.user, ping: [user] }],
          result: {},
        };
      }),

    /** Returns the choices for `snooze`, or what `snooze` would refuse. */
    async listSnoozes(actor: Actor, id: string, since: number): Promise<Outcome<{ choices: Snooze[] }>> {
      const game = await games.getGame(id, actor);
      if (game === undefined) return refused({ code: 'noGame' });
      const { record, state } = game;
      const refusal = forbidden('snooze', actor, record);
      if (refusal !== undefined) return refused(refusal);
      if (state === undefined) return refused({ code: 'unreadable' });
      const found = snoozable({ record, state }, actor, since);
      if ('refusal' in found) return refused(found.refusal);
      if (found.wait.expired !== undefined) return refused({ code: 'othersDecide' });
      const person = (await loadPeople(store.settings, record.guild, [actor.user]))(actor.user);
      const at = now().getTime();
      const isKnown = (choice: Snooze) => !needsZone(choice) || person.hours !== undefined;
      const isEarly = isBeforeEvening(zoneOf(person), at);
      const choices = SNOOZES.filter((choice) => isKnown(choice) && (choice !== 'tonight' || isEarly));
      return { ok: true, game, choices };
    },

    /**
     * Postpones reminders of this turn, or stops them. `since`: applies only to the wait that began then. Returns when the
     * next one comes, and when the player's time runs out if that is earlier.
     */
    snooze: (actor: Actor, id: string, choice: Snooze, since?: number) =>
      games.change<{ until?: number; tooLate?: number }>(id, actor, 'snooze', async (loaded) => {
        const { record, state } = requireStarted(loaded);
        const found = snoozable({ record, state }, actor, since);
        if ('refusal' in found) return found;
        const { seat, wait } = found;
        if (choice !== 'never' && wait.expired !== undefined) return { refusal: { code: 'othersDecide' } };
        const timing = timeOf(record);
        const people = await loadPeople(store.settings, record.guild, [actor.user]);
        const person = personIn(record, state, people)(seat);
        if (needsZone(choice) && person.hours === undefined) return { refusal: { code: 'zoneUnknown' } };
        const at = now().getTime();
        const quiet = choice === 'never' ? choice : momentOf(choice, zoneOf(person), at);
        // Reminders respect waking hours, even if the snooze ends outside them.
        const until = nextReminder(withShownPace(timing, record), { ...wait, quiet }, person, at);
        const deadline = isLone(record) ? undefined : deadlineOf(timing, wait, person);
        const isTooLate = until !== undefined && deadline !== undefined && deadline <= until;
        return {
          record: withWait(record, seat, (one) => ({ ...one, quiet })),
          idle: true,
          result: {
            ...(until !== undefined && { until }),
            ...(isTooLate && { tooLate: deadline }),
          },
        };
      }),

    /** Asks all others to pause the clocks; takes effect immediately for a solo player. */
    pauseClocks: (actor: Actor, id: string) =>
      games.change<ConsentOutcome>(id, actor, 'halt', ({ record, moves }) =>
        othersToAsk(record, actor.user).length > 0
          ? requestConsent(record, actor, 'pause', moves.length, now())
          : { ...withClocksStopped(record, actor.user), result: { done: true, count: 0 } },
      ),

    /** Resumes paused clocks, for any player. Pings the others whose clocks run again. */
    resumeClocks: (actor: Actor, id: string) =>
      games.change(id, actor, 'goOn', (loaded) => {
        const { record, state } = requireStarted(loaded);
        if (!record.paused) return { refusal: { code: 'notPaused' } };
        if (!isPausedByPlayers(record)) return { refusal: { code: 'notHalted' } };
        const resumed = withClocksRunning(record);
        const pending = usersPending(resumed, state, pendingSeats(state));
        const ping = pending.filter((user) => user !== actor.user);
        return {
          record: resumed,
          announcements: [{ kind: 'wentOn', by: actor.user, ping }],
          result: {},
        };
      }),
  };
}
