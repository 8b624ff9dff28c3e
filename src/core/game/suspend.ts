/** Setting a game aside. */

import type { Begun, Change } from '../game-service.ts';
import { isComputer } from './computers.ts';
import { over } from './record-moves.ts';
import { timeOf } from './schedule.ts';

/** The game is set aside, by a moderator or the clock: its channel is free, and it can be taken up again. */
export function setAside({ record }: Begun, by?: string): Change<object> {
  const people = record.members.map(({ user }) => user).filter((user) => !isComputer(user));
  return {
    record: { ...over(record, 'ended'), timing: { ...timeOf(record), setAside: true } },
    owed: [{ kind: 'setAside', ...(by === undefined ? {} : { by }), ping: people }],
    result: {},
  };
}
