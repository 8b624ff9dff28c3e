/** Buying and selling: every deal in one choice, with its quantity, total price and effect on the market. */

import type { Part } from '../../../../discord/shared/panel.ts';
import type { ActionOf, EventOf } from '../../../../engine/index.ts';
import { priceMove } from '../../../../text/index.ts';
import { eventsOf, outcomesOf } from '../action-labels.ts';
import { choicesOf } from '../menus.ts';
import { legalOf, offerButton, type PanelContext, panelText } from '../panel-context.ts';
import { briefLabel } from '../short-labels.ts';

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
  const { game, seat, player } = panel;
  const { label } = offerButton(panel, deal);
  const price = Math.abs(outcomesOf(game, seat, deal).money - player.money);
  return panelText(panel, 'dealOption', { label, price });
}

/** Returns what a deal does to the price of its good. */
const marketEffect = (panel: PanelContext, deal: Deal): string =>
  eventsOf(panel.state, panel.seat, deal)
    .flatMap((event) => (event.type === 'traded' ? [priceMoveLine(panel, event)] : []))
    .join('');

/** Describes how a deal moves the price of its good. */
export function priceMoveLine(
  panel: PanelContext,
  { good, oldPrice: before, newPrice: after, steps }: EventOf<'traded'>,
): string {
  const move = priceMove({ from: before, to: after, steps });
  return panelText(panel, 'priceMoves', { good, before, after, ...move });
}

/** Returns what neighbours sell, single units first. */
export const buyParts = (panel: PanelContext): Part[] =>
  choicesOf(panel, {
    key: 'buy',
    title: panelText(panel, 'menuBuy'),
    actions: [...legalOf(panel, 'buy')].sort((a, b) => a.count - b.count),
    short: (action) => briefLabel(panel, action),
  });
