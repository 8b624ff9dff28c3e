/** A thread that is asked one thing at a time: begun when it is needed, ended when it hangs or has long been idle. */
import { Worker } from 'node:worker_threads';
import type { Attempt } from '../index.ts';
import { loadBundle } from './bundle.ts';
import type { Task, WorkerMessage } from './worker-main.ts';

/** Milliseconds that a thread may take to load all it needs, on a small server that has much to do. */
const START_TIMEOUT_MS = 60_000;
/** Milliseconds after which a thread that is not asked anything gives back its memory. */
const IDLE_TIMEOUT_MS = 120_000;
/** No thought needs more: one that does must not take the memory of the bot. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 160 };

export interface WorkerHandle {
  /** What comes of a task; `hung` where it takes more milliseconds than `limit`, from when the thread can be asked. */
  ask(task: Task, limit: number): Promise<Attempt>;
  /** What is under way fails. */
  end(): Promise<void>;
}

/** A thread that runs a file. It does not keep the process alive while it has nothing to do. */
export function createWorkerHandle(file: URL): WorkerHandle {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isReady = false;
  let isClosed = false;

  function start(code: string): Worker {
    isReady = false;
    const started = new Worker(code, { eval: true, execArgv: [], resourceLimits: RESOURCE_LIMITS });
    started.unref();
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idleTimer);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  /** The next thing that a thread tells, or that it does not. */
  function nextMessage(from: Worker, timeoutMs: number): Promise<WorkerMessage> {
    return new Promise((resolve) => {
      const settle = (outcome: WorkerMessage, isOver: boolean) => {
        clearTimeout(timer);
        from.off('message', onMessage).off('error', onError).off('exit', onExit);
        // What still comes of a thread that is being ended is of no concern.
        if (isOver) from.on('error', () => {});
        if (isOver && worker === from) void stop();
        resolve(outcome);
      };
      const onMessage = (outcome: WorkerMessage) => settle(outcome, false);
      const onError = (error: unknown) => settle({ failed: 'threw', detail: String(error) }, true);
      const onExit = (code: number) => onError(`the thread ended with ${code}`);
      const timer = setTimeout(() => settle({ failed: 'hung', detail: `${timeoutMs} ms` }, true), timeoutMs);
      from.on('message', onMessage).on('error', onError).on('exit', onExit);
    });
  }

  async function ask(task: Task, timeoutMs: number): Promise<Attempt> {
    clearTimeout(idleTimer);
    const code = await loadBundle(file);
    if (isClosed) throw new Error('the thread has been ended');
    worker ??= start(code);
    const asked = worker;
    if (!isReady) {
      const outcome = await nextMessage(asked, START_TIMEOUT_MS);
      if (outcome !== 'ready') return outcome;
      isReady = true;
    }
    asked.postMessage(task);
    const outcome = await nextMessage(asked, timeoutMs);
    if (outcome === 'ready') throw new Error(outcome);
    idleTimer = setTimeout(stop, IDLE_TIMEOUT_MS).unref();
    return outcome;
  }

  return {
    ask: (task, limit) => ask(task, limit).catch((error) => ({ failed: 'threw', detail: String(error) })),
    end() {
      isClosed = true;
      return stop();
    },
  };
}
