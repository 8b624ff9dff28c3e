/** Draws the map: a static layer of land, water and costs, and the pieces on it. */
import type { Canvas } from 'canvas';
import {
  HEX_NAMES,
  type Hex,
  type HexPosition,
  hexName,
  hexPosition,
  isOnGrid,
  MODULES,
  neighboursOf,
  type Unit,
} from '../content/index.ts';

import { type GameState, graphOf, rulesetOf, type Seat, type Space } from '../engine/index.ts';
import { createSurface, type Pen, TEXT } from './canvas.ts';
import { centreOf, edgeOf, type Grid, hexPath, type Point } from './hexes.ts';
import { hexCentre, spaceAt } from './map-grid.ts';
import { drawPort, type FormatPounds } from './port-tiles.ts';
import { drawTurnLetter, styleOf, TURN_STYLES } from './seat-marks.ts';
import { drawDisc, fillPath, lines, strokePath } from './shapes.ts';
import { drawDelta, drawLand, drawLoch, drawMist, drawRiver } from './terrain.ts';
import { type Box, write } from './text-layout.ts';
import { CHOSEN, COIN, INK, MARK, MUTED, ON_COIN, PLAYED, POSSIBLE } from './theme.ts';
import { drawPiece } from './unit-pieces.ts';

/** Highlights of a map picture. */
export interface MapMarks {
  /** Spaces touched by the last turn. */
  last: readonly Space[];
  /** Spaces a player can choose; others are not dimmed. */
  possible: readonly Space[];
  /** Spaces of an unconfirmed choice or a plan. */
  chosen: readonly Space[];
  /** Selectable spaces, each with its formatted price; others are dimmed. */
  prices?: Readonly<Record<Space, string>>;
  /** Spaces a player can reach, or row to. */
  reach?: readonly Space[];
  /** Two turns: what a seat played, and what would have been better. */
  compared?: { readonly seat: Seat; readonly played: MarkedTurn; readonly better: MarkedTurn };
}

interface MarkedTurn {
  readonly spaces: readonly Space[];
  /** Units that it places, by space. */
  readonly units: Readonly<Record<Space, Unit>>;
}

function hexOf(state: GameState, name: Space): Hex {
  const { sides } = rulesetOf(state.setup).content.maps;
  for (const side of state.map.sides) {
    const hex = sides[side].hexes[name];
    if (hex !== undefined) return hex;
  }
  throw new Error(`no hex ${name}`);
}

/** Draws the part of the map that never changes in a game: land, water, mist. */
export function drawMapBackground(pen: Pen, state: GameState, grid: Grid): void {
  const { radius } = grid;
  pen.fillStyle = '#7d6d45';
  for (const name of HEX_NAMES) {
    hexPath(pen, hexCentre(grid, name), radius * 1.1);
    pen.fill();
  }
  for (const name of HEX_NAMES) drawHex(pen, state, grid, name);
  drawRivers(pen, state, grid);
  for (const { name, kind } of graphOf(state).spaces) {
    if (kind === 'mist') drawMist(pen, hexCentre(grid, name), radius);
  }
}

/** Writes the names of the spaces, those of water and of `quiet` spaces quietly. */
export function drawNames(pen: Pen, state: GameState, grid: Grid, quiet: (space: Space) => boolean): void {
  for (const { name, kind, port } of graphOf(state).spaces) {
    if (name.startsWith('P') || kind === 'port' || kind === 'mist' || port !== undefined) continue;
    nameHex(pen, name, hexCentre(grid, name), grid.radius, quiet(name) || kind !== 'land');
  }
}

/** Returns the name's part of a space in whole pixels. */
function nameBox(state: GameState, grid: Grid, space: Space): Box {
  const { radius } = grid;
  const [width, height] = [Math.ceil(radius * 1.1), Math.ceil(radius * 0.62)];
  const { x, y } = spaceAt(state, grid, space);
  return { x: Math.round(x - width / 2), y: Math.round(y - radius * 0.84), width, height };
}

/** Returns the names of all spaces, cut out of a background, one below the other. */
export function cutOutNames(background: Canvas, state: GameState, grid: Grid): Canvas {
  const { spaces } = graphOf(state);
  const boxes = spaces.map(({ name }) => nameBox(state, grid, name));
  const { width = 1, height = 1 } = boxes[0] ?? {};
  const { canvas, pen } = createSurface(width, spaces.length * height);
  for (const [i, { x, y }] of boxes.entries())
    pen.drawImage(background, x, y, width, height, 0, i * height, width, height);
  return canvas;
}

/** Replaces the names of occupied spaces by quiet ones (see `cutOutNames`). */
export function quietOccupied(pen: Pen, state: GameState, grid: Grid, quiet: Canvas): void {
  const occupied = new Set(state.players.flatMap(({ units }) => Object.keys(units)));
  for (const [i, { name }] of graphOf(state).spaces.entries()) {
    if (!occupied.has(name)) continue;
    const { x, y, width, height } = nameBox(state, grid, name);
    pen.drawImage(quiet, 0, i * height, width, height, x, y, width, height);
  }
}

function drawHex(pen: Pen, state: GameState, grid: Grid, name: Space): void {
  const at = hexCentre(grid, name);
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

const isLoch = (state: GameState, place: HexPosition): boolean =>
  isOnGrid(place) && 'loch' in hexOf(state, hexName(place.column, place.row));

function drawRivers(pen: Pen, state: GameState, grid: Grid): void {
  const { sides } = rulesetOf(state.setup).content.maps;
  const rivers = state.map.sides.flatMap((side) => sides[side].rivers);
  const around = (name: Space) => neighboursOf(hexPosition(name).column, hexPosition(name).row);
  for (const [a, b] of rivers) {
    const to = hexPosition(b);
    const direction = around(a).findIndex((next) => next.column === to.column && next.row === to.row);
    const [from, end] = edgeOf(hexCentre(grid, a), grid.radius, direction);
    drawRiver(pen, from, end, grid.radius);
  }
  for (const [a, b] of rivers) {
    for (const third of around(a)) {
      const shared = around(b).some((next) => next.column === third.column && next.row === third.row);
      if (!shared || !isLoch(state, third)) continue;
      const [p, q, r] = [hexCentre(grid, a), hexCentre(grid, b), centreOf(grid, third.column, third.row)];
      const mouth = { x: (p.x + q.x + r.x) / 3, y: (p.y + q.y + r.y) / 3 };
      for (const bank of [p, q]) drawDelta(pen, bank, mouth, grid.radius);
    }
  }
}

/** Writes the name of a space inside the top of its hex, so that it cannot be taken for a neighbour's. */
function nameHex(pen: Pen, name: Space, at: Point, radius: number, quiet: boolean): void {
  pen.font = `${quiet ? 500 : 800} ${radius * (quiet ? 0.42 : 0.5)}px "${TEXT}"`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const y = at.y - radius * (quiet ? 0.46 : 0.36);
  if (!quiet) {
    pen.lineWidth = radius * 0.13;
    pen.strokeStyle = 'rgba(255,253,240,0.8)';
    pen.strokeText(name, at.x, y);
  }
  pen.fillStyle = quiet ? 'rgba(43,42,38,0.72)' : INK;
  pen.fillText(name, at.x, y);
}

/** Draws a coin with a number. */
export function coin(pen: Pen, at: Point, r: number, text: string, fill = COIN): void {
  drawDisc(pen, at, r, fill, '#7a5a12', Math.max(1, r * 0.12));
  const size = r * (text.length > 1 ? 1.4 : 1.84);
  const room = { x: at.x - r, y: at.y - r, width: 2 * r, height: 2 * r };
  write(pen, text, room, { size, bold: true, align: 'center', colour: ON_COIN });
}

/** Draws the changing part: costs of free land, used ports, covers, units, highlights. */
export function drawOnMap(
  pen: Pen,
  state: GameState,
  grid: Grid,
  pounds: FormatPounds,
  marks: MapMarks,
): void {
  const { radius } = grid;
  drawCosts(pen, state, grid);
  const { content } = rulesetOf(state.setup);
  for (const corner of MODULES) {
    const id = state.map.ports[corner];
    const tile = content.portTiles.find((port) => port.id === id);
    const graph = graphOf(state);
    const space = graph.spaces[graph.ports.get(corner) ?? -1];
    if (tile === undefined || space === undefined) continue;
    const users = state.players.flatMap((player, seat) => (player.ports.includes(tile.id) ? [seat] : []));
    drawPort(pen, spaceAt(state, grid, space.name), radius, tile, users, pounds);
  }
  for (const [space, why] of Object.entries(state.map.blocked)) {
    const at = hexCentre(grid, space);
    if (why === 'neutral') neutral(pen, at, radius);
    else covered(pen, at, radius);
  }
  for (const kind of ['last', 'possible', 'chosen'] as const) {
    for (const space of marks[kind]) ring(pen, spaceAt(state, grid, space), radius, kind);
  }
  state.players.forEach((player, seat) => {
    for (const [space, unit] of Object.entries(player.units)) {
      const { x, y } = spaceAt(state, grid, space);
      drawPiece(pen, styleOf(seat), unit, { x, y: y + radius * 0.2 }, radius * 0.54);
    }
  });
  if (marks.compared !== undefined) drawCompared(pen, state, grid, marks.compared);
  if (marks.reach !== undefined) drawReach(pen, state, grid, marks.reach);
  if (marks.prices !== undefined) drawPrices(pen, state, grid, marks.prices);
}

/** Writes the cost of free land, large: that is what players look up most. */
function drawCosts(pen: Pen, state: GameState, grid: Grid): void {
  const taken = new Set(state.players.flatMap(({ units }) => Object.keys(units)));
  for (const { name, kind, cost } of graphOf(state).spaces) {
    if (kind !== 'land' || taken.has(name) || name in state.map.blocked) continue;
    const { x, y } = hexCentre(grid, name);
    coin(pen, { x, y: y + grid.radius * 0.36 }, grid.radius * 0.38, String(cost));
  }
}

/** Colour, width and dashes of rings; widths and dashes in hex radii. */
const RINGS = {
  last: { colour: MARK, width: 0.09, dash: [0.22, 0.12] },
  possible: { colour: POSSIBLE, width: 0.12, dash: [] },
  chosen: { colour: CHOSEN, width: 0.15, dash: [0.001, 0.24] },
  played: { colour: PLAYED, width: 0.13, dash: [] },
  better: { colour: CHOSEN, width: 0.15, dash: [] },
} as const;

/** Draws a ring inside the edge of a space. */
function ring(pen: Pen, at: Point, radius: number, kind: keyof typeof RINGS): void {
  const { colour, width, dash } = RINGS[kind];
  hexPath(pen, at, radius * 0.9);
  strokePath(pen, '#ffffff', radius * (width + 0.08));
  pen.lineWidth = radius * width;
  pen.strokeStyle = colour;
  pen.setLineDash(dash.map((length) => length * radius));
  pen.stroke();
  pen.setLineDash([]);
}

function neutral(pen: Pen, at: Point, radius: number): void {
  const head = { x: at.x, y: at.y - radius * 0.22 };
  drawDisc(pen, head, radius * 0.17, '#77726a', '#2f2c28', radius * 0.05);
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
  fillPath(pen, '#8d877b');
  const [left, right] = [at.x - radius * 0.36, at.x + radius * 0.36];
  const [top, bottom] = [at.y - radius * 0.36, at.y + radius * 0.36];
  lines(pen, '#4b463d', radius * 0.1, [left, bottom, right, top], [left, top, right, bottom]);
}

/** Dims every space that is neither selectable nor occupied. */
function dim(pen: Pen, state: GameState, grid: Grid, shown: (space: Space) => boolean): void {
  pen.fillStyle = 'rgba(244,236,216,0.62)';
  for (const { name } of graphOf(state).spaces) {
    if (shown(name) || state.players.some(({ units }) => name in units)) continue;
    hexPath(pen, spaceAt(state, grid, name), grid.radius + 0.5);
    pen.fill();
  }
}

/** Draws both turns: the played one in grey, the better one in colour, each with its letter. */
function drawCompared(
  pen: Pen,
  state: GameState,
  grid: Grid,
  { seat, ...turns }: NonNullable<MapMarks['compared']>,
): void {
  const { radius } = grid;
  for (const name of ['played', 'better'] as const) {
    const { spaces, units } = turns[name];
    for (const space of spaces) {
      const at = spaceAt(state, grid, space);
      ring(pen, at, radius, name);
      const unit = units[space];
      const own = styleOf(seat);
      const style = name === 'played' ? { ...own, ...TURN_STYLES.played, shape: own.shape } : own;
      const piece = { x: at.x, y: at.y + radius * 0.2 };
      if (unit !== undefined) drawPiece(pen, style, unit, piece, radius * 0.54);
    }
  }
  // On top of the pieces, side by side where both turns touch a space.
  for (const [name, side] of [
    ['played', -1],
    ['better', 1],
  ] as const)
    for (const space of turns[name].spaces) {
      const { x, y } = spaceAt(state, grid, space);
      drawTurnLetter(pen, name, { x: x + side * radius * 0.6, y: y + radius * 0.56 }, radius * 0.4);
    }
}

function drawReach(pen: Pen, state: GameState, grid: Grid, reach: readonly Space[]): void {
  dim(pen, state, grid, (space) => reach.includes(space));
  for (const space of reach) ring(pen, spaceAt(state, grid, space), grid.radius, 'possible');
}

function drawPrices(pen: Pen, state: GameState, grid: Grid, prices: Readonly<Record<Space, string>>): void {
  dim(pen, state, grid, (space) => space in prices);
  for (const [space, price] of Object.entries(prices)) {
    const at = spaceAt(state, grid, space);
    const { radius } = grid;
    hexPath(pen, at, radius * 0.9);
    fillPath(pen, '#fffdf6');
    ring(pen, at, radius, 'possible');
    const line = (top: number, height: number) => ({
      x: at.x - radius * 0.66,
      y: at.y + radius * top,
      width: radius * 1.32,
      height: radius * height,
    });
    // Players choose by this name.
    const name = { size: radius * 0.54, bold: true, align: 'center', colour: MUTED } as const;
    write(pen, space, line(-0.72, 0.54), name);
    write(pen, price, line(-0.16, 0.74), { size: radius * 0.74, bold: true, align: 'center' });
  }
}
