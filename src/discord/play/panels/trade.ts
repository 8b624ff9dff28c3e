/** Buying and selling: menus of whole deals, on the market or with neighbours. */
import { GOODS } from '../../../content/index.ts';
import { priceOf } from '../../../engine/index.ts';
import { thingName } from '../../../text/index.ts';
import { MOST_CHOICES } from '../../kit/limits.ts';
import type { Part } from '../../kit/panel.ts';
import { capital, type Desk, legalOf, say } from '../desk.ts';
import { menusOf } from '../menus.ts';

/** A menu to buy and one to sell; where they would be too long, one for each good. */
export function tradeMenus(desk: Desk): Part[] {
  const deals = legalOf(desk, 'trade');
  const on = (side: 'buy' | 'sell') => deals.filter((deal) => deal.side === side);
  if (on('buy').length <= MOST_CHOICES && on('sell').length <= MOST_CHOICES) {
    return [
      ...menusOf(desk, { key: 'sell', title: say(desk, 'menuSell'), actions: on('sell') }),
      ...menusOf(desk, { key: 'buy', title: say(desk, 'menuBuy'), actions: on('buy') }),
    ];
  }
  return GOODS.flatMap((good) =>
    menusOf(desk, {
      key: good,
      title: say(desk, 'menuGood', {
        name: capital(desk, thingName('goods', good, 1, desk.words)),
        price: priceOf(desk.state, good),
        stock: desk.player.goods[good],
      }),
      actions: deals.filter((deal) => deal.good === good),
    }),
  );
}

/** What neighbours sell. */
export function buyMenus(desk: Desk): Part[] {
  return menusOf(desk, { key: 'near', title: say(desk, 'menuNear'), actions: legalOf(desk, 'buy') });
}
