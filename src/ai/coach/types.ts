/** Reviewed games, the stored state of a review (plain JSON, advanced slice by slice), and what it finds. */
import type { Action, KnownMoves, Move, Seat } from '../../engine/index.ts';
import type { Gainable, RarestImport } from '../types.ts';

/** A finished game with its known positions: `states[n]` is the position after `n` moves. */
export interface ReviewedGame extends KnownMoves {
  readonly moves: readonly Move[];
  /** Seats whose players gave up. Default: none. */
  readonly passive?: readonly PassiveSeat[];
}

/** A seat for which only the least committing moves are made, from the move of this number on. */
export interface PassiveSeat {
  readonly seat: Seat;
  readonly from: number;
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
  /** Estimated points at the end of the round. */
  readonly worth: number;
}

/** Points by line and world, in games that computer players finish after some of the lines, in the same worlds. */
export type PlayedGames = readonly (readonly number[])[];

/** An alternative with its estimated lead over the played turn, in points. */
interface Challenger {
  readonly line: number;
  readonly lead: number;
}

/** The reason that most raises the value of the better line, in points at the end of the round. */
export interface Why {
  readonly reason: Gainable;
  readonly points: number;
  /** The rarest import, if the better turn is about the contract that gives it. */
  readonly rarest?: RarestImport;
}

export interface JudgedDecision extends TurnDecision {
  /** The played turn first, then the best alternatives. Empty until they are rated. */
  readonly lines: readonly TurnLine[];
  /** The alternatives that may be better than the played turn, the most promising first. */
  readonly challengers?: readonly Challenger[];
  /** Games that show whether one of them is better. */
  readonly trial?: PlayedGames;
  /** Fresh games that show by how many points. */
  readonly measured?: PlayedGames;
  readonly why?: Why | 'unclear';
  /** The played turn against the best alternative of another kind. */
  readonly lead?: { readonly line: number; readonly games: PlayedGames };
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
  /** Of the player's latest games, once the turns are judged; absent if no habit stands out. */
  readonly habit?: Habit;
}

/** Habits that can cost points. */
export const HABITS = [
  /** An affordable action at the last pass that earns points. */
  'lastPass',
  /** A settlement that one more unit or shipping upgrade would link at the last pass. */
  'settlements',
  /** A contract left on the board although all its goods were there. */
  'contract',
  /** Ports within reach that stayed unused. */
  'ports',
  /** Merchants in stock at a pass, with goods to sell. */
  'merchants',
] as const;
type HabitName = (typeof HABITS)[number];

export type HabitCosts = Readonly<Record<HabitName, number>>;

/** Costs of habits in a game, for a player and for each of the others. */
export interface MeasuredGame {
  readonly own: HabitCosts;
  readonly others: readonly HabitCosts[];
}

/** A habit to work on: `games` of the latest `of` games showed it, at this average cost in points. */
export interface Habit {
  readonly name: HabitName;
  readonly points: number;
  readonly games: number;
  readonly of: number;
}

/** Continues reviews, in this process or in another one. */
export interface Coach {
  /** Computes the next slice of a review, as the function of that name. Rejects when the process ends. */
  nextSlice(game: ReviewedGame, review: Review): Promise<Review>;
  /** Measures what habits cost the players of a game, as the function of that name. Rejects when the process ends. */
  measureHabits(game: ReviewedGame, seat: Seat): Promise<MeasuredGame>;
}

/** A turn with a better alternative, by points and their likely range. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly round: number;
  readonly played: readonly Action[];
  readonly better: readonly Action[];
  /** How the coach would have played on after the better turn, to the end of the round. */
  readonly plan?: readonly Action[];
  /** Absent if no reason carries half of the loss. */
  readonly why?: Why;
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

/** The turn with the largest lead over the next kind of turn. */
export type BestMove = Omit<Finding, 'better' | 'plan' | 'why'> & { readonly next: readonly Action[] };

export interface Findings {
  /** The costliest first, at most three. */
  readonly findings: readonly Finding[];
  readonly best?: BestMove;
}
