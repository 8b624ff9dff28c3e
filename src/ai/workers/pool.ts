/** Runs computer players in worker processes, with timeouts and fallback moves. */
import { customContent } from '../../engine/index.ts';
import {
  type Answer,
  type Attempt,
  type ComputerPlayer,
  fallbackMove,
  type Level,
  type Question,
} from '../index.ts';
import { createWorkerHandle, type WorkerHandle } from './worker-handle.ts';
import type { Task } from './worker-main.ts';

export const BUDGET_MS: Readonly<Record<Level, number>> = {
  apprentice: 50,
  crofter: 100,
  laird: 300,
  chief: 2000,
};
/** Shortest timeout: a machine is slow at first and may be busy. */
const MIN_TIMEOUT_MS = 3000;

/** Returns how long to wait for a level before its move is replaced. */
export const timeoutMsOf = (level: Level): number => Math.max(3 * BUDGET_MS[level], MIN_TIMEOUT_MS);

export interface ComputerPlayerPool extends ComputerPlayer {
  /** Rejects open questions. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Default: 1. Drawing uses another thread, and small servers have two cores. */
  readonly workers?: number;
  readonly file?: URL;
  readonly timeoutMs?: (level: Level) => number;
  /** Timeout of the quick move that replaces a level's. */
  readonly quickTimeoutMs?: number;
}

/** Opens a pool. Workers start with the first question and do not keep the process alive. */
export function openComputerPlayers({
  workers = 1,
  file = new URL('./worker.ts', import.meta.url),
  timeoutMs = timeoutMsOf,
  quickTimeoutMs = MIN_TIMEOUT_MS,
}: PoolOptions = {}): ComputerPlayerPool {
  const handles = Array.from({ length: workers }, () => createWorkerHandle(file));
  const idle = [...handles];
  const waiting: ((worker: WorkerHandle) => void)[] = [];
  let closed = false;

  async function withWorker<T>(work: (worker: WorkerHandle) => Promise<T>): Promise<T> {
    const worker = idle.pop() ?? (await new Promise<WorkerHandle>((resolve) => waiting.push(resolve)));
    try {
      return await work(worker);
    } finally {
      const next = waiting.shift();
      if (next === undefined) idle.push(worker);
      else next(worker);
    }
  }

  async function ask(worker: WorkerHandle, task: Task, milliseconds: number): Promise<Attempt> {
    if (closed) throw closedError();
    const attempt = await worker.ask(task, milliseconds);
    if (closed) throw closedError();
    return attempt;
  }

  return {
    think: (question) =>
      withWorker(async (worker): Promise<Answer> => {
        const task = taskOf(question);
        const own = await ask(worker, task, timeoutMs(question.level));
        if (!('failed' in own)) return own;
        const { failed, detail } = own;
        const simple = await ask(worker, { ...task, quick: true }, quickTimeoutMs);
        const thoughts = 'failed' in simple ? [fallbackMove(question.view, question.seat)] : simple.thoughts;
        return { thoughts, replaced: failed, detail };
      }),

    async close() {
      closed = true;
      await Promise.all(handles.map((worker) => worker.end()));
    },
  };
}

const closedError = (): Error => new DOMException('the computer players have been closed', 'AbortError');

function taskOf(question: Question): Task {
  const content = customContent(question.view.setup.content);
  return { question, quick: false, ...(content && { content }) };
}
