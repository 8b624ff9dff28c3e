import type { Part } from '../../../../discord/shared/panel.ts';
import { priceOf } from '../../../../engine/index.ts';
import { buttonsOf } from '../buttons.ts';
import { legalOf, type PanelContext, panelText, tryButton } from '../panel-context.ts';
import { usual } from '../quantity-buttons.ts';

/** Returns what can be sold, then what can be bought. */
export function dealParts(panel: PanelContext): Part[] {
  const deals = usual(panel, legalOf(panel, 'trade'));
  return (['sell', 'buy'] as const).flatMap((side) =>
    buttonsOf(
      ...deals
        .filter((deal) => deal.side === side)
        .map((deal) => {
          const { good } = deal;
          const label = panelText(panel, 'dealButton', { side, good, price: priceOf(panel.state, good) });
          return tryButton(panel, deal, undefined, label);
        }),
    ),
  );
}

/** Returns what neighbours sell. */
export const buyButtons = (panel: PanelContext): Part[] =>
  buttonsOf(...usual(panel, legalOf(panel, 'buy')).map((deal) => tryButton(panel, deal)));
