/** What the rules of a turn are made of: prices, boxes, what a contract costs. */
import { GOODS, type Good } from '../../content/index.ts';
import type { ContractId } from '../../engine/index.ts';
import type { Position } from './position.ts';
import type { Deal, Scene } from './search-context.ts';

/** The number at a place that is there. */
export const at = (list: readonly number[] | Uint8Array, i: number): number => list[i] as number;
export const dealOf = (scene: Scene, id: ContractId): Deal => scene.deals.get(id) as Deal;
export const goodNumber = new Map<Good, number>(GOODS.map((good, i) => [good, i]));

/** Pounds for one of a good now. */
export const price = (scene: Scene, { market }: Position, good: number): number =>
  at(scene.prices[good] as readonly number[], at(market, good));

/** Moves a price by some steps, stopping at either end of the scale. */
export function movePrice(scene: Scene, position: Position, good: number, steps: number): void {
  const last = (scene.prices[good] as readonly number[]).length - 1;
  position.market[good] = Math.max(0, Math.min(last, at(position.market, good) + steps));
}

/** Pounds for one of a good from neighbours. */
export const nearPrice = (scene: Scene, position: Position, good: number): number => {
  const { basic, processed } = scene.house.content.neighbourhood.discount;
  return Math.max(0, price(scene, position, good) - (good < 3 ? basic : processed));
};

/** Empty export boxes. */
export const boxesLeft = (scene: Scene, { held, unseen }: Position): number =>
  scene.clan.exportBoxes - held.length - unseen;

/** Pounds of the next contract (R-CONTRACT-1, R-BUCHANAN). */
export function contractCost(scene: Scene, position: Position): number {
  const covered = position.obtained.length % scene.clan.contractsPerPayment !== 0;
  return covered ? 0 : (scene.house.content.exportBoard.contractCost[position.round - 1] ?? 0);
}
