/** Reviews of finished games, one for each user and game. */

/** The stored state of a review; `state` is unchecked. */
export interface RawReview {
  readonly game: string;
  readonly user: string;
  /** Identifies the reviewed moves. */
  readonly stamp: string;
  readonly state: unknown;
  /** Time spent on it so far, in milliseconds. */
  readonly workMs: number;
}

/** A review that a process continues. `attempts` since its last progress, with this one. */
export interface ClaimedReview extends RawReview {
  readonly attempts: number;
}

export interface ReviewRepository {
  /** Returns a user's review of a game; `undefined` if there is none. */
  find(game: string, user: string): Promise<RawReview | undefined>;
  /** Stores a new review, due at once, in place of the user's last one of this game. The game must exist. */
  start(review: RawReview): Promise<void>;
  /** Claims the review that has waited longest, for `holdMs`; `undefined` if none is due. */
  claim(holdMs: number): Promise<ClaimedReview | undefined>;
  /**
   * Stores the progress of a review, due again after `dueInMs`; without it, no one continues it. Returns whether it is
   * still there: an erased user has none.
   */
  save(review: RawReview, dueInMs?: number): Promise<boolean>;
  /** Returns the reviews that are not over. */
  listOpen(): Promise<Pick<RawReview, 'game' | 'user'>[]>;
}
