/** Draws the part of the map that never changes in a game: land, water, names. */
import type { Canvas } from 'canvas';
import {
  HEX_NAMES,
  type Hex,
  type HexPosition,
  hexName,
  hexPosition,
  isOnGrid,
  neighboursOf,
} from '../content/index.ts';

import { type GameState, graphOf, rulesetOf, type Space } from '../engine/index.ts';
import { createSurface, type Pen, TEXT } from './canvas.ts';
import { centreOf, edgeOf, type Grid, hexPath, type Point } from './hexes.ts';
import { hexCentre, spaceAt } from './map-grid.ts';
import { drawDisc } from './shapes.ts';
import { drawStamp } from './stamps.ts';
import { drawDelta, drawLand, drawLoch, drawMist, drawRiver } from './terrain.ts';
import { type Box, write } from './text-layout.ts';
import { COIN, INK, ON_COIN } from './theme.ts';

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
export function nameBox(state: GameState, grid: Grid, space: Space): Box {
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
  const y = at.y - radius * (quiet ? 0.4 : 0.36);
  if (!quiet) {
    pen.lineWidth = radius * 0.13;
    pen.strokeStyle = 'rgba(255,253,240,0.8)';
    const { textDrawingMode } = pen;
    // Glyphs have no outline.
    pen.textDrawingMode = 'path';
    pen.strokeText(name, at.x, y);
    pen.textDrawingMode = textDrawingMode;
  }
  pen.fillStyle = quiet ? 'rgba(43,42,38,0.72)' : INK;
  pen.fillText(name, at.x, y);
}

/** Draws a coin with a number. */
export function coin(pen: Pen, at: Point, r: number, text: string): void {
  drawStamp(pen, ['coin', text, r], at, 1.2 * r, (own, { x, y }) => {
    drawDisc(own, { x, y }, r, COIN, '#7a5a12', Math.max(1, r * 0.12));
    const size = r * (text.length > 1 ? 1.4 : 1.84);
    const room = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
    write(own, text, room, { size, bold: true, align: 'center', colour: ON_COIN });
  });
}
