/** Groups a player's units by the supply they come from. */
import { UNITS, type Unit } from '../content/index.ts';
import { deployed, type GameState, type Seat, traitsAt, unitsLeft } from '../engine/index.ts';

/** Units from one supply: a single kind for most players. */
export type UnitGroup = ReturnType<typeof unitGroups>[number];

/** Returns the units of a player as arranged on their board. */
export function unitGroups(state: GameState, seat: Seat) {
  const { pool, unitCost } = traitsAt(state, seat);
  return UNITS.flatMap((unit, i) => {
    const { units: kinds, count } = pool[unit];
    const isListed = UNITS.slice(0, i).some((earlier) => kinds.includes(earlier));
    if (isListed || count === 0) return [];
    /** On the map, one entry per unit. */
    const placed = kinds.flatMap((kind) => Array<Unit>(deployed(state, seat, kind)).fill(kind));
    /** Pounds for the next one, without land; `undefined` if none is left. */
    const cost = unitsLeft(state, seat, unit) > 0 ? unitCost[unit][deployed(state, seat, unit)] : undefined;
    return [{ kinds, size: count, placed, cost }];
  });
}
