/** Buying and selling: every deal in one choice, with its quantity, total price and effect on the market. */

import type { Part } from '../../../../discord/shared/panel.ts';
import type { ActionOf } from '../../../../engine/index.ts';
import { priceMove } from '../../../../text/index.ts';
import { eventsOf } from '../action-labels.ts';
import { choicesOf } from '../menus.ts';
import { legalOf, offerButton, type PanelContext, panelText } from '../panel-context.ts';

type Deal = ActionOf<'trade'>;

/** Returns all deals, single units first. */
export function dealParts(panel: PanelContext): Part[] {
  const actions = [...legalOf(panel, 'trade')].sort((a, b) => a.count - b.count);
  return choicesOf(panel, {
    key: 'trade',
    title: panelText(panel, 'menuTrade'),
    actions,
    short: (deal) => dealLabel(panel, deal),
    option: (deal) => ({ label: dealLabel(panel, deal), pieces: [marketEffect(panel, deal)] }),
    mark: ({ count }) => String(count),
  });
}

/** Example: "Sell 2 cheese · £20". */
function dealLabel(panel: PanelContext, deal: Deal): string {
  const { label } = offerButton(panel, deal);
  const money = eventsOf(panel.state, panel.seat, deal).flatMap((event) =>
    event.type === 'money' && event.seat === panel.seat ? [event.amount] : [],
  );
  const price = Math.abs(money.reduce((total, amount) => total + amount, 0));
  return panelText(panel, 'dealOption', { label, price });
}

/** Returns what a deal does to the price of its good. */
function marketEffect(panel: PanelContext, deal: Deal): string {
  const traded = eventsOf(panel.state, panel.seat, deal).find((event) => event.type === 'traded');
  if (traded === undefined) return '';
  const { good, oldPrice: before, newPrice: after, steps } = traded;
  return panelText(panel, 'priceMoves', {
    good,
    before,
    after,
    ...priceMove({ from: before, to: after, steps }),
  });
}

/** Returns what neighbours sell, single units first. */
export const buyParts = (panel: PanelContext): Part[] =>
  choicesOf(panel, {
    key: 'buy',
    title: panelText(panel, 'menuBuy'),
    actions: [...legalOf(panel, 'buy')].sort((a, b) => a.count - b.count),
  });
