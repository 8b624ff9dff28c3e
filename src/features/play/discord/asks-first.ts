/** Decides which actions need a confirmation. All others are played when they are chosen, because undo is free. */
import { type Action, type ActionType, type GameEvent, play, revealsHidden } from '../../../engine/index.ts';
import { decisionOf, type PanelContext } from './panel-context.ts';
import { unusedPorts } from './unused-ports.ts';

/** Actions that give something up for good: turns of this round, an auction, or a bonus. */
const FINAL: readonly ActionType[] = ['pass', 'declineBid', 'decline'];

/**
 * Returns whether an action is confirmed first: it gives something up, leaves a gain unused, loses a bonus (R-TURN-3), or
 * reveals what was hidden (R-UNDO-1).
 */
export function asksFirst(panel: PanelContext, action: Action): boolean {
  if (FINAL.includes(action.type)) return !isPurchaseOffer(panel, action);
  if (action.type === 'endTurn') return unusedPorts(panel, action).length > 0;
  const played = play(panel.state, panel.seat, action);
  return played.ok && (revealsHidden(played.events) || lostBonuses(played.events).length > 0);
}

/** Bonuses whose loss must be confirmed. Others can be gained later, or cost something. */
const ASKED = ['freeSpace', 'upgrade', 'drawnContracts'] as const;

/** Returns the bonuses of contracts, ports and buildings that lapse and are asked about. */
export const lostBonuses = (events: readonly GameEvent[]): (typeof ASKED)[number][] => {
  const lapsed = events.flatMap((event) => (event.type === 'lapsed' ? [event.bonus] : []));
  return ASKED.filter((bonus) => lapsed.includes(bonus));
};

/** Returns whether only an offer to buy from neighbours is declined: goods can be bought again another time. */
const isPurchaseOffer = (panel: PanelContext, { type }: Action): boolean =>
  type === 'decline' && decisionOf(panel, 'expansion')?.draws === 0;
