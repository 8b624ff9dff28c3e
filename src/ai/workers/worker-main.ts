/** What runs in a thread that thinks: answers to questions, one after the other. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Content } from '../../content/index.ts';
import { registerContent } from '../../engine/index.ts';
import { type Attempt, attempted, type Question, type Wits } from '../index.ts';

/** Asked of a thread. */
export interface Task {
  readonly question: Question;
  /** Only the one move that is found at once. */
  readonly simplest: boolean;
  /** The figures of the game where they are not those shipped: a thread has a registry of its own. */
  readonly content?: Content;
}

/** Told by a thread: that it can be asked, and what comes of a task. */
export type Told = 'ready' | Attempt;

/** People come first, where the system lets a single thread step back: elsewhere it would be the whole bot. */
const BEHIND = 10;

/** Answers what this thread is asked from now on. */
export function serve({ think, simplest }: Wits): void {
  if (process.platform === 'linux') setPriority(BEHIND);
  const tell = (told: Told) => parentPort?.postMessage(told);
  parentPort?.on('message', (task: Task) => {
    const { question, content } = task;
    if (content !== undefined) registerContent(content, question.view.setup.content);
    const one = task.simplest ? () => [simplest(question.view, question.seat)] : think;
    tell(attempted(one, question));
  });
  tell('ready');
}
