/** Short notes on a placement: neighbours' goods, settlements, reach. */
import type { Good } from '../../../content/index.ts';
import { type ActionOf, check, placementEffectsOf, play, rulesetOf } from '../../../engine/index.ts';
import { type TextContext, translator } from '../../../text/index.ts';
import type { PanelContext } from './panel-context.ts';

/** Returns short texts, most important first: "wool −£2 from Cat", "joins 2 settlements". */
export function prospectPieces(
  { state, seat }: PanelContext,
  action: ActionOf<'expand'> | ActionOf<'placeWorker'>,
  words: TextContext,
): string[] {
  const { type, unit, space } = action;
  const t = translator('panels', { ...words, clans: false });
  const { sales, joins, ports } = placementEffectsOf(state, seat, unit, space);
  const reached = ports.map((port) => t('reachesPort', { port }));
  // First workers buy nothing, and can be placed anywhere.
  if (type === 'placeWorker') return reached;
  // Money may be spent, or the turn's limit used up.
  const placed = sales.length === 0 ? undefined : play(state, seat, action);
  const canBuy = (good: Good) =>
    placed?.ok === true && check(placed.state, seat, { type: 'buy', good, count: 1 }) === undefined;
  const { settlementScoring } = rulesetOf(state.setup);
  return [
    ...sales
      .filter(({ good }) => canBuy(good))
      .map(({ good, off, sellers }) => t('saleFrom', { good, off, order: sellers })),
    ...(settlementScoring && joins > 1 ? [t('joins', { count: joins })] : []),
    ...(settlementScoring && joins === 0 ? [t('newSettlement')] : []),
    ...reached,
  ];
}
