/** Using a port beside the main action, and exchanging goods there (R-TURN-1, R-PORT-2 to R-PORT-5, R-PORT-8). */
import { BASIC_GOODS, GOODS, type Good, PROCESSED_GOODS } from '../../content/index.ts';
import { drawable, emptyBoxes } from '../contracts.ts';
import { glory, goods, money, type View } from '../game.ts';
import { reject } from '../rejections.ts';
import { goodBundles } from '../schema.ts';
import { exchangePossible } from './exchange.ts';
import { openExpansion } from './expand.ts';
import { cannotUsePort, markPort, type PortUse, portSource, portUses } from './ports.ts';
import type { Rule } from './rule.ts';

/** Whether the effect is one that is used by itself, and has an effect now. */
function usableAlone(view: View, { effect }: PortUse): boolean {
  switch (effect.kind) {
    case 'money':
    case 'bonusUpgrade':
    case 'drawContracts':
      return true;
    case 'exchangeUnits':
      return exchangePossible(view.state, view.seat, [], []);
    case 'spareAnimal':
    case 'exchangeGoods':
    case 'shiftPrice':
    case 'copy':
      return false;
  }
}

export const usePort: Rule<'usePort'> = {
  candidates: (view) => portUses(view).map(({ port, from }) => ({ type: 'usePort', port, effect: from })),
  check: (view, { port, effect }) => {
    const refused = cannotUsePort(view, port);
    if (refused !== undefined) return refused;
    const use = portUses(view).find((one) => one.port === port && one.from === effect);
    if (use === undefined) return reject('portNotSo', { port });
    const { money: purse } = view.player;
    if (purse < use.cost) return reject('tooExpensive', { cost: use.cost, money: purse });
    return usableAlone(view, use) ? undefined : reject('portNotSoNow', { port: effect });
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
        neighbourhood: effect.neighbourhood || view.house.purchasesAfterExchange,
        spaces: [],
        units: [],
      });
    }
  },
};

const groupOf = (good: Good): 'basic' | 'processed' =>
  (BASIC_GOODS as readonly Good[]).includes(good) ? 'basic' : 'processed';

const exchangeAt = (view: View, port: number, discard: Good): PortUse | undefined =>
  portUses(view).find(
    (one) =>
      one.port === port && one.effect.kind === 'exchangeGoods' && one.effect.group === groupOf(discard),
  );

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
    if (use?.effect.kind !== 'exchangeGoods') return reject('portNotSo', { port });
    if (!goodBundles(use.effect.group, use.effect.gain).includes(gain)) return reject('badBundle', { gain });
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
