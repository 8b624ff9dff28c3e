/** The main loop of a worker process. */
import { constants, getPriority, setPriority } from 'node:os';

export interface TaskMessage {
  readonly id: number;
  readonly task: unknown;
}

/** Sent once when the process is ready, and then for each task. */
export type WorkerMessage = 'ready' | { readonly id: number; readonly result: unknown } | TaskFailure;

interface TaskFailure {
  readonly id: number;
  readonly error: string;
}

/**
 * Answers the bot's tasks until the bot ends. Tasks start in the order in which they were sent, and those that wait run
 * side by side. `niceness` is relative to the bot's.
 */
export function serveTasks<Task>(run: (task: Task) => unknown, niceness: number): void {
  setPriority(Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW));
  // Terminals and service managers signal all processes of the bot, which ends this one itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  // A bot that has ended needs no answer.
  const send = (message: WorkerMessage) => process.send?.(message, undefined, undefined, () => {});
  process.on('message', async ({ id, task }: TaskMessage) => {
    try {
      send({ id, result: await run(task as Task) });
    } catch (error) {
      send({ id, error: String(error) });
    }
  });
  send('ready');
}
