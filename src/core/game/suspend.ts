/** Setting a game aside. */

import type { GameChange, StartedGame } from '../game-service.ts';
import { isComputer } from './computers.ts';
import { withStatusOver } from './record-moves.ts';
import { timeOf } from './schedule.ts';

/** The game is set aside, by a moderator or the clock: its channel is free, and it can be taken up again. */
export function suspendGame({ record }: StartedGame, by?: string): GameChange<object> {
  const people = record.members.map(({ user }) => user).filter((user) => !isComputer(user));
  return {
    record: { ...withStatusOver(record, 'ended'), timing: { ...timeOf(record), setAside: true } },
    owed: [{ kind: 'setAside', ...(by === undefined ? {} : { by }), ping: people }],
    result: {},
  };
}
