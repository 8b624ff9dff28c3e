/** Stopping the clocks of a game and starting them again. */
import type { GameChange } from '../game-service.ts';
import { timeOf } from './schedule.ts';
import type { GameRecord } from './types.ts';

/** Returns the record of a game whose clocks run again. */
export function withClocksRunning(record: GameRecord): GameRecord {
  const { halted: _, ...timing } = timeOf(record);
  return { ...record, paused: false, timing };
}

/** Returns the change that stops the clocks, as this user asked. */
export const withClocksStopped = (record: GameRecord, by: string): Omit<GameChange<object>, 'result'> => ({
  record: { ...record, paused: true, timing: { ...timeOf(record), halted: true } },
  owed: [{ kind: 'halted', by, ping: [] }],
});
