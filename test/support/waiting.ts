/** Waits for conditions, and sets limits of slow tests. */
import { vi } from 'vitest';
import { LIMIT_MS, SLOW_MS } from './limits.ts';

const LOOK_EVERY_MS = 10;

/** Repeats a check until it does not throw, and returns its result. Rejects with the last error at the limit. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT_MS, interval: LOOK_EVERY_MS });

/** Sets the limit of slow tests for all tests and hooks of the calling file. */
export const slowTests = (): void => vi.setConfig({ testTimeout: SLOW_MS, hookTimeout: SLOW_MS });
