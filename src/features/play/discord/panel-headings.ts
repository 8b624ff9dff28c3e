/** Lines that many panels have: what there is to decide, and what the player has for it. */
import { GOODS, ROUNDS } from '../../../content/index.ts';
import type { Decision } from '../../../engine/index.ts';
import { countedText, decisionText } from '../../../text/index.ts';
import { type PanelContext, say } from './panel-context.ts';

/** What there is to decide, as a heading. */
export const heading = (desk: PanelContext, decision: Decision): string =>
  say(desk, 'heading', { head: decisionText(decision, desk.prose) });

/** What a player has, in a line: round, money, merchants, goods, contracts. */
export function belongings(desk: PanelContext): string {
  const { state, player } = desk;
  const goods = GOODS.filter((good) => player.goods[good] > 0).map((good) =>
    countedText('goods', good, player.goods[good], desk.prose),
  );
  return say(desk, 'belongings', {
    round: state.round,
    rounds: ROUNDS,
    money: player.money,
    merchants: player.merchants.stock,
    goods: goods.length === 0 ? say(desk, 'noGoods') : goods.join(', '),
    held: player.contracts.length,
  });
}
