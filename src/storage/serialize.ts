/** Serializes access to SQLite, which has one connection: other queries must not see half a change. */
import { setTimeout } from 'node:timers/promises';
import { isBusy } from './errors.ts';

/** Runs a task after all earlier ones have settled. Tasks must be atomic, since a failed one may be retried. */
export type RunExclusive = <T>(task: () => Promise<T>) => Promise<T>;

/** How long a task is retried while another process has locked the database. */
const TIMEOUT_MS = 10_000;
const RETRY_MS = 10;

/** Runs an atomic task, retrying while another process has locked the database. */
export async function retryWhileBusy<T>(task: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + TIMEOUT_MS; ; await setTimeout(RETRY_MS)) {
    try {
      return await task();
    } catch (error) {
      if (performance.now() >= until || !isBusy(error)) throw error;
    }
  }
}

/** Creates a queue. A task waiting for another process does not block the others, since reads never wait. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) =>
    retryWhileBusy(() => {
      const result = last.then(task, task);
      last = result;
      return result;
    });
}

/** Runs tasks immediately, for databases with many connections. */
export const runImmediately: RunExclusive = (task) => task();
