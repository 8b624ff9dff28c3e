/** Prices, merchants and the cost of trades (R-TRADE). Money is in pounds. */
import { BASIC_GOODS, type Good } from '../content/index.ts';
import { clanSource, emit, type Game, goods, money } from './game.ts';
import { playerAt, traitsAt } from './player.ts';
import { type Rejection, reject } from './rejections.ts';
import { type Ruleset, rulesetOf } from './ruleset.ts';
import type { TradeSide } from './schema.ts';
import type { GameState, Player, Seat } from './state.ts';
import type { Traits } from './traits.ts';

/** Returns the current price of one unit of a good, in pounds. */
export const priceOf = (state: GameState, good: Good): number =>
  priceAt(rulesetOf(state.setup), good, state.market[good]);

function priceAt(ruleset: Ruleset, good: Good, index: number): number {
  const price = ruleset.content.market[ruleset.size].prices[good][index];
  if (price === undefined) throw new Error(`no price ${index} of ${good}`);
  return price;
}

/** Returns the index after some steps (negative: back), stopping at either end of the scale. */
export function movedIndex(ruleset: Ruleset, good: Good, index: number, steps: number): number {
  const last = ruleset.content.market[ruleset.size].prices[good].length - 1;
  return Math.max(0, Math.min(last, index + steps));
}

/**
 * Moves a good's price marker by some steps (negative: back), stopping at either end of the scale. Returns the steps
 * made, and the prices, which can be the same after some steps.
 */
export function movePrice(state: GameState, good: Good, steps: number) {
  const ruleset = rulesetOf(state.setup);
  const before = state.market[good];
  const after = movedIndex(ruleset, good, before, steps);
  state.market = { ...state.market, [good]: after };
  return { from: priceAt(ruleset, good, before), to: priceAt(ruleset, good, after), steps: after - before };
}

export interface Trade {
  good: Good;
  side: TradeSide;
  count: number;
  neighbourhood: boolean;
  index: number;
}

/** Returns the price of one piece in a trade, in pounds (R-TRADE-1, R-TRADE-3). */
function tradePrice(ruleset: Ruleset, trade: Trade): number {
  const price = priceAt(ruleset, trade.good, trade.index);
  return trade.neighbourhood ? Math.max(0, price - neighbourDiscount(ruleset, trade.good)) : price;
}

/** Returns how many pounds cheaper a good is from neighbours than at the market (R-TRADE-3). */
export function neighbourDiscount(ruleset: Ruleset, good: Good): number {
  const { basic, processed } = ruleset.content.neighbourhood.discount;
  return (BASIC_GOODS as readonly Good[]).includes(good) ? basic : processed;
}

/** Returns the most of a good that a player can trade: limited by merchants and, when selling, by goods. */
export function mostTradable(
  { merchants, posted, goods: stock }: Player,
  good: Good,
  side: TradeSide,
): number {
  if (posted[good] !== undefined && posted[good].side !== side) return 0;
  return side === 'sell' ? Math.min(merchants.stock, stock[good]) : merchants.stock;
}

/** Returns why a player cannot make a trade (R-TRADE-1, R-TRADE-2). `afterPaying`: pounds spent first; the cost includes them. */
export function cannotTrade(
  ruleset: Ruleset,
  traits: Traits,
  player: Player,
  trade: Trade,
  afterPaying = 0,
): Rejection | undefined {
  const { good, side, count } = trade;
  const posted = player.posted[good];
  if (posted !== undefined && posted.side !== side) return reject('bothSides', { good, side: posted.side });
  if (player.merchants.stock < count) {
    return reject('notEnoughMerchants', { needed: count, ...player.merchants, hire: false });
  }
  if (side === 'sell') {
    const stock = player.goods[good];
    return stock < count ? reject('notEnoughGoods', { good, needed: count, stock }) : undefined;
  }
  const cost = afterPaying + count * tradePrice(ruleset, trade) - traits.moneyOnTrade;
  const { money: purse } = player;
  return purse < cost ? reject('tooExpensive', { cost, money: purse }) : undefined;
}

/** Makes a trade: merchants, money, goods, then the price move. */
export function makeTrade(game: Game, seat: Seat, trade: Trade): void {
  const { state } = game;
  const ruleset = rulesetOf(state.setup);
  const traits = traitsAt(state, seat);
  const player = playerAt(state, seat);
  const { good, side, count, neighbourhood } = trade;
  const price = tradePrice(ruleset, trade);
  const source = neighbourhood ? 'neighbourhood' : 'action';
  const { stock, board } = player.merchants;
  player.merchants = { stock: stock - count, board };
  player.posted = { ...player.posted, [good]: { side, count: (player.posted[good]?.count ?? 0) + count } };
  const { from, to, steps } = movePrice(state, good, side === 'buy' ? count : -count);
  emit(game, 'traded', {
    seat,
    good,
    side,
    count,
    price,
    total: count * price,
    oldPrice: from,
    newPrice: to,
    steps,
    neighbourhood,
  });
  money(game, seat, traits.moneyOnTrade, clanSource(traits));
  money(game, seat, side === 'buy' ? -count * price : count * price, source);
  goods(game, seat, good, side === 'buy' ? count : -count, source);
}
