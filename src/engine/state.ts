/** The state of a game: plain JSON, all there is to know between two actions. */
import type { Clan, ContractTile, Good, Module, Side, Technology, Unit } from '../content/index.ts';
import type { PlanItem, Setup, TradeSide } from './schema.ts';

/** 0 to 3, in turn order of the first round (unless the clans are auctioned). */
export type Seat = number;
/** A hex `A1` to `M9` or a port tile beside the map `PA` to `PD`. */
export type Space = string;
export type ContractId = ContractTile['id'];

export type Phase = 'draft' | 'workers' | 'actions' | 'production' | 'finished';

export interface Player {
  clan?: Clan;
  startingTile?: number;
  newcomer: boolean;
  /** Pounds. */
  money: number;
  glory: number;
  goods: Readonly<Record<Good, number>>;
  /** Units on the map, by space. */
  units: Readonly<Record<Space, Unit>>;
  /** Merchants: in stock, and still to be hired; the rest are posted. */
  merchants: Readonly<{ stock: number; board: number }>;
  /** Merchants standing at the market, by good. */
  posted: Readonly<Partial<Record<Good, Readonly<{ side: TradeSide; count: number }>>>>;
  /** Index into the shipping levels, 0 for none. */
  shipping: number;
  technology: Readonly<Record<Technology, boolean>>;
  /** Contracts on the export boxes, and fulfilled. */
  contracts: readonly ContractId[];
  fulfilled: readonly ContractId[];
  /** Port tiles this player has used. */
  ports: readonly number[];
  /** Barrels in the ageing places, first to last; empty without a cellar. */
  cellar: readonly boolean[];
  /** Victory points owed for an auctioned clan (R-OPT-6). */
  bid: number;
}

export interface Offer {
  clan?: Clan;
  tile: number;
  takenBy?: Seat;
}

/** What happened so far in the turn that is being taken. */
export interface Turn {
  seat: Seat;
  mainDone: boolean;
  rowed: boolean;
  /** Goods bought from the neighbourhood this turn (R-TRADE-3). */
  bought: Readonly<Partial<Record<Good, number>>>;
  /** Contracts obtained this turn, in order (R-FULFIL-4, R-BUCHANAN). */
  obtained: readonly ContractId[];
}

export type Plan = Readonly<Record<PlanItem, number>>;

interface Waiting {
  seat: Seat;
}
export interface DraftDecision extends Waiting {
  kind: 'draft';
}
export interface AuctionDecision extends Waiting {
  kind: 'auction';
}
export interface FirstWorkerDecision extends Waiting {
  kind: 'firstWorker';
}
export interface TurnDecision extends Waiting {
  kind: 'turn';
}
/** A further contract of the same Obtain action. */
export interface SecondContractDecision extends Waiting {
  kind: 'secondContract';
}
/** A further contract of the same Fulfil action. */
export interface SecondFulfilmentDecision extends Waiting {
  kind: 'secondFulfilment';
}
/** The trade that a shifted price was shifted for; it must be made. */
export interface ShiftedTradeDecision extends Waiting {
  kind: 'shiftedTrade';
  good: Good;
  neighbourhood: boolean;
}
/** What an expansion (or a port) opened: neighbourhood purchases and building bonuses, in any order. */
export interface ExpansionDecision extends Waiting {
  kind: 'expansion';
  goods: readonly Good[];
  draws: number;
}
/** Contracts drawn for a building bonus, to choose from. */
export interface DrawDecision extends Waiting {
  kind: 'draw';
  contracts: readonly ContractId[];
  taken: number;
  /** With face-up future contracts: they stay if none is taken (R-OPT-8). */
  rowStays: boolean;
}
/** Animals still to be slaughtered for a contract. */
export interface SlaughterDecision extends Waiting {
  kind: 'slaughter';
  contract: ContractId;
  cow: number;
  sheep: number;
}
/** Export bonuses still to be had, in any order. */
export interface BonusesDecision extends Waiting {
  kind: 'bonuses';
  source: Source;
  freeSpace: number;
  upgrades: number;
  /** Most goods that may be brewed; 0 when there is no brewing, or no more. */
  brew: number;
}
/** Two units for two others: the spaces given up, then the units that come. */
export interface ExchangeDecision extends Waiting {
  kind: 'exchange';
  source: Source;
  /** Whether purchases from the neighbourhood follow. */
  neighbourhood: boolean;
  spaces: readonly Space[];
  units: readonly Unit[];
}
export interface ProductionDecision extends Waiting {
  kind: 'production';
}

export type Decision =
  | DraftDecision
  | AuctionDecision
  | FirstWorkerDecision
  | TurnDecision
  | SecondContractDecision
  | SecondFulfilmentDecision
  | ShiftedTradeDecision
  | ExpansionDecision
  | DrawDecision
  | SlaughterDecision
  | BonusesDecision
  | ExchangeDecision
  | ProductionDecision;
export type DecisionKind = Decision['kind'];
export const DECISION_KINDS = [
  'draft',
  'auction',
  'firstWorker',
  'turn',
  'secondContract',
  'secondFulfilment',
  'shiftedTrade',
  'expansion',
  'draw',
  'slaughter',
  'bonuses',
  'exchange',
  'production',
] as const satisfies readonly DecisionKind[];

/** Where a change of money, goods, glory or units comes from. */
export type Source =
  | 'action'
  | 'setup'
  | 'neighbourhood'
  | 'production'
  | 'pass'
  | 'imports'
  | 'glory'
  | `clan:${Clan}`
  | `port:${number}`
  | `contract:${number}`
  | `scoring:${number}`;

export interface Auction {
  /** Seats still bidding, in clockwise order from the next to speak. */
  bidders: readonly Seat[];
  /** The highest bid so far, and whose it is. */
  high: number;
  leader?: Seat;
}

/**
 * A game between two actions. Not to be edited in place once the engine has seen it: a state shares what is
 * `readonly` in it with all that come of it (`cloneState`), and what follows from the setup (`houseOf`), the map
 * (`graphOf`) and the units of a player (`reaches`) is kept by the identity of those.
 */
export interface GameState {
  setup: Setup;
  /** Which of the joined players (0 first) sits in each seat (R-SETUP-1). */
  seating: readonly number[];
  phase: Phase;
  /** 0 before the first round, then 1 to 5. */
  round: number;
  /** Actions played so far. */
  moveCount: number;
  map: Readonly<{
    sides: readonly Side[];
    /** Spaces nothing can stand on: covered (R-OPT-4) or with a neutral piece (R-SOLO-1). */
    blocked: Readonly<Record<Space, 'covered' | 'neutral'>>;
    /** Port tile of each corner; empty without ports. */
    ports: Readonly<Partial<Record<Module, number>>>;
  }>;
  /** Scoring tiles by round; empty without. */
  scoringTiles: readonly number[];
  offers: readonly Readonly<Offer>[];
  /** Who opens the first auction (R-OPT-6). */
  opener: Seat;
  auction?: Auction;
  /** Solo: goods and price dice of each preparation, from round 2 on (R-SOLO-2). Hidden until rolled. */
  dice: readonly (readonly Readonly<{ good: Good; die: number }>[])[];
  turnOrder: readonly Seat[];
  /** Seats that passed this round, in order of passing. */
  passed: readonly Seat[];
  /** Seats still to pick an offer, or to place a first worker, in order. */
  queue: readonly Seat[];
  /** Index into each good's price list. */
  market: Readonly<Record<Good, number>>;
  contracts: {
    /** Top first. Hidden, but for the last `known`. */
    pile: readonly ContractId[];
    known: number;
    /** Face-up contracts by box number from 0; a box that is not there is empty. */
    board: Readonly<Record<string, ContractId>>;
    /** Face-up future contracts, oldest first (R-OPT-8). */
    future: readonly ContractId[];
    /** Out of the game. */
    removed: readonly ContractId[];
  };
  players: Player[];
  turn?: Turn;
  /** What the game waits for within setup or a turn: the last one first. */
  stack: Decision[];
  /** Production decisions by seat: made in advance, or waited for (R-PROD-1). */
  production: Readonly<Record<string, Readonly<{ plan: Plan; ready: boolean }>>>;
}
