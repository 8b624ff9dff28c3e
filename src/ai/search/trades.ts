/** Trades the search considers: few of many, by what a contract or production needs (R-TRADE). */
import { GOODS, ROUNDS } from '../../content/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import { neighbourPrice, price } from './costs.ts';
import {
  GOOD_INDEXES,
  type GoodIndex,
  isBasic,
  noGoods,
  type PerGood,
  perGood,
  perGoodIndex,
} from './indexes.ts';
import type { Position } from './position.ts';
import { type ContractData, contractOf, type SearchContext } from './search-context.ts';

/** Returns the amounts of each good that held or open contracts lack, without duplicates. */
export function missingGoods(context: SearchContext, position: Position): PerGood<number[]> {
  const result = perGood<number[]>(() => []);
  const add = (deal: ContractData, base: PerGood) => {
    for (const good of GOOD_INDEXES) {
      const missing = deal.goods[good] + base[good] - position.goods[good];
      if (deal.goods[good] > 0 && missing > 0 && !result[good].includes(missing)) result[good].push(missing);
    }
  };
  const held = position.held.map((id) => contractOf(context, id));
  const together = perGoodIndex((good) => held.reduce((sum, deal) => sum + deal.goods[good], 0));
  const alone = noGoods();
  for (const deal of held) add(deal, alone);
  for (const id of position.board) {
    if (id === undefined) continue;
    const contract = contractOf(context, id);
    add(contract, alone);
    if (held.length > 0) add(contract, together);
  }
  return result;
}

/** Returns trades of every good, or of one good that must be traded. */
export function tradeMoves(
  context: SearchContext,
  position: Position,
  only?: GoodIndex,
): ActionOf<'trade'>[] {
  if (position.stock === 0) return [];
  const wanted = missingGoods(context, position);
  const goods = only === undefined ? GOOD_INDEXES : [only];
  return goods.flatMap((good) => [
    ...buyMoves(context, position, good, only === undefined ? wanted[good] : [1, ...wanted[good]]),
    ...sellMoves(context, position, good),
  ]);
}

function buyMoves(
  context: SearchContext,
  position: Position,
  good: GoodIndex,
  wanted: readonly number[],
): ActionOf<'trade'>[] {
  const { posted, money, stock } = position;
  if (posted[good] < 0) return [];
  const tile = context.scoringRules[position.round - 1]?.kind;
  const scored = tile === (isBasic(good) ? 'basicGoods' : 'processedGoods');
  const each = price(context, position, good);
  const purse = money + context.clan.moneyOnTrade;
  const extra = scored || position.round === ROUNDS;
  return [...new Set(extra ? [...wanted, 1, 2] : wanted)]
    .filter((count) => count <= stock && count * each <= purse)
    .map((count) => ({ type: 'trade', good: GOODS[good], side: 'buy', count }));
}

function sellMoves(
  context: SearchContext,
  { posted, goods, stock, held }: Position,
  good: GoodIndex,
): ActionOf<'trade'>[] {
  const have = goods[good];
  if (posted[good] > 0 || have === 0) return [];
  const needed = held.reduce((sum, id) => sum + contractOf(context, id).goods[good], 0);
  return [...new Set([1, 2, 3, have - needed, Math.min(have, stock)])]
    .filter((count) => count > 0 && count <= have && count <= stock)
    .map((count) => ({ type: 'trade', good: GOODS[good], side: 'sell', count }));
}

/** Returns exchanges at a port for goods that contracts need or that are expensive. */
export function exchangeMoves(
  context: SearchContext,
  position: Position,
  port: number,
  group: readonly GoodIndex[],
  gain: number,
): Action[] {
  const wanted = missingGoods(context, position);
  const dear = group.reduce((a, b) => (price(context, position, b) > price(context, position, a) ? b : a));
  const bundles = new Set<string>();
  const name = (list: readonly GoodIndex[]) =>
    [...list]
      .sort((a, b) => a - b)
      .map((good) => GOODS[good])
      .join('+');
  bundles.add(name(Array<GoodIndex>(gain).fill(dear)));
  for (const good of group) {
    if (wanted[good].length === 0) continue;
    bundles.add(name(Array<GoodIndex>(gain).fill(good)));
    for (const other of group)
      if (other !== good) bundles.add(name([good, ...Array<GoodIndex>(gain - 1).fill(other)]));
  }
  return group
    .filter((good) => position.goods[good] > 0)
    .flatMap((good) =>
      [...bundles].map((bundle) => ({
        type: 'exchangeGoods' as const,
        port,
        discard: GOODS[good],
        gain: bundle,
      })),
    );
}

/** Returns purchases from neighbours (R-TRADE-3), of every good or of one that must be bought. */
export function neighbourPurchases(context: SearchContext, position: Position, only?: GoodIndex): Action[] {
  const result: Action[] = [];
  for (const good of only === undefined ? GOOD_INDEXES : [only]) {
    if ((position.pending.buys & (1 << good)) === 0 || position.posted[good] < 0) continue;
    const most = Math.min(position.stock, context.ruleset.neighbourhoodLimit - position.bought[good]);
    const each = neighbourPrice(context, position, good);
    for (let count = 1; count <= most; count++)
      if (count * each <= position.money + context.clan.moneyOnTrade)
        result.push({ type: 'buy', good: GOODS[good], count });
  }
  return result;
}
