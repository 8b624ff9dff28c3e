/** Why an action or a setup is refused: a code with the data to word it. Sentences are in `text/`. */
import type { z } from 'zod';
import type { Animal, Good, Meat, PortEffect, Technology, Unit } from '../content/index.ts';
import type { Option, PlanItem, TradeSide } from './schema.ts';
import type { ContractId, DecisionKind, Space } from './state.ts';

/** The goods that a port exchanges. */
type GoodGroup = Extract<PortEffect, { kind: 'exchangeGoods' }>['group'];

/** Data of every rejection, by code. Money is pounds. */
export interface RejectionData {
  // The setup.
  malformed: { issue: string };
  unknownContent: { content: string };
  newcomersCount: { players: number; newcomers: number };
  optionNotSolo: { option: Option };
  optionNotWithPlayers: { option: Option; players: number };
  optionConflict: { option: Option; other: Option };
  // Anyone, any time.
  noSuchSeat: { seat: string };
  gameOver: Record<never, never>;
  notYourTurn: Record<never, never>;
  notNow: { decision: DecisionKind };
  mainActionTaken: Record<never, never>;
  mainActionFirst: Record<never, never>;
  mustDecide: { decision: DecisionKind };
  // Money, goods, merchants.
  tooExpensive: { cost: number; money: number };
  notEnoughGoods: { good: Good; needed: number; stock: number };
  notEnoughMerchants: { needed: number; stock: number };
  bothSides: { good: Good; side: TradeSide };
  /** `shifted`: the good whose price the port has moved. */
  notThatGood: { good: Good; shifted: Good };
  nothingForSale: Record<never, never>;
  noNeighbourSells: { good: Good };
  neighbourhoodLimit: { good: Good; left: number; limit: number };
  noMerchantToHire: Record<never, never>;
  noMerchantPosted: { good: Good; side: TradeSide };
  // Contracts.
  noEmptyBox: Record<never, never>;
  contractNotOnBoard: { contract: ContractId };
  contractNotHeld: { contract: ContractId };
  contractNotDrawn: { contract: ContractId };
  contractTooFresh: { contract: ContractId };
  notEnoughAnimals: { animal: Animal; needed: number; have: number };
  nothingToSpare: { meat: Meat };
  noBuildingBonus: Record<never, never>;
  notToSlaughter: { space: Space };
  nothingToBrew: { most: number };
  cannotBrew: Record<never, never>;
  // The map.
  noSuchSpace: { space: Space };
  spaceTaken: { space: Space };
  spaceClosed: { space: Space; why: 'covered' | 'neutral' | 'mist' };
  wrongLand: { space: Space; unit: Unit };
  outOfReach: { space: Space };
  noUnitLeft: { unit: Unit };
  /** Of a kind that this player never has. */
  unitNever: { unit: Unit };
  fishermenAdjacent: { space: Space };
  notOnBorder: { space: Space };
  notYourUnit: { space: Space };
  // Upgrades.
  shippingMax: Record<never, never>;
  technologyDone: { worker: Technology };
  technologyNever: { worker: Technology };
  noFreeSpace: Record<never, never>;
  noBonusUpgrade: Record<never, never>;
  // Ports.
  portNotInPlay: { port: number };
  portUsed: { port: number };
  portOutOfReach: { port: number };
  portNotSo: { port: number };
  portNotSoNow: { port: number };
  /** It is not used by itself: something is named with it, or it belongs to another action. */
  portNeedsMore: { port: number; effect: Exclude<PortEffect['kind'], 'copy'> };
  wrongGroup: { port: number; good: Good; group: GoodGroup };
  badBundle: { port: number; gain: string; group: GoodGroup; count: number };
  /** A kind that takes no part in an exchange. */
  notExchangeable: { unit: Unit };
  /** `old`: the unit that goes, of the same kind as the one that would come. */
  sameKindGoes: { unit: Unit; old: Unit };
  goesAlready: { space: Space };
  noExchangeLeft: Record<never, never>;
  // Clans.
  cannotRow: Record<never, never>;
  alreadyRowed: Record<never, never>;
  rowNotAdjacent: { from: Space; to: Space };
  notAFisherman: { space: Space; unit: Unit };
  noCellar: Record<never, never>;
  noBarrel: { place: number };
  // Before the first round, and production.
  noSuchOffer: { offer: number };
  offerTaken: { offer: number };
  bidTooLow: { least: number };
  bidTooHigh: { most: number };
  mustBid: Record<never, never>;
  planTooMuch: { item: PlanItem; most: number };
  /** Whatever the rest of the plan: no such building on the map, or no such clan. */
  planNever: { item: PlanItem; why: 'building' | 'clan' };
  alreadyConfirmed: Record<never, never>;
}
export type RejectionCode = keyof RejectionData;
export type Rejection = { [C in RejectionCode]: { code: C } & RejectionData[C] }[RejectionCode];

/** Refuses: `reject('tooExpensive', { cost: 14, money: 11 })`. */
export function reject<C extends RejectionCode>(code: C, data: RejectionData[C]): Rejection {
  return { code, ...data } as unknown as Rejection;
}

/** Refuses what is not of the right shape, with the first thing that is wrong; never longer than a line. */
export function malformed(error: z.ZodError): Rejection {
  const [issue] = error.issues;
  const text = `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
  return reject('malformed', { issue: text.slice(0, LONGEST_ISSUE) });
}

/** Characters; what was given may be endless. */
const LONGEST_ISSUE = 120;

const CODES: Record<RejectionCode, true> = {
  malformed: true,
  unknownContent: true,
  newcomersCount: true,
  optionNotSolo: true,
  optionNotWithPlayers: true,
  optionConflict: true,
  noSuchSeat: true,
  gameOver: true,
  notYourTurn: true,
  notNow: true,
  mainActionTaken: true,
  mainActionFirst: true,
  mustDecide: true,
  tooExpensive: true,
  notEnoughGoods: true,
  notEnoughMerchants: true,
  bothSides: true,
  notThatGood: true,
  nothingForSale: true,
  noNeighbourSells: true,
  neighbourhoodLimit: true,
  noMerchantToHire: true,
  noMerchantPosted: true,
  noEmptyBox: true,
  contractNotOnBoard: true,
  contractNotHeld: true,
  contractNotDrawn: true,
  contractTooFresh: true,
  notEnoughAnimals: true,
  nothingToSpare: true,
  noBuildingBonus: true,
  notToSlaughter: true,
  nothingToBrew: true,
  cannotBrew: true,
  noSuchSpace: true,
  spaceTaken: true,
  spaceClosed: true,
  wrongLand: true,
  outOfReach: true,
  noUnitLeft: true,
  unitNever: true,
  fishermenAdjacent: true,
  notOnBorder: true,
  notYourUnit: true,
  shippingMax: true,
  technologyDone: true,
  technologyNever: true,
  noFreeSpace: true,
  noBonusUpgrade: true,
  portNotInPlay: true,
  portUsed: true,
  portOutOfReach: true,
  portNotSo: true,
  portNotSoNow: true,
  portNeedsMore: true,
  wrongGroup: true,
  badBundle: true,
  notExchangeable: true,
  sameKindGoes: true,
  goesAlready: true,
  noExchangeLeft: true,
  cannotRow: true,
  alreadyRowed: true,
  rowNotAdjacent: true,
  notAFisherman: true,
  noCellar: true,
  noBarrel: true,
  noSuchOffer: true,
  offerTaken: true,
  bidTooLow: true,
  bidTooHigh: true,
  mustBid: true,
  planTooMuch: true,
  planNever: true,
  alreadyConfirmed: true,
};
/** Every rejection code. */
export const REJECTION_CODES = Object.keys(CODES) as RejectionCode[];
