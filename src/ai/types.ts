/** Questions to computer players, and their answers. */
import type { Action, GameState, Seat } from '../engine/index.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['apprentice', 'crofter', 'laird', 'chief'] as const;
export type Level = (typeof LEVELS)[number];

/** Purposes of a move; the text explains the move with one of them. */
export const REASONS = [
  /** A clan, a starting tile or a first worker. */
  'start',
  /** Fulfils a contract. */
  'export',
  /** Gets what a contract needs, or gets a contract. */
  'contract',
  /** Increases production. */
  'income',
  /** Increases processing. */
  'processing',
  /** Gets money now. */
  'money',
  /** Gets goods at a good price. */
  'goods',
  /** Gets merchants for more trades. */
  'merchants',
  /** Extends the reach to land, ports and settlements. */
  'reach',
  /** Links settlements. */
  'settlements',
  /** Aims for the most contracts. */
  'majority',
  /** Scores this round's tile or a later one. */
  'tile',
  /** Uses a bonus before it lapses. */
  'bonus',
  /** Nothing better is left in this round. */
  'rest',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Thought {
  readonly action: Action;
  readonly reason: Reason;
}

export interface Question {
  /** A public view, without hidden information. */
  readonly view: GameState;
  /** A seat that the game waits for. */
  readonly seat: Seat;
  readonly level: Level;
  /** Seeds all random choices: the same seed gives the same answer. */
  readonly seed: string;
}

/**
 * Returns at least one move for a seat. The caller plays them in order while the game waits for the seat and
 * they are legal, and asks again after a random outcome such as drawn contracts. Throws if the game does not
 * wait for the seat.
 */
export type Think = (question: Question) => readonly Thought[];
