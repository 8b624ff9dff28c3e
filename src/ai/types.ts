/** What a computer player is: from what everybody may see, to what it does next. */
import type { Action, GameState, Seat } from '../engine/index.ts';

/** How well it plays, from the weakest to the strongest. */
export const LEVELS = ['apprentice', 'crofter', 'laird', 'chief'] as const;
export type Level = (typeof LEVELS)[number];

/** What a move is for, in one word that a text can be made of: the part of the value that it raises most. */
export const REASONS = [
  /** A clan, a starting tile or a first place that suits. */
  'start',
  /** A contract is fulfilled. */
  'export',
  /** Goods or animals that a contract still lacks; or a contract that suits what there is. */
  'contract',
  /** Pounds and goods of every production to come. */
  'income',
  /** More of what is processed. */
  'processing',
  /** Pounds now. */
  'money',
  /** Goods at a good price. */
  'goods',
  /** Merchants, to trade more. */
  'merchants',
  /** New places, ports and settlements come into reach. */
  'reach',
  /** Settlements that are linked. */
  'settlements',
  /** The majority in contracts. */
  'majority',
  /** The scoring tile of this round or of one to come. */
  'tile',
  /** A bonus that would be lost otherwise. */
  'bonus',
  /** Nothing better is left in this round. */
  'rest',
] as const;
export type Reason = (typeof REASONS)[number];

/** A move, and what it is for. */
export interface Thought {
  readonly action: Action;
  readonly reason: Reason;
}

/** What is to be thought about. */
export interface Question {
  /** A public view: of what is hidden there is nothing to be read in it. */
  readonly view: GameState;
  /** A seat that the game waits for. */
  readonly seat: Seat;
  readonly level: Level;
  /** Of it follows all that is left to chance; the same word gives the same answer. */
  readonly seed: string;
}

/**
 * Gives what a seat does next: the moves of its turn, at least one, to be played in this order for as long as the game
 * waits for that seat and they are legal; after what nobody could know (contracts drawn) it is to be asked again.
 * Throws where the game does not wait for the seat.
 */
export type Think = (question: Question) => readonly Thought[];
