/** The worker thread that draws, so that the bot keeps responding. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MINUTE_MS } from '../durations.ts';
// Required here too, although nothing is drawn here: a native library is unloaded with the last thread that uses it,
// and cairo does not survive that. Without this line the process crashes when a thread ends; a test proves it.
import 'canvas';
import { ArrayTaskQueue, Piscina, queueOptionsSymbol, type TaskQueue } from 'piscina';
import { customContent } from '../engine/index.ts';
import { createBacklog } from './backlog.ts';
import type { Picture } from './encode.ts';
import type { ChangedPixels } from './replay/frame-palette.ts';
import type { Frame, ReplayFormat } from './replay/request.ts';
import type { PictureRequest } from './request.ts';
import type { SheetRequest } from './sheet-content.ts';
import type { Drawn, DrawnFrame, EncodeTask, FrameTask, Task } from './worker.ts';

/**
 * Exactly one thread: node-canvas shares its list of fonts between threads without a lock, so registering fonts while
 * another thread writes could crash the process. One thread also draws each map background once. Encoding runs in
 * libuv's threads, in parallel with the next drawings: the three of a post and the first of the next.
 */
const THREADS = {
  minThreads: 1,
  maxThreads: 1,
  concurrentTasksPerWorker: 4,
};
/** Queued pictures; further ones are rejected, because they would be a minute late. */
const MAX_QUEUED = 200;
/**
 * A thread that has work but finishes nothing for this long is replaced. Time spent queued behind others does
 * not count.
 */
const TIMEOUT_MS = MINUTE_MS;

export interface Pool {
  /** Draws the picture of a request, also given as JSON. `lowPriority`: after all other pictures. */
  draw(request: PictureRequest | SheetRequest, json: string, lowPriority?: boolean): Promise<Picture>;
  /** Draws a picture as SVG, after all pictures that users of Discord wait for. Returns it compressed with gzip. */
  drawVector(request: PictureRequest, json: string): Promise<Uint8Array>;
  /**
   * Draws a frame of a replay when no picture is queued. `before`: the rows of the previous frame; they are
   * transferred.
   */
  drawFrame(frame: Frame, before: DrawnFrame['rows'] | undefined): Promise<DrawnFrame>;
  /** Returns the estimated milliseconds a picture requested now would wait. */
  estimatedWaitMs(lowPriority: boolean): number;
  /** Returns the number of pictures that would be drawn before one requested now. */
  queueLength(lowPriority: boolean): number;
  /** Resolves when no picture is queued or being drawn. */
  whenIdle(): Promise<void>;
  /** Encodes the changes of a frame, which are transferred. Returns its picture data. */
  encodeFrame(changed: ChangedPixels, format: ReplayFormat): Promise<Uint8Array>;
  /** Ends the thread after its queued work. */
  close(): Promise<void>;
}

/** Starts the thread. An idle thread does not keep the process alive. */
export function openPool(timeoutMs = TIMEOUT_MS): Pool {
  let thread = startThread();
  const backlog = createBacklog(THREADS.concurrentTasksPerWorker);
  /** Time of the last finished task. */
  let done = performance.now();
  // Rejects everything queued for the hung thread. (Piscina's own way to abort one task, a signal, would keep
  // it from running several at a time.)
  const giveUp = (hung: Thread): void => {
    if (hung !== thread) return;
    done = performance.now();
    thread = startThread();
    backlog.restart();
    void hung.destroy();
  };
  /** Runs a task by the name of its function, which determines the result type. */
  const run = async <T>(
    task: Task | EncodeTask,
    name: string,
    transferList: ArrayBuffer[] = [],
  ): Promise<T> => {
    const asked = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const watch = (on: Thread) => {
      const left = Math.max(asked, done) + timeoutMs - performance.now();
      if (left <= 0) giveUp(on);
      else timer = setTimeout(watch, Math.ceil(left), on);
    };
    watch(thread);
    try {
      return (await thread.run(task, { name, transferList })) as T;
    } finally {
      done = performance.now();
      clearTimeout(timer);
    }
  };
  let afterThem: (() => void)[] = [];
  const free = async () => {
    while (backlog.queueLength(true) > 0) await new Promise<void>((goOn) => afterThem.push(goOn));
  };
  return {
    whenIdle: free,
    estimatedWaitMs: backlog.estimatedWaitMs,
    queueLength: backlog.queueLength,
    async draw(request, json, lowPriority = false) {
      const drawnOrFailed = backlog.add(lowPriority);
      try {
        const drawn = await run<Drawn>(
          { ...taskOf(request, json), ...(lowPriority ? LOW_PRIORITY : {}) },
          'drawPicture',
        );
        const { buffer, byteOffset, byteLength } = drawn.png;
        return { ...drawn, png: Buffer.from(buffer, byteOffset, byteLength) };
      } finally {
        drawnOrFailed();
        if (backlog.queueLength(true) === 0) {
          for (const goOn of afterThem) goOn();
          afterThem = [];
        }
      }
    },
    drawVector: (request, json) =>
      run<Uint8Array>({ ...taskOf(request, json), ...LOW_PRIORITY }, 'drawVector'),
    async drawFrame(frame, before) {
      await free();
      const task: FrameTask = { ...taskOf(frame, JSON.stringify(frame)), before };
      return await run<DrawnFrame>(task, 'drawFrame', before === undefined ? [] : [before.buffer]);
    },
    encodeFrame: (changed, format) =>
      run<Uint8Array>({ changed, format }, 'encodeFrame', [changed.pixels.buffer]),
    close: () => thread.close(),
  };
}

type Thread = Piscina<Task | EncodeTask, unknown>;

function startThread(): Thread {
  // The thread must run TypeScript whether tsx, vitest or Node started us. Piscina loads `worker.ts` with
  // `require`, so none of its imports may use top-level await.
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return new Piscina<Task | EncodeTask, unknown>({
    filename: join(import.meta.dirname, 'worker.ts'),
    name: 'drawPicture',
    execArgv: ['--import', pathToFileURL(tsx).href],
    maxQueue: MAX_QUEUED,
    recordTiming: false,
    taskQueue: lowPriorityLast(),
    ...THREADS,
  });
}

/** Marks a task as low priority. It is not sent to the thread. */
const LOW_PRIORITY = { [queueOptionsSymbol]: {} };

/** A first-in, first-out queue that puts low-priority tasks last. */
function lowPriorityLast(): TaskQueue {
  const queue = new ArrayTaskQueue();
  queue.push = (task) => {
    const first =
      task[queueOptionsSymbol] === null
        ? queue.tasks.findIndex((one) => one[queueOptionsSymbol] !== null)
        : -1;
    queue.tasks.splice(first < 0 ? queue.tasks.length : first, 0, task);
  };
  return queue;
}

function taskOf(wanted: Pick<PictureRequest, 'state'> | SheetRequest, request: string): Task {
  const content = 'state' in wanted ? customContent(wanted.state.setup.content) : undefined;
  return { request, ...(content && { content }) };
}
