/** Waiting in tests: for a condition, with one generous limit for all of them. */
import { vi } from 'vitest';

/** Milliseconds until a condition counts as never met: no machine, however busy, takes so long. */
const LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 10;

/** Repeats a check until it no longer throws, and gives what it returns; rejects with its last error after a minute. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT_MS, interval: LOOK_EVERY_MS });
