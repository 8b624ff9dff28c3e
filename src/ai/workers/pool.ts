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

/** When thinking is cut short and the best move so far is played. On most machines a move takes two seconds at most. */
const THINK_LIMIT_MS = 60_000;
/** When a process that has not answered is ended, and the quick move is played. */
const HUNG_AFTER_MS = 90_000;

export interface ComputerPlayerPool extends ComputerPlayer {
  /** Rejects open questions. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Default: 1. Drawing uses another thread, and small servers have two cores. */
  readonly workers?: number;
  readonly file?: URL;
  readonly thinkLimitMs?: number;
  readonly hungAfterMs?: (level: Level) => number;
}

/** Opens a pool. Workers start with the first question and do not keep the process alive. */
export function openComputerPlayers({
  workers = 1,
  file = new URL('./worker.ts', import.meta.url),
  thinkLimitMs = THINK_LIMIT_MS,
  hungAfterMs = () => HUNG_AFTER_MS,
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

  async function ask(worker: WorkerHandle, task: Task, timeoutMs: number): Promise<Attempt> {
    if (closed) throw closedError();
    const attempt = await worker.ask(task, timeoutMs);
    if (closed) throw closedError();
    return attempt;
  }

  return {
    think: (question) =>
      withWorker(async (worker): Promise<Answer> => {
        const task = taskOf(question, thinkLimitMs);
        const own = await ask(worker, task, hungAfterMs(question.level));
        if (!('failed' in own)) return own;
        const { failed, detail } = own;
        const simple = await ask(worker, { ...task, quick: true }, HUNG_AFTER_MS);
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

function taskOf(question: Question, limitMs: number): Task {
  const content = customContent(question.view.setup.content);
  return { question, limitMs, quick: false, ...(content && { content }) };
}
