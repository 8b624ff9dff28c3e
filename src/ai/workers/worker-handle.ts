/** Controls a worker that answers one question at a time, and ends after a timeout or when idle. */
import { Worker } from 'node:worker_threads';
import type { Attempt } from '../index.ts';
import { loadBundle } from './bundle.ts';
import type { Task, WorkerMessage } from './worker-main.ts';

/** Time to load the script on a busy small server. */
const START_TIMEOUT_MS = 60_000;
const IDLE_TIMEOUT_MS = 120_000;
/** More than any search needs, so that a runaway search cannot exhaust the bot's memory. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 160 };

export interface WorkerHandle {
  /** Returns the outcome of a task; `hung` after `timeoutMs`, counted from when the worker is ready. */
  ask(task: Task, limit: number): Promise<Attempt>;
  end(): Promise<void>;
}

/** Creates a handle. The worker does not keep the process alive. */
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

  /** Waits for the next message, an error, the end of the worker, or the timeout. */
  function nextMessage(from: Worker, timeoutMs: number): Promise<WorkerMessage> {
    return new Promise((resolve) => {
      const settle = (outcome: WorkerMessage, isOver: boolean) => {
        clearTimeout(timer);
        from.off('message', onMessage).off('error', onError).off('exit', onExit);
        // Ignores errors of a worker that is being terminated.
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
