/** What a picture is asked for with: plain data, so that it can be handed to another thread and remembered. */
import type { Good, Unit } from '../content/index.ts';
import type { ContractId, GameState, PointsHistory, Seat, Space } from '../engine/index.ts';
import type { Language } from '../text/index.ts';

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

/** A point of a game's history: after so many moves. */
export interface HistoryPoint {
  move: number;
  round: number;
  /** Projected victory points by seat. */
  scores: number[];
  /** Pounds. */
  prices: Record<Good, number>;
}

/** What the last turn touched besides spaces. */
export interface LastTurn {
  seats: readonly Seat[];
  /** Steps that the price of a good went, above 0 up and below 0 down; 0 where it was traded and stayed. */
  prices: Readonly<Partial<Record<Good, number>>>;
  /** Taken, or fulfilled. */
  contracts: readonly ContractId[];
}

export interface PictureRequest {
  state: GameState;
  view: View;
  language: Language;
  /** Names of the players by seat, as people call them. */
  names: readonly string[];
  /** Whose board (`player`), or for whom spaces are highlighted; left out, whoever is to act. */
  seat?: Seat;
  /** `map` and `table`: the spaces where the seat could build this unit, with prices; all it can reach; or where it can row. */
  highlight?: Unit | 'reach' | 'row';
  /** Spaces that the last turn touched. */
  last?: readonly Space[];
  /** What else it touched: marked on the boards. */
  turn?: LastTurn;
  /** `score` and `race`: how the game went, for their charts. */
  history?: readonly HistoryPoint[];
  /** `race`: where the points came from; of the turns those that are marked. */
  race?: PointsHistory;
  /** It shows a plan, which somebody tries out in private: it says so, and not whose turn it is. */
  plan?: true;
  /** Pixels; left out, the view's own width. */
  width?: number;
}

/** What a view draws from: the request, and nothing else. */
export type Scene = Omit<PictureRequest, 'view' | 'width'>;
