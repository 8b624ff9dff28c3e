/** The process that draws, so that the bot keeps responding. */
import { MINUTE_MS } from '../durations.ts';
import { customContent } from '../engine/index.ts';
import { createWorkerProcess } from '../workers/index.ts';
import { createBacklog } from './backlog.ts';
import type { Picture } from './encode.ts';
import type { EncodedFrame, Frame, ReplayTask } from './replay/request.ts';
import type { AnyRequest, PictureRequest } from './request.ts';
import type { SheetRequest } from './sheet-content.ts';
import type { Task } from './worker-tasks.ts';

/** Encoding runs in libuv's threads, in parallel with the next drawings: the three of a post and the first of the next. */
const CONCURRENT_TASKS = 4;
/** Queued pictures; further ones are rejected, because they would be a minute late. */
const MAX_QUEUED = 200;
/**
 * A process that has work but finishes nothing for this long is replaced. Time spent queued behind others does
 * not count.
 */
const TIMEOUT_MS = MINUTE_MS;
/** Drawings are kept outside the heap. */
const MAX_HEAP_MB = 192;

interface QueuedTask {
  readonly task: Task;
  readonly lowPriority: boolean;
  resolve(result: Promise<unknown>): void;
  reject(error: Error): void;
}

/** Opens a pool of one process, which draws each map background once. It does not keep the bot's process alive. */
export function openPool(timeoutMs = TIMEOUT_MS) {
  const worker = createWorkerProcess<Task>({
    file: new URL('./worker.ts', import.meta.url),
    maxHeapMb: MAX_HEAP_MB,
  });
  const backlog = createBacklog(CONCURRENT_TASKS);
  let queue: QueuedTask[] = [];
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
    for (const { reject } of queue) reject(new Error('the drawing process hangs'));
    queue = [];
    void worker.kill();
  }

  function runNext(): void {
    while (runningCount < CONCURRENT_TASKS) {
      const next = queue.shift();
      if (next === undefined) return;
      if (runningCount++ === 0) watch();
      const result = worker.run(next.task);
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

  function run<T>(task: Task, lowPriority: boolean): Promise<T> {
    if (queue.length >= MAX_QUEUED) return Promise.reject(new Error('too many pictures are queued'));
    return new Promise<T>((resolve, reject) => {
      const queued: QueuedTask = { task, lowPriority, resolve: resolve as QueuedTask['resolve'], reject };
      // First in, first out, but tasks of low priority last.
      const place = lowPriority ? -1 : queue.findIndex((other) => other.lowPriority);
      queue.splice(place < 0 ? queue.length : place, 0, queued);
      runNext();
    });
  }

  /** Resolves when no picture is queued or being drawn. */
  const whenIdle = async () => {
    while (backlog.queueLength(true) > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  };

  return {
    whenIdle,
    /** Returns the estimated milliseconds a picture requested now would wait. */
    estimatedWaitMs: backlog.estimatedWaitMs,
    /** Returns the number of pictures that would be drawn before one requested now. */
    queueLength: backlog.queueLength,
    /** Starts the process, so that the first picture need not wait for it. */
    start: worker.start,
    /** Draws the picture of a request, also given as JSON. `lowPriority`: after all other pictures. */
    async draw(request: AnyRequest, json: string, lowPriority = false) {
      const onDrawnOrFailed = backlog.add(lowPriority);
      try {
        const { png, ...rest } = await run<Picture>(taskOf(request, json), lowPriority);
        return { ...rest, png: Buffer.from(png.buffer, png.byteOffset, png.byteLength) };
      } finally {
        onDrawnOrFailed();
        if (backlog.queueLength(true) === 0) {
          for (const resolve of waiting) resolve();
          waiting = [];
        }
      }
    },
    /** Draws a picture as SVG, after all others. Returns it compressed with gzip. */
    drawVector: (request: PictureRequest, json: string) =>
      run<Uint8Array>({ ...taskOf(request, json), isVector: true }, true),
    /** Draws a frame of a replay when no picture is queued. Returns what differs from the previous frame. */
    async drawFrame(frame: Frame, replay: ReplayTask) {
      await whenIdle();
      return await run<EncodedFrame>({ ...taskOf(frame, JSON.stringify(frame)), replay }, false);
    },
    /** Ends the process after its queued work. */
    async close() {
      if (runningCount > 0) await new Promise<void>((resolve) => (onDrained = resolve));
      await worker.kill();
    },
  };
}

export type Pool = ReturnType<typeof openPool>;

function taskOf(wanted: Pick<PictureRequest, 'state'> | SheetRequest, request: string): Task {
  const content = 'state' in wanted ? customContent(wanted.state.setup.content) : undefined;
  return { request, ...(content && { content }) };
}
