import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Content } from '../../content/index.ts';
import { registerContent } from '../../engine/index.ts';
import { type Attempt, attempt, type Question, type Strategy } from '../index.ts';

export interface Task {
  readonly question: Question;
  readonly quick: boolean;
  /** Content that differs from the default: each worker has its own registry. */
  readonly content?: Content;
}

/** Sent once when the worker is ready, and then for each task. */
export type WorkerMessage = 'ready' | Attempt;

/** Lowers the priority below that of the bot. Only Linux can do so for a single thread. */
const WORKER_NICENESS = 10;

export function serve({ think, quickMove }: Strategy): void {
  if (process.platform === 'linux') setPriority(WORKER_NICENESS);
  const tell = (told: WorkerMessage) => parentPort?.postMessage(told);
  parentPort?.on('message', (task: Task) => {
    const { question, content } = task;
    if (content !== undefined) registerContent(content, question.view.setup.content);
    const one = task.quick ? () => [quickMove(question.view, question.seat)] : think;
    tell(attempt(one, question));
  });
  tell('ready');
}
