/** The job that carries out a standing order when its turn has come. */
import { requireStarted } from '../../core/game/loaded-game.ts';
import { playerAt } from '../../core/game/members.ts';
import { readPlan } from '../../core/game/parse-game.ts';
import { withForcedMoves } from '../../core/game/pending-moves.ts';
import { withoutStep } from '../../core/game/plan.ts';
import { applyMoves } from '../../core/game/record-moves.ts';
import { CLOCK_ACTOR, sinceOf, withWait } from '../../core/game/schedule.ts';
import { orderOf, withLapsedOrder } from '../../core/game/standing-orders.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import type { JobHandler } from '../../core/scheduler/scheduler.ts';
import { pendingSeats } from '../../engine/index.ts';
import { executeOrder } from './standing-orders.ts';

const order: JobHandler = async (loaded, { seat }, { store, now }) => {
  const game = requireStarted(loaded);
  const { record, state } = game;
  const order = orderOf(record, seat);
  if (order === undefined) return { unchanged: { dropped: true } };
  const user = playerAt(record, state, seat);
  const done = executeOrder(order, state, now());
  if (done === undefined) {
    return {
      record: withWait(withLapsedOrder(record, order, 'impossible'), seat, (wait) => ({
        ...wait,
        called: true,
      })),
      idle: true,
      announcements: [{ kind: 'nudged', seat, since: sinceOf(record, seat), lapsed: true, ping: [user] }],
      result: {},
    };
  }
  // The order may have been made from the player's plan, which keeps only the rest.
  const plan = await store.plans.find(record.id, user);
  const kept = plan && readPlan(plan);
  const [{ action } = {}] = done.moves;
  const rest = kept && action && withoutStep(kept, action);
  const moves = rest ? done.moves.map((move) => ({ ...move, planned: true })) : done.moves;
  const progress = withForcedMoves({ ...done, moves }, record, now());
  const change = applyMoves(game, progress, CLOCK_ACTOR.user, { always: true });
  // The player decides whatever the move opened.
  const open = pendingSeats(progress.state).includes(seat);
  const announcements = change.announcements?.map((one): Announcement => {
    if (one.kind !== 'moved') return one;
    const ping = open && !one.ping.includes(user) ? [...one.ping, user] : one.ping;
    return { ...one, ping };
  });
  return { ...change, ...(rest && { plans: [rest] }), announcements: announcements ?? [], result: {} };
};

export const orderJobs = { order } satisfies Record<string, JobHandler>;
