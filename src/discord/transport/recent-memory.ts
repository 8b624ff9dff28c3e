/** Remembers what has just happened, such as a warning to a user in a channel, or a click on a button that posts. */

const MAX_REMEMBERED = 5_000;

/** Creates a memory that lasts `durationMs`: of this process only, and of the newest 5,000 events. */
export function createRecentMemory(now: () => Date, durationMs: number) {
  const noted = new Map<string, number>();
  const keyOf = (parts: readonly string[]) => parts.join(' ');
  return {
    /** Returns whether this was noted recently; not if the clock was set back since. */
    isRecent(...parts: readonly string[]): boolean {
      const age = now().getTime() - (noted.get(keyOf(parts)) ?? Number.NEGATIVE_INFINITY);
      return age >= 0 && age < durationMs;
    },
    note(...parts: readonly string[]): void {
      const key = keyOf(parts);
      noted.delete(key);
      noted.set(key, now().getTime());
      for (const old of noted.keys()) if (noted.size > MAX_REMEMBERED) noted.delete(old);
    },
    forget: (...parts: readonly string[]): void => void noted.delete(keyOf(parts)),
  };
}

export type RecentMemory = ReturnType<typeof createRecentMemory>;
