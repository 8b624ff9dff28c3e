/** The job that carries out a standing order. */
import { playerAt } from '../../core/game/members.ts';
import { withForced } from '../../core/game/pending-moves.ts';
import { moved } from '../../core/game/record-moves.ts';
import { CLOCK, sinceOf } from '../../core/game/schedule.ts';
import { lapsed, orderOf } from '../../core/game/standing-orders.ts';
import { begun } from '../../core/game-service.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import type { JobHandler } from '../../core/scheduler/scheduler.ts';
import { awaited } from '../../engine/index.ts';
import { carriedOut } from './standing-orders.ts';

const order: JobHandler = (loaded, { seat }, { now }) => {
  const game = begun(loaded);
  const { record, state } = game;
  const order = orderOf(record, seat);
  if (order === undefined) return { unchanged: { dropped: true } };
  const user = playerAt(record, state, seat);
  const done = carriedOut(order, state, now());
  if (done === undefined) {
    return {
      record: lapsed(record, order, 'impossible'),
      idle: true,
      owed: [{ kind: 'nudged', seat, since: sinceOf(record, seat), lapsed: true, ping: [user] }],
      result: {},
    };
  }
  const progress = withForced(done, record, now());
  // Of production the channel is told when all have decided.
  const change = moved(game, progress, CLOCK.user, { always: state.phase !== 'production' });
  // What the move opened is for its player to decide.
  const open = awaited(progress.state).includes(seat);
  const owed = change.owed?.map((one): Announcement => {
    if (one.kind !== 'moved') return one;
    const ping = open && !one.ping.includes(user) ? [...one.ping, user] : one.ping;
    return { ...one, ordered: seat, ping };
  });
  return { ...change, owed: owed ?? [], result: {} };
};

export const orderJobs = { order } satisfies Record<string, JobHandler>;
