/** Trades, purchases and exchanges of goods that are worth a thought: for what contracts want, and of what is spare. */
import { GOODS, type Good } from '../../content/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import { at, dealOf, nearPrice, price } from './costs.ts';
import type { Position } from './position.ts';
import type { Deal, Scene } from './search-context.ts';

/** How many of each good contracts lack that are held or open, each such amount once. */
export function wants(scene: Scene, position: Position): number[][] {
  const result: number[][] = [[], [], [], [], [], []];
  const add = (deal: Deal, base: readonly number[]) => {
    for (let good = 0; good < 6; good++) {
      const missing = at(deal.goods, good) + at(base, good) - at(position.goods, good);
      if (at(deal.goods, good) > 0 && missing > 0 && !result[good]?.includes(missing))
        result[good]?.push(missing);
    }
  };
  const held = position.held.map((id) => dealOf(scene, id));
  const together = [0, 0, 0, 0, 0, 0].map((_, good) =>
    held.reduce((sum, deal) => sum + at(deal.goods, good), 0),
  );
  for (const deal of held) add(deal, [0, 0, 0, 0, 0, 0]);
  for (const id of position.board) {
    if (id === undefined) continue;
    add(dealOf(scene, id), [0, 0, 0, 0, 0, 0]);
    if (held.length > 0) add(dealOf(scene, id), together);
  }
  return result;
}

/** Trades of every good, or of one only: which must be made then, if only one of it. */
export function trades(scene: Scene, position: Position, only = -1): ActionOf<'trade'>[] {
  if (position.stock === 0) return [];
  const wanted = wants(scene, position);
  const goods = only >= 0 ? [only] : [0, 1, 2, 3, 4, 5];
  return goods.flatMap((good) => [
    ...bought(
      scene,
      position,
      good,
      only >= 0 ? [1, ...(wanted[good] as number[])] : (wanted[good] as number[]),
    ),
    ...sold(scene, position, good),
  ]);
}

function bought(
  scene: Scene,
  position: Position,
  good: number,
  wanted: readonly number[],
): ActionOf<'trade'>[] {
  const { posted, money, stock } = position;
  if (at(posted, good) < 0) return [];
  const tile = scene.tiles[position.round - 1]?.kind;
  const scored = tile === (good < 3 ? 'basicGoods' : 'processedGoods');
  const each = price(scene, position, good);
  const purse = money + scene.clan.moneyOnTrade;
  return [...new Set(scored ? [...wanted, 1, 2] : wanted)]
    .filter((count) => count <= stock && count * each <= purse)
    .map((count) => ({ type: 'trade', good: GOODS[good] as Good, side: 'buy', count }));
}

function sold(scene: Scene, { posted, goods, stock, held }: Position, good: number): ActionOf<'trade'>[] {
  const have = at(goods, good);
  if (at(posted, good) > 0 || have === 0) return [];
  const needed = held.reduce((sum, id) => sum + at(dealOf(scene, id).goods, good), 0);
  return [...new Set([1, 2, 3, have - needed, Math.min(have, stock)])]
    .filter((count) => count > 0 && count <= have && count <= stock)
    .map((count) => ({ type: 'trade', good: GOODS[good] as Good, side: 'sell', count }));
}

/** Exchanges of goods at a port: for what contracts want, else for what is dear. */
export function exchanges(
  scene: Scene,
  position: Position,
  port: number,
  first: number,
  gain: number,
): Action[] {
  const group = [first, first + 1, first + 2];
  const wanted = wants(scene, position);
  const dear = group.reduce((a, b) => (price(scene, position, b) > price(scene, position, a) ? b : a));
  const bundles = new Set<string>();
  const name = (list: readonly number[]) =>
    [...list]
      .sort((a, b) => a - b)
      .map((good) => GOODS[good])
      .join('+');
  bundles.add(name(Array<number>(gain).fill(dear)));
  for (const good of group) {
    if ((wanted[good] as number[]).length === 0) continue;
    bundles.add(name(Array<number>(gain).fill(good)));
    for (const other of group)
      if (other !== good) bundles.add(name([good, ...Array<number>(gain - 1).fill(other)]));
  }
  return group
    .filter((good) => at(position.goods, good) > 0)
    .flatMap((good) =>
      [...bundles].map((bundle) => ({
        type: 'exchangeGoods' as const,
        port,
        discard: GOODS[good] as Good,
        gain: bundle,
      })),
    );
}

/** Purchases from neighbours (R-TRADE-3). */
export function purchases(scene: Scene, position: Position): Action[] {
  const result: Action[] = [];
  for (let good = 0; good < 6; good++) {
    if ((position.pending.buys & (1 << good)) === 0 || at(position.posted, good) < 0) continue;
    const most = Math.min(position.stock, scene.house.neighbourhoodLimit - at(position.bought, good));
    const each = nearPrice(scene, position, good);
    for (let count = 1; count <= most; count++)
      if (count * each <= position.money + scene.clan.moneyOnTrade)
        result.push({ type: 'buy', good: GOODS[good] as Good, count });
  }
  return result;
}
