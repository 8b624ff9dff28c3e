/** The stored state of a review: plain JSON, advanced slice by slice. */
import type { Action, KnownMoves, Move, Seat } from '../../engine/index.ts';

/** A finished game with its known positions: `states[n]` is the position after `n` moves. */
export interface ReviewedGame extends KnownMoves {
  readonly moves: readonly Move[];
}

/** A turn to judge: moves `from` up to but excluding `to`, in the same round. A drawn contract begins another. */
export interface TurnDecision {
  readonly from: number;
  readonly to: number;
  readonly round: number;
}

/** Sums of paired differences in points. */
export interface Tally {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

/** A turn and the best known way to play on to the end of the round. */
export interface TurnLine {
  readonly turn: readonly Action[];
  /** Empty until the line is compared. */
  readonly way: readonly Action[];
  /** Points in each selection future; in the last round, the one exact number. */
  readonly points: readonly number[];
}

/** A world in which computer players finish the game after both lines, replanning every turn. */
export interface Replanning {
  readonly tally: Tally;
  /** Moves of the unfinished game, after the turn itself. */
  readonly moves: readonly Move[];
  /** Points of the better line in this world, once it is finished. */
  readonly better?: number;
}

export interface JudgedDecision extends TurnDecision {
  /** The played turn first, then the best alternatives. Empty until they are rated. */
  readonly lines: readonly TurnLine[];
  /** The two best alternatives against the played turn, by fresh futures. */
  readonly finalists: readonly { readonly line: number; readonly tally: Tally }[];
  /** The best alternative against the played turn, in more and more futures. */
  readonly test?: Tally;
  readonly measured?: Tally;
  readonly replanned?: Replanning;
  /** The played turn against the best alternative of another kind. */
  readonly lead?: { readonly line: number; readonly tally: Tally };
}

export interface Review {
  /** Version of the coach; a review of another version starts again. */
  readonly version: number;
  readonly seat: Seat;
  /** Seeds the futures; not the game's seed. */
  readonly word: string;
  /** A solo game: its last round has no chance, so that one world is as good as many. */
  readonly alone: boolean;
  readonly decisions: readonly JudgedDecision[];
}

/** Continues reviews, in this process or in another one. */
export interface Coach {
  /** Computes the next slice of a review, as the function of that name. Rejects when the process ends. */
  nextSlice(game: ReviewedGame, review: Review): Promise<Review>;
}

/** A turn with a better alternative, by points and their likely range. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly round: number;
  readonly played: readonly Action[];
  readonly better: readonly Action[];
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

/** The turn with the largest lead over the next kind of turn. */
export type BestMove = Omit<Finding, 'better'> & { readonly next: readonly Action[] };

export interface Findings {
  /** The costliest first, at most three. */
  readonly findings: readonly Finding[];
  readonly best?: BestMove;
  /** Rounds with turns that could not be judged reliably. */
  readonly silentRounds: readonly number[];
}
