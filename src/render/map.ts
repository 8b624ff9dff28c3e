/** The map: a static layer of land, water and costs, and what stands on it. */
import {
  HEX_NAMES,
  type Hex,
  type HexPosition,
  hexName,
  hexPosition,
  isOnGrid,
  MODULES,
  neighboursOf,
} from '../content/index.ts';
import { type GameState, graphOf, houseOf, type Space } from '../engine/index.ts';
import { type Pen, TEXT } from './canvas.ts';
import { centreOf, edgeOf, type Grid, hexPath, type Point, ROOT3 } from './hexes.ts';
import { drawPort } from './ports.ts';
import { drawDelta, drawLand, drawLoch, drawMist, drawRiver } from './terrain.ts';
import { INK, MUTED, SEATS } from './theme.ts';
import { drawPiece } from './units.ts';
import { write } from './write.ts';

/** What a picture of the map shows besides the position. */
export interface MapMarks {
  /** Spaces that the last turn touched. */
  last?: readonly Space[];
  /** Spaces to choose from, each with its price as it is written; others are dimmed. */
  prices?: Readonly<Record<Space, string>>;
  /** Spaces within a player's reach. */
  reach?: readonly Space[];
}

/** Radii from side to side: 13 columns, and a port on either side. */
const WIDE = 23;

/** The grid whose map, with ports and rims, fills a width in pixels. */
export function gridFor(width: number): Grid {
  const radius = width / WIDE;
  return { radius, left: radius * 2.5, top: radius * 1.75 };
}
/** Pixels that the map of a grid takes from side to side. */
export const mapWidth = ({ radius }: Grid): number => radius * WIDE;
/** Pixels that the map of a grid takes from top to bottom. */
export const mapHeight = ({ radius, top }: Grid): number => top + radius * ROOT3 * 9.5 + radius * 0.9;

const place = (grid: Grid, name: Space): Point => {
  const { column, row } = hexPosition(name);
  return centreOf(grid, column, row);
};

/** Where a space lies: a hex, or a port beside the map. */
function spaceAt(state: GameState, grid: Grid, space: Space): Point {
  if (!space.startsWith('P')) return place(grid, space);
  const house = houseOf(state.setup);
  const { column, row } = house.content.maps.ports[house.size][space.slice(1) as 'A'];
  return centreOf(grid, column, row);
}

function hexOf(state: GameState, name: Space): Hex {
  const { sides } = houseOf(state.setup).content.maps;
  for (const side of state.map.sides) {
    const hex = sides[side].hexes[name];
    if (hex !== undefined) return hex;
  }
  throw new Error(`no hex ${name}`);
}

/** The part of the map that never changes in a game: land, water, costs, names, mist. */
export function drawGround(pen: Pen, state: GameState, grid: Grid): void {
  const { radius } = grid;
  pen.fillStyle = '#7d6d45';
  for (const name of HEX_NAMES) {
    hexPath(pen, place(grid, name), radius * 1.1);
    pen.fill();
  }
  for (const name of HEX_NAMES) drawHex(pen, state, grid, name);
  drawRivers(pen, state, grid);
  for (const space of graphOf(state).spaces) {
    if (space.name.startsWith('P') || space.kind === 'port') continue;
    const at = place(grid, space.name);
    if (space.kind === 'mist') {
      drawMist(pen, at, radius);
      continue;
    }
    if (space.port === undefined) nameHex(pen, space.name, at, radius);
    if (space.kind === 'land')
      coin(pen, { x: at.x, y: at.y + radius * 0.63 }, radius * 0.21, String(space.cost));
  }
  const beside = graphOf(state).spaces.some(({ name }) => name.startsWith('P'));
  drawRims(pen, grid, beside);
}

function drawHex(pen: Pen, state: GameState, grid: Grid, name: Space): void {
  const at = place(grid, name);
  const hex = hexOf(state, name);
  if ('loch' in hex) {
    const { column, row } = hexPosition(name);
    const shores = neighboursOf(column, row).flatMap((next, direction) =>
      isLoch(state, next) ? [] : [direction],
    );
    drawLoch(pen, name, at, grid.radius, shores);
  } else drawLand(pen, name, hex.land, at, grid.radius);
  pen.strokeStyle = 'rgba(70,66,40,0.42)';
  pen.lineWidth = Math.max(1, grid.radius * 0.03);
  hexPath(pen, at, grid.radius);
  pen.stroke();
}

function isLoch(state: GameState, place: HexPosition): boolean {
  return isOnGrid(place) && 'loch' in hexOf(state, hexName(place.column, place.row));
}

function drawRivers(pen: Pen, state: GameState, grid: Grid): void {
  const { sides } = houseOf(state.setup).content.maps;
  const rivers = state.map.sides.flatMap((side) => sides[side].rivers);
  const around = (name: Space) => neighboursOf(hexPosition(name).column, hexPosition(name).row);
  for (const [a, b] of rivers) {
    const to = hexPosition(b);
    const direction = around(a).findIndex((next) => next.column === to.column && next.row === to.row);
    const [from, end] = edgeOf(place(grid, a), grid.radius, direction);
    drawRiver(pen, from, end, grid.radius);
  }
  for (const [a, b] of rivers) {
    for (const third of around(a)) {
      const shared = around(b).some((next) => next.column === third.column && next.row === third.row);
      if (!shared || !isLoch(state, third)) continue;
      const [p, q, r] = [place(grid, a), place(grid, b), centreOf(grid, third.column, third.row)];
      const mouth = { x: (p.x + q.x + r.x) / 3, y: (p.y + q.y + r.y) / 3 };
      for (const bank of [p, q]) drawDelta(pen, bank, mouth, grid.radius);
    }
  }
}

function nameHex(pen: Pen, name: Space, at: Point, radius: number): void {
  pen.font = `800 ${radius * 0.25}px "${TEXT}"`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineWidth = radius * 0.07;
  pen.strokeStyle = 'rgba(255,253,240,0.78)';
  pen.strokeText(name, at.x, at.y - radius * 0.715);
  pen.fillStyle = INK;
  pen.fillText(name, at.x, at.y - radius * 0.715);
}

/** Letters above the columns and below, numbers beside the rows; none where a port may lie beside the map. */
function drawRims(pen: Pen, grid: Grid, ports: boolean): void {
  const { radius } = grid;
  const size = radius * 0.5;
  for (let column = 0; column < 13; column++) {
    const letter = hexName(column, 0).charAt(0);
    for (const [row, dy] of [
      [0, -1.2],
      [8, 1.2],
    ] as const) {
      const { x, y } = centreOf(grid, column, row);
      const box = { x: x - radius / 2, y: y + dy * radius - size / 2, width: radius, height: size };
      write(pen, letter, box, { size, caps: true, colour: '#6b5a33', align: 'center' });
    }
  }
  for (let row = ports ? 2 : 0; row < 9; row++) {
    for (const [column, dx] of [
      [0, -1.3],
      [12, 1.3],
    ] as const) {
      const { x, y } = centreOf(grid, column, row);
      const box = { x: x + dx * radius - size / 2, y: y - size / 2, width: size, height: size };
      write(pen, String(row + 1), box, { size, caps: true, colour: '#6b5a33', align: 'center' });
    }
  }
}

/** A coin with a number on it. */
export function coin(pen: Pen, at: Point, r: number, text: string, fill = '#f6d873'): void {
  pen.beginPath();
  pen.arc(at.x, at.y, r, 0, Math.PI * 2);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = Math.max(1, r * 0.14);
  pen.strokeStyle = '#7a5a12';
  pen.stroke();
  pen.fillStyle = '#3a2a05';
  pen.font = `800 ${r * (text.length > 1 ? 1.3 : 1.6)}px "${TEXT}"`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, at.x, at.y + r * 0.06);
}

/** What changes in a game: ports used, covers, units, marks. */
export function drawOnMap(pen: Pen, state: GameState, grid: Grid, marks: MapMarks = {}): void {
  const { radius } = grid;
  const { content } = houseOf(state.setup);
  for (const corner of MODULES) {
    const id = state.map.ports[corner];
    const tile = content.portTiles.find((port) => port.id === id);
    const graph = graphOf(state);
    const space = graph.spaces[graph.ports.get(corner) ?? -1];
    if (tile === undefined || space === undefined) continue;
    const users = state.players.flatMap((player, seat) => (player.ports.includes(tile.id) ? [seat] : []));
    drawPort(pen, spaceAt(state, grid, space.name), radius, tile.effect, users);
  }
  for (const [space, why] of Object.entries(state.map.blocked)) {
    const at = place(grid, space);
    if (why === 'neutral') neutral(pen, at, radius);
    else covered(pen, at, radius);
  }
  for (const space of marks.last ?? []) glow(pen, spaceAt(state, grid, space), radius);
  state.players.forEach((player, seat) => {
    for (const [space, unit] of Object.entries(player.units)) {
      const { x, y } = spaceAt(state, grid, space);
      drawPiece(
        pen,
        SEATS[seat % SEATS.length] as (typeof SEATS)[number],
        unit,
        { x, y: y - radius * 0.02 },
        radius * 0.45,
      );
    }
  });
  if (marks.reach !== undefined) drawReach(pen, state, grid, marks.reach);
  if (marks.prices !== undefined) drawPrices(pen, state, grid, marks.prices);
}

/** A ring around what the last turn touched. */
function glow(pen: Pen, at: Point, radius: number): void {
  pen.lineWidth = radius * 0.17;
  pen.strokeStyle = '#ffffff';
  hexPath(pen, at, radius * 0.9);
  pen.stroke();
  pen.lineWidth = radius * 0.09;
  pen.strokeStyle = '#d4247a';
  pen.setLineDash([radius * 0.22, radius * 0.12]);
  hexPath(pen, at, radius * 0.9);
  pen.stroke();
  pen.setLineDash([]);
}

function neutral(pen: Pen, at: Point, radius: number): void {
  pen.fillStyle = '#77726a';
  pen.strokeStyle = '#2f2c28';
  pen.lineWidth = radius * 0.05;
  pen.beginPath();
  pen.arc(at.x, at.y - radius * 0.22, radius * 0.17, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.moveTo(at.x - radius * 0.34, at.y + radius * 0.36);
  pen.quadraticCurveTo(at.x - radius * 0.3, at.y - radius * 0.04, at.x, at.y - radius * 0.06);
  pen.quadraticCurveTo(at.x + radius * 0.3, at.y - radius * 0.04, at.x + radius * 0.34, at.y + radius * 0.36);
  pen.closePath();
  pen.fill();
  pen.stroke();
}

function covered(pen: Pen, at: Point, radius: number): void {
  hexPath(pen, at, radius * 0.9);
  pen.fillStyle = '#8d877b';
  pen.fill();
  pen.lineWidth = radius * 0.1;
  pen.strokeStyle = '#4b463d';
  for (const sign of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(at.x - radius * 0.36, at.y - sign * radius * 0.36);
    pen.lineTo(at.x + radius * 0.36, at.y + sign * radius * 0.36);
    pen.stroke();
  }
}

/** Dims every space that is not to be chosen. */
function dim(pen: Pen, state: GameState, grid: Grid, shown: (space: Space) => boolean): void {
  pen.fillStyle = 'rgba(244,236,216,0.62)';
  for (const { name } of graphOf(state).spaces) {
    if (shown(name)) continue;
    hexPath(pen, spaceAt(state, grid, name), grid.radius + 0.5);
    pen.fill();
  }
}

function drawReach(pen: Pen, state: GameState, grid: Grid, reach: readonly Space[]): void {
  dim(
    pen,
    state,
    grid,
    (space) => reach.includes(space) || state.players.some(({ units }) => space in units),
  );
  for (const space of reach) ring(pen, spaceAt(state, grid, space), grid.radius);
}

function drawPrices(pen: Pen, state: GameState, grid: Grid, prices: Readonly<Record<Space, string>>): void {
  dim(pen, state, grid, (space) => space in prices || state.players.some(({ units }) => space in units));
  for (const [space, price] of Object.entries(prices)) {
    const at = spaceAt(state, grid, space);
    ring(pen, at, grid.radius);
    pen.beginPath();
    pen.roundRect(
      at.x - grid.radius * 0.54,
      at.y - grid.radius * 0.56,
      grid.radius * 1.08,
      grid.radius,
      grid.radius * 0.2,
    );
    pen.fillStyle = '#fffdf6';
    pen.fill();
    pen.lineWidth = grid.radius * 0.06;
    pen.strokeStyle = '#d4247a';
    pen.stroke();
    const line = (top: number, height: number) => ({
      x: at.x - grid.radius * 0.48,
      y: at.y + grid.radius * top,
      width: grid.radius * 0.96,
      height: grid.radius * height,
    });
    // The ring lies on the name that the space has on the ground, and it is the name that is chosen by.
    write(pen, space, line(-0.52, 0.38), {
      size: grid.radius * 0.38,
      bold: true,
      align: 'center',
      colour: MUTED,
    });
    write(pen, price, line(-0.16, 0.56), { size: grid.radius * 0.54, bold: true, align: 'center' });
  }
}

function ring(pen: Pen, at: Point, radius: number): void {
  pen.lineWidth = radius * 0.14;
  pen.strokeStyle = '#d4247a';
  hexPath(pen, at, radius * 0.9);
  pen.stroke();
}
