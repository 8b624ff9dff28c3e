/** Effects of placing a unit, for displays. */
import { type Good, type Module, UNITS, type Unit } from '../content/index.ts';
import { graphOf } from './map/graph.ts';
import { neighbouring, reachable, reaches } from './map/reach.ts';
import { settlements } from './map/settlements.ts';
import { neighbourDiscount } from './market.ts';
import { playerAt } from './player.ts';
import { neighbourSellers } from './rules/expand.ts';
import { cannotPlace } from './rules/placement.ts';
import { rulesetOf } from './ruleset.ts';
import type { GameState, Seat, Space } from './state.ts';

export interface PlacementEffects {
  /** Goods that neighbours would sell, with the discount in pounds and the seats whose units make them (R-TRADE-3). */
  readonly sales: readonly { readonly good: Good; readonly off: number; readonly sellers: readonly Seat[] }[];
  /** The player's settlements next to the space: two or more become one (R-FINAL-3). */
  readonly joins: number;
  readonly ports: readonly number[];
}

/** Returns the effects of a unit on an empty space, regardless of its cost. */
export function placementEffectsOf(state: GameState, seat: Seat, unit: Unit, space: Space): PlacementEffects {
  const ruleset = rulesetOf(state.setup);
  const near = neighbouring(graphOf(state), space);
  const players = state.players.map((player, other) =>
    other === seat ? { ...player, units: { ...player.units, [space]: unit } } : player,
  );
  return {
    sales: neighbourSellers(state, seat, [space]).map((sale) => ({
      ...sale,
      off: neighbourDiscount(ruleset, sale.good),
    })),
    joins: settlements(state, seat).filter((group) => group.some((one) => near.includes(one))).length,
    ports: newPorts(state, { ...state, players }, seat),
  };
}

/** Returns what one position reaches and another does not: free spaces and unused ports. */
export function newlyReached(
  before: GameState,
  after: GameState,
  seat: Seat,
): { readonly spaces: readonly Space[]; readonly ports: readonly number[] } {
  const refused = cannotPlace(after, seat);
  const spaces = reachable(after, seat).filter(
    (space) => !reaches(before, seat, space) && UNITS.some((unit) => refused(unit, space) === undefined),
  );
  return { spaces, ports: newPorts(before, after, seat) };
}

function newPorts(before: GameState, after: GameState, seat: Seat): number[] {
  const graph = graphOf(after);
  return Object.entries(after.map.ports).flatMap(([corner, port]) => {
    const space = graph.spaces[graph.ports.get(corner as Module) ?? -1]?.name;
    if (space === undefined || playerAt(after, seat).ports.includes(port)) return [];
    return !reaches(before, seat, space) && reaches(after, seat, space) ? [port] : [];
  });
}
