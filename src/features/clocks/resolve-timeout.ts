/** Carries out the decision about a seat whose time is up. */
import type { GameChange } from '../../core/game/change.ts';
import { newComputer } from '../../core/game/computers.ts';
import { lapseNewsOnSeats } from '../../core/game/consent-request.ts';
import type { StartedGame } from '../../core/game/loaded-game.ts';
import { playerAt } from '../../core/game/members.ts';
import { sinceOf } from '../../core/game/schedule.ts';
import {
  withComputerAssigned,
  withMoreTime,
  withoutSearch,
  withoutVotes,
  withSearch,
} from '../../core/game/substitution.ts';
import type { TimeoutResolution } from '../../core/game/types.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { DAY_MS } from '../../durations.ts';
import type { Seat } from '../../engine/index.ts';

const SUBSTITUTE_LEVEL = 'laird';
const EXTRA_TIME_MS = DAY_MS;

/** Carries out what was decided about a seat whose time is up. */
export async function resolveTimeout(
  context: Pick<ServiceContext, 'store' | 'now'>,
  game: StartedGame,
  seat: Seat,
  {
    rescue: resolution,
    name = SUBSTITUTE_LEVEL,
    by,
  }: { rescue: TimeoutResolution; name?: string | undefined; by?: string },
): Promise<GameChange<{ done: true }>> {
  const { record, state } = game;
  const result = { done: true } as const;
  const since = sinceOf(record, seat);
  const decided = {
    kind: 'rescued',
    seat,
    since,
    rescue: resolution,
    ...(by === undefined ? {} : { by }),
  } as const;
  switch (resolution) {
    case 'more':
      return {
        record: await withMoreTime(context, game, withoutSearch(record, seat), seat, EXTRA_TIME_MS),
        idle: true,
        announcements: [{ ...decided, ping: [playerAt(record, state, seat)] }],
        result,
      };
    case 'play':
    case 'computer': {
      const computer = newComputer(record, SUBSTITUTE_LEVEL, name);
      const span = resolution === 'play' ? 'turn' : 'while';
      const decidedOn = { ...game, record: withoutVotes(record, seat) };
      const assigned = await withComputerAssigned(context, decidedOn, seat, computer, span);
      return {
        record: assigned,
        idle: true,
        announcements: [...lapseNewsOnSeats(record, assigned, by ?? computer.user), { ...decided, ping: [] }],
        result,
      };
    }
    case 'standIn':
      return {
        record: withSearch(record, seat),
        idle: true,
        announcements: [{ ...decided, ping: [] }],
        result,
      };
  }
}
