/** Pausing and resuming all clocks of a game. Pure. */
import type { GameChange } from './change.ts';
import { timeOf } from './schedule.ts';
import type { GameRecord } from './types.ts';

/** Returns the record of a game that is resumed. */
export function withClocksRunning(record: GameRecord): GameRecord {
  const { halted: _, ...timing } = timeOf(record);
  return { ...record, paused: false, timing };
}

/** Returns the change that stops the clocks at this user's request. */
export const withClocksStopped = (record: GameRecord, by: string): Omit<GameChange<object>, 'result'> => ({
  record: { ...record, paused: true, timing: { ...timeOf(record), halted: true } },
  announcements: [{ kind: 'halted', by, ping: [] }],
});
