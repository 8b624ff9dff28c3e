/** The main loop of a worker process: answers questions one after another. */
import type { Content } from '../../content/index.ts';
import { registerContent } from '../../engine/index.ts';
import { serveTasks } from '../../workers/index.ts';
import { type Attempt, attempt, type Question, type Strategy } from '../index.ts';

export interface Task {
  readonly question: Question;
  /** When thinking is cut short, in ms. */
  readonly limitMs: number;
  readonly quick: boolean;
  /** Content that differs from the default: each worker has its own registry. */
  readonly content?: Content;
}

/** Niceness of a worker relative to the bot. */
const WORKER_NICENESS = 10;

/** Answers questions from the pool until the bot's process ends. */
export function serve({ think, quickMove }: Strategy): void {
  serveTasks(({ question, content, limitMs, quick }: Task): Attempt => {
    const end = Date.now() + limitMs;
    if (content !== undefined) registerContent(content, question.view.setup.content);
    const one = quick ? () => [quickMove(question.view, question.seat)] : think;
    return attempt(one, question, () => Date.now() > end);
  }, WORKER_NICENESS);
}
