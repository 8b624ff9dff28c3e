/** The drawing thread: pictures are made beside the bot, which goes on answering meanwhile. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MINUTE_MS } from '../durations.ts';
// Loaded here too, though nothing is drawn here: a native library is unloaded with the last thread that uses it,
// and cairo does not survive that. A test shows it: without this line the process dies when a thread ends.
import 'canvas';
import { ArrayTaskQueue, Piscina, queueOptionsSymbol, type TaskQueue } from 'piscina';
import { customContent } from '../engine/index.ts';
import { createBacklog } from './backlog.ts';
import type { Picture } from './encode.ts';
import type { Changed } from './replay/frame-palette.ts';
import type { Frame, ReplayFormat } from './replay/request.ts';
import type { PictureRequest } from './request.ts';
import type { SheetRequest } from './sheet-content.ts';
import type { Drawn, DrawnFrame, EncodeTask, FrameTask, Task } from './worker.ts';

/**
 * One thread, and not more: the list of fonts in node-canvas is shared by all threads without a lock, so that
 * one registering fonts while another writes could bring down the process. One thread also draws each map's
 * ground once. Encoding takes place in libuv's threads, beside the drawing of the next pictures: those of a post, which
 * has three, and the first of the next.
 */
const THREADS = {
  minThreads: 1,
  maxThreads: 1,
  concurrentTasksPerWorker: 4,
};
/** Pictures that may wait; one more is refused. It would be looked at a minute later, by nobody. */
const WAITING = 200;
/**
 * Milliseconds after which a thread is given up that is to draw something and has got nothing done. What waits for its
 * turn behind many others is no sign of that.
 */
const PATIENCE = MINUTE_MS;

export interface Pool {
  /** Draws the picture whose request this is, also given as JSON. `patient`: those go first that are not. */
  draw(request: PictureRequest | SheetRequest, json: string, patient?: boolean): Promise<Picture>;
  /**
   * Draws a frame of a replay, when no picture is asked for: those go first. `before`: the rows of the frame before, which
   * are used up.
   */
  drawFrame(frame: Frame, before: DrawnFrame['rows'] | undefined): Promise<DrawnFrame>;
  /** Milliseconds for which a picture would wait that is asked for now. */
  wait(patient: boolean): number;
  /** Pictures that would be drawn before one that is asked for now. */
  ahead(patient: boolean): number;
  /** Resolves when no picture is asked for. */
  free(): Promise<void>;
  /** Encodes what changes in a frame, which is used up; gives its picture data. */
  encodeFrame(changed: Changed, format: ReplayFormat): Promise<Uint8Array>;
  /** Lets what is asked for be drawn, then ends the thread. */
  close(): Promise<void>;
}

/** Starts the thread. It does not keep the process alive while it has nothing to do. */
export function openPool(patience = PATIENCE): Pool {
  let thread = startThread();
  const backlog = createBacklog(THREADS.concurrentTasksPerWorker);
  /** When it got something done last. */
  let done = performance.now();
  // Everything that waits for the hung thread is rejected. (Piscina's own way to give up one task, a signal,
  // would keep it from working on several at a time.)
  const giveUp = (hung: Thread): void => {
    if (hung !== thread) return;
    done = performance.now();
    thread = startThread();
    backlog.restart();
    void hung.destroy();
  };
  /** Runs a task by the name of its function, which says what it gives. */
  const run = async <T>(
    task: Task | EncodeTask,
    name: string,
    transferList: ArrayBuffer[] = [],
  ): Promise<T> => {
    const asked = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const watch = (on: Thread) => {
      const left = Math.max(asked, done) + patience - performance.now();
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
    while (backlog.ahead(true) > 0) await new Promise<void>((goOn) => afterThem.push(goOn));
  };
  return {
    free,
    wait: backlog.wait,
    ahead: backlog.ahead,
    async draw(request, json, patient = false) {
      const drawnOrFailed = backlog.add(patient);
      try {
        const drawn = await run<Drawn>(
          { ...taskOf(request, json), ...(patient ? PATIENT : {}) },
          'drawPicture',
        );
        const { buffer, byteOffset, byteLength } = drawn.png;
        return { ...drawn, png: Buffer.from(buffer, byteOffset, byteLength) };
      } finally {
        drawnOrFailed();
        if (backlog.ahead(true) === 0) {
          for (const goOn of afterThem) goOn();
          afterThem = [];
        }
      }
    },
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
  // The thread is to run TypeScript, whoever started us: tsx, vitest, or Node itself. Piscina loads `worker.ts`
  // by `require`, so that nothing it imports may wait at its top level.
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return new Piscina<Task | EncodeTask, unknown>({
    filename: join(import.meta.dirname, 'worker.ts'),
    name: 'drawPicture',
    execArgv: ['--import', pathToFileURL(tsx).href],
    maxQueue: WAITING,
    recordTiming: false,
    taskQueue: patientLast(),
    ...THREADS,
  });
}

/** Says so of a task. It is no part of what is sent to the thread. */
const PATIENT = { [queueOptionsSymbol]: {} };

/** Tasks in their order, but those that are patient after all others. */
function patientLast(): TaskQueue {
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
