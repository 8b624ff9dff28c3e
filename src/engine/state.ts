/** The state of a game between two actions, as plain JSON. */
import type { Clan, ContractTile, Good, Module, Side, Technology, Unit } from '../content/index.ts';
import type { PlanItem, Setup, TradeSide } from './schema.ts';

/** 0 to 3, in turn order of the first round (unless clans are auctioned). */
export type Seat = number;
/** A hex `A1` to `M9` or a port tile beside the map `PA` to `PD`. */
export type Space = string;
export type ContractId = ContractTile['id'];

export type Phase = 'draft' | 'workers' | 'actions' | 'production' | 'finished';

export interface Player {
  clan?: Clan;
  startingTile?: number;
  newcomer: boolean;
  money: number;
  glory: number;
  goods: Readonly<Record<Good, number>>;
  units: Readonly<Record<Space, Unit>>;
  /** Merchants in stock, and still to be hired; the others are posted. */
  merchants: Readonly<{ stock: number; board: number }>;
  posted: Readonly<Partial<Record<Good, Readonly<{ side: TradeSide; count: number }>>>>;
  /** Index into the shipping levels, 0 for none. */
  shipping: number;
  technology: Readonly<Record<Technology, boolean>>;
  /** Contracts on the export boxes, and fulfilled ones. */
  contracts: readonly ContractId[];
  fulfilled: readonly ContractId[];
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

export interface Turn {
  seat: Seat;
  mainDone: boolean;
  rowed: boolean;
  bought: Readonly<Partial<Record<Good, number>>>;
  obtained: readonly ContractId[];
}

export type Plan = Readonly<Record<PlanItem, number>>;

interface Waiting {
  seat: Seat;
}

interface DecisionData {
  draft: Waiting;
  auction: Waiting;
  firstWorker: Waiting;
  turn: Waiting;
  secondContract: Waiting;
  secondFulfilment: Waiting;
  /** The mandatory trade after a price shift. */
  shiftedTrade: Waiting & { good: Good; neighbourhood: boolean };
  /** Neighbourhood purchases and building bonuses opened by an expansion or a port, in any order. */
  expansion: Waiting & { goods: readonly Good[]; draws: number };
  /** `rowStays`: with face-up future contracts, these stay if the player takes none (R-OPT-8). */
  draw: Waiting & { contracts: readonly ContractId[]; taken: number; rowStays: boolean };
  slaughter: Waiting & { contract: ContractId; cow: number; sheep: number };
  /** `brew`: most goods that may be brewed; 0 if brewing is unavailable or used up. */
  bonuses: Waiting & { source: Source; freeSpace: number; upgrades: number; brew: number };
  exchange: Waiting & {
    source: Source;
    neighbourhood: boolean;
    spaces: readonly Space[];
    units: readonly Unit[];
  };
  production: Waiting;
}

export type DecisionKind = keyof DecisionData;
export type Decision = { [K in DecisionKind]: { kind: K } & DecisionData[K] }[DecisionKind];
export type DrawDecision = Extract<Decision, { kind: 'draw' }>;
export type SlaughterDecision = Extract<Decision, { kind: 'slaughter' }>;
export type ExchangeDecision = Extract<Decision, { kind: 'exchange' }>;

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
  /** Seats still bidding, clockwise from the next bidder. */
  bidders: readonly Seat[];
  high: number;
  leader?: Seat;
}

/** A game between two actions. Never edit it in place: states share parts, and results are memoized. */
export interface GameState {
  setup: Setup;
  /** The joined player (0 first) in each seat (R-SETUP-1). */
  seating: readonly number[];
  phase: Phase;
  /** 0 before the first round, then 1 to 5. */
  round: number;
  moveCount: number;
  map: Readonly<{
    sides: readonly Side[];
    /** Spaces on which nothing can be placed: covered (R-OPT-4) or with a neutral piece (R-SOLO-1). */
    blocked: Readonly<Record<Space, 'covered' | 'neutral'>>;
    ports: Readonly<Partial<Record<Module, number>>>;
  }>;
  scoringTiles: readonly number[];
  offers: readonly Readonly<Offer>[];
  /** The seat that opens the first auction (R-OPT-6). */
  opener: Seat;
  auction?: Auction;
  /** Solo only: goods and price dice of each preparation, from round 2 on (R-SOLO-2). Hidden until rolled. */
  dice: readonly (readonly Readonly<{ good: Good; die: number }>[])[];
  turnOrder: readonly Seat[];
  passed: readonly Seat[];
  /** Seats still to pick an offer or place a first worker, in order. */
  queue: readonly Seat[];
  market: Readonly<Record<Good, number>>;
  contracts: {
    /** Top first. Hidden except for the last `known`. */
    pile: readonly ContractId[];
    known: number;
    /** Face-up contracts by box number from 0; empty boxes have no key. */
    board: Readonly<Record<string, ContractId>>;
    /** Face-up future contracts, oldest first (R-OPT-8). */
    future: readonly ContractId[];
    removed: readonly ContractId[];
  };
  players: Player[];
  turn?: Turn;
  /** Decisions that the game waits for in setup or a turn: the last one first. */
  stack: Decision[];
  /** Production decisions by seat: made in advance, or waited for (R-PROD-1). `touched`: the player has set a number. */
  production: Readonly<Record<string, Readonly<{ plan: Plan; ready: boolean; touched?: true }>>>;
}
