/**
 * What happened, in order. The ledger events (`money`, `goods`, `glory`, `unitPlaced`, `unitRemoved`,
 * `unitMoved`) carry every change of those four, each with its source; folding them rebuilds every purse and
 * the map. The others tell the story, and what they say in numbers is also in the ledger.
 */
import type { Animal, Building, Clan, Good, Import, Technology, Unit, Worker } from '../content/index.ts';
import type { PlanItem, TradeSide } from './schema.ts';
import type { ContractId, Seat, Source, Space } from './state.ts';

/**
 * Data of every event, by type. Money is pounds; places and boxes count from 1 where a person reads them.
 * `steps`: how far a price marker went on its scale, above 0 up and below 0 down. Scales have level stretches,
 * where it goes on while the price stays; at an end it goes no further, and `steps` is 0.
 */
export interface EventData {
  // The ledger.
  money: { seat: Seat; amount: number; source: Source };
  goods: { seat: Seat; good: Good; amount: number; source: Source };
  glory: { seat: Seat; amount: number; source: Source };
  unitPlaced: { seat: Seat; unit: Unit; space: Space; source: Source };
  unitRemoved: { seat: Seat; unit: Unit; space: Space; source: Source };
  unitMoved: { seat: Seat; unit: Unit; from: Space; to: Space; source: Source };
  // Before the first round.
  bidMade: { seat: Seat; amount: number };
  bidDeclined: { seat: Seat };
  auctionWon: { seat: Seat; amount: number };
  offerPicked: { seat: Seat; offer: number; clan: Clan | 'none'; tile: number };
  workerPlaced: { seat: Seat; unit: Worker; space: Space; cost: number };
  workerSkipped: { seat: Seat };
  // The course of a round.
  roundStarted: { round: number; order: Seat[] };
  merchantsBack: { seat: Seat; count: number };
  priceRolled: { good: Good; die: number; from: number; to: number; steps: number };
  boardRefilled: { contracts: ContractId[] };
  futureRefilled: { contracts: ContractId[] };
  contractLeft: { contract: ContractId };
  turnEnded: { seat: Seat };
  passed: { seat: Seat; place: number; bonus: number };
  productionStarted: { round: number };
  roundScored: { seat: Seat; round: number; tile: number; count: number; glory: number };
  mostGlory: { seat: Seat; glory: number };
  gameFinished: { rounds: number };
  // Actions.
  traded: {
    seat: Seat;
    good: Good;
    side: TradeSide;
    count: number;
    price: number;
    total: number;
    /** Price of the market before and after, without any discount. */
    oldPrice: number;
    newPrice: number;
    steps: number;
    neighbourhood: boolean;
  };
  priceShifted: { seat: Seat; good: Good; from: number; to: number; steps: number };
  contractObtained: { seat: Seat; contract: ContractId; cost: number; drawn: boolean };
  contractsDrawn: { seat: Seat; contracts: ContractId[] };
  contractsReturned: { seat: Seat; contracts: ContractId[] };
  contractsDiscarded: { seat: Seat; contracts: ContractId[] };
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
  planned: { seat: Seat; item: PlanItem; count: number };
  confirmed: { seat: Seat };
  processed: { seat: Seat; unit: Building; count: number };
  butterMade: { seat: Seat; good: Good; count: number; money: number };
  barrelStored: { seat: Seat };
}
/** What can lapse or be declined (R-TURN-3). */
export type Bonus =
  | 'neighbourhood'
  | 'buildingBonus'
  | 'drawnContracts'
  | 'freeSpace'
  | 'upgrade'
  | 'brewing'
  | 'secondContract'
  | 'secondFulfilment';
export type EventType = keyof EventData;
export type GameEvent = { [T in EventType]: { type: T } & EventData[T] }[EventType];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** Events after which undo would let a player unsee something (R-UNDO-1). */
const REVEALS: readonly EventType[] = [
  'contractsDrawn',
  'boardRefilled',
  'futureRefilled',
  'priceRolled',
  'contractLeft',
];

/** Whether these events showed something that was hidden before: undo past them needs consent (R-UNDO-1). */
export function revealsHidden(events: readonly GameEvent[]): boolean {
  return events.some((event) => REVEALS.includes(event.type));
}
