/** Settlements and how shipping connects them (R-FINAL-3). */

import { memoize } from '../memoize.ts';
import { playerAt } from '../player.ts';
import type { GameState, Player, Seat, Space } from '../state.ts';
import { graphOf, type MapGraph } from './graph.ts';

function groups(graph: MapGraph, spaces: readonly Space[], level: number): Space[][] {
  const size = graph.spaces.length;
  const indices = spaces.map((space) => graph.index.get(space) as number);
  const left = spaces.map(() => true);
  const result: Space[][] = [];
  for (const [start] of spaces.entries()) {
    if (!left[start]) continue;
    left[start] = false;
    const group = [start];
    for (const from of group) {
      const row = (indices[from] as number) * size;
      for (let to = 0; to < left.length; to++) {
        if (left[to] && (graph.need[row + (indices[to] as number)] as number) <= level) {
          left[to] = false;
          group.push(to);
        }
      }
    }
    result.push(group.map((member) => spaces[member] as Space));
  }
  return result;
}

/** Returns a player's settlements: maximal groups of neighbouring units. */
export const settlements = (state: GameState, seat: Seat): Space[][] =>
  groups(graphOf(state), Object.keys(playerAt(state, seat).units), 0);

const linkedOn = memoize((_graph: MapGraph) => memoize((_units: Player['units']): number[] => []));

/** Counts the settlements in the largest group that the player's shipping connects (R-FINAL-3). */
export function linkedSettlements(state: GameState, seat: Seat): number {
  const graph = graphOf(state);
  const { units, shipping } = playerAt(state, seat);
  const known = linkedOn(graph)(units);
  const linked = known[shipping] ?? linkedBy(graph, Object.keys(units), shipping);
  known[shipping] = linked;
  return linked;
}

const linkedBy = (graph: MapGraph, spaces: readonly Space[], shipping: number): number =>
  Math.max(0, ...groups(graph, spaces, shipping).map((group) => groups(graph, group, 0).length));
