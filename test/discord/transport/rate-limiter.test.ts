/** Rate limits of one user: enough for every player, and no more. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_RATE_LIMIT } from '../../../src/discord/index.ts';
import {
  type Acquire,
  type Cost,
  createRateLimiter,
  unlimited,
} from '../../../src/discord/transport/rate-limiter.ts';

const limits = { burst: 10, perSecond: 2, atOnce: 10 };

/** A turnstile with a clock that is moved by hand, in seconds. */
function gate(given = limits) {
  let time = Date.UTC(2026, 5, 1);
  const enter = createRateLimiter(given, () => new Date(time));
  return {
    enter,
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
    /** Sends a request that is answered at once. */
    ask: (user: string, weight: Cost = 'usual') => asks(enter, user, weight),
  };
}

function asks(enter: Acquire, user: string, weight: Cost) {
  const entry = enter(user, weight);
  if (entry.kind === 'entered') entry.leave();
  return entry;
}

const times = (count: number, one: () => { readonly kind: string }) =>
  Array.from({ length: count }, one).filter(({ kind }) => kind === 'entered').length;

describe('a user', () => {
  it('may send a burst, and then as much as is refilled', () => {
    const { ask, wait } = gate();
    expect(times(15, () => ask('ann'))).toBe(10);
    wait(1);
    expect(times(15, () => ask('ann'))).toBe(2);
    wait(60);
    expect(times(15, () => ask('ann'))).toBe(10);
  });

  it('at the refill rate is never limited', () => {
    const { ask, wait } = gate();
    for (let click = 0; click < 500; click++) {
      expect(ask('ann').kind, `click ${click}`).toBe('entered');
      wait(0.5);
    }
  });

  it('does not limit others', () => {
    const { ask } = gate();
    times(100, () => ask('ann'));
    expect(times(15, () => ask('ben'))).toBe(10);
  });

  it('may type twice as much as click, and has a third for slow requests and a tenth for the slowest', () => {
    const { ask } = gate();
    expect(times(50, () => ask('typist', 'suggestion'))).toBe(20);
    expect(times(50, () => ask('reader', 'heavy'))).toBe(3);
    expect(times(50, () => ask('watcher', 'longest'))).toBe(1);
  });

  it('is told after how many seconds the same works again', () => {
    const { ask, wait } = gate();
    times(10, () => ask('ann'));
    expect(ask('ann')).toMatchObject({ seconds: 1 });
    const heavy = ask('ann', 'heavy');
    expect(heavy).toMatchObject({ seconds: 2 });
    wait(2);
    expect(ask('ann', 'heavy').kind).toBe('entered');
  });

  it('is told once, and again after a while', () => {
    const { ask, wait } = gate({ ...limits, perSecond: 0.01 });
    times(10, () => ask('ann'));
    expect(ask('ann')).toMatchObject({ again: false });
    expect(ask('ann')).toMatchObject({ again: true });
    wait(4);
    expect(ask('ann')).toMatchObject({ again: true });
    wait(1);
    expect(ask('ann')).toMatchObject({ again: false });
  });

  it('is not limited by a clock that is set back', () => {
    const { ask, wait } = gate();
    times(10, () => ask('ann'));
    wait(-3600);
    expect(ask('ann')).toMatchObject({ seconds: 1 });
    wait(1);
    expect(ask('ann').kind).toBe('entered');
  });
});

describe('running requests', () => {
  it('are limited to a few per user', () => {
    const { enter } = gate({ ...limits, atOnce: 3 });
    const entries = [1, 2, 3].map(() => enter('ann', 'usual'));
    const fourth = enter('ann', 'usual');
    expect(fourth).toMatchObject({ kind: 'held' });
    expect(fourth).not.toHaveProperty('seconds');
    expect(enter('ben', 'usual').kind).toBe('entered');
    for (const one of entries) if (one.kind === 'entered') one.leave();
    expect(enter('ann', 'usual').kind).toBe('entered');
  });

  it('are limited by their total cost: beside a replay, quick ones fit, and a second replay does not', () => {
    const { enter } = gate(DEFAULT_RATE_LIMIT);
    const replay = enter('ann', 'longest');
    expect(enter('ann', 'longest')).toMatchObject({ kind: 'held' });
    const pages = [1, 2, 3].map(() => enter('ann', 'heavy'));
    expect(pages.map(({ kind }) => kind)).toEqual(['entered', 'entered', 'entered']);
    expect(enter('ann', 'usual')).not.toHaveProperty('seconds');
    for (const one of pages) if (one.kind === 'entered') one.leave();
    expect(enter('ann', 'usual').kind).toBe('entered');
    if (replay.kind === 'entered') replay.leave();
  });

  it('make room as soon as they are answered', () => {
    const { enter, wait } = gate(DEFAULT_RATE_LIMIT);
    const replay = enter('ann', 'longest');
    wait(60);
    expect(enter('ann', 'longest').kind).toBe('held');
    if (replay.kind === 'entered') replay.leave();
    expect(enter('ann', 'longest').kind).toBe('entered');
  });
});

describe('users who rest', () => {
  const quick = { burst: 1, perSecond: 1, atOnce: 1 };
  const now = () => new Date();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Asks twice, which is once too often. Returns whether that is remembered from an earlier time. */
  const isRemembered = (enter: Acquire, user: string) => {
    asks(enter, user, 'usual');
    const second = asks(enter, user, 'usual');
    return second.kind === 'held' ? second.again : expect.fail('it is not limited');
  };

  it('are forgotten within seconds, without another request, and then nothing is left to do', () => {
    const enter = createRateLimiter(quick, now);
    expect(isRemembered(enter, 'ann')).toBe(false);
    vi.advanceTimersByTime(500);
    expect(asks(enter, 'ann', 'usual')).toMatchObject({ kind: 'held', again: true });
    vi.advanceTimersByTime(3000);
    expect(vi.getTimerCount()).toBe(0);
    expect(isRemembered(enter, 'ann')).toBe(false);
  });

  it('are forgotten although an earlier one has a page open, who stays limited', () => {
    const enter = createRateLimiter(quick, now);
    const page = enter('ann', 'usual');
    expect(isRemembered(enter, 'ben')).toBe(false);
    vi.advanceTimersByTime(3000);
    expect(isRemembered(enter, 'ben')).toBe(false);
    expect(enter('ann', 'usual').kind).toBe('held');
    if (page.kind === 'entered') page.leave();
    vi.advanceTimersByTime(3000);
    expect(vi.getTimerCount()).toBe(0);
    expect(isRemembered(enter, 'ann')).toBe(false);
  });

  it('are forgotten when there are too many, beginning with whoever asked least recently', () => {
    const enter = createRateLimiter({ ...quick, perSecond: 0.001 }, now);
    for (let user = 0; user < 9_999; user++) asks(enter, `${user}`, 'usual');
    for (const user of ['0', '9999', '10000']) asks(enter, user, 'usual');
    vi.advanceTimersByTime(3000);
    expect(asks(enter, '0', 'usual').kind).toBe('held');
    expect(asks(enter, '1', 'usual').kind).toBe('entered');
  });
});

it('a lively turn stays within the default limits', () => {
  const { ask, wait } = gate(DEFAULT_RATE_LIMIT);
  // A click or two a second for a minute, and faster for a while.
  for (let click = 0; click < 90; click++, wait(2 / 3))
    expect(ask('ann').kind, `click ${click}`).toBe('entered');
  for (let click = 0; click < 30; click++, wait(1 / 5))
    expect(ask('ann').kind, `click ${click}`).toBe('entered');
});

it('without limits nothing is refused', () => {
  expect(times(10_000, () => asks(unlimited, 'robot', 'longest'))).toBe(10_000);
});
