/** Serializes access to SQLite, which has one connection: other queries must not see half a change. */
import { setTimeout } from 'node:timers/promises';
import { isBusy } from './errors.ts';

/** Runs a task after all earlier ones have settled. Tasks must be atomic, since a failed one may be retried. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** How long a task is retried while another process has locked the database. */
const PATIENCE = 10_000;
/** Delay between retries. */
const AGAIN = 10;

/** Runs an atomic task, retrying while another process has locked the database. */
export async function patiently<T>(task: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + PATIENCE; ; await setTimeout(AGAIN)) {
    try {
      return await task();
    } catch (error) {
      if (performance.now() >= until || !isBusy(error)) throw error;
    }
  }
}

/** Creates a queue. A task waiting for another process does not block the others, since reads never wait. */
export function takingTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) =>
    patiently(() => {
      const result = last.then(task, task);
      last = result;
      return result;
    });
}

/** Runs tasks immediately, for databases with many connections. */
export const atOnce: InTurn = (task) => task();
