/** Trades, purchases and exchanges of goods that are worth a thought: for what contracts want, and of what is spare. */
import { GOODS, type Good } from '../../content/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import { at, contractOf, neighbourPrice, price } from './costs.ts';
import type { Position } from './position.ts';
import type { ContractData, SearchContext } from './search-context.ts';

/** How many of each good contracts lack that are held or open, each such amount once. */
export function missingGoods(context: SearchContext, position: Position): number[][] {
  const result: number[][] = [[], [], [], [], [], []];
  const add = (deal: ContractData, base: readonly number[]) => {
    for (let good = 0; good < 6; good++) {
      const missing = at(deal.goods, good) + at(base, good) - at(position.goods, good);
      if (at(deal.goods, good) > 0 && missing > 0 && !result[good]?.includes(missing))
        result[good]?.push(missing);
    }
  };
  const held = position.held.map((id) => contractOf(context, id));
  const together = [0, 0, 0, 0, 0, 0].map((_, good) =>
    held.reduce((sum, deal) => sum + at(deal.goods, good), 0),
  );
  for (const deal of held) add(deal, [0, 0, 0, 0, 0, 0]);
  for (const id of position.board) {
    if (id === undefined) continue;
    add(contractOf(context, id), [0, 0, 0, 0, 0, 0]);
    if (held.length > 0) add(contractOf(context, id), together);
  }
  return result;
}

/** Trades of every good, or of one only: which must be made then, if only one of it. */
export function tradeMoves(context: SearchContext, position: Position, only = -1): ActionOf<'trade'>[] {
  if (position.stock === 0) return [];
  const wanted = missingGoods(context, position);
  const goods = only >= 0 ? [only] : [0, 1, 2, 3, 4, 5];
  return goods.flatMap((good) => [
    ...buyMoves(
      context,
      position,
      good,
      only >= 0 ? [1, ...(wanted[good] as number[])] : (wanted[good] as number[]),
    ),
    ...sellMoves(context, position, good),
  ]);
}

function buyMoves(
  context: SearchContext,
  position: Position,
  good: number,
  wanted: readonly number[],
): ActionOf<'trade'>[] {
  const { posted, money, stock } = position;
  if (at(posted, good) < 0) return [];
  const tile = context.scoringRules[position.round - 1]?.kind;
  const scored = tile === (good < 3 ? 'basicGoods' : 'processedGoods');
  const each = price(context, position, good);
  const purse = money + context.clan.moneyOnTrade;
  return [...new Set(scored ? [...wanted, 1, 2] : wanted)]
    .filter((count) => count <= stock && count * each <= purse)
    .map((count) => ({ type: 'trade', good: GOODS[good] as Good, side: 'buy', count }));
}

function sellMoves(
  context: SearchContext,
  { posted, goods, stock, held }: Position,
  good: number,
): ActionOf<'trade'>[] {
  const have = at(goods, good);
  if (at(posted, good) > 0 || have === 0) return [];
  const needed = held.reduce((sum, id) => sum + at(contractOf(context, id).goods, good), 0);
  return [...new Set([1, 2, 3, have - needed, Math.min(have, stock)])]
    .filter((count) => count > 0 && count <= have && count <= stock)
    .map((count) => ({ type: 'trade', good: GOODS[good] as Good, side: 'sell', count }));
}

/** Exchanges of goods at a port: for what contracts want, else for what is dear. */
export function exchangeMoves(
  context: SearchContext,
  position: Position,
  port: number,
  first: number,
  gain: number,
): Action[] {
  const group = [first, first + 1, first + 2];
  const wanted = missingGoods(context, position);
  const dear = group.reduce((a, b) => (price(context, position, b) > price(context, position, a) ? b : a));
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
export function neighbourPurchases(context: SearchContext, position: Position): Action[] {
  const result: Action[] = [];
  for (let good = 0; good < 6; good++) {
    if ((position.pending.buys & (1 << good)) === 0 || at(position.posted, good) < 0) continue;
    const most = Math.min(position.stock, context.ruleset.neighbourhoodLimit - at(position.bought, good));
    const each = neighbourPrice(context, position, good);
    for (let count = 1; count <= most; count++)
      if (count * each <= position.money + context.clan.moneyOnTrade)
        result.push({ type: 'buy', good: GOODS[good] as Good, count });
  }
  return result;
}
