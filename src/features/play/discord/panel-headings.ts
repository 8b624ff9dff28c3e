/** Lines shared by many panels: the decision, and what the player owns. */
import { GOODS, ROUNDS } from '../../../content/index.ts';
import { type Part, text } from '../../../discord/shared/panel.ts';
import type { Decision } from '../../../engine/index.ts';
import { countedText, decisionText } from '../../../text/index.ts';
import { type PanelContext, panelText } from './panel-context.ts';

/** Returns a heading that names the decision. */
export const heading = (panel: PanelContext, decision: Decision): string =>
  panelText(panel, 'heading', { head: decisionText(decision, panel.prose) });

/** Returns reasons as one line of small text; an empty list if there are none. */
export const smallPrint = (panel: PanelContext, reasons: readonly string[]): Part[] =>
  reasons.length === 0 ? [] : [text(panelText(panel, 'small', { text: reasons.join(' ') }))];

/** Returns a line with round, money, merchants, goods and contracts. */
export function belongings(panel: PanelContext): string {
  const { state, player } = panel;
  const goods = GOODS.filter((good) => player.goods[good] > 0).map((good) =>
    countedText('goods', good, player.goods[good], panel.prose),
  );
  return panelText(panel, 'belongings', {
    round: state.round,
    rounds: ROUNDS,
    money: player.money,
    merchants: player.merchants.stock,
    goods: goods.length === 0 ? panelText(panel, 'noGoods') : goods.join(', '),
    held: player.contracts.length,
  });
}
