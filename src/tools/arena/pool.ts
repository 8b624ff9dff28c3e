/** Work that is shared out among threads, as many as there are cores. */

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Has every task done by threads that run the file (it answers each message by one), and gives the answers in the order
 * of the tasks. `each` is told how many are done.
 */
export async function shared<Task, Answer>(
  file: URL,
  tasks: readonly Task[],
  each: (done: number) => void = () => {},
): Promise<Answer[]> {
  // The threads are to run TypeScript as we do.
  const tsx = createRequire(import.meta.url).resolve('tsx/cjs/api');
  const code = `require(${JSON.stringify(tsx)}).register(); require(${JSON.stringify(fileURLToPath(file))});`;
  const answers = new Array<Answer>(tasks.length);
  let next = 0;
  let done = 0;
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let current = -1;
      const give = () => {
        current = next++;
        if (current >= tasks.length) resolve();
        else worker.postMessage(tasks[current]);
      };
      worker.on('message', (answer: Answer) => {
        answers[current] = answer;
        each(++done);
        give();
      });
      worker.on('error', reject);
      give();
    });
  const threads = Math.min(tasks.length, availableParallelism());
  const workers = Array.from({ length: threads }, () => new Worker(code, { eval: true }));
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return answers;
}
