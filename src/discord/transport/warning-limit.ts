/** Limits how often a user is warned in a channel, so that clicks stay quiet. */
import { HOUR_MS } from '../../durations.ts';

const MAX_WARNED = 5_000;

/** Creates the memory: of this process only. */
export function createWarningLimit(now: () => Date) {
  const warned = new Map<string, number>();
  const keyOf = (user: string, channel: string) => `${user} ${channel}`;
  return {
    /** Returns whether a user was warned in the last hour; not if the clock was set back since. */
    isRecent(user: string, channel: string): boolean {
      const age = now().getTime() - (warned.get(keyOf(user, channel)) ?? Number.NEGATIVE_INFINITY);
      return age >= 0 && age < HOUR_MS;
    },
    note(user: string, channel: string): void {
      const key = keyOf(user, channel);
      warned.delete(key);
      warned.set(key, now().getTime());
      for (const old of warned.keys()) if (warned.size > MAX_WARNED) warned.delete(old);
    },
  };
}

export type WarningLimit = ReturnType<typeof createWarningLimit>;
