/** Computes where a seat could build or row now, and building costs. */
import type { Unit } from '../content/index.ts';
import { type GameState, legalActions, preview, type Seat, type Space } from '../engine/index.ts';

/** Returns the pounds a seat would pay for this unit now, by space; only legal spaces. */
export function pricesFor(state: GameState, seat: Seat, unit: Unit): Record<Space, number> {
  const prices: Record<Space, number> = {};
  for (const action of legalActions(state, seat)) {
    if ((action.type !== 'expand' && action.type !== 'placeWorker') || action.unit !== unit) continue;
    const previewed = preview(state, seat, action);
    if (!previewed.ok) continue;
    prices[action.space] = previewed.events.reduce(
      (sum, event) => (event.type === 'expanded' || event.type === 'workerPlaced' ? sum + event.cost : sum),
      0,
    );
  }
  return prices;
}

/** Returns the spaces to which a seat could row one of its fishermen now. */
export function rowTargets(state: GameState, seat: Seat): Space[] {
  const rows = legalActions(state, seat).flatMap((action) => (action.type === 'row' ? action.to : []));
  return [...new Set(rows)];
}
