/** Unused bonuses of a decision that is closed (R-TURN-3). */
import type { Bonus } from '../events.ts';
import type { Decision } from '../state.ts';

const times = (count: number, bonus: Bonus): Bonus[] => Array<Bonus>(count).fill(bonus);

/** Returns the bonuses that closing a decision now would lose. */
export function lostBonuses(decision: Decision): Bonus[] {
  switch (decision.kind) {
    case 'expansion':
      return [
        ...times(decision.goods.length > 0 ? 1 : 0, 'neighbourhood'),
        ...times(decision.draws, 'buildingBonus'),
      ];
    case 'draw':
      return times(decision.taken === 0 ? 1 : 0, 'drawnContracts');
    case 'bonuses':
      return [
        ...times(decision.freeSpace, 'freeSpace'),
        ...times(decision.upgrades, 'upgrade'),
        ...times(decision.brew > 0 ? 1 : 0, 'brewing'),
      ];
    case 'secondContract':
    case 'secondFulfilment':
      return [decision.kind];
    default:
      return [];
  }
}
