/** What runs in a thread that thinks: answers to questions, one after the other. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Content } from '../../content/index.ts';
import { registerContent } from '../../engine/index.ts';
import { type Attempt, attempt, type Question, type Strategy } from '../index.ts';

/** Asked of a thread. */
export interface Task {
  readonly question: Question;
  /** Only the one move that is found at once. */
  readonly quick: boolean;
  /** The figures of the game where they are not those shipped: a thread has a registry of its own. */
  readonly content?: Content;
}

/** Told by a thread: that it can be asked, and what comes of a task. */
export type WorkerMessage = 'ready' | Attempt;

/** People come first, where the system lets a single thread step back: elsewhere it would be the whole bot. */
const WORKER_NICENESS = 10;

/** Answers what this thread is asked from now on. */
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
