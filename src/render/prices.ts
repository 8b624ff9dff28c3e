/** Computes where a seat could build or row now, and building costs. */
import type { Unit } from '../content/index.ts';
import { type GameState, legalActions, preview, type Seat, type Space } from '../engine/index.ts';

/** The price of a unit on a space for a seat, in pounds. */
export interface BuildingPrice {
  readonly space: Space;
  readonly unit: Unit;
  readonly price: number;
}

/** Returns what a seat could build now, for how much; `only`: one unit. */
export function buildingPrices(state: GameState, seat: Seat, only?: Unit): BuildingPrice[] {
  return legalActions(state, seat).flatMap((action) => {
    if (action.type !== 'expand' && action.type !== 'placeWorker') return [];
    const { space, unit } = action;
    if (only !== undefined && unit !== only) return [];
    const previewed = preview(state, seat, action);
    if (!previewed.ok) return [];
    const costs = previewed.events.map((event) =>
      event.type === 'expanded' || event.type === 'workerPlaced' ? event.cost : 0,
    );
    return [{ space, unit, price: costs.reduce((sum, cost) => sum + cost, 0) }];
  });
}

/** Returns the pounds a seat would pay for this unit now, by space; only legal spaces. */
export const pricesFor = (state: GameState, seat: Seat, unit: Unit): Record<Space, number> =>
  Object.fromEntries(buildingPrices(state, seat, unit).map(({ space, price }) => [space, price]));

/** Returns the spaces to which a seat could row one of its fishermen now. */
export function rowTargets(state: GameState, seat: Seat): Space[] {
  const rows = legalActions(state, seat).flatMap((action) => (action.type === 'row' ? action.to : []));
  return [...new Set(rows)];
}
