/** Where a player can get to, and what can stand where (R-MAP, R-REACH). */
import { UNIT_NATURE, type Unit } from '../../content/index.ts';
import { kept } from '../kept.ts';
import { playerAt } from '../player.ts';
import { type Rejection, reject } from '../rejections.ts';
import type { GameState, Player, Seat, Space } from '../state.ts';
import { graphOf, type MapGraph, type SpaceInfo, UNREACHABLE } from './graph.ts';

/** What a space is, or nothing where there is no such space. */
export function spaceInfo(state: GameState, space: Space): SpaceInfo | undefined {
  const graph = graphOf(state);
  const index = graph.index.get(space);
  return index === undefined ? undefined : graph.spaces[index];
}

/** The seat whose unit stands there, or nothing. */
export function occupant(state: GameState, space: Space): Seat | undefined {
  const seat = state.players.findIndex((player) => player.units[space] !== undefined);
  return seat < 0 ? undefined : seat;
}

/** The least shipping level from which some of these units reach each space, by its index. */
const needsOn = kept((graph: MapGraph) =>
  kept((units: Player['units']): Uint8Array => {
    const size = graph.spaces.length;
    const needs = new Uint8Array(size).fill(UNREACHABLE);
    for (const space in units) {
      const row = (graph.index.get(space) as number) * size;
      for (let to = 0; to < size; to++) {
        const need = graph.need[row + to] as number;
        if (need < (needs[to] as number)) needs[to] = need;
      }
    }
    return needs;
  }),
);

/** Whether a player's units and shipping reach a space (R-REACH-1 to R-REACH-4). */
export function reaches(state: GameState, seat: Seat, space: Space): boolean {
  const graph = graphOf(state);
  const to = graph.index.get(space);
  if (to === undefined) return false;
  const { units, shipping } = playerAt(state, seat);
  return (needsOn(graph)(units)[to] as number) <= shipping;
}

/** Every space in a player's reach, empty or not, in map order. */
export function reachable(state: GameState, seat: Seat): Space[] {
  const graph = graphOf(state);
  const { units, shipping } = playerAt(state, seat);
  const needs = needsOn(graph)(units);
  const names: Space[] = [];
  for (const [i, { name }] of graph.spaces.entries()) if ((needs[i] as number) <= shipping) names.push(name);
  return names;
}

/** Names of the spaces that neighbour one: adjacent, with no river between. */
export function neighbouring(graph: MapGraph, space: Space): Space[] {
  const from = graph.index.get(space);
  if (from === undefined) return [];
  return (graph.adjacent[from] ?? []).flatMap((to) =>
    graph.need[from * graph.spaces.length + to] === 0 ? ((graph.spaces[to] as SpaceInfo).name ?? []) : [],
  );
}

/** Names of the spaces adjacent to one, over a river or not. */
export function adjacentTo(graph: MapGraph, space: Space): Space[] {
  const from = graph.index.get(space);
  if (from === undefined) return [];
  return (graph.adjacent[from] ?? []).map((to) => (graph.spaces[to] as SpaceInfo).name);
}

/**
 * Why this unit cannot stand on this space, whoever wants to place it and however far it is: no such space,
 * closed, taken, the wrong land, or two fishermen side by side (R-MAP-2, R-EXPAND-1, R-MACDONALD). `moving`:
 * the space the unit leaves.
 */
export function cannotStand(
  state: GameState,
  unit: Unit,
  space: Space,
  moving?: Space,
): Rejection | undefined {
  const info = spaceInfo(state, space);
  if (info === undefined) return reject('noSuchSpace', { space });
  if (info.kind === 'mist') return reject('spaceClosed', { space, why: 'mist' });
  const blocked = state.map.blocked[space];
  if (blocked !== undefined) return reject('spaceClosed', { space, why: blocked });
  if (occupant(state, space) !== undefined) return reject('spaceTaken', { space });
  const { land } = UNIT_NATURE[unit];
  const fits = land === 'water' ? info.kind === 'loch' || info.kind === 'port' : info.land.includes(land);
  if (!fits) return reject('wrongLand', { space, unit });
  if (land === 'water' && besideFisherman(state, space, moving))
    return reject('fishermenAdjacent', { space });
  return undefined;
}

function besideFisherman(state: GameState, space: Space, moving: Space | undefined): boolean {
  return adjacentTo(graphOf(state), space).some(
    (next) => next !== moving && state.players.some((player) => player.units[next] === 'fisherman'),
  );
}
