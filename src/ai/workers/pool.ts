/** Runs computer players in worker processes, with timeouts and fallback moves. */
import { customContent, type GameState } from '../../engine/index.ts';
import { createWorkerProcess, TaskTimeoutError, type WorkerProcess } from '../../workers/index.ts';
import {
  type Answer,
  type Attempt,
  type Coach,
  type ComputerPlayer,
  fallbackMove,
  type Level,
  type MeasuredGame,
  type Question,
  type Review,
  type ReviewedGame,
} from '../index.ts';
import type { Task, ThinkingTask } from './worker-main.ts';

/** When thinking is cut short and the best move so far is played. On most machines a move takes two seconds at most. */
const THINK_LIMIT_MS = 60_000;
/** When a process that has not answered is ended, and the quick move is played. */
const HUNG_AFTER_MS = 90_000;
const MAX_HEAP_MB = 160;

type ThinkingProcess = WorkerProcess<Task>;

/** Computer players and the coach in shared processes: hints come first, then moves of computers, then the coach's slices. */
export interface ComputerPlayerPool extends ComputerPlayer, Coach {
  /** Rejects open questions. */
  close(): Promise<void>;
}

interface PoolOptions {
  /** Default: 1. Drawing uses another process, and small servers have two cores. */
  readonly workers?: number;
  readonly file?: URL;
  readonly thinkLimitMs?: number;
  readonly hungAfterMs?: (level: Level) => number;
}

/** Opens a pool. Workers start with the first question and do not keep the process alive. */
export function openComputerPlayers({
  workers = 1,
  file = new URL('./worker.ts', import.meta.url),
  thinkLimitMs = THINK_LIMIT_MS,
  hungAfterMs = () => HUNG_AFTER_MS,
}: PoolOptions = {}): ComputerPlayerPool {
  const processes = Array.from({ length: workers }, () =>
    createWorkerProcess<Task>({ file, maxHeapMb: MAX_HEAP_MB }),
  );
  const idle = [...processes];
  type Waiting = ((worker: ThinkingProcess) => void)[];
  /** A person waits for a hint; no one waits for a computer's move. */
  const waitingHints: Waiting = [];
  const waitingMoves: Waiting = [];
  const waitingSlices: Waiting = [];
  let closed = false;

  async function withWorker<T>(queue: Waiting, work: (worker: ThinkingProcess) => Promise<T>): Promise<T> {
    const worker = idle.pop() ?? (await new Promise<ThinkingProcess>((resolve) => queue.push(resolve)));
    try {
      return await work(worker);
    } finally {
      const next = waitingHints.shift() ?? waitingMoves.shift() ?? waitingSlices.shift();
      if (next === undefined) idle.push(worker);
      else next(worker);
    }
  }

  async function ask(worker: ThinkingProcess, task: ThinkingTask, timeoutMs: number): Promise<Attempt> {
    if (closed) throw closedError();
    const attempt = await worker.run(task, timeoutMs).catch(
      (error: Error): Attempt => ({
        failed: error instanceof TaskTimeoutError ? 'hung' : 'threw',
        detail: error.message,
      }),
    );
    if (closed) throw closedError();
    return attempt as Attempt;
  }

  /** Runs a task of the coach. */
  const study = <T>(task: Task): Promise<T> =>
    withWorker(waitingSlices, async (worker) => {
      if (closed) throw closedError();
      try {
        return (await worker.run(task, HUNG_AFTER_MS)) as T;
      } catch (error) {
        throw closed ? closedError() : error;
      }
    });

  return {
    think: (question) =>
      withWorker(question.compare === true ? waitingHints : waitingMoves, async (worker): Promise<Answer> => {
        const task = taskOf(question, thinkLimitMs);
        const own = await ask(worker, task, hungAfterMs(question.level));
        if (!('failed' in own)) return own;
        const { failed, detail } = own;
        const simple = await ask(worker, { ...task, quick: true }, HUNG_AFTER_MS);
        const thoughts = 'failed' in simple ? [fallbackMove(question.view, question.seat)] : simple.thoughts;
        return { thoughts, replaced: failed, detail };
      }),

    nextSlice: (game, review) => study<Review>({ ...studied(game), review }),
    measureHabits: (game, seat) => study<MeasuredGame>({ ...studied(game), seat }),

    async close() {
      closed = true;
      await Promise.all(processes.map((worker) => worker.kill()));
    },
  };
}

const closedError = (): Error => new DOMException('the computer players have been closed', 'AbortError');

const taskOf = (question: Question, limitMs: number): ThinkingTask => ({
  question,
  limitMs,
  quick: false,
  ...contentOf(question.view),
});

const studied = (game: ReviewedGame) => ({ game, ...contentOf(game.states.at(-1)) });

function contentOf(state: GameState | undefined): Pick<Task, 'content' | 'contentId'> {
  const contentId = state?.setup.content ?? '';
  const content = customContent(contentId);
  return { contentId, ...(content && { content }) };
}
