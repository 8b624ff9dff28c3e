/** The limit of a wait: by time, or by a signal. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '../../src/core/index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<string>(() => {});

it('gives the result of work that is done in time', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1000, new AbortController().signal)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives nothing once the time is over', async () => {
  const waited = withTimeout(never, 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waited).toBeUndefined();
});

it('gives nothing as soon as the signal aborts, also if it has already', async () => {
  const ending = new AbortController();
  const waited = withTimeout(never, 1000, ending.signal);
  ending.abort();
  expect(await waited).toBeUndefined();
  expect(await withTimeout(never, 1000, ending.signal)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
