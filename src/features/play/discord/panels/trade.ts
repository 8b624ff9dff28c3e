/** Buying and selling: a button for each good, on the market or with neighbours. Its preview has the other numbers. */

import type { Part } from '../../../../discord/shared/panel.ts';
import { priceOf } from '../../../../engine/index.ts';
import { buttonsOf } from '../buttons.ts';
import { type Desk, legalOf, say, tryButton } from '../panel-context.ts';
import { usual } from '../quantity-buttons.ts';

/** What can be sold, and below it what can be bought. */
export function dealParts(desk: Desk): Part[] {
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

/** What neighbours sell. */
export const buyButtons = (desk: Desk): Part[] =>
  buttonsOf(...usual(desk, legalOf(desk, 'buy')).map((deal) => tryButton(desk, deal)));
