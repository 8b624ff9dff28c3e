/** Quantities: a button leads to the usual quantity, and its preview to all others. */
import type { Action, ActionOf } from '../../../engine/index.ts';
import { lacking } from '../../../engine/index.ts';
import type { PanelContext } from './panel-context.ts';

export type QuantityChoice = ActionOf<'trade'> | ActionOf<'buy'> | ActionOf<'brew'>;

const isCounted = (action: Action): action is QuantityChoice =>
  action.type === 'trade' || action.type === 'buy' || action.type === 'brew';

const kindOf = (action: Action): string =>
  JSON.stringify(isCounted(action) ? { ...action, count: 0 } : action);

/** Returns the legal actions that differ only in quantity, including the action itself. Empty if it has none. */
export const sameBut = ({ legal }: PanelContext, action: Action): QuantityChoice[] =>
  isCounted(action) ? legal.filter(isCounted).filter((one) => kindOf(one) === kindOf(action)) : [];

/** Reduces actions that differ only in quantity to the usual one; keeps all others. */
export function usual<A extends Action>(panel: PanelContext, actions: readonly A[]): A[] {
  const kinds = [...new Set(actions.map(kindOf))];
  return kinds.flatMap((kind) => {
    const alike = actions.filter((action) => kindOf(action) === kind);
    const most = wanted(panel, alike[0]);
    const fitting = alike.filter((action) => !isCounted(action) || action.count <= most);
    return (fitting.length === 0 ? alike.slice(0, 1) : fitting).slice(-1);
  });
}

/** Returns the usual quantity: the most possible, but for purchases what a contract lacks, or one. */
function wanted({ state, seat, player }: PanelContext, action: Action | undefined): number {
  const bought = action?.type === 'buy' || (action?.type === 'trade' && action.side === 'buy');
  if (!bought) return Number.POSITIVE_INFINITY;
  const lacks = player.contracts
    .flatMap((contract) => lacking(state, seat, contract))
    .filter(({ thing }) => thing === action.good)
    .map(({ needed, have }) => needed - have);
  return Math.max(1, ...lacks);
}
