/** Errands: what it takes to fulfil a contract, in one go: to obtain it, to buy what is missing, to place an animal. */
import { GOODS, type Good } from '../../content/index.ts';
import type { Action } from '../../engine/index.ts';
import { after } from './apply-move.ts';
import { fulfilments, obtains } from './moves.ts';
import { expansions } from './placements.ts';
import type { Position } from './position.ts';
import { COW, type Deal, type Scene, SHEEP } from './search-context.ts';

export interface Errand {
  readonly actions: readonly Action[];
  readonly position: Position;
}

/** Every contract, held or open, that could be fulfilled in this round with what there is, each with the way there. */
export function errands(scene: Scene, position: Position): Errand[] {
  if (position.isPending()) return [];
  const open = obtains(scene, position);
  return [
    ...position.held.map((contract) => errand(scene, position, contract)),
    ...open.map((action) => errand(scene, position, action.type === 'obtain' ? action.contract : 0, action)),
  ].filter((one) => one !== undefined);
}

function errand(scene: Scene, from: Position, contract: number, obtain?: Action): Errand | undefined {
  const deal = scene.deals.get(contract) as Deal;
  const actions: Action[] = [];
  let position = from;
  const go = (action: Action) => {
    position = after(scene, position, action);
    actions.push(action);
  };
  if (obtain !== undefined) {
    go(obtain);
    if (position.isPending()) go({ type: 'decline' });
  }
  if (!bought(scene, () => position, deal, go) || !bred(scene, () => position, deal, go)) return undefined;
  const [fulfil] = fulfilments(scene, position, contract);
  if (fulfil === undefined || (obtain === undefined && actions.length === 0)) return undefined;
  go(fulfil);
  return { actions, position };
}

type Go = (action: Action) => void;

/** Buys what goods a contract lacks; gives whether it could. */
function bought(scene: Scene, at: () => Position, deal: Deal, go: Go): boolean {
  for (let good = 0; good < GOODS.length; good++) {
    const { goods, stock, posted, money, market } = at();
    const count = (deal.goods[good] as number) - (goods[good] as number);
    if (count <= 0) continue;
    const price = scene.prices[good]?.[market[good] as number] as number;
    const purse = money + scene.clan.moneyOnTrade;
    if (count > stock || (posted[good] as number) < 0 || count * price > purse) return false;
    go({ type: 'trade', good: GOODS[good] as Good, side: 'buy', count });
  }
  return true;
}

/** Places what animals a contract lacks; gives whether it could. */
function bred(scene: Scene, at: () => Position, deal: Deal, go: Go): boolean {
  for (const [unit, needed] of [
    [COW, deal.beef],
    [SHEEP, deal.mutton],
  ] as const) {
    while ((at().counts[unit] as number) < needed) {
      const [best] = expansions(scene, at(), false, 1, unit);
      if (best === undefined) return false;
      go(best);
      while (at().isPending()) go({ type: 'decline' });
    }
  }
  return true;
}
