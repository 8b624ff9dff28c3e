/** The order in which pictures are drawn. */

/** Urgent tasks between two of low priority, so that answers go first but posts don't starve. */
export const MAX_URGENT_IN_A_ROW = 2;

export interface Priority {
  /** Most other pictures go first. Default: false. */
  readonly lowPriority?: boolean;
  /** Returns false once the picture is outdated: it is then dropped, unless it is being drawn. */
  readonly isWanted?: () => boolean;
}

/** A picture was dropped because it was outdated before its turn came. */
export class OutdatedPictureError extends Error {}

interface Queued extends Priority {
  reject(error: Error): void;
}

/** Creates a queue: first in, first out among urgent tasks and among the others, which take turns. */
export function createTaskQueue<T extends Queued>() {
  let queue: T[] = [];
  let urgentInARow = 0;

  function rejectAll(tasks: readonly T[], error: Error): void {
    queue = queue.filter((task) => !tasks.includes(task));
    for (const { reject } of tasks) reject(error);
  }

  return {
    length: () => queue.length,
    push: (task: T) => void queue.push(task),
    /** Takes the next task. Outdated ones are rejected. */
    take(): T | undefined {
      rejectAll(
        queue.filter(({ isWanted }) => isWanted?.() === false),
        new OutdatedPictureError(),
      );
      const isPatient = urgentInARow >= MAX_URGENT_IN_A_ROW;
      const place = queue.findIndex(({ lowPriority = false }) => lowPriority === isPatient);
      const [next] = queue.splice(Math.max(0, place), 1);
      urgentInARow = next === undefined || next.lowPriority === true ? 0 : urgentInARow + 1;
      return next;
    },
    rejectAll: (error: Error) => rejectAll(queue, error),
  };
}
