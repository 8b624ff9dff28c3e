/** Sets a game aside that no one plays; shared by moderators and the clock. */
import type { GameChange } from './change.ts';
import type { StartedGame } from './loaded-game.ts';
import { peopleToCall } from './members.ts';
import { withStatusOver } from './record-moves.ts';
import { timeOf } from './schedule.ts';

/** Suspends a game, by a moderator or the clock. Its channel becomes free, and the game can be reactivated. */
export function suspendGame({ record }: StartedGame, by?: string): GameChange<object> {
  const people = peopleToCall(record).map(({ user }) => user);
  return {
    record: { ...withStatusOver(record, 'ended'), timing: { ...timeOf(record), setAside: true } },
    announcements: [{ kind: 'setAside', ...(by === undefined ? {} : { by }), ping: people }],
    result: {},
  };
}
