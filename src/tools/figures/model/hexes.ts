/** Edits the map: costs, land, lochs and rivers of a side. */
import {
  type Content,
  costProvenance,
  HEX_NAMES,
  type Hex,
  hexesOfModule,
  hexName,
  hexPosition,
  isOnGrid,
  LANDS,
  type Land,
  landProvenance,
  type Module,
  moduleOf,
  neighboursOf,
  type Provenance,
  SIDES,
  type Side,
} from '../../../content/index.ts';
import { withValue } from './values.ts';

export type MapSide = Content['maps']['sides'][Side];
type River = MapSide['rivers'][number];

/** Returns the module of a side. */
export const moduleOfSide = (side: Side): Module => side.charAt(0) as Module;

/** Returns the hexes of a side in the order in which they are entered: columns from the left, each from the top. */
export const hexesOf = (side: Side): string[] => hexesOfModule(moduleOfSide(side));

/** Returns the neighbour of a hex in a direction: 0 is up, then clockwise. `undefined` off the map. */
export function neighbour(hex: string, direction: number): string | undefined {
  const { column, row } = hexPosition(hex);
  const at = neighboursOf(column, row)[direction];
  return at !== undefined && isOnGrid(at) ? hexName(at.column, at.row) : undefined;
}

/** Returns how a hex, its cost and the rivers of its side are known, as one list of marks. */
export const marksOfSide = ({ hexes, rivers }: MapSide): Provenance[] => [
  ...Object.values(hexes).flatMap((hex) =>
    'land' in hex ? [landProvenance(hex), costProvenance(hex)] : [landProvenance(hex)],
  ),
  ...rivers.map(([, , mark = 'observed']) => mark),
];

const withHex = (content: Content, side: Side, name: string, hex: Hex): Content =>
  withValue(content, ['maps', 'sides', side, 'hexes', name], hex);

const withRivers = (content: Content, side: Side, rivers: readonly River[]): Content =>
  withValue(content, ['maps', 'sides', side, 'rivers'], rivers);

/** Returns content in which a land hex has this cost, and is confirmed as a whole. A loch has no cost. */
export function withCost(content: Content, side: Side, name: string, cost: number): Content {
  const hex = content.maps.sides[side].hexes[name];
  if (hex === undefined || !('land' in hex)) return content;
  return withHex(content, side, name, { ...hex, cost, observed: 'terrain and cost', doubtful: false });
}

/** Returns content in which a hex is confirmed as it is. */
export function confirmHex(content: Content, side: Side, name: string): Content {
  const hex = content.maps.sides[side].hexes[name];
  if (hex === undefined) return content;
  return 'land' in hex
    ? withCost(content, side, name, hex.cost)
    : withHex(content, side, name, { ...hex, observed: 'terrain and cost' });
}

/** Adds a land to a hex or removes it. The last one stays; a loch becomes land of this kind and of cost 1. */
export function withLand(content: Content, side: Side, name: string, land: Land): Content {
  const hex = content.maps.sides[side].hexes[name];
  if (hex === undefined) return content;
  if (!('land' in hex)) {
    return withHex(content, side, name, { land: [land], cost: 1, observed: 'terrain', doubtful: false });
  }
  const lands = LANDS.filter((one) => hex.land.includes(one) !== (one === land));
  if (lands.length === 0) return content;
  const observed = hex.observed === 'none' ? 'terrain' : hex.observed;
  return withHex(content, side, name, { ...hex, land: lands, observed, doubtful: false });
}

/** Returns content in which a hex is a loch. Rivers at it end, also those of sides that can be beside it. */
export function withLoch(content: Content, side: Side, name: string): Content {
  const loch = withHex(content, side, name, { loch: true, observed: 'terrain and cost' });
  return SIDES.filter((other) => other === side || moduleOfSide(other) !== moduleOf(name)).reduce(
    (changed, other) => {
      const { rivers } = changed.maps.sides[other];
      const left = rivers.filter(([from, to]) => from !== name && to !== name);
      return left.length === rivers.length ? changed : withRivers(changed, other, left);
    },
    loch,
  );
}

const joins = ([from, to]: River, a: string, b: string): boolean =>
  (from === a && to === b) || (from === b && to === a);

/** Returns the river between two hexes of a side; `undefined` if there is none. */
export const riverBetween = ({ rivers }: MapSide, a: string, b: string): River | undefined =>
  rivers.find((river) => joins(river, a, b));

/** Adds a river between two hexes, or removes the one that is there. */
export function toggleRiver(content: Content, side: Side, a: string, b: string): Content {
  const { rivers } = content.maps.sides[side];
  const left = rivers.filter((river) => !joins(river, a, b));
  if (left.length < rivers.length) return withRivers(content, side, left);
  const [from, to] = [a, b].sort((one, other) => HEX_NAMES.indexOf(one) - HEX_NAMES.indexOf(other));
  return withRivers(content, side, [...rivers, [from ?? a, to ?? b]]);
}

/** Returns content in which the rivers of a side are confirmed. */
export function confirmRivers(content: Content, side: Side): Content {
  const { rivers } = content.maps.sides[side];
  return withRivers(
    content,
    side,
    rivers.map(([from, to]) => [from, to]),
  );
}
