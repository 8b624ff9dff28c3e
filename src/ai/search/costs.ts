/** Prices and costs in pounds, as the search counts them. */
import type { ActionOf } from '../../engine/index.ts';
import { at, FISHERMAN, type GoodIndex, isBasic, MINER, WOODCUTTER } from './indexes.ts';
import type { Position } from './position.ts';
import type { ContractData, SearchContext } from './search-context.ts';

/** Returns the market price of a good in pounds. */
export const price = (context: SearchContext, { market }: Position, good: GoodIndex): number =>
  at(context.prices[good], market[good]);

/** Moves a price by some steps within the scale. */
export function movePrice(context: SearchContext, position: Position, good: GoodIndex, steps: number): void {
  const last = context.prices[good].length - 1;
  position.market[good] = Math.max(0, Math.min(last, position.market[good] + steps));
}

/** Returns the price of a good in a neighbourhood purchase, in pounds (R-TRADE-3). */
export const neighbourPrice = (context: SearchContext, position: Position, good: GoodIndex): number => {
  const { basic, processed } = context.ruleset.content.neighbourhood.discount;
  return Math.max(0, price(context, position, good) - (isBasic(good) ? basic : processed));
};

/** Returns how many export boxes are empty. */
export const boxesLeft = (context: SearchContext, { held, unseenContracts }: Position): number =>
  context.clan.exportBoxes - held.length - unseenContracts;

/** Returns the price of the next contract (R-CONTRACT-1, R-BUCHANAN). */
export function contractCost(context: SearchContext, position: Position): number {
  const covered = position.obtained.length % context.clan.contractsPerPayment !== 0;
  return covered ? 0 : (context.ruleset.content.exportBoard.contractCost[position.round - 1] ?? 0);
}

/** Returns the animals to slaughter for a contract, fewer by those that ports spare (R-PORT-1). */
export function animalsNeeded(
  { beef, mutton }: ContractData,
  { spare, spareCopy }: Pick<ActionOf<'fulfil'>, 'spare' | 'spareCopy'>,
): { cow: number; sheep: number } {
  const spared = (meat: string) => (spare === meat ? 1 : 0) + (spareCopy === meat ? 1 : 0);
  return { cow: beef - spared('beef'), sheep: mutton - spared('mutton') };
}

/** Returns the pounds that workers earn in a production. */
export function workerIncome({ workerPay }: SearchContext, { counts, technology }: Position): number {
  const [woodcutter, miner, fisherman] = workerPay;
  return (
    counts[WOODCUTTER] * (technology[0] ? woodcutter.upgraded : woodcutter.plain) +
    counts[MINER] * (technology[1] ? miner.upgraded : miner.plain) +
    counts[FISHERMAN] * fisherman.plain
  );
}
