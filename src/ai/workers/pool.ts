/** Threads that think for computer players. None of them is ever in the way of the bot, and none gets stuck. */
import { CONTENT } from '../../content/index.ts';
import { houseOf, registerContent } from '../../engine/index.ts';
import { type Answer, type Attempt, type Level, passively, type Question, type Thinker } from '../index.ts';
import { createThread, type Thread } from './worker-handle.ts';
import type { Task } from './worker-main.ts';

/** Milliseconds that a level is to take for a turn. */
export const BUDGET: Readonly<Record<Level, number>> = {
  apprentice: 50,
  crofter: 100,
  laird: 300,
  chief: 2000,
};
/** Milliseconds that anything may take: a machine is slow at first, and busy now and then. */
const AT_LEAST = 3000;

/** Milliseconds after which a level is not listened to any more. */
export const limitOf = (level: Level): number => Math.max(3 * BUDGET[level], AT_LEAST);

export interface Thinkers extends Thinker {
  /** What is asked for is given up. */
  close(): Promise<void>;
}

export interface ThinkersOptions {
  /** Left out, one: drawing has another, and small servers have two cores. */
  readonly threads?: number;
  /** What runs in them, by `serve`. */
  readonly file?: URL;
  /** Milliseconds for a level; left out, `limitOf`. */
  readonly limit?: (level: Level) => number;
}

/** Opens threads, which begin with the first question and do not keep the process alive. */
export function openThinker({
  threads = 1,
  file = new URL('./worker.ts', import.meta.url),
  limit = limitOf,
}: ThinkersOptions = {}): Thinkers {
  const all = Array.from({ length: threads }, () => createThread(file));
  const free = [...all];
  const waiting: ((thread: Thread) => void)[] = [];
  let closed = false;

  async function withThread<T>(work: (thread: Thread) => Promise<T>): Promise<T> {
    const thread = free.pop() ?? (await new Promise<Thread>((resolve) => waiting.push(resolve)));
    try {
      return await work(thread);
    } finally {
      const next = waiting.shift();
      if (next === undefined) free.push(thread);
      else next(thread);
    }
  }

  async function ask(thread: Thread, task: Task, milliseconds: number): Promise<Attempt> {
    if (closed) throw gone();
    const attempt = await thread.ask(task, milliseconds);
    if (closed) throw gone();
    return attempt;
  }

  return {
    think: (question) =>
      withThread(async (thread): Promise<Answer> => {
        const task = taskOf(question);
        const own = await ask(thread, task, limit(question.level));
        if (!('failed' in own)) return own;
        const { failed, why } = own;
        const simple = await ask(thread, { ...task, simplest: true }, AT_LEAST);
        const thoughts = 'failed' in simple ? [passively(question.view, question.seat)] : simple.thoughts;
        return { thoughts, replaced: failed, why };
      }),

    async close() {
      closed = true;
      await Promise.all(all.map((thread) => thread.end()));
    },
  };
}

/** What those hear who are still waiting at the end. */
const gone = (): Error => new DOMException('nobody thinks any more', 'AbortError');

const shipped = registerContent(CONTENT);

function taskOf(question: Question): Task {
  const { setup } = question.view;
  const known = setup.content === shipped || setup.content === 'standard';
  return { question, simplest: false, ...(known ? {} : { content: houseOf(setup).content }) };
}
