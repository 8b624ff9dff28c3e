/** Warnings after clicks: once per user, channel and hour. */
import { expect, it } from 'vitest';
import { createRecentMemory } from '../../../src/discord/transport/recent-memory.ts';

const HOUR = 3_600_000;

it('a user is warned in a channel once an hour, also after the clock was set back', () => {
  let now = 10 * HOUR;
  const limit = createRecentMemory(() => new Date(now), HOUR);
  expect(limit.isRecent('1', '2')).toBe(false);
  limit.note('1', '2');
  expect([limit.isRecent('1', '2'), limit.isRecent('1', '3'), limit.isRecent('4', '2')]).toEqual([
    true,
    false,
    false,
  ]);
  now += HOUR - 1;
  expect(limit.isRecent('1', '2')).toBe(true);
  now += 1;
  expect(limit.isRecent('1', '2')).toBe(false);
  now -= 2 * HOUR;
  expect(limit.isRecent('1', '2')).toBe(false);
});

it('only the newest warnings of very many users are remembered', () => {
  const limit = createRecentMemory(() => new Date(0), HOUR);
  for (let user = 0; user <= 5_000; user++) limit.note(`${user}`, '2');
  expect([limit.isRecent('0', '2'), limit.isRecent('1', '2'), limit.isRecent('5000', '2')]).toEqual([
    false,
    true,
    true,
  ]);
});
