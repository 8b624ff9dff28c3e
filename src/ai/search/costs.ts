/** What the rules of a turn are made of: prices, boxes, what a contract costs. */
import { GOODS, type Good } from '../../content/index.ts';
import type { ContractId } from '../../engine/index.ts';
import type { Position } from './position.ts';
import type { ContractData, SearchContext } from './search-context.ts';

/** The number at a place that is there. */
export const at = (list: readonly number[] | Uint8Array, i: number): number => list[i] as number;
export const contractOf = (context: SearchContext, id: ContractId): ContractData =>
  context.contracts.get(id) as ContractData;
export const goodIndex = new Map<Good, number>(GOODS.map((good, i) => [good, i]));

/** Pounds for one of a good now. */
export const price = (context: SearchContext, { market }: Position, good: number): number =>
  at(context.prices[good] as readonly number[], at(market, good));

/** Moves a price by some steps, stopping at either end of the scale. */
export function movePrice(context: SearchContext, position: Position, good: number, steps: number): void {
  const last = (context.prices[good] as readonly number[]).length - 1;
  position.market[good] = Math.max(0, Math.min(last, at(position.market, good) + steps));
}

/** Pounds for one of a good from neighbours. */
export const neighbourPrice = (context: SearchContext, position: Position, good: number): number => {
  const { basic, processed } = context.ruleset.content.neighbourhood.discount;
  return Math.max(0, price(context, position, good) - (good < 3 ? basic : processed));
};

/** Empty export boxes. */
export const boxesLeft = (context: SearchContext, { held, unseenContracts }: Position): number =>
  context.clan.exportBoxes - held.length - unseenContracts;

/** Pounds of the next contract (R-CONTRACT-1, R-BUCHANAN). */
export function contractCost(context: SearchContext, position: Position): number {
  const covered = position.obtained.length % context.clan.contractsPerPayment !== 0;
  return covered ? 0 : (context.ruleset.content.exportBoard.contractCost[position.round - 1] ?? 0);
}
