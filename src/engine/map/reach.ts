/** Where a player can get to, and what can stand where (R-MAP, R-REACH). */
import { UNIT_NATURE, type Unit } from '../../content/index.ts';
import { kept } from '../kept.ts';
import { playerAt } from '../player.ts';
import { type Rejection, reject } from '../rejections.ts';
import type { GameState, Player, Seat, Space } from '../state.ts';
import { type Ground, graphOf, type MapGraph, type SpaceInfo, UNREACHABLE } from './graph.ts';

/** What a space is, or nothing where there is no such space. */
export function spaceInfo(state: GameState, space: Space): SpaceInfo | undefined {
  const graph = graphOf(state);
  const index = graph.index.get(space);
  return index === undefined ? undefined : graph.spaces[index];
}

/** The seat whose unit stands there, or nothing. */
export function occupant(state: GameState, space: Space): Seat | undefined {
  const { players } = state;
  for (let seat = 0; seat < players.length; seat++)
    if (players[seat]?.units[space] !== undefined) return seat;
  return undefined;
}

/** What follows for the map from where a player's units stand; each by the index of a space. */
interface Footing {
  /** 1 where one stands. */
  readonly taken: Uint8Array;
  /** The least shipping level from which some of them reach it. */
  readonly needs: Uint8Array;
}

const footingOn = kept((graph: MapGraph) =>
  kept((units: Player['units']): Footing => {
    const size = graph.spaces.length;
    const taken = new Uint8Array(size);
    const needs = new Uint8Array(size).fill(UNREACHABLE);
    for (const space in units) {
      const from = graph.index.get(space) as number;
      taken[from] = 1;
      for (let to = 0; to < size; to++) {
        const need = graph.need[from * size + to] as number;
        if (need < (needs[to] as number)) needs[to] = need;
      }
    }
    return { taken, needs };
  }),
);

/** Whether a player's units and shipping reach a space (R-REACH-1 to R-REACH-4). */
export function reaches(state: GameState, seat: Seat, space: Space): boolean {
  const graph = graphOf(state);
  const to = graph.index.get(space);
  if (to === undefined) return false;
  const { units, shipping } = playerAt(state, seat);
  return (footingOn(graph)(units).needs[to] as number) <= shipping;
}

/** Every space in a player's reach, empty or not, in map order. */
export function reachable(state: GameState, seat: Seat): Space[] {
  const graph = graphOf(state);
  const { units, shipping } = playerAt(state, seat);
  const { needs } = footingOn(graph)(units);
  const names: Space[] = [];
  for (const [i, { name }] of graph.spaces.entries()) if ((needs[i] as number) <= shipping) names.push(name);
  return names;
}

/** Empty spaces in a player's reach, by what there is to stand on, each list in map order. */
export function openGround(state: GameState, seat: Seat): Readonly<Record<Ground, readonly Space[]>> {
  const graph = graphOf(state);
  const footings = state.players.map(({ units }) => footingOn(graph)(units));
  const { needs } = footings[seat] as Footing;
  const { shipping } = playerAt(state, seat);
  const open: Record<Ground, Space[]> = { grassland: [], forest: [], mountain: [], water: [] };
  graph.spaces.forEach(({ name, ground }, i) => {
    if ((needs[i] as number) > shipping || footings.some(({ taken }) => taken[i] === 1)) return;
    for (const one of ground) open[one].push(name);
  });
  return open;
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
  if (!info.ground.includes(land)) return reject('wrongLand', { space, unit });
  if (land === 'water' && besideFisherman(state, space, moving))
    return reject('fishermenAdjacent', { space });
  return undefined;
}

function besideFisherman(state: GameState, space: Space, moving: Space | undefined): boolean {
  return adjacentTo(graphOf(state), space).some(
    (next) => next !== moving && state.players.some((player) => player.units[next] === 'fisherman'),
  );
}
