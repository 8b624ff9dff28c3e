/** Work that readers cause: some at a time, the rest in turn, and not without end. */
import { expect, it } from 'vitest';
import { BusyError, createLane } from '../../src/web/lane.ts';

it('does some at a time, in turn, and refuses what would wait too long', async () => {
  const lane = createLane(2, 2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    lane(async () => {
      begun.push(number);
      await new Promise<void>((end) => ends.push(end));
      if (number === 1) throw new Error('failed');
      return number;
    });
  const all = [1, 2, 3, 4, 5].map((number) => work(number).catch((error: Error) => error));
  expect(await all[4]).toBeInstanceOf(BusyError);
  expect(begun).toEqual([1, 2]);
  // A failure makes room too.
  ends[0]?.();
  expect(await all[0]).toEqual(new Error('failed'));
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.();
  await all[1];
  await new Promise(setImmediate);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(all.slice(1, 4))).toEqual([2, 3, 4]);
  const later = work(6);
  ends[4]?.();
  expect(await later).toBe(6);
});

it('lets the bot get on between two of them', async () => {
  const lane = createLane(1, 9);
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const busy = async () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: 8 }, () => lane(busy)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(4);
});
