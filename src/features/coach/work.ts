/** Continues open reviews in the background, slice by slice, in any process that shares the database. */
import { HABIT_GAMES, habitOf, isFinished, type MeasuredGame, type Review } from '../../ai/index.ts';
import { coalesceCalls } from '../../core/coalesced-task.ts';
import type { ClaimedReview } from '../../core/repositories/review.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { MINUTE_MS } from '../../durations.ts';
import { loadLatestGames, loadPlayersGame, ownGame, readReview, startReview } from './reviewed-game.ts';

/** Delay of a review whose process ended or whose slice failed. A slice computed twice has the same result. */
const CLAIM_MS = MINUTE_MS;
/** After this time the next review has its turn. */
const SHIFT_MS = 15_000;
const ATTEMPTS = 5;

/** Creates the background work. */
export function createReviewWork(context: ServiceContext) {
  const { store, coach, now, log } = context;
  let stopped = false;

  /** Continues a review for one shift, storing each slice. */
  async function advance(claimed: ClaimedReview): Promise<void> {
    const { game: id, user } = claimed;
    const target = await loadPlayersGame(context, id, user);
    // Its last moves were undone. The review starts over, even if they are made again.
    if ('code' in target) return void (await store.reviews.save({ ...claimed, stamp: '' }));
    const { game, stamp } = target;
    const until = now().getTime() + SHIFT_MS;
    let review: Review = readReview(claimed, target) ?? startReview(target);
    let { workMs } = claimed;
    for (;;) {
      const begun = now().getTime();
      if (!isFinished(review)) review = await coach.nextSlice(game, review);
      const at = now().getTime();
      workMs += Math.max(0, at - begun);
      const over = isFinished(review);
      if (over) review = await withHabit(review, user);
      const goesOn = !over && !stopped && at < until;
      const state = { game: id, user, stamp, state: review, workMs };
      const isThere = await store.reviews.save(state, over ? undefined : goesOn ? CLAIM_MS : 0);
      if (!isThere || !goesOn) return;
    }
  }

  /** Adds the habit that the user's latest games show. */
  async function withHabit(review: Review, user: string): Promise<Review> {
    const latest = await loadLatestGames(context, user, HABIT_GAMES);
    if (latest.length < HABIT_GAMES) return review;
    const measured: MeasuredGame[] = [];
    for (const own of latest) measured.push(await coach.measureHabits(ownGame(own), own.seat));
    const habit = habitOf(measured);
    return { ...review, ...(habit && { habit }) };
  }

  async function advanceNext(): Promise<boolean> {
    const claimed = await store.reviews.claim(CLAIM_MS);
    if (claimed === undefined) return false;
    try {
      await advance(claimed);
    } catch (error) {
      await giveBack(claimed, error);
    }
    return true;
  }

  async function giveBack({ game, user, attempts }: ClaimedReview, error: unknown): Promise<void> {
    const isClosed = error instanceof Error && error.name === 'AbortError';
    if (!isClosed) log(`The review of game ${game} failed.`, error);
    const reached = await store.reviews.find(game, user);
    if (reached === undefined) return;
    // The next process can continue at once.
    if (isClosed) await store.reviews.save(reached, 0);
    else if (attempts >= ATTEMPTS) await store.reviews.save(reached);
  }

  const work = coalesceCalls(async () => {
    try {
      while (!stopped && (await advanceNext()));
    } catch (error) {
      log('Looking for reviews failed.', error);
    }
  });

  return {
    /** Continues open reviews, if it is not doing so already. */
    call: work.call,
    whenIdle: work.whenDone,
    /** Resolves when the current slice is stored or given up. */
    async stop() {
      stopped = true;
      await work.whenDone();
    },
  };
}
