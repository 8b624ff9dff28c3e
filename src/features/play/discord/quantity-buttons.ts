/** Choices of a number: a button leads to the number most will want, and its preview to all the others. */
import type { Action, ActionOf } from '../../../engine/index.ts';
import { lacking } from '../../../engine/index.ts';
import type { PanelContext } from './panel-context.ts';

/** What is done so many times: goods traded, bought from neighbours, or brewed. */
export type QuantityChoice = ActionOf<'trade'> | ActionOf<'buy'> | ActionOf<'brew'>;

const isCounted = (action: Action): action is QuantityChoice =>
  action.type === 'trade' || action.type === 'buy' || action.type === 'brew';

/** What two actions have in common that differ in their number only. */
const kindOf = (action: Action): string =>
  JSON.stringify(isCounted(action) ? { ...action, count: 0 } : action);

/** The legal actions that differ from one in their number only, itself among them; none where it has no number. */
export const sameBut = ({ legal }: PanelContext, action: Action): QuantityChoice[] =>
  isCounted(action) ? legal.filter(isCounted).filter((one) => kindOf(one) === kindOf(action)) : [];

/** Of actions that differ in their number only, the one that most will want; all others as they are. */
export function usual<A extends Action>(desk: PanelContext, actions: readonly A[]): A[] {
  const kinds = [...new Set(actions.map(kindOf))];
  return kinds.flatMap((kind) => {
    const alike = actions.filter((action) => kindOf(action) === kind);
    const most = wanted(desk, alike[0]);
    const fitting = alike.filter((action) => !isCounted(action) || action.count <= most);
    return (fitting.length === 0 ? alike.slice(0, 1) : fitting).slice(-1);
  });
}

/** How many most will want: as many as can be; but bought, what a contract lacks, or one. */
function wanted({ state, seat, player }: PanelContext, action: Action | undefined): number {
  const bought = action?.type === 'buy' || (action?.type === 'trade' && action.side === 'buy');
  if (!bought) return Number.POSITIVE_INFINITY;
  const lacks = player.contracts
    .flatMap((contract) => lacking(state, seat, contract))
    .filter(({ thing }) => thing === action.good)
    .map(({ needed, have }) => needed - have);
  return Math.max(1, ...lacks);
}
