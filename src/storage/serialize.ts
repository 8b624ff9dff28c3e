/** One thing after the other: SQLite has one connection, and what is asked in between must not see half a change. */
import { setTimeout } from 'node:timers/promises';
import { isBusy } from './errors.ts';

/**
 * Runs a task once all those before it are done, whether they went well or not. A task changes all or nothing: it may
 * be run again where it failed.
 */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** Milliseconds for which a task is tried while another process holds up the database. */
const PATIENCE = 10_000;
/** Milliseconds until it is tried again. */
const AGAIN = 10;

/** Runs a task that changes all or nothing, again and again while another process holds up the database. */
export async function patiently<T>(task: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + PATIENCE; ; await setTimeout(AGAIN)) {
    try {
      return await task();
    } catch (error) {
      if (performance.now() >= until || !isBusy(error)) throw error;
    }
  }
}

/** A queue of its own. What has to wait for another process lets the others pass meanwhile: readers never have to. */
export function takingTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) =>
    patiently(() => {
      const result = last.then(task, task);
      last = result;
      return result;
    });
}

/** For a database with many connections: at once. */
export const atOnce: InTurn = (task) => task();
