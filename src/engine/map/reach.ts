/** Which spaces a player can reach, and what can be placed on them (R-MAP, R-REACH). */
import { UNIT_NATURE, type Unit } from '../../content/index.ts';
import { memoize } from '../memoize.ts';
import { playerAt, traitsAt } from '../player.ts';
import { type Rejection, reject } from '../rejections.ts';
import type { GameState, Player, Seat, Space } from '../state.ts';
import { type Ground, graphOf, type MapGraph, type SpaceInfo, UNREACHABLE } from './graph.ts';

/** Returns a space's properties; `undefined` if there is no such space. */
export function spaceInfo(state: GameState, space: Space): SpaceInfo | undefined {
  const graph = graphOf(state);
  const index = graph.index.get(space);
  return index === undefined ? undefined : graph.spaces[index];
}

/** A set of spaces: one bit each, by space index. */
type SpaceSet = Int32Array;
const spaceSet = (size: number): SpaceSet => new Int32Array(Math.ceil(size / 32));
const contains = (set: SpaceSet, space: number): boolean =>
  (((set[space >> 5] as number) >> (space & 31)) & 1) === 1;

/** A player's units on the map and what they reach. */
const footingOn = memoize((graph: MapGraph) =>
  memoize((units: Player['units']) => {
    const size = graph.spaces.length;
    const taken = spaceSet(size);
    /** The lowest shipping level at which any of the units reaches a space, by space index. */
    const needs = new Uint8Array(size).fill(UNREACHABLE);
    for (const space in units) {
      const from = graph.index.get(space) as number;
      taken[from >> 5] = (taken[from >> 5] as number) | (1 << (from & 31));
      for (let to = 0; to < size; to++) {
        const need = graph.need[from * size + to] as number;
        if (need < (needs[to] as number)) needs[to] = need;
      }
    }
    return { taken, needs };
  }),
);

/** Returns the spaces that hold any player's unit. */
function takenIn(state: GameState): SpaceSet {
  const graph = graphOf(state);
  const footing = footingOn(graph);
  const result = spaceSet(graph.spaces.length);
  for (const { units } of state.players) {
    const { taken } = footing(units);
    for (let i = 0; i < result.length; i++) result[i] = (result[i] as number) | (taken[i] as number);
  }
  return result;
}

/** Returns true if a player's units and shipping reach a space (R-REACH-1 to R-REACH-4). */
export const reaches = (state: GameState, seat: Seat, space: Space): boolean => inReach(state, seat)(space);

/** Returns the same test for checking many spaces. */
export function inReach(state: GameState, seat: Seat): (space: Space) => boolean {
  const graph = graphOf(state);
  const { units, shipping } = playerAt(state, seat);
  const { needs } = footingOn(graph)(units);
  return (space) => (needs[graph.index.get(space) ?? -1] ?? UNREACHABLE) <= shipping;
}

/** Returns every space in a player's reach, empty or not, in map order. */
export function reachable(state: GameState, seat: Seat): Space[] {
  const reached = inReach(state, seat);
  return graphOf(state)
    .spaces.filter(({ name }) => reached(name))
    .map(({ name }) => name);
}

/** Returns the spaces in a player's reach on which their units could stand, in map order. */
export function openSpaces(state: GameState, seat: Seat): Space[] {
  const graph = graphOf(state);
  const { blocked } = state.map;
  const taken = takenIn(state);
  const fishes = traitsAt(state, seat).pool.fisherman.count > 0;
  const suits = ({ ground }: SpaceInfo) => ground.some((one) => one !== 'water' || fishes);
  return reachable(state, seat).filter((space) => {
    const i = graph.index.get(space) as number;
    return suits(graph.spaces[i] as SpaceInfo) && blocked[space] === undefined && !contains(taken, i);
  });
}

/** Returns the open spaces and the ports in a player's reach, in map order; others' units on a port don't matter (R-REACH-2). */
export function usableSpaces(state: GameState, seat: Seat): Space[] {
  const open = new Set(openSpaces(state, seat));
  return reachable(state, seat).filter(
    (space) => open.has(space) || spaceInfo(state, space)?.port !== undefined,
  );
}

/** Returns the empty spaces in a player's reach by kind of ground, each list in map order. */
export function openGround(state: GameState, seat: Seat): Readonly<Record<Ground, readonly Space[]>> {
  const graph = graphOf(state);
  const { units, shipping } = playerAt(state, seat);
  const { needs } = footingOn(graph)(units);
  const taken = takenIn(state);
  const open: Record<Ground, Space[]> = { grassland: [], forest: [], mountain: [], water: [] };
  // The hottest loop of the engine: an iterator would take twice as long.
  for (let i = 0; i < needs.length; i++) {
    if ((needs[i] as number) > shipping || contains(taken, i)) continue;
    const { name, ground } = graph.spaces[i] as SpaceInfo;
    for (const one of ground) open[one].push(name);
  }
  return open;
}

/** Returns the names of a space's neighbours: adjacent, with no river between. */
export function neighbouring(graph: MapGraph, space: Space): Space[] {
  const from = graph.index.get(space);
  if (from === undefined) return [];
  return (graph.adjacent[from] ?? []).flatMap((to) =>
    graph.need[from * graph.spaces.length + to] === 0 ? ((graph.spaces[to] as SpaceInfo).name ?? []) : [],
  );
}

/** Returns the names of adjacent spaces, across a river or not. */
export function adjacentTo(graph: MapGraph, space: Space): Space[] {
  const from = graph.index.get(space);
  if (from === undefined) return [];
  return (graph.adjacent[from] ?? []).map((to) => (graph.spaces[to] as SpaceInfo).name);
}

/** Returns why a unit cannot be placed on a space, regardless of reach. `moving`: the space it leaves. */
export function cannotStand(
  state: GameState,
): (unit: Unit, space: Space, moving?: Space) => Rejection | undefined {
  const graph = graphOf(state);
  const { blocked } = state.map;
  const taken = takenIn(state);
  return (unit, space, moving) => {
    const i = graph.index.get(space);
    if (i === undefined) return reject('noSuchSpace', { space });
    const { kind, ground } = graph.spaces[i] as SpaceInfo;
    if (kind === 'mist') return reject('spaceClosed', { space, why: 'mist' });
    if (blocked[space] !== undefined) return reject('spaceClosed', { space, why: blocked[space] });
    if (contains(taken, i)) return reject('spaceTaken', { space });
    const { land } = UNIT_NATURE[unit];
    if (!ground.includes(land)) return reject('wrongLand', { space, unit });
    if (land === 'water' && besideFisherman(state, space, moving))
      return reject('fishermenAdjacent', { space });
    return undefined;
  };
}

/** Returns whether a fisherman stands beside a space; there are none of other players (R-MACDONALD). */
function besideFisherman(state: GameState, space: Space, moving: Space | undefined): boolean {
  return adjacentTo(graphOf(state), space).some(
    (next) => next !== moving && state.players.some((player) => player.units[next] === 'fisherman'),
  );
}
