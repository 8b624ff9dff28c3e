/** A thread that is asked one thing at a time: begun when it is needed, ended when it hangs or has long been idle. */
import { Worker } from 'node:worker_threads';
import { MINUTE_MS } from '../../durations.ts';
import type { Attempt } from '../index.ts';
import { bundled } from './bundle.ts';
import type { Task, Told } from './worker-main.ts';

/** Milliseconds that a thread may take to load all it needs, on a small server that has much to do. */
const START = MINUTE_MS;
/** Milliseconds after which a thread that is not asked anything gives back its memory. */
const IDLE = 2 * MINUTE_MS;
/** No thought needs more: one that does must not take the memory of the bot. */
const LIMITS = { maxOldGenerationSizeMb: 160 };

export interface Thread {
  /** What comes of a task; `hung` where it takes more milliseconds than `limit`, from when the thread can be asked. */
  ask(task: Task, limit: number): Promise<Attempt>;
  /** What is under way fails. */
  end(): Promise<void>;
}

/** A thread that runs a file. It does not keep the process alive while it has nothing to do. */
export function createThread(file: URL): Thread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isReady = false;
  let isClosed = false;

  function start(code: string): Worker {
    isReady = false;
    const started = new Worker(code, { eval: true, execArgv: [], resourceLimits: LIMITS });
    started.unref();
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  /** The next thing that a thread tells, or that it does not. */
  function told(from: Worker, limit: number): Promise<Told> {
    return new Promise((resolve) => {
      const give = (outcome: Told, isOver: boolean) => {
        clearTimeout(timer);
        from.off('message', heard).off('error', failed).off('exit', left);
        // What still comes of a thread that is being ended is of no concern.
        if (isOver) from.on('error', () => {});
        if (isOver && worker === from) void stop();
        resolve(outcome);
      };
      const heard = (outcome: Told) => give(outcome, false);
      const failed = (error: unknown) => give({ failed: 'threw', why: String(error) }, true);
      const left = (code: number) => failed(`the thread ended with ${code}`);
      const timer = setTimeout(() => give({ failed: 'hung', why: `${limit} ms` }, true), limit);
      from.on('message', heard).on('error', failed).on('exit', left);
    });
  }

  async function ask(task: Task, limit: number): Promise<Attempt> {
    clearTimeout(idle);
    const code = await bundled(file);
    if (isClosed) throw new Error('the thread has been ended');
    worker ??= start(code);
    const asked = worker;
    if (!isReady) {
      const outcome = await told(asked, START);
      if (outcome !== 'ready') return outcome;
      isReady = true;
    }
    asked.postMessage(task);
    const outcome = await told(asked, limit);
    if (outcome === 'ready') throw new Error(outcome);
    idle = setTimeout(stop, IDLE).unref();
    return outcome;
  }

  return {
    ask: (task, limit) => ask(task, limit).catch((error) => ({ failed: 'threw', why: String(error) })),
    end() {
      isClosed = true;
      return stop();
    },
  };
}
