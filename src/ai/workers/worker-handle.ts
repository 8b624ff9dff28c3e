/**
 * Controls a worker process that answers one question at a time, starts on demand, and ends after a timeout or when
 * idle. It is a process because a thread that runs out of memory can abort the whole bot, whatever its
 * `resourceLimits`: see nodejs/node#47224.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Attempt } from '../index.ts';
import { loadBundle } from './bundle.ts';
import type { Task, WorkerMessage } from './worker-main.ts';

/** Time to load the script on a busy small server. */
const START_TIMEOUT_MS = 60_000;
const IDLE_TIMEOUT_MS = 120_000;
/** More than any search needs, so that a runaway search cannot exhaust the machine's memory. */
const MAX_HEAP_MB = 160;

export interface WorkerHandle {
  /** Returns the outcome of a task; `hung` after `timeoutMs`, counted from when the worker is ready. */
  ask(task: Task, limit: number): Promise<Attempt>;
  end(): Promise<void>;
}

/** Creates a handle. The worker does not keep the bot's process alive, and ends with it. */
export function createWorkerHandle(file: URL): WorkerHandle {
  let worker: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isReady = false;
  let isClosed = false;

  function start(code: string): ChildProcess {
    isReady = false;
    const started = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, '-'], {
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    // A worker may die while idle, or before it has read everything.
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    started.on('error', () => {});
    started.stdin?.on('error', () => {}).end(code);
    started.unref();
    started.channel?.unref();
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idleTimer);
    const ended = worker;
    worker = undefined;
    if (!ended?.kill('SIGKILL')) return;
    ended.ref();
    await new Promise((resolve) => ended.once('exit', resolve));
  }

  /** Waits for the next message, an error, the end of the worker, or the timeout. */
  function nextMessage(from: ChildProcess, timeoutMs: number): Promise<WorkerMessage> {
    return new Promise((resolve) => {
      const settle = (outcome: WorkerMessage, isOver: boolean) => {
        clearTimeout(timer);
        from.off('message', onMessage).off('error', onError).off('exit', onExit);
        if (isOver && worker === from) void stop();
        resolve(outcome);
      };
      const onMessage = (outcome: unknown) => settle(outcome as WorkerMessage, false);
      const onError = (error: unknown) => settle({ failed: 'threw', detail: String(error) }, true);
      const onExit = (code: number | null, signal: string | null) =>
        onError(`the process ended with ${code ?? signal}`);
      const timer = setTimeout(() => settle({ failed: 'hung', detail: `${timeoutMs} ms` }, true), timeoutMs);
      from.on('message', onMessage).on('error', onError).on('exit', onExit);
    });
  }

  async function ask(task: Task, timeoutMs: number): Promise<Attempt> {
    clearTimeout(idleTimer);
    const code = await loadBundle(file);
    if (isClosed) throw new Error('the process has been ended');
    worker ??= start(code);
    const asked = worker;
    if (!isReady) {
      const outcome = await nextMessage(asked, START_TIMEOUT_MS);
      if (outcome !== 'ready') return outcome;
      isReady = true;
    }
    asked.send(task);
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
