/** Short notes on a choice: what a placement would give, what a contract lacks. */
import type { Good } from '../../../content/index.ts';
import {
  type ActionOf,
  type ContractId,
  check,
  type GameState,
  lacking,
  placementEffectsOf,
  play,
  rulesetOf,
  type Seat,
} from '../../../engine/index.ts';
import { botText, countedText, type TextContext, translator } from '../../../text/index.ts';

interface Chooser {
  readonly state: GameState;
  readonly seat: Seat;
}

/** Example: "you still need 2 wool, 1 cow". Also says if nothing is lacking. */
export function lackText({ state, seat }: Chooser, contract: ContractId, words: TextContext): string {
  const lacks = lacking(state, seat, contract);
  if (lacks.length === 0) return botText('panels', 'lacksNothing', {}, words);
  const list = lacks.map(({ of, thing, needed, have }) => countedText(of, thing, needed - have, words));
  return botText('panels', 'lacks', { list: list.join(', ') }, words);
}

/** Returns short texts, most important first: "wool £2 off (next to Cat)", "joins 2 settlements". */
export function prospectPieces(
  { state, seat }: Chooser,
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
