/** A thread that is asked one thing at a time: begun when it is needed, ended when it hangs or has long been idle. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Attempt } from '../players/index.ts';
import type { Task, Told } from './serve.ts';

/** Milliseconds that a thread may take to load all it needs, on a small server that has much to do. */
const START = 60_000;
/** Milliseconds after which a thread that is not asked anything gives back its memory. */
const IDLE = 120_000;
/** No thought needs more: one that does must not take the memory of the bot. */
const LIMITS = { maxOldGenerationSizeMb: 160 };

/**
 * Runs TypeScript, whoever started us: tsx, vitest, or Node itself. It loads by `require`, as Node 20 knows only
 * JavaScript where a thread begins: so nothing that is loaded may wait at its top level.
 */
const LOADER = `const { tsx, file } = require('node:worker_threads').workerData; require(tsx); require(file)`;

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

  function start(): Worker {
    isReady = false;
    const workerData = { tsx: createRequire(import.meta.url).resolve('tsx/cjs'), file: fileURLToPath(file) };
    const started = new Worker(LOADER, { workerData, eval: true, execArgv: [], resourceLimits: LIMITS });
    started.unref();
    return started;
  }

  async function end(): Promise<void> {
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
        if (isOver && worker === from) void end();
        resolve(outcome);
      };
      const heard = (outcome: Told) => give(outcome, false);
      const failed = (error: unknown) => give({ failed: 'threw', why: String(error) }, true);
      const left = (code: number) => failed(`the thread ended with ${code}`);
      const timer = setTimeout(() => give({ failed: 'hung', why: `${limit} ms` }, true), limit);
      from.on('message', heard).on('error', failed).on('exit', left);
    });
  }

  return {
    async ask(task, limit) {
      clearTimeout(idle);
      worker ??= start();
      const asked = worker;
      if (!isReady) {
        const outcome = await told(asked, START);
        if (outcome !== 'ready') return outcome;
        isReady = true;
      }
      asked.postMessage(task);
      const outcome = await told(asked, limit);
      if (outcome === 'ready') return { failed: 'threw', why: outcome };
      idle = setTimeout(end, IDLE).unref();
      return outcome;
    },
    end,
  };
}
