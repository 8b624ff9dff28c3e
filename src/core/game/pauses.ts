/** Pausing and resuming all clocks of a game. Pure. */
import type { GameChange } from './change.ts';
import { timeOf } from './schedule.ts';
import type { GameRecord } from './types.ts';

/** Returns the record of a game that is resumed. */
export function withClocksRunning(record: GameRecord): GameRecord {
  const { halted: _, ...timing } = timeOf(record);
  return { ...record, paused: false, timing };
}

/** Returns whether the players themselves have paused the game. */
export const isPausedByPlayers = ({ paused, timing }: GameRecord): boolean =>
  paused && timing?.halted === true;

/** Returns the record paused by a moderator; takes over a pause of the players, who can't end it any more. */
export const withModeratorPause = (record: GameRecord): GameRecord => ({
  ...withClocksRunning(record),
  paused: true,
});

/** Returns the change that stops the clocks at this user's request. */
export const withClocksStopped = (record: GameRecord, by: string): Omit<GameChange<object>, 'result'> => ({
  record: { ...record, paused: true, timing: { ...timeOf(record), halted: true } },
  announcements: [{ kind: 'halted', by, ping: [] }],
});
