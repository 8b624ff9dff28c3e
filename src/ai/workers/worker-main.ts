/** The main loop of a worker process: answers questions one after another. */
import { constants, getPriority, setPriority } from 'node:os';
import type { Content } from '../../content/index.ts';
import { registerContent } from '../../engine/index.ts';
import { type Attempt, attempt, type Question, type Strategy } from '../index.ts';

export interface Task {
  readonly question: Question;
  /** When thinking is cut short, in ms. */
  readonly limitMs: number;
  readonly quick: boolean;
  /** Content that differs from the default: each worker has its own registry. */
  readonly content?: Content;
}

/** Sent once when the worker is ready, and then for each task. */
export type WorkerMessage = 'ready' | Attempt;

/** Niceness of a worker relative to the bot. */
const WORKER_NICENESS = 10;

/** Answers messages from the pool until the bot's process ends. */
export function serve({ think, quickMove }: Strategy): void {
  setPriority(Math.min(getPriority() + WORKER_NICENESS, constants.priority.PRIORITY_LOW));
  // Terminals and service managers signal all processes of the bot, which ends this one itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const tell = (told: WorkerMessage) => process.send?.(told);
  process.on('message', (task: Task) => {
    const { question, content, limitMs } = task;
    const end = Date.now() + limitMs;
    if (content !== undefined) registerContent(content, question.view.setup.content);
    const one = task.quick ? () => [quickMove(question.view, question.seat)] : think;
    tell(attempt(one, question, () => Date.now() > end));
  });
  tell('ready');
}
