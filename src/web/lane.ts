/** A lane for work that readers cause, so that a crowd of them never holds up the bot. */

/** Too much work waits already. */
export class BusyError extends Error {}

/** Creates a lane: `most` things are done at a time, and `room` more may wait. Between two of them, the bot gets on. */
export function createLane(most: number, room: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running++;
    else if (waiting.length >= room) throw new BusyError('too many readers wait');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else setImmediate(next);
    }
  };
}
