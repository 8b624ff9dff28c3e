/**
 * Buying and selling: a button for each good, on the market or from neighbours. The preview offers other quantities.
 */

import type { Part } from '../../../../discord/shared/panel.ts';
import { priceOf } from '../../../../engine/index.ts';
import { buttonsOf } from '../buttons.ts';
import { legalOf, type PanelContext, say, tryButton } from '../panel-context.ts';
import { usual } from '../quantity-buttons.ts';

/** Returns what can be sold, then what can be bought. */
export function dealParts(desk: PanelContext): Part[] {
  const deals = usual(desk, legalOf(desk, 'trade'));
  return (['sell', 'buy'] as const).flatMap((side) =>
    buttonsOf(
      ...deals
        .filter((deal) => deal.side === side)
        .map((deal) => {
          const { good } = deal;
          const label = say(desk, 'dealButton', { side, good, price: priceOf(desk.state, good) });
          return tryButton(desk, deal, undefined, label);
        }),
    ),
  );
}

/** Returns what neighbours sell. */
export const buyButtons = (desk: PanelContext): Part[] =>
  buttonsOf(...usual(desk, legalOf(desk, 'buy')).map((deal) => tryButton(desk, deal)));
