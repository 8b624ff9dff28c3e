/** Levels, questions and answers of computer players. */
import type { Import } from '../content/index.ts';
import type { Action, ContractId, GameState, Seat } from '../engine/index.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['apprentice', 'crofter', 'laird', 'chief'] as const;
export type Level = (typeof LEVELS)[number];

/** Purposes of a move; the text explains the move with one of them. */
export const REASONS = [
  'start',
  /** Bids for a clan, or leaves an auction that costs too much. */
  'clan',
  'dear',
  'export',
  /** Gets what a contract needs, or gets a contract. */
  'contract',
  'income',
  'processing',
  'money',
  /** Gets goods. */
  'goods',
  'merchants',
  /** Extends the reach to land, ports and settlements. */
  'reach',
  'settlements',
  /** Aims for the most contracts. */
  'majority',
  /** Scores this round's tile or a later one. */
  'tile',
  'bonus',
  /** Nothing better is left in this round. */
  'rest',
] as const;
export type Reason = (typeof REASONS)[number];
/** Parts of a position's value. */
export type Gainable = Exclude<Reason, 'start' | 'clan' | 'dear' | 'rest'>;

/** The lead of a turn over the best turn of another kind, by the end of the round. */
export interface Lead {
  readonly points: number;
  readonly next: Action;
}

/** The imports that a contract gives, if they are the rarest. */
export interface RarestImport {
  readonly contract: ContractId;
  readonly good: Import;
  readonly count: number;
}

/** Why a move is made. */
export interface Purpose {
  readonly reason: Reason;
  /** The seat's contract whose goods or animals the action gives. */
  readonly contract?: ContractId;
  /** The rarest import, of the contract that the action serves, takes or fulfils. */
  readonly rarest?: RarestImport;
}

export interface Thought extends Purpose {
  readonly action: Action;
  /** In the first thought about a turn, if the question asks for it, and if it is ahead of another kind. */
  readonly lead?: Lead;
}

export interface Question {
  /** A public view, without hidden information. */
  readonly view: GameState;
  readonly seat: Seat;
  readonly level: Level;
  /** Seeds all random choices: the same seed gives the same answer. */
  readonly seed: string;
  /** Also says how far the turn leads, which takes longer. */
  readonly compare?: true;
}

/**
 * Returns at least one move for a seat; ask again after a random outcome. Throws if it is not their turn. The effort is
 * a fixed amount of work, so that a slow machine finds the same move; once `isTimeUp` returns true, it returns the best
 * move so far.
 */
export type Think = (question: Question, isTimeUp?: () => boolean) => readonly Thought[];
