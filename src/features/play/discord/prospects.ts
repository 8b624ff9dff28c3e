/** Short notes on a placement: neighbours' goods, settlements, reach. */
import { type ActionOf, mostTradable, placementEffectsOf } from '../../../engine/index.ts';
import { type TextContext, translator } from '../../../text/index.ts';
import type { PanelContext } from './panel-context.ts';

/** Returns short texts, most important first: "wool −£2 from Cat", "joins 2 settlements". */
export function prospectPieces(
  { state, seat, player }: PanelContext,
  { type, unit, space }: ActionOf<'expand'> | ActionOf<'placeWorker'>,
  words: TextContext,
): string[] {
  const t = translator('panels', { ...words, clans: false });
  const { sales, joins, ports } = placementEffectsOf(state, seat, unit, space);
  const reached = ports.map((port) => t('reachesPort', { port }));
  // First workers buy nothing, and can be placed anywhere.
  if (type === 'placeWorker') return reached;
  return [
    ...sales
      .filter(({ good }) => mostTradable(player, good, 'buy') > 0)
      .map(({ good, off, sellers }) => t('saleFrom', { good, off, order: sellers })),
    ...(joins > 1 ? [t('joins', { count: joins })] : []),
    ...(joins === 0 ? [t('newSettlement')] : []),
    ...reached,
  ];
}
