/** Picture requests: plain data, so that they can be sent to another process and used as cache keys. */
import type { Good, Unit } from '../content/index.ts';
import type { ContractId, GameState, PointsHistory, Seat, Space } from '../engine/index.ts';
import type { Language } from '../text/index.ts';
import type { SheetRequest } from './sheet-content.ts';

export const VIEWS = [
  'map',
  'boards',
  'players',
  'market',
  'contracts',
  'player',
  'clans',
  'table',
  'score',
  'race',
] as const;
export type View = (typeof VIEWS)[number];

/** A point of a game's history, by number of moves. */
export interface HistoryPoint {
  move: number;
  round: number;
  /** Projected victory points by seat. */
  scores: number[];
  /** Pounds. */
  prices: Record<Good, number>;
}

/** Highlights of the last turn other than spaces. */
export interface LastTurn {
  seats: readonly Seat[];
  /** Prices before the turn of goods that were traded or whose marker moved, in pounds. */
  prices: Readonly<Partial<Record<Good, number>>>;
  /** Taken or fulfilled. */
  contracts: readonly ContractId[];
}

export interface PictureRequest {
  state: GameState;
  view: View;
  language: Language;
  /** Names of the players by seat. */
  names: readonly string[];
  /** Colours of the players by seat: indices into `SEATS`. Default: the number of the seat. */
  colours?: readonly number[] | undefined;
  /** The seat whose board is shown (`player`) or spaces are highlighted. Default: the player to act. */
  seat?: Seat | undefined;
  /** `map`, `table`: spaces where the seat could build this unit, with prices; all in reach; or to row to. */
  highlight?: Unit | 'reach' | 'row' | undefined;
  /** Spaces touched by the last turn. */
  last?: readonly Space[];
  /** Spaces a player can choose. */
  possible?: readonly Space[];
  /** Spaces of a choice that is not confirmed, or of a plan. */
  chosen?: readonly Space[];
  /** `map` as SVG: only what never changes in a game, or only the rest. */
  layer?: 'land' | 'pieces';
  /** `map`: only the part around `last`. */
  detail?: true;
  /** Other highlights of the last turn, on the boards. */
  turn?: LastTurn;
  /** `score` and `race`: points for the charts. */
  history?: readonly HistoryPoint[];
  /** `race`: where the points came from, with the turns to mark. */
  race?: PointsHistory | undefined;
  /** The picture shows a private plan; it says so instead of whose turn it is. */
  plan?: true;
  /** The game was ended early or suspended, so no turn is marked. */
  ended?: true;
  /** Pixels. Default: the view's own width. */
  width?: number | undefined;
}

/** Everything a view depends on. */
export type Scene = Omit<PictureRequest, 'view' | 'width'>;

/** A turn on a card of the coach. `units`: those it places, by space. `spaces`: all that it touches. */
export interface CardTurn {
  /** Example: "Field on E5". */
  readonly label: string;
  readonly spaces: readonly Space[];
  readonly units: Readonly<Record<Space, Unit>>;
}

/** A turn that was played, and what would have been better: one position with both marked. */
export interface ReviewCard {
  /** Example: "About 5 points more (3 to 7)". */
  readonly points: string;
  /** Why, in a sentence; absent if no reason stands out. */
  readonly why?: string;
  readonly played: CardTurn;
  readonly better: CardTurn;
  /** The board that shows what both turns are about. */
  readonly board: 'map' | 'market' | 'contracts' | 'player';
}

/** A request for a card of the coach: the position before the turn, and both turns. */
export type ReviewRequest = Omit<PictureRequest, 'view'> & {
  readonly view: 'review';
  readonly seat: Seat;
  readonly card: ReviewCard;
};

export type AnyRequest = PictureRequest | SheetRequest | ReviewRequest;
