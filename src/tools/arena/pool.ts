/** Runs tasks on a pool of threads, one per core. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { loadBundle } from '../../ai/workers/index.ts';

export interface Threads<Task, Answer> {
  /**
   * Runs all tasks and returns their answers in order. `each` receives the number of finished tasks and the answers so
   * far.
   */
  run(
    tasks: readonly Task[],
    each?: (done: number, answers: readonly (Answer | undefined)[]) => void,
  ): Promise<Answer[]>;
  close(): Promise<void>;
}

/** Starts a worker thread for every processor. Answers keep the order of the tasks. */
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
          answers[current] = await answerOf(worker, tasks[current] as Task);
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

/** Returns a thread's answer to a task. Rethrows the thread's errors. */
function answerOf<Task, Answer>(worker: Worker, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(task);
  });
}
