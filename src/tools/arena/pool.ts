/** Runs tasks on a pool of processes, one per core. */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { DAY_MS } from '../../durations.ts';
import { createWorkerProcess } from '../../workers/index.ts';
import { programOf } from '../bundling.ts';

const MAX_HEAP_MB = 1024;

export interface WorkerPool<Task, Answer> {
  /** Runs all tasks and returns their answers in order. `each` gets their number and the answers so far. */
  run(
    tasks: readonly Task[],
    each?: (done: number, answers: readonly (Answer | undefined)[]) => void,
  ): Promise<Answer[]>;
  close(): Promise<void>;
}

/** Opens a pool with a process for every processor. */
export async function openWorkers<Task, Answer>(script: URL): Promise<WorkerPool<Task, Answer>> {
  const file = pathToFileURL(await programOf(script));
  const workers = Array.from({ length: availableParallelism() }, () =>
    createWorkerProcess<Task>({ file, maxHeapMb: MAX_HEAP_MB }),
  );
  return {
    async run(tasks, each = () => {}) {
      const answers = new Array<Answer>(tasks.length);
      let next = 0;
      let done = 0;
      await Promise.all(
        workers.map(async (worker) => {
          // Worker processes do not keep this one alive; the timeout does.
          for (let current = next++; current < tasks.length; current = next++) {
            answers[current] = (await worker.run(tasks[current] as Task, DAY_MS)) as Answer;
            each(++done, answers);
          }
        }),
      );
      return answers;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.kill()));
    },
  };
}
