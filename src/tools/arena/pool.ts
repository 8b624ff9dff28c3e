import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { DAY_MS } from '../../durations.ts';
import { createWorkerProcess } from '../../workers/index.ts';
import { programOf } from '../bundling.ts';

const MAX_HEAP_MB = 1024;

/**
 * Runs all tasks in processes of a script, one for every processor, and returns their answers in order. `each` gets the
 * number of finished tasks and the answers so far.
 */
export async function runTasks<Task, Answer>(
  script: URL,
  tasks: readonly Task[],
  each: (done: number, answers: readonly (Answer | undefined)[]) => void = () => {},
): Promise<Answer[]> {
  const file = pathToFileURL(await programOf(script));
  const answers = new Array<Answer>(tasks.length);
  let next = 0;
  let done = 0;
  const work = async () => {
    const worker = createWorkerProcess<Task>({ file, maxHeapMb: MAX_HEAP_MB });
    // Worker processes do not keep this one alive; the timeout does.
    for (let current = next++; current < tasks.length; current = next++) {
      answers[current] = (await worker.run(tasks[current] as Task, DAY_MS)) as Answer;
      each(++done, answers);
    }
    await worker.kill();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return answers;
}
