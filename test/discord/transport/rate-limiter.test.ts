/** How much one person may ask: enough for everybody who plays, and no more. */
import { describe, expect, it } from 'vitest';
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
    /** Asks, and has the answer at once. */
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

describe('somebody', () => {
  it('may ask much at a stretch, and then as much as comes back', () => {
    const { ask, wait } = gate();
    expect(times(15, () => ask('ann'))).toBe(10);
    wait(1);
    expect(times(15, () => ask('ann'))).toBe(2);
    wait(60);
    expect(times(15, () => ask('ann'))).toBe(10);
  });

  it('who goes on at that pace is never held up', () => {
    const { ask, wait } = gate();
    for (let click = 0; click < 500; click++) {
      expect(ask('ann').kind, `click ${click}`).toBe('entered');
      wait(0.5);
    }
  });

  it('holds up nobody else', () => {
    const { ask } = gate();
    times(100, () => ask('ann'));
    expect(times(15, () => ask('ben'))).toBe(10);
  });

  it('types twice as much as they click, and asks for a third of what takes long, a tenth of what takes longest', () => {
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

  it('is told once, and again when they go on for longer', () => {
    const { ask, wait } = gate({ ...limits, perSecond: 0.01 });
    times(10, () => ask('ann'));
    expect(ask('ann')).toMatchObject({ again: false });
    expect(ask('ann')).toMatchObject({ again: true });
    wait(4);
    expect(ask('ann')).toMatchObject({ again: true });
    wait(1);
    expect(ask('ann')).toMatchObject({ again: false });
  });

  it('is not held for what the clock does: it may be set back', () => {
    const { ask, wait } = gate();
    times(10, () => ask('ann'));
    wait(-3600);
    expect(ask('ann')).toMatchObject({ seconds: 1 });
    wait(1);
    expect(ask('ann').kind).toBe('entered');
  });
});

describe('answers in the making', () => {
  it('are a few at a time for each, until they are there', () => {
    const { enter } = gate({ ...limits, atOnce: 3 });
    const entries = [1, 2, 3].map(() => enter('ann', 'usual'));
    const fourth = enter('ann', 'usual');
    expect(fourth).toMatchObject({ kind: 'held' });
    expect(fourth).not.toHaveProperty('seconds');
    expect(enter('ben', 'usual').kind).toBe('entered');
    for (const one of entries) if (one.kind === 'entered') one.leave();
    expect(enter('ann', 'usual').kind).toBe('entered');
  });

  it('are limited by what they cost together: beside a replay there is room for quick ones, for no second replay', () => {
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

  it('make room as soon as they are there', () => {
    const { enter, wait } = gate(DEFAULT_RATE_LIMIT);
    const replay = enter('ann', 'longest');
    wait(60);
    expect(enter('ann', 'longest').kind).toBe('held');
    if (replay.kind === 'entered') replay.leave();
    expect(enter('ann', 'longest').kind).toBe('entered');
  });
});

it('what somebody asks in a lively turn is within the limits of the program', () => {
  const { ask, wait } = gate(DEFAULT_RATE_LIMIT);
  // A click or two a second for a minute, and faster for a while.
  for (let click = 0; click < 90; click++, wait(2 / 3))
    expect(ask('ann').kind, `click ${click}`).toBe('entered');
  for (let click = 0; click < 30; click++, wait(1 / 5))
    expect(ask('ann').kind, `click ${click}`).toBe('entered');
});

it('without limits everybody may do anything', () => {
  expect(times(10_000, () => asks(unlimited, 'robot', 'longest'))).toBe(10_000);
});
