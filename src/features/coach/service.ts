import {
  type Findings,
  findingsOf,
  type Habit,
  isFinished,
  progressOf,
  type Review,
} from '../../ai/index.ts';
import { redactRecord } from '../../core/game/redact.ts';
import type { RawReview } from '../../core/repositories/review.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { RedactedRecord } from '../../core/types.ts';
import { MINUTE_MS } from '../../durations.ts';
import { type GameState, pointsHistoryOf, publicView, type Seat, totalOf } from '../../engine/index.ts';
import {
  listFinishedGames,
  loadPlayersGame,
  type Obstacle,
  type PlayersGame,
  readReview,
  startReview,
} from './reviewed-game.ts';
import { createReviewWork } from './work.ts';

/** A review with the positions and points to show beside it. */
export interface FinishedReview extends Findings {
  readonly seat: Seat;
  /** Returns the position before a turn, as all players saw it. */
  readonly positionAt: (move: number) => GameState;
  /** The player's own points by phase; `undefined` if the first moves are unknown. */
  readonly points: PointsByPhase | undefined;
  readonly habit?: Habit;
}

interface PointsByPhase {
  readonly start: number;
  readonly rounds: readonly number[];
  /** Contracts, settlements and most glory, settled at the end. */
  readonly majorities: number;
}

export type ReviewStatus =
  | { readonly kind: 'refused'; readonly obstacle: Obstacle | { readonly code: 'another' } }
  | { readonly kind: 'working'; readonly remainingMs: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly review: FinishedReview };

/** Time of a whole review on a small server, for an estimate until some of it is done. */
const WHOLE_REVIEW_MS = 5 * MINUTE_MS;
/** Share of the work after which the remaining time can be estimated. */
const KNOWN_PACE = 0.1;

/** Creates the service. */
export function createCoachService(context: ServiceContext) {
  const { store, now } = context;
  const work = createReviewWork(context);

  /** Starts a review, unless the user has another one open. */
  async function request(target: PlayersGame): Promise<ReviewStatus> {
    const { id, user, stamp } = target;
    const open = await store.reviews.listOpen();
    if (open.some((one) => one.user === user && one.game !== id)) {
      return { kind: 'refused', obstacle: { code: 'another' } };
    }
    const state = startReview(target);
    if (state.decisions.length === 0) return { kind: 'refused', obstacle: { code: 'noTurns' } };
    await store.reviews.start({ game: id, user, stamp, state, workMs: 0 });
    work.call();
    return await working({ workMs: 0 }, state);
  }

  async function working({ workMs }: Pick<RawReview, 'workMs'>, review: Review): Promise<ReviewStatus> {
    const done = progressOf(review);
    const left = done < KNOWN_PACE ? WHOLE_REVIEW_MS * (1 - done) : (workMs * (1 - done)) / done;
    // Open reviews take turns.
    const open = await store.reviews.listOpen();
    return { kind: 'working', remainingMs: left * Math.max(1, open.length) };
  }

  return {
    /**
     * Returns the user's review of a finished game, and starts it if there is none yet. `again` restarts one that
     * failed. Throws `CorruptGameError`.
     */
    async review(user: string, id: string, { again = false } = {}): Promise<ReviewStatus> {
      const target = await loadPlayersGame(context, id, user);
      if ('code' in target) return { kind: 'refused', obstacle: target };
      const stored = await store.reviews.find(id, user);
      const review = readReview(stored, target);
      if (stored === undefined || review === undefined) return await request(target);
      if (isFinished(review)) return { kind: 'ready', review: finished(target, review) };
      const open = await store.reviews.listOpen();
      if (open.some((one) => one.game === id && one.user === user)) return await working(stored, review);
      return again ? await request(target) : { kind: 'failed' };
    },

    /** Returns the finished games of a user in a server, the newest first. */
    async listGames(user: string, guild: string): Promise<RedactedRecord[]> {
      const records = await listFinishedGames(context, user);
      return records.filter((one) => one.guild === guild).map((record) => redactRecord(record, now()));
    },

    /** Continues open reviews in the background. */
    continueReviews: work.call,
    whenIdle: work.whenIdle,
    stop: work.stop,
  };
}

export type CoachService = ReturnType<typeof createCoachService>;

function finished({ seat, history }: PlayersGame, review: Review): FinishedReview {
  return {
    ...findingsOf(review),
    seat,
    positionAt: (move) => publicView(history.states[move] as GameState),
    points: pointsByPhase(history, seat),
    ...(review.habit && { habit: review.habit }),
  };
}

function pointsByPhase(history: PlayersGame['history'], seat: Seat): PointsByPhase | undefined {
  const found = pointsHistoryOf(history);
  if (found?.whole !== true) return undefined;
  const of = (all: (typeof found)['begun']): number => {
    const own = all[seat];
    return own === undefined ? 0 : totalOf(own);
  };
  return {
    start: of(found.begun),
    rounds: found.rounds.map(({ gained }) => of(gained)),
    majorities: of(found.majorities),
  };
}
