/** Using a port in addition to the main action, and exchanging goods at one (R-TURN-1, R-PORT-2 to R-PORT-5, R-PORT-8). */
import { BASIC_GOODS, GOODS, type Good, PROCESSED_GOODS } from '../../content/index.ts';
import { drawable, emptyBoxes } from '../contracts.ts';
import { glory, goods, money, type View } from '../game.ts';
import { type Rejection, reject } from '../rejections.ts';
import { goodBundles } from '../schema.ts';
import { exchangePossible } from './exchange.ts';
import { openExpansion } from './expand.ts';
import { cannotUsePort, markPort, type PortUse, portSource, portUses } from './ports.ts';
import type { Rule } from './rule.ts';

/** Returns why the effect cannot be used by itself, or has no use now. */
function notAlone(view: View, { effect, from: port }: PortUse): Rejection | undefined {
  switch (effect.kind) {
    case 'money':
    case 'bonusUpgrade':
    case 'drawContracts':
      return undefined;
    case 'exchangeUnits':
      return exchangePossible(view.state, view.seat, [], []) ? undefined : reject('portNotSoNow', { port });
    case 'spareAnimal':
    case 'exchangeGoods':
    case 'shiftPrice':
      return reject('portNeedsMore', { port, effect: effect.kind });
    case 'copy':
      throw new Error('a copy is of the effect of another tile');
  }
}

/** Returns why a port does not have a tile's effect: it copies none, or that tile is not in play. */
function notSo(view: View, port: number, from: number): Rejection {
  const copies = portUses(view).some((use) => use.port === port && use.from !== port);
  return copies && port !== from ? reject('portNotInPlay', { port: from }) : reject('portNotSo', { port });
}

export const usePort: Rule<'usePort'> = {
  candidates: (view) => portUses(view).map(({ port, from }) => ({ type: 'usePort', port, effect: from })),
  check: (view, { port, effect }) => {
    const refused = cannotUsePort(view, port);
    if (refused !== undefined) return refused;
    const use = portUses(view).find((one) => one.port === port && one.from === effect);
    if (use === undefined) return notSo(view, port, effect);
    const { money: purse } = view.player;
    if (purse < use.cost) return reject('tooExpensive', { cost: use.cost, money: purse });
    return notAlone(view, use);
  },
  apply: (game, view, { port, effect: from }) => {
    const { state } = game;
    const { seat } = view;
    const use = portUses(view).find((one) => one.port === port && one.from === from);
    if (use === undefined) throw new Error(`port ${port} cannot be used`);
    markPort(game, seat, use);
    const { effect } = use;
    const source = portSource(port);
    if (effect.kind === 'money') money(game, seat, effect.money, source);
    if (effect.kind === 'bonusUpgrade') {
      glory(game, seat, effect.glory, source);
      state.stack.push({ kind: 'bonuses', seat, source, freeSpace: 0, upgrades: 1, brew: 0 });
    }
    if (effect.kind === 'drawContracts') {
      money(game, seat, effect.money, source);
      openExpansion(game, seat, [], emptyBoxes(state, seat) > 0 && drawable(state) > 0 ? 1 : 0);
    }
    if (effect.kind === 'exchangeUnits') {
      state.stack.push({
        kind: 'exchange',
        seat,
        source,
        neighbourhood: effect.neighbourhood || view.ruleset.purchasesAfterExchange,
        spaces: [],
        units: [],
      });
    }
  },
};

const groupOf = (good: Good): 'basic' | 'processed' =>
  (BASIC_GOODS as readonly Good[]).includes(good) ? 'basic' : 'processed';

const exchangesAt = (view: View, port: number) =>
  portUses(view).flatMap((use) =>
    use.port === port && use.effect.kind === 'exchangeGoods' ? [{ ...use, effect: use.effect }] : [],
  );

const exchangeAt = (view: View, port: number, discard: Good) =>
  exchangesAt(view, port).find(({ effect }) => effect.group === groupOf(discard));

export const exchangeGoods: Rule<'exchangeGoods'> = {
  candidates: (view) =>
    portUses(view).flatMap(({ port, effect }) => {
      if (effect.kind !== 'exchangeGoods') return [];
      const gains = goodBundles(effect.group, effect.gain);
      const group: readonly Good[] = effect.group === 'basic' ? BASIC_GOODS : PROCESSED_GOODS;
      return group
        .filter((discard) => view.player.goods[discard] > 0)
        .flatMap((discard) => gains.map((gain) => ({ type: 'exchangeGoods' as const, port, discard, gain })));
    }),
  check: (view, { port, discard, gain }) => {
    const refused = cannotUsePort(view, port);
    if (refused !== undefined) return refused;
    const use = exchangeAt(view, port, discard);
    if (use === undefined) {
      const [other] = exchangesAt(view, port);
      return other === undefined
        ? reject('portNotSo', { port })
        : reject('wrongGroup', { port, good: discard, group: other.effect.group });
    }
    const { group, gain: count } = use.effect;
    if (!goodBundles(group, count).includes(gain)) return reject('badBundle', { port, gain, group, count });
    const { money: purse, goods: stock } = view.player;
    if (purse < use.cost) return reject('tooExpensive', { cost: use.cost, money: purse });
    if (stock[discard] > 0) return undefined;
    return reject('notEnoughGoods', { good: discard, needed: 1, stock: 0 });
  },
  apply: (game, view, { port, discard, gain }) => {
    const use = exchangeAt(view, port, discard);
    if (use === undefined) throw new Error(`port ${port} exchanges no ${discard}`);
    markPort(game, view.seat, use);
    goods(game, view.seat, discard, -1, portSource(port));
    const gained = gain.split('+');
    for (const good of GOODS) {
      goods(game, view.seat, good, gained.filter((one) => one === good).length, portSource(port));
    }
  },
};
