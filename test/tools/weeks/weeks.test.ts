/** Two weeks of a table on a manual clock: the bot's messages and their times, as reviewed. */
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../src/durations.ts';
import { playWeeks } from '../../../src/tools/weeks/play.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';
import { slowTests } from '../../support/waiting.ts';

slowTests();

test('sends no reminder in quiet hours, twice or late, and tells two weeks as in the timeline', async () => {
  const { timeline, errors, turns, reminders, ...wrong } = await playWeeks({
    ...{ seed: 'moor', weeks: 2, stepMs: HOUR_MS / 2, createStore: memoryStore },
  });
  expect(errors).toEqual([]);
  expect(wrong).toEqual({ quiet: 0, doubled: 0, late: 0 });
  expect(turns).toBeGreaterThan(10);
  expect(reminders).toBeGreaterThan(3);
  await expect(timeline).toMatchFileSnapshot('./fixtures/weeks.md');
});
