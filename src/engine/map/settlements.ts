/** Settlements and how they hang together by shipping (R-FINAL-3). */

import { playerAt } from '../player.ts';
import type { GameState, Seat, Space } from '../state.ts';
import { graphOf, type MapGraph } from './graph.ts';

/** Spaces in groups, joined wherever one needs at most this shipping level to reach another. */
function groups(graph: MapGraph, spaces: readonly Space[], level: number): Space[][] {
  const size = graph.spaces.length;
  const left = new Set(spaces);
  const result: Space[][] = [];
  for (const start of spaces) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const from of group) {
      const row = (graph.index.get(from) as number) * size;
      for (const to of left) {
        if ((graph.need[row + (graph.index.get(to) as number)] as number) <= level) {
          left.delete(to);
          group.push(to);
        }
      }
    }
    result.push(group);
  }
  return result;
}

/** A player's settlements: maximal groups of neighbouring units. */
export function settlements(state: GameState, seat: Seat): Space[][] {
  return groups(graphOf(state), Object.keys(playerAt(state, seat).units), 0);
}

/** How many settlements the largest group linked by the player's shipping has (R-FINAL-3). */
export function linkedSettlements(state: GameState, seat: Seat): number {
  const player = playerAt(state, seat);
  const graph = graphOf(state);
  const linked = groups(graph, Object.keys(player.units), player.shipping);
  return Math.max(0, ...linked.map((group) => groups(graph, group, 0).length));
}
