/** Waiting in tests: for a condition, or for a slow test. */
import { vi } from 'vitest';
import { LIMIT_MS, SLOW_MS } from './limits.ts';

const LOOK_EVERY_MS = 10;

/** Repeats a check until it no longer throws, and returns what it returns; rejects with its last error after a minute. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT_MS, interval: LOOK_EVERY_MS });

/** Gives the tests and hooks of the file that calls it the limit of slow ones. */
export const slowTests = (): void => vi.setConfig({ testTimeout: SLOW_MS, hookTimeout: SLOW_MS });
