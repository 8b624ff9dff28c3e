/** Jobs of the clocks: remind, ask the others when time is up, suspend. */
import { requireStarted } from '../../core/game/loaded-game.ts';
import { othersToAsk, playerAt } from '../../core/game/members.ts';
import { sinceOf, waitOf, withWait } from '../../core/game/schedule.ts';
import { suspendGame } from '../../core/game/suspend.ts';
import { settledOn, votesOn } from '../../core/game/timeout-votes.ts';
import type { JobHandler } from '../../core/scheduler/scheduler.ts';
import { resolveTimeout } from './resolve-timeout.ts';

const remind: JobHandler = (loaded, { seat, at: due }, { now }) => {
  const { record, state } = requireStarted(loaded);
  // If the local clock is behind the database's, the next reminder must not be due before this one.
  const at = Math.max(now().getTime(), due.getTime());
  const changed = withWait(record, seat, ({ quiet, reminders, ...wait }) => ({
    ...wait,
    reminded: at,
    reminders: reminders + 1,
    ...(quiet === 'never' ? { quiet } : {}),
  }));
  const nth = waitOf(changed, seat)?.reminders ?? 0;
  return {
    record: changed,
    idle: true,
    announcements: [
      { kind: 'nudged', seat, since: sinceOf(record, seat), nth, ping: [playerAt(record, state, seat)] },
    ],
    result: {},
  };
};

const expire: JobHandler = (loaded, { seat }, { now }) => {
  const { record, state } = requireStarted(loaded);
  const at = now().getTime();
  const ping = othersToAsk(record, playerAt(record, state, seat));
  return {
    record: withWait(record, seat, (wait) => ({ ...wait, expired: at })),
    idle: true,
    announcements: [{ kind: 'timeUp', seat, since: sinceOf(record, seat), ping }],
    result: {},
  };
};

/** Carries out what the votes have decided: a day after the time was up, or once the absent no longer count. */
const settle: JobHandler = async (loaded, { seat, at: due }, context) => {
  const game = requireStarted(loaded);
  const { record, state } = game;
  // The local clock may be behind the database's.
  const rescue = settledOn(record, state, seat, Math.max(context.now().getTime(), due.getTime()));
  if (rescue === undefined) return { unchanged: { dropped: true } };
  const name = votesOn(record, state, seat).find((vote) => vote.rescue === rescue)?.computer;
  return { ...(await resolveTimeout(context, game, seat, { rescue, name })), result: {} };
};

export const clockJobs = {
  remind,
  expire,
  settle,
  setAside: (loaded) => suspendGame(requireStarted(loaded)),
  shelve: (loaded) => suspendGame(requireStarted(loaded)),
} satisfies Record<string, JobHandler>;
