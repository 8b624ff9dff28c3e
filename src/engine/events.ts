/** Events, in order. Ledger events carry every change; story events describe what happened. */
import type { Animal, Building, Clan, Good, Import, Technology, Unit, Worker } from '../content/index.ts';
import type { PlanItem, TradeSide } from './schema.ts';
import type { ContractId, Seat, Source, Space } from './state.ts';

/** `cause`: type of the story event it belongs to, the last one of that type before it in the same play. */
interface Entry {
  seat: Seat;
  source: Source;
  cause: StoryType;
}

/** Data of ledger events by type. Money is in pounds. */
interface Ledger {
  money: Entry & { amount: number };
  goods: Entry & { good: Good; amount: number };
  glory: Entry & { amount: number };
  unitPlaced: Entry & { unit: Unit; space: Space };
  unitRemoved: Entry & { unit: Unit; space: Space };
  unitMoved: Entry & { unit: Unit; from: Space; to: Space };
}

/** Money is in pounds; places and boxes count from 1. `steps`: how far a price marker moved. */
interface Story {
  // Before the first round.
  bidMade: { seat: Seat; amount: number };
  bidDeclined: { seat: Seat };
  auctionWon: { seat: Seat; amount: number };
  offerPicked: { seat: Seat; offer: number; clan: Clan | 'none'; tile: number };
  workerPlaced: { seat: Seat; unit: Worker; space: Space; cost: number };
  workerSkipped: { seat: Seat };
  // Sections: each begins a phase that is not a player's move.
  roundStarted: { round: number; order: Seat[] };
  productionStarted: { round: number };
  productionDecided: { round: number };
  scoringStarted: { round: number; tile: number };
  endingStarted: { round: number };
  gameFinished: { rounds: number };
  // During a round.
  merchantsBack: { seat: Seat; count: number };
  priceRolled: { good: Good; die: number; from: number; to: number; steps: number };
  boardRefilled: { contracts: readonly ContractId[] };
  futureRefilled: { contracts: readonly ContractId[] };
  contractLeft: { contract: ContractId };
  turnEnded: { seat: Seat };
  passed: { seat: Seat; place: number; bonus: number };
  roundScored: { seat: Seat; round: number; tile: number; count: number; glory: number };
  mostGlory: { seat: Seat; glory: number };
  // Actions.
  traded: {
    seat: Seat;
    good: Good;
    side: TradeSide;
    count: number;
    price: number;
    total: number;
    /** Market price before and after, without discounts. */
    oldPrice: number;
    newPrice: number;
    steps: number;
    neighbourhood: boolean;
  };
  priceShifted: { seat: Seat; good: Good; from: number; to: number; steps: number };
  contractObtained: { seat: Seat; contract: ContractId; cost: number; drawn: boolean };
  contractsDrawn: { seat: Seat; contracts: readonly ContractId[] };
  contractsReturned: { seat: Seat; contracts: readonly ContractId[] };
  contractsDiscarded: { seat: Seat; contracts: readonly ContractId[] };
  expanded: {
    seat: Seat;
    unit: Unit;
    space: Space;
    unitCost: number;
    landCost: number;
    discount: number;
    cost: number;
    free: boolean;
  };
  shippingUpgraded: { seat: Seat; level: number; cost: number };
  technologyUpgraded: { seat: Seat; worker: Technology; cost: number };
  merchantHired: { seat: Seat; cost: number };
  merchantRecalled: { seat: Seat; good: Good; side: TradeSide };
  fulfilling: { seat: Seat; contract: ContractId };
  slaughtered: { seat: Seat; animal: Animal; space: Space };
  fulfilled: { seat: Seat; contract: ContractId; hops: number };
  imported: { seat: Seat; good: Import; amount: number; total: number; money: number };
  lapsed: { seat: Seat; bonus: Bonus };
  declined: { seat: Seat; bonus: Bonus };
  portUsed: { seat: Seat; port: number; effect: number };
  unitsExchanged: { seat: Seat; old: Unit; unit: Unit; space: Space };
  rowed: { seat: Seat; from: Space; to: Space };
  barrelTaken: { seat: Seat; place: number; money: number };
  brewed: { seat: Seat; good: Good; count: number; money: number };
  // Production.
  barrelsAged: { seat: Seat };
  /** Income from units, which needs no decision. */
  produced: { seat: Seat; money: number; goods: Partial<Record<Good, number>> };
  planned: { seat: Seat; item: PlanItem; count: number };
  confirmed: { seat: Seat };
  processed: { seat: Seat; unit: Building; count: number };
  butterMade: { seat: Seat; good: Good; count: number; money: number };
  barrelStored: { seat: Seat };
}

export interface EventData extends Ledger, Story {}
export type Bonus =
  | 'neighbourhood'
  | 'buildingBonus'
  | 'drawnContracts'
  | 'freeSpace'
  | 'upgrade'
  | 'brewing'
  | 'secondContract'
  | 'secondFulfilment';
export type StoryType = keyof Story;
export type LedgerType = keyof Ledger;
export type EventType = keyof EventData;
export type GameEvent = { [T in EventType]: { type: T } & EventData[T] }[EventType];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
export type LedgerEvent = EventOf<LedgerType>;

const REVEALS: readonly EventType[] = [
  'contractsDrawn',
  'boardRefilled',
  'futureRefilled',
  'priceRolled',
  'contractLeft',
];

/** Returns true if any of these events revealed hidden information, so that undoing them needs consent (R-UNDO-1). */
export const revealsHidden = (events: readonly GameEvent[]): boolean =>
  events.some((event) => REVEALS.includes(event.type));
