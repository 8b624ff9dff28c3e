/** Trade, neighbourhood purchases, and the price shift before either (R-TRADE, R-PORT-6). */
import { GOODS, type Good } from '../../content/index.ts';
import { emit, turnOf, type View } from '../game.ts';
import { cannotTrade, makeTrade, mostTradable, movedIndex, movePrice, type Trade } from '../market.ts';
import { type Rejection, reject } from '../rejections.ts';
import { type ActionOf, DIRECTIONS, TRADE_SIDES, type TradeSide } from '../schema.ts';
import { cannotUsePort, markPort, portUses } from './ports.ts';
import { type Rule, upTo } from './rule.ts';
import { hire } from './upgrade.ts';

function dealAt(view: View, good: Good, side: TradeSide, count: number, given?: number): Trade {
  const index = given ?? view.state.market[good];
  return { good, side, count, neighbourhood: atNeighbours(view), index };
}

/** Returns what `cannotTrade` does, and whether another merchant could be hired instead. */
function refusedDeal(view: View, deal: Trade, paid?: number): Rejection | undefined {
  const { ruleset, traits, player, decision } = view;
  const refused = cannotTrade(ruleset, traits, player, deal, paid);
  if (refused?.code !== 'notEnoughMerchants') return refused;
  return { ...refused, hire: decision.kind === 'turn' && hire.check(view, { type: 'hire' }) === undefined };
}

const atNeighbours = ({ decision }: View): boolean =>
  decision.kind === 'expansion' || (decision.kind === 'shiftedTrade' && decision.neighbourhood);

/** Returns why this good cannot be traded: the shift named another one. */
function notNamed({ decision }: View, good: Good): Rejection | undefined {
  return decision.kind === 'shiftedTrade' && decision.good !== good
    ? reject('notThatGood', { good, shifted: decision.good })
    : undefined;
}

export const trade: Rule<'trade'> = {
  candidates: ({ player }) => {
    const result: ActionOf<'trade'>[] = [];
    for (const good of GOODS) {
      for (const side of TRADE_SIDES) {
        const most = mostTradable(player, good, side);
        for (let count = 1; count <= most; count++) result.push({ type: 'trade', good, side, count });
      }
    }
    return result;
  },
  check: (view, { good, side, count }) => {
    if (atNeighbours(view)) return reject('notNow', { decision: view.decision.kind });
    return notNamed(view, good) ?? refusedDeal(view, dealAt(view, good, side, count));
  },
  apply: (game, view, { good, side, count }) => {
    if (view.decision.kind === 'shiftedTrade') game.state.stack.pop();
    turnOf(game.state).mainDone = true;
    makeTrade(game, view.seat, dealAt(view, good, side, count));
  },
};

/** Returns why this many of a good cannot be bought from the neighbourhood, regardless of price (R-TRADE-3). */
function notFromNeighbours(view: View, good: Good, count: number): Rejection | undefined {
  const { decision, ruleset, state } = view;
  if (decision.kind === 'expansion' && !decision.goods.includes(good)) {
    return decision.goods.length === 0 ? reject('nothingForSale', {}) : reject('noNeighbourSells', { good });
  }
  const limit = ruleset.neighbourhoodLimit;
  const left = limit - (turnOf(state).bought[good] ?? 0);
  return count > left ? reject('neighbourhoodLimit', { good, left, limit }) : undefined;
}

export const buy: Rule<'buy'> = {
  candidates: ({ ruleset, player }) =>
    GOODS.flatMap((good) => {
      const most = Math.min(ruleset.neighbourhoodLimit, mostTradable(player, good, 'buy'));
      return upTo(most).map((count) => ({ type: 'buy' as const, good, count }));
    }),
  check: (view, { good, count }) => {
    if (!atNeighbours(view)) return reject('notNow', { decision: view.decision.kind });
    return (
      notNamed(view, good) ??
      notFromNeighbours(view, good, count) ??
      refusedDeal(view, dealAt(view, good, 'buy', count))
    );
  },
  apply: (game, view, { good, count }) => {
    const { state } = game;
    if (view.decision.kind === 'shiftedTrade') state.stack.pop();
    const expansion = state.stack.at(-1);
    if (expansion?.kind === 'expansion') expansion.goods = expansion.goods.filter((other) => other !== good);
    const turn = turnOf(state);
    turn.bought = { ...turn.bought, [good]: (turn.bought[good] ?? 0) + count };
    makeTrade(game, view.seat, dealAt(view, good, 'buy', count));
  },
};

export const shiftPrice: Rule<'shiftPrice'> = {
  candidates: (view) =>
    portUses(view).flatMap(({ port, effect }) =>
      effect.kind === 'shiftPrice'
        ? GOODS.flatMap((good) =>
            DIRECTIONS.map((direction) => ({ type: 'shiftPrice' as const, port, good, direction })),
          )
        : [],
    ),
  check: (view, { port, good, direction }) => {
    const { ruleset, state, player } = view;
    const use = portUses(view).find((one) => one.port === port && one.effect.kind === 'shiftPrice');
    if (use?.effect.kind !== 'shiftPrice') return cannotUsePort(view, port) ?? reject('portNotSo', { port });
    const { effect, cost } = use;
    if (player.money < cost) return reject('tooExpensive', { cost, money: player.money });
    const near = atNeighbours(view);
    const refused = near ? notFromNeighbours(view, good, 1) : undefined;
    if (refused !== undefined) return refused;
    // Good, direction and trade are chosen together: a shift is legal if some trade is legal after it (R-PORT-6).
    const steps = direction === 'up' ? effect.steps : -effect.steps;
    const index = movedIndex(ruleset, good, state.market[good], steps);
    const sides = near ? (['buy'] as const) : TRADE_SIDES;
    const refusals = sides.map((side) => refusedDeal(view, dealAt(view, good, side, 1, index), cost));
    return refusals.every((refusal) => refusal !== undefined) ? refusals[0] : undefined;
  },
  apply: (game, view, { port, good, direction }) => {
    const { state } = game;
    const near = atNeighbours(view);
    const use = portUses(view).find((one) => one.port === port && one.effect.kind === 'shiftPrice');
    if (use?.effect.kind !== 'shiftPrice') throw new Error(`port ${port} shifts no price`);
    markPort(game, view.seat, use);
    const steps = direction === 'up' ? use.effect.steps : -use.effect.steps;
    emit(game, 'priceShifted', { seat: view.seat, good, ...movePrice(state, good, steps) });
    if (!near) turnOf(state).mainDone = true;
    state.stack.push({ kind: 'shiftedTrade', seat: view.seat, good, neighbourhood: near });
  },
};
