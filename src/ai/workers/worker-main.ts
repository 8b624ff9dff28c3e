/** The main loop of a worker process: answers questions one after another. */
import type { Content } from '../../content/index.ts';
import { registerContent, type Seat } from '../../engine/index.ts';
import { serveTasks } from '../../workers/index.ts';
import {
  type Attempt,
  attempt,
  type MeasuredGame,
  measureHabits,
  nextSlice,
  type Question,
  type Review,
  type ReviewedGame,
  type Strategy,
} from '../index.ts';

/** Content that differs from the default: each worker has its own registry. */
interface WithContent {
  readonly content?: Content;
  readonly contentId: string;
}

export interface ThinkingTask extends WithContent {
  readonly question: Question;
  /** When thinking is cut short, in ms. */
  readonly limitMs: number;
  readonly quick: boolean;
}

interface ReviewTask extends WithContent {
  readonly game: ReviewedGame;
  readonly review: Review;
}

interface HabitTask extends WithContent {
  readonly game: ReviewedGame;
  readonly seat: Seat;
}

export type Task = ThinkingTask | ReviewTask | HabitTask;

/** Niceness of a worker relative to the bot. */
const WORKER_NICENESS = 10;

/** Answers questions from the pool until the bot's process ends. */
export function serve({ think, quickMove }: Strategy): void {
  serveTasks((task: Task): Attempt | Review | MeasuredGame => {
    if (task.content !== undefined) registerContent(task.content, task.contentId);
    if ('review' in task) return nextSlice(task.game, task.review);
    if ('seat' in task) return measureHabits(task.game, task.seat);
    const { question, limitMs, quick } = task;
    const end = Date.now() + limitMs;
    const one = quick ? () => [quickMove(question.view, question.seat)] : think;
    return attempt(one, question, () => Date.now() > end);
  }, WORKER_NICENESS);
}
