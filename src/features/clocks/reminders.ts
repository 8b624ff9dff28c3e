/** Reminders by others, and what somebody wants to hear of one; stopping the clocks together. */

import { hoursFor, NUDGE_EVERY, nextAtHour, nextOpen, nextReminder, zoneOf } from '../../calendar/index.ts';
import { ask } from '../../core/game/consent-request.ts';
import { othersToAsk, playerAt, seatOfPlayer } from '../../core/game/members.ts';
import { goingOn, halted } from '../../core/game/pauses.ts';
import { timeOf, waitOf, withWait } from '../../core/game/schedule.ts';
import { peopleOf } from '../../core/game/settings.ts';
import { orderOf } from '../../core/game/standing-orders.ts';
import { begun, type Tools } from '../../core/game-service.ts';
import type { Asked } from '../../core/types.ts';
import { HOUR_MS } from '../../durations.ts';
import type { ClockService, Snooze } from './types.ts';

/** The moment that is meant, by the clock in this zone. */
function momentOf(wish: Exclude<Snooze, 'never'>, zone: string, now: number): number {
  if (wish === 'hour') return now + HOUR_MS;
  // Who plays after midnight means the morning that comes.
  return nextAtHour(zone, now, wish === 'tonight' ? 20 : 9);
}

export function createReminding({
  store,
  games,
  now,
}: Tools): Pick<ClockService, 'nudge' | 'snooze' | 'halt' | 'goOn'> {
  return {
    nudge: (actor, id, seat) =>
      games.change(id, actor, 'nudge', async (loaded) => {
        const { record, state } = begun(loaded);
        const wait = waitOf(record, seat);
        const own = seatOfPlayer(record, state, actor.user);
        if (wait === undefined || seat === own) return { refusal: { code: 'nobodyToWaitFor' } };
        if (orderOf(record, seat) !== undefined) return { refusal: { code: 'ordered' } };
        const at = now().getTime();
        const timing = timeOf(record);
        const last = timing.nudged?.find((nudge) => nudge.seat === seat)?.at;
        if (last !== undefined && at < last + NUDGE_EVERY) {
          return { refusal: { code: 'tooSoon', until: last + NUDGE_EVERY } };
        }
        const user = playerAt(record, state, seat);
        const people = await peopleOf(store, record.guild, [user]);
        const hours = hoursFor(timing.pace, people(user));
        // At night it waits for the morning, as what they set to be reminded of then.
        const open = nextOpen(hours, at);
        if (open > at) return { refusal: { code: 'laterThen', until: open } };
        const nudged = [...(timing.nudged ?? []).filter((nudge) => nudge.seat !== seat), { seat, at }];
        return {
          record: { ...record, timing: { ...timing, nudged } },
          idle: true,
          owed: [{ kind: 'nudged', seat, since: wait.since, by: actor.user, ping: [user] }],
          result: {},
        };
      }),

    snooze: (actor, id, wish, since) =>
      games.change<{ until?: number }>(id, actor, 'snooze', async (loaded) => {
        const { record, state } = begun(loaded);
        const seat = seatOfPlayer(record, state, actor.user);
        const wait = waitOf(record, seat);
        const another = since !== undefined && since !== wait?.since;
        if (wait === undefined || another) return { refusal: { code: 'nobodyToWaitFor' } };
        const person = (await peopleOf(store, record.guild, [actor.user]))(actor.user);
        const quiet = wish === 'never' ? wish : momentOf(wish, zoneOf(person), now().getTime());
        // Outside their hours nobody is reminded, whatever they wished in them.
        const until = nextReminder(timeOf(record), { ...wait, quiet }, person);
        return {
          record: withWait(record, seat, (one) => ({ ...one, quiet })),
          idle: true,
          result: until === undefined || wish === 'never' ? {} : { until },
        };
      }),

    halt: (actor, id) =>
      games.change<Asked>(id, actor, 'halt', ({ record, moves }) =>
        othersToAsk(record, actor.user).length > 0
          ? ask(record, actor, 'pause', moves.length, now())
          : { ...halted(record, actor.user), result: { done: true, count: 0 } },
      ),

    goOn: (actor, id) =>
      games.change(id, actor, 'goOn', ({ record }) => {
        if (!record.paused || record.timing?.halted !== true) return { refusal: { code: 'notHalted' } };
        return {
          record: goingOn(record),
          idle: true,
          owed: [{ kind: 'wentOn', by: actor.user, ping: [] }],
          result: {},
        };
      }),
  };
}
