/** Why an action or a setup is refused: a code with data. The sentences are in `text/`. */
import type { z } from 'zod';
import type { Animal, Good, Meat, PortEffect, Technology, Unit } from '../content/index.ts';
import type { Option, PlanItem, TradeSide } from './schema.ts';
import type { ContractId, DecisionKind, Space } from './state.ts';

type GoodGroup = Extract<PortEffect, { kind: 'exchangeGoods' }>['group'];

/** A good or animal that a contract needs more of than the player has. */
export type Lack = { needed: number; have: number } & (
  | { of: 'goods'; thing: Good }
  | { of: 'units'; thing: Animal }
);

/** Declares a code's data type; has no value at runtime. */
const data = <T extends object = Record<never, never>>(): T | undefined => undefined;

const DATA = {
  // The setup.
  malformed: data<{ issue: string }>(),
  unknownContent: data<{ content: string }>(),
  newcomersCount: data<{ players: number; newcomers: number }>(),
  optionNotSolo: data<{ option: Option }>(),
  optionNotWithPlayers: data<{ option: Option; players: number }>(),
  optionConflict: data<{ option: Option; other: Option }>(),
  // At any time.
  noSuchSeat: data<{ seat: string }>(),
  gameOver: data(),
  notYourTurn: data(),
  notNow: data<{ decision: DecisionKind }>(),
  mainActionTaken: data(),
  mainActionFirst: data(),
  mustDecide: data<{ decision: DecisionKind }>(),
  // Money, goods, merchants.
  tooExpensive: data<{ cost: number; money: number }>(),
  /** `lacks`: all that is missing, if it is more than this. */
  notEnoughGoods: data<{ good: Good; needed: number; stock: number; lacks?: readonly Lack[] }>(),
  /** `board`: merchants that can still be hired; `hire`: one could be hired now instead. */
  notEnoughMerchants: data<{ needed: number; stock: number; board: number; hire: boolean }>(),
  bothSides: data<{ good: Good; side: TradeSide }>(),
  /** `shifted`: the good whose price the port moved. */
  notThatGood: data<{ good: Good; shifted: Good }>(),
  nothingForSale: data(),
  noNeighbourSells: data<{ good: Good }>(),
  neighbourhoodLimit: data<{ good: Good; left: number; limit: number }>(),
  noMerchantToHire: data(),
  /** `either`: no merchant is there at all. */
  noMerchantPosted: data<{ good: Good; side: TradeSide | 'either' }>(),
  // Contracts.
  noEmptyBox: data(),
  contractNotOnBoard: data<{ contract: ContractId }>(),
  contractNotHeld: data<{ contract: ContractId }>(),
  contractNotDrawn: data<{ contract: ContractId }>(),
  contractTooFresh: data<{ contract: ContractId }>(),
  notEnoughAnimals: data<{ animal: Animal; needed: number; have: number; lacks?: readonly Lack[] }>(),
  nothingToSpare: data<{ meat: Meat }>(),
  noBuildingBonus: data(),
  notToSlaughter: data<{ space: Space }>(),
  nothingToBrew: data<{ most: number }>(),
  cannotBrew: data(),
  // The map.
  noSuchSpace: data<{ space: Space }>(),
  spaceTaken: data<{ space: Space }>(),
  spaceClosed: data<{ space: Space; why: 'covered' | 'neutral' | 'mist' }>(),
  wrongLand: data<{ space: Space; unit: Unit }>(),
  /** `farthest`: shipping is already at its maximum. */
  outOfReach: data<{ space: Space; farthest?: true }>(),
  noUnitLeft: data<{ unit: Unit }>(),
  /** A kind of unit that this player never has. */
  unitNever: data<{ unit: Unit }>(),
  fishermenAdjacent: data<{ space: Space }>(),
  notOnBorder: data<{ space: Space }>(),
  notYourUnit: data<{ space: Space }>(),
  // Upgrades.
  shippingMax: data(),
  /** `all`: the technologies of all other workers are done too. */
  technologyDone: data<{ worker: Technology; all: boolean }>(),
  technologyNever: data<{ worker: Technology }>(),
  noFreeSpace: data(),
  noBonusUpgrade: data(),
  // Ports.
  portNotInPlay: data<{ port: number }>(),
  portUsed: data<{ port: number }>(),
  portOutOfReach: data<{ port: number; farthest?: true }>(),
  portNotSo: data<{ port: number }>(),
  portNotSoNow: data<{ port: number }>(),
  /** The port cannot be used alone: it needs a choice, or belongs to another action. */
  portNeedsMore: data<{ port: number; effect: Exclude<PortEffect['kind'], 'copy'> }>(),
  wrongGroup: data<{ port: number; good: Good; group: GoodGroup }>(),
  badBundle: data<{ port: number; gain: string; group: GoodGroup; count: number }>(),
  notExchangeable: data<{ unit: Unit }>(),
  sameKindGoes: data<{ unit: Unit; old: Unit }>(),
  goesAlready: data<{ space: Space }>(),
  noExchangeLeft: data(),
  // Clans.
  cannotRow: data(),
  alreadyRowed: data(),
  rowNotAdjacent: data<{ from: Space; to: Space }>(),
  notAFisherman: data<{ space: Space; unit: Unit }>(),
  noCellar: data(),
  noBarrel: data<{ place: number }>(),
  // Before the first round, and production.
  noSuchOffer: data<{ offer: number }>(),
  offerTaken: data<{ offer: number }>(),
  bidTooLow: data<{ least: number }>(),
  bidTooHigh: data<{ most: number }>(),
  mustBid: data(),
  planTooMuch: data<{ item: PlanItem; most: number }>(),
  /** Impossible in any plan: no such building on the map, no such clan ability, no barrel in that place, or one that moves on. */
  planNever: data<{ item: PlanItem; why: 'building' | 'clan' | 'barrel' | 'aged' }>(),
  alreadyConfirmed: data(),
};
export type RejectionData = { [C in keyof typeof DATA]: NonNullable<(typeof DATA)[C]> };
export type RejectionCode = keyof RejectionData;
export type Rejection = { [C in RejectionCode]: { code: C } & RejectionData[C] }[RejectionCode];

/** Creates a rejection: `reject('tooExpensive', { cost: 14, money: 11 })`. */
export const reject = <C extends RejectionCode>(code: C, data: RejectionData[C]): Rejection =>
  ({ code, ...data }) as unknown as Rejection;

/** Rejects a malformed value with its first problem, cut to one line. */
export function malformed(error: z.ZodError): Rejection {
  const [issue] = error.issues;
  const text = `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
  return reject('malformed', { issue: text.slice(0, MAX_ISSUE_LENGTH) });
}

const MAX_ISSUE_LENGTH = 120;

export const REJECTION_CODES = Object.keys(DATA) as RejectionCode[];
