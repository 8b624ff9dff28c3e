/** Work that is shared out among threads, as many as there are cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { loadBundle } from '../../ai/workers/index.ts';

/** Threads that wait for tasks. */
export interface Threads<Task, Answer> {
  /**
   * Has every task done, and gives the answers in the order of the tasks. `each` is told how many are done, and may
   * read the answers that there are.
   */
  run(
    tasks: readonly Task[],
    each?: (done: number, answers: readonly (Answer | undefined)[]) => void,
  ): Promise<Answer[]>;
  close(): Promise<void>;
}

/** Starts threads that run the file; it must answer each message by one. */
export async function openThreads<Task, Answer>(file: URL): Promise<Threads<Task, Answer>> {
  const code = await loadBundle(file);
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(code, { eval: true }));
  return {
    async run(tasks, each = () => {}) {
      const answers = new Array<Answer>(tasks.length);
      let next = 0;
      let done = 0;
      const work = async (worker: Worker) => {
        for (let current = next++; current < tasks.length; current = next++) {
          answers[current] = await answered(worker, tasks[current] as Task);
          each(++done, answers);
        }
      };
      await Promise.all(workers.map(work));
      return answers;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** What a thread answers to a task. Throws what the thread throws. */
function answered<Task, Answer>(worker: Worker, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(task);
  });
}
