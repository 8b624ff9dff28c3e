/** One thing after the other: SQLite has one connection, and what is asked in between must not see half a change. */

/** Runs a task once all those before it are done, whether they went well or not. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** A queue of its own. */
export function takingTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result;
    return result;
  };
}

/** For a database with many connections: at once. */
export const atOnce: InTurn = (task) => task();
