/** Checks the maps of given content: hexes, rivers and ports in impossible places. */
import {
  areAdjacent,
  type HexPosition,
  hexesOfModule,
  hexName,
  hexPosition,
  isOnGrid,
  isOuterRing,
  moduleOf,
} from './hexes.ts';
import type { ContentProblem } from './problems.ts';
import type { Content } from './schema.ts';
import { MODULES, type Module, SIDES, type Side } from './vocabulary.ts';

/** The hex that each port tile is on or next to. */
const CORNER_HEXES: Record<Module, string> = { A: 'A1', B: 'M1', C: 'M9', D: 'A9' };

/** Returns every problem with the eight module sides and the ports. */
export function mapProblems({ maps }: Content): ContentProblem[] {
  return [
    ...SIDES.flatMap((side) => [
      ...hexProblems(maps.sides[side], side),
      ...maps.sides[side].rivers.flatMap((_, index) => riverProblems(maps.sides, side, index)),
    ]),
    ...(['small', 'large'] as const).flatMap((size) => portProblems(maps.ports[size], `maps.ports.${size}`)),
  ];
}

type Sides = Content['maps']['sides'];
type Ports = Content['maps']['ports']['small'];

function moduleOfSide(side: Side): Module {
  return side.charAt(0) as Module;
}

function hexProblems({ hexes }: Sides[Side], side: Side): ContentProblem[] {
  const path = `maps.sides.${side}`;
  const module = moduleOfSide(side);
  const problems: ContentProblem[] = [];
  for (const hex of hexesOfModule(module)) {
    if (!hexes[hex]) problems.push({ code: 'missingHex', path: `${path}.hexes`, hex });
  }
  for (const [hex, { land = [] }] of landed(hexes)) {
    const at = `${path}.hexes.${hex}`;
    if (moduleOf(hex) !== module) {
      problems.push({ code: 'hexElsewhere', path: at, hex, module: moduleOf(hex) });
    }
    for (const [index, type] of land.entries()) {
      if (land.indexOf(type) < index) {
        problems.push({ code: 'duplicateLand', path: `${at}.land`, land: type });
      }
    }
  }
  // With 1-2 players only the inner part is used, and a tighter map covers a land space of each module.
  if (!landed(hexes).some(([hex, { land }]) => land && moduleOf(hex) === module && !isOuterRing(hex))) {
    problems.push({ code: 'noInnerLand', path });
  }
  return problems;
}

function landed(hexes: Sides[Side]['hexes']) {
  return Object.entries(hexes).map(
    ([name, hex]) => [name, { land: 'land' in hex ? hex.land : undefined }] as const,
  );
}

function riverProblems(sides: Sides, side: Side, index: number): ContentProblem[] {
  const { rivers } = sides[side];
  const river = rivers[index];
  if (!river) return [];
  const [from, to] = river;
  const path = `maps.sides.${side}.rivers[${index}]`;
  if (!areAdjacent(hexPosition(from), hexPosition(to))) {
    return [{ code: 'riverNotAdjacent', path, from, to }];
  }
  if (moduleOf(from) !== moduleOfSide(side) && moduleOf(to) !== moduleOfSide(side)) {
    return [{ code: 'riverElsewhere', path, from, to }];
  }
  if (rivers.slice(0, index).some((other) => other.includes(from) && other.includes(to))) {
    return [{ code: 'riverTwice', path, from, to }];
  }
  return [from, to].flatMap((hex) =>
    sidesWith(hex, side)
      .filter((other) => isLoch(sides[other], hex))
      .map((other): ContentProblem => ({ code: 'riverAtLoch', path, from, to, loch: hex, side: other })),
  );
}

/** Returns the sides on which a hex can be while `side` is up: only that one, or both of another module. */
function sidesWith(hex: string, side: Side): readonly Side[] {
  const module = moduleOf(hex);
  return module === moduleOfSide(side) ? [side] : SIDES.filter((other) => moduleOfSide(other) === module);
}

function isLoch({ hexes }: Sides[Side], name: string): boolean {
  const hex = hexes[name];
  return hex !== undefined && 'loch' in hex;
}

function portProblems(ports: Ports, path: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const corner of MODULES) {
    if (!isAtCorner(ports[corner], corner)) {
      problems.push({ code: 'portNotAtCorner', path: `${path}.${corner}`, corner });
    }
  }
  // All ports of a side are on hexes or all beside them; a mix is a typing error.
  const onGrid = MODULES.filter((corner) => isOnGrid(ports[corner])).length;
  if (onGrid !== 0 && onGrid !== MODULES.length) problems.push({ code: 'portsOnAndOff', path });
  return problems;
}

/** Returns true if a port is on or beside the corner hex; one that covers a hex must be in the outer ring. */
function isAtCorner({ column, row }: HexPosition, corner: Module): boolean {
  const hex = hexPosition(CORNER_HEXES[corner]);
  const position = { column, row };
  const onIt = column === hex.column && row === hex.row;
  if (!onIt && !areAdjacent(position, hex)) return false;
  return !isOnGrid(position) || isOuterRing(hexName(column, row));
}
