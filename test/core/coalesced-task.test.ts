/** A task that is called while it runs: it runs once more, never twice at a time, and no call is lost. */
import { expect, it } from 'vitest';
import { coalesceCalls } from '../../src/core/coalesced-task.ts';

/** A task whose runs end when the test says so. */
function steppedTask() {
  const ends: (() => void)[] = [];
  let runs = 0;
  const task = coalesceCalls(() => {
    runs += 1;
    return new Promise((resolve) => ends.push(resolve));
  });
  const endRun = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { task, endRun, runs: () => runs };
}

it('runs at once, and once more for all calls during a run', async () => {
  const { task, endRun, runs } = steppedTask();
  task.call();
  expect([runs(), task.isRunning()]).toEqual([1, true]);
  task.call();
  task.call();
  expect(runs()).toBe(1);
  await endRun();
  expect([runs(), task.isRunning()]).toEqual([2, true]);
  await endRun();
  expect([runs(), task.isRunning()]).toEqual([2, false]);
  task.call();
  expect(runs()).toBe(3);
});

it('forgets a cancelled call, but not a later one', async () => {
  const { task, endRun, runs } = steppedTask();
  task.call();
  task.call();
  task.cancel();
  await endRun();
  expect([runs(), task.isRunning()]).toEqual([1, false]);
  task.call();
  expect(runs()).toBe(2);
});

it('is done after the run that was called last', async () => {
  const { task, endRun } = steppedTask();
  let done = false;
  task.call();
  task.call();
  const waiting = task.whenDone().then(() => {
    done = true;
  });
  await endRun();
  expect(done).toBe(false);
  await endRun();
  await waiting;
  expect(done).toBe(true);
});
