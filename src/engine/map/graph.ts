/** The map as a graph: every space, and the shipping needed between any two. Computed once per map. */
import {
  type Content,
  HEX_NAMES,
  hexPosition,
  isOuterRing,
  type Land,
  MODULES,
  type Module,
  moduleOf,
  neighboursOf,
  type Side,
} from '../../content/index.ts';
import { memoize } from '../memoize.ts';
import { rulesetOf } from '../ruleset.ts';
import type { GameState, Space } from '../state.ts';

/** Higher than any shipping level: never reachable. */
export const UNREACHABLE = 99;

export type Ground = Land | 'water';

export interface SpaceInfo {
  name: Space;
  /** `port`: a port space that is no loch; `mist`: out of play (R-MAP-2). */
  kind: 'land' | 'loch' | 'mist' | 'port';
  land: readonly Land[];
  /** The land types, or `water` for a loch or port space. */
  ground: readonly Ground[];
  cost: number;
  module: Module | undefined;
  port: Module | undefined;
  border: boolean;
  delta: boolean;
}

export interface MapGraph {
  spaces: readonly SpaceInfo[];
  index: ReadonlyMap<Space, number>;
  adjacent: readonly (readonly number[])[];
  /** Row by row, the lowest shipping level that connects two spaces (R-REACH-1), or `UNREACHABLE`. */
  need: Uint8Array;
  ports: ReadonlyMap<Module, number>;
}

const graphs = memoize((_content: Content) => new Map<string, MapGraph>());
const byMap = new WeakMap<GameState['map'], MapGraph>();

/** Returns the graph of a game's map. */
export function graphOf(state: GameState): MapGraph {
  const known = byMap.get(state.map);
  if (known !== undefined) return known;
  const { content, size } = rulesetOf(state.setup);
  const graph = mapGraph(content, state.map.sides, size, Object.keys(state.map.ports).length > 0);
  byMap.set(state.map, graph);
  return graph;
}

/** Builds the graph of a map of these four sides, for 1-2 or 3-4 players, with or without port tiles. */
export function mapGraph(
  content: Content,
  sides: readonly Side[],
  size: 'small' | 'large',
  ports: boolean,
): MapGraph {
  const known = graphs(content);
  const key = `${sides.join()} ${size} ${ports}`;
  const graph = known.get(key) ?? build(content, sides, size, ports);
  known.set(key, graph);
  return graph;
}

interface Place {
  column: number;
  row: number;
}
const at = ({ column, row }: Place): string => `${column},${row}`;
const pair = (a: Space, b: Space): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function build(
  content: Content,
  sides: readonly Side[],
  size: 'small' | 'large',
  withPorts: boolean,
): MapGraph {
  const spaces: SpaceInfo[] = [];
  const places: Place[] = [];
  for (const name of HEX_NAMES) {
    const side = sides.find((candidate) => candidate.startsWith(moduleOf(name)));
    const hex = side === undefined ? undefined : content.maps.sides[side].hexes[name];
    if (hex === undefined) throw new Error(`no hex ${name}`);
    const place = hexPosition(name);
    const loch = 'loch' in hex;
    const mist = !loch && size === 'small' && isOuterRing(name);
    places.push(place);
    spaces.push({
      name,
      kind: loch ? 'loch' : mist ? 'mist' : 'land',
      land: loch || mist ? [] : hex.land,
      ground: loch ? ['water'] : mist ? [] : hex.land,
      cost: loch || mist ? 0 : hex.cost,
      module: moduleOf(name),
      port: undefined,
      border: false,
      delta: false,
    });
  }
  const ports = withPorts ? placePorts(content, size, spaces, places) : new Map<Module, number>();
  // A mist space under a port tile is a port space only (R-MAP-5) and makes no border.
  const mist = new Set(spaces.flatMap((space, i) => (space.kind === 'mist' ? [i] : [])));

  const index = new Map(spaces.map((space, i) => [space.name, i]));
  const byPlace = new Map(places.map((place, i) => [at(place), i]));
  const adjacent = places.map((place) =>
    neighboursOf(place.column, place.row).flatMap((next) => byPlace.get(at(next)) ?? []),
  );
  const rivers = new Set(
    sides.flatMap((side) => content.maps.sides[side].rivers.map(([a, b]) => pair(a, b))),
  );
  const river = (i: number, j: number) => rivers.has(pair(nameOf(spaces, i), nameOf(spaces, j)));
  const loch = spaces.map((space) => space.kind === 'loch');

  spaces.forEach((space, i) => {
    if (space.kind === 'land' || (space.kind === 'loch' && space.port === undefined)) {
      space.border =
        size === 'large' ? isOuterRing(space.name) : (adjacent[i] ?? []).some((next) => mist.has(next));
    }
    // Each end of an edge is a corner of the third hex there, a common neighbour of the two hexes (R-MAP-4).
    space.delta =
      space.kind === 'land' &&
      (adjacent[i] ?? []).some(
        (next) =>
          river(i, next) &&
          (adjacent[i] ?? []).some((third) => loch[third] && adjacent[next]?.includes(third)),
      );
  });
  return { spaces, index, adjacent, need: shippingNeeds(adjacent, river, loch), ports };
}

const nameOf = (spaces: readonly SpaceInfo[], i: number): Space => spaces[i]?.name ?? '';

/** Marks the port spaces (R-MAP-5) and adds those beside the grid. */
function placePorts(
  content: Content,
  size: 'small' | 'large',
  spaces: SpaceInfo[],
  places: Place[],
): Map<Module, number> {
  const ports = new Map<Module, number>();
  for (const corner of MODULES) {
    const place = content.maps.ports[size][corner];
    const on = places.findIndex((other) => at(other) === at(place));
    const space = spaces[on];
    if (space === undefined) {
      ports.set(corner, spaces.length);
      places.push(place);
      spaces.push({
        name: `P${corner}`,
        kind: 'port',
        land: [],
        ground: ['water'],
        cost: 0,
        module: undefined,
        port: corner,
        border: false,
        delta: false,
      });
    } else {
      ports.set(corner, on);
      const kind = space.kind === 'loch' ? 'loch' : 'port';
      spaces[on] = { ...space, kind, land: [], ground: ['water'], cost: 0, port: corner };
    }
  }
  return ports;
}

function shippingNeeds(
  adjacent: readonly (readonly number[])[],
  river: (i: number, j: number) => boolean,
  loch: readonly boolean[],
): Uint8Array {
  const size = adjacent.length;
  const need = new Uint8Array(size * size).fill(UNREACHABLE);
  const mark = (from: number, to: number, level: number) => {
    const i = from * size + to;
    if (level < (need[i] as number)) need[i] = level;
  };
  for (let from = 0; from < size; from++) {
    mark(from, from, 0);
    for (const to of adjacent[from] as readonly number[]) mark(from, to, river(from, to) ? 1 : 0);
    // Breadth-first over lochs: `chain` holds the lochs reached after `lochs` crossings.
    let chain = (adjacent[from] as readonly number[]).filter((next) => loch[next]);
    const crossed = new Set([from, ...chain]);
    for (let lochs = 1; lochs <= 4 && chain.length > 0; lochs++) {
      const further: number[] = [];
      for (const water of chain) {
        for (const to of adjacent[water] as readonly number[]) {
          mark(from, to, lochs + 1);
          if (loch[to] && !crossed.has(to)) {
            crossed.add(to);
            further.push(to);
          }
        }
      }
      chain = further;
    }
  }
  return need;
}
