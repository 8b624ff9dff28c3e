/** The process that draws, so that the bot keeps responding. */
import { MINUTE_MS } from '../durations.ts';
import { customContent } from '../engine/index.ts';
import { createWorkerProcess, ProcessEndedError, type WorkerProcess } from '../workers/index.ts';
import { createBacklog } from './backlog.ts';
import type { Picture } from './encode.ts';
import type { EncodedFrame, Frame, ReplayTask } from './replay/request.ts';
import type { AnyRequest, PictureRequest } from './request.ts';
import type { SheetRequest } from './sheet-content.ts';
import { createTaskQueue, type Priority } from './task-queue.ts';
import type { Task } from './worker-tasks.ts';

/** Encoding runs in libuv's threads, in parallel with the next drawings: the three of a post and the first of the next. */
const CONCURRENT_TASKS = 4;
/** Queued pictures; further ones are rejected, because they would be a minute late. */
const MAX_QUEUED = 200;
/** A busy process that finishes nothing for this long is replaced. Time spent in the queue does not count. */
const TIMEOUT_MS = MINUTE_MS;
/** Drawings are kept outside the heap. */
const MAX_HEAP_MB = 192;

interface QueuedTask extends Priority {
  readonly task: Task;
  resolve(result: Promise<unknown>): void;
  reject(error: Error): void;
}

const drawingProcess = (): WorkerProcess<Task> =>
  createWorkerProcess({ file: new URL('./worker.ts', import.meta.url), maxHeapMb: MAX_HEAP_MB });

/** Opens a pool of one process, which draws each map background once. It does not keep the bot's process alive. */
export function openPool(timeoutMs = TIMEOUT_MS, worker = drawingProcess()) {
  const backlog = createBacklog(CONCURRENT_TASKS);
  const queue = createTaskQueue<QueuedTask>();
  let runningCount = 0;
  let watchdog: NodeJS.Timeout | undefined;
  let waiting: (() => void)[] = [];
  let onDrained = () => {};

  /** Restarts the time in which something must be finished. */
  function watch(): void {
    clearTimeout(watchdog);
    if (runningCount > 0) watchdog = setTimeout(giveUp, timeoutMs);
  }

  /** Rejects everything queued for a hung process. */
  function giveUp(): void {
    backlog.restart();
    queue.rejectAll(new Error('the drawing process hangs'));
    void worker.kill();
  }

  /** Runs a task, and again if its process ends: out of memory, or killed by a signal to all processes. */
  const runWithRetry = (task: Task): Promise<unknown> =>
    worker.run(task).catch((error: unknown) => {
      if (error instanceof ProcessEndedError) return worker.run(task);
      throw error;
    });

  function runNext(): void {
    while (runningCount < CONCURRENT_TASKS) {
      const next = queue.take();
      if (next === undefined) return;
      if (runningCount++ === 0) watch();
      const result = runWithRetry(next.task);
      next.resolve(result);
      const onDone = () => {
        runningCount--;
        watch();
        runNext();
        if (runningCount === 0) onDrained();
      };
      result.then(onDone, onDone);
    }
  }

  function run<T>(task: Task, priority: Priority = {}): Promise<T> {
    if (queue.length() >= MAX_QUEUED) return Promise.reject(new Error('too many pictures are queued'));
    return new Promise<T>((resolve, reject) => {
      queue.push({ ...priority, task, resolve: resolve as QueuedTask['resolve'], reject });
      runNext();
    });
  }

  /** Resolves when at most this many pictures are queued or being drawn. */
  const whenIdle = async (most = 0) => {
    while (backlog.queueLength(true) > most) await new Promise<void>((resolve) => waiting.push(resolve));
  };

  return {
    whenIdle,
    /** Returns the estimated milliseconds that the pictures counted by `queueLength` take. */
    estimatedWaitMs: backlog.estimatedWaitMs,
    /** Returns the number of pictures that one requested now would wait for or, if it is urgent, delay. */
    queueLength: backlog.queueLength,
    /** Starts the process, so that the first picture need not wait for it. */
    start: worker.start,
    /** Draws the picture of a request, also given as JSON. Rejects with an `OutdatedPictureError` if it is dropped. */
    async draw(request: AnyRequest, json: string, priority: Priority = {}) {
      const onSettled = backlog.add(priority.lowPriority === true);
      let isDrawn = false;
      try {
        const { png, ...rest } = await run<Picture>(taskOf(request, json), priority);
        isDrawn = true;
        return { ...rest, png: copyOf(png) };
      } finally {
        onSettled(isDrawn);
        for (const resolve of waiting) resolve();
        waiting = [];
      }
    },
    /** Draws a picture as SVG, with low priority. Returns it compressed with gzip. */
    drawVector: async (request: PictureRequest, json: string) =>
      copyOf(await run<Uint8Array>({ ...taskOf(request, json), isVector: true }, { lowPriority: true })),
    /** Draws a frame of a replay when no picture is queued. Returns what differs from the previous frame. */
    async drawFrame(frame: Frame, replay: ReplayTask) {
      await whenIdle();
      return await run<EncodedFrame>({ ...taskOf(frame, JSON.stringify(frame)), replay });
    },
    /** Ends the process after its queued work. */
    async close() {
      if (runningCount > 0) await new Promise<void>((resolve) => (onDrained = resolve));
      await worker.kill();
    },
  };
}

export type Pool = ReturnType<typeof openPool>;

/** Returns bytes in memory of their own. Those from a process share it with all that was read from its channel at once. */
const copyOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes);

function taskOf(wanted: Pick<PictureRequest, 'state'> | SheetRequest, request: string): Task {
  const content = 'state' in wanted ? customContent(wanted.state.setup.content) : undefined;
  return { request, ...(content && { content }) };
}
