/** What building would cost, space by space. */
import type { Unit } from '../content/index.ts';
import { type GameState, legalActions, preview, type Seat, type Space } from '../engine/index.ts';

/** Pounds that building this unit would cost a seat now, by space; only where it is legal. */
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
