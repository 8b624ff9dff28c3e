/**
 * A child process for heavy work: it starts with the first task and ends when it hangs or is idle. It is a process
 * because its memory goes back to the machine when it ends, and because a thread that runs out of memory can abort the
 * whole bot, whatever its `resourceLimits`: see nodejs/node#47224.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MINUTE_MS } from '../durations.ts';
import type { TaskMessage, WorkerMessage } from './serve-tasks.ts';

/** Allowed time to start: enough to load the script on a small, busy server. */
const START_TIMEOUT_MS = MINUTE_MS;
const IDLE_TIMEOUT_MS = 2 * MINUTE_MS;

/**
 * Garbage collection by further threads takes a quarter more CPU time, which the bot needs. With a small initial heap
 * (MB), V8 collects everything four times a second.
 */
const FLAGS = ['--max-semi-space-size=4', '--single-threaded-gc', '--initial-old-space-size=48'];
/**
 * Reuses the memory of bitmaps up to 256 KB, those of a strip of the map. New memory is cleared by the kernel, which takes
 * a sixth of the time of a picture. The bot's own settings save memory instead.
 */
const MALLOC = { MALLOC_MMAP_THRESHOLD_: `${2 ** 18}`, MALLOC_TRIM_THRESHOLD_: `${2 ** 21}` };

interface WorkerOptions {
  /** A script that calls `serveTasks`. */
  readonly file: URL;
  /** More than any task needs, so that a runaway task cannot exhaust the machine's memory. */
  readonly maxHeapMb: number;
}

export interface WorkerProcess<Task> {
  /**
   * Returns the result of a task. Rejects with a `TaskTimeoutError` after `timeoutMs`, counted from when the process is
   * ready, with a `ProcessEndedError` if the process ends by itself or by others, and with another error if the task throws.
   */
  run(task: Task, timeoutMs?: number): Promise<unknown>;
  /** Starts the process, so that the first task need not wait for it. */
  start(): void;
  /** Kills the process: all its tasks reject. The next task starts another. Resolves when it is gone. */
  kill(): Promise<void>;
}

/** A task took too long. Its process has been killed, with all its other tasks. */
export class TaskTimeoutError extends Error {}

/** The process ended before the task was done, by itself or because others killed it, as when memory runs out. */
export class ProcessEndedError extends Error {}

interface Running {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  readonly tasks: Map<number, { resolve(result: unknown): void; reject(error: Error): void }>;
}

/** Creates a worker process. It does not keep the bot's process alive, and ends with it. */
export function createWorkerProcess<Task>(options: WorkerOptions): WorkerProcess<Task> {
  const { file, maxHeapMb } = options;
  let running: Running | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let nextId = 0;

  function start(): Running {
    if (running !== undefined) return running;
    const args = [...loaderOf(file), ...FLAGS, `--max-old-space-size=${maxHeapMb}`];
    const child = spawn(process.execPath, [...args, fileURLToPath(file)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      env: { ...process.env, ...MALLOC },
    });
    const tasks: Running['tasks'] = new Map();
    const ready = new Promise<void>((resolve, reject) => {
      const startTimer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
      const fail = (error: Error) => {
        clearTimeout(startTimer);
        if (running?.child === child) running = undefined;
        reject(error);
        for (const task of tasks.values()) task.reject(error);
        tasks.clear();
      };
      // It may also die while it is idle.
      child.once('exit', (code, signal) => {
        const EndError = child.killed ? Error : ProcessEndedError;
        fail(new EndError(`the process ended with ${code ?? signal}`));
      });
      // Writing to a process that has just died is an error before its exit.
      child.on('error', (error) => {
        const hasDied = child.pid !== undefined && !child.killed;
        fail(hasDied ? new ProcessEndedError(error.message) : error);
      });
      child.on('message', (message: WorkerMessage) => {
        if (message === 'ready') {
          clearTimeout(startTimer);
          return resolve();
        }
        const task = tasks.get(message.id);
        tasks.delete(message.id);
        if ('error' in message) task?.reject(new Error(message.error));
        else task?.resolve(message.result);
      });
    });
    ready.catch(() => {});
    child.unref();
    child.channel?.unref();
    running = { child, ready, tasks };
    return running;
  }

  async function kill(ended = running): Promise<void> {
    if (running === ended) running = undefined;
    if (!ended?.child.kill('SIGKILL')) return;
    ended.child.ref();
    await new Promise((resolve) => ended.child.once('exit', resolve));
  }

  /** A process without a task ends after a while. */
  function restartIdleTimer(): void {
    clearTimeout(idleTimer);
    const idle = running;
    if (idle?.tasks.size !== 0) return;
    idleTimer = setTimeout(() => idle.tasks.size === 0 && void kill(idle), IDLE_TIMEOUT_MS).unref();
  }

  return {
    async run(task, timeoutMs) {
      const used = start();
      const id = nextId++;
      let timer: NodeJS.Timeout | undefined;
      const result = new Promise<unknown>((resolve, reject) => used.tasks.set(id, { resolve, reject }));
      result.catch(() => {});
      try {
        await used.ready;
        used.child.send({ id, task } satisfies TaskMessage);
        if (timeoutMs === undefined) return await result;
        const timeout = new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new TaskTimeoutError(`${timeoutMs} ms`)), timeoutMs);
        });
        return await Promise.race([result, timeout]);
      } catch (error) {
        if (error instanceof TaskTimeoutError) void kill(used);
        throw error;
      } finally {
        clearTimeout(timer);
        restartIdleTimer();
      }
    },
    start() {
      start();
      restartIdleTimer();
    },
    kill: () => kill(),
  };
}

/** Returns the arguments with which Node runs TypeScript. A build has only JavaScript. */
function loaderOf(file: URL): string[] {
  if (!file.pathname.endsWith('.ts')) return [];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}
