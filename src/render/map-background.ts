/** The static layer of the map, drawn once for each map and size and kept. */
import type { Canvas } from 'canvas';
import { type GameState, rulesetOf } from '../engine/index.ts';
import { surface } from './canvas.ts';
import type { Grid } from './hexes.ts';
import { drawGround, mapHeight, mapWidth } from './map-drawing.ts';
import { PAPER } from './theme.ts';

/** Layers kept in one thread: a picture and its highlights in a few sizes for a few games. About 8 MB each. */
const KEPT = 6;
const layers = new Map<string, Canvas>();

/** Land and water of a game's map on paper. The canvas is shared: draw from it, never on it. */
export function ground(state: GameState, grid: Grid): Canvas {
  const ruleset = rulesetOf(state.setup);
  const ports = Object.keys(state.map.ports).length > 0;
  const key = [state.setup.content, ruleset.size, ports, ...state.map.sides, grid.radius].join(' ');
  const known = layers.get(key);
  if (known !== undefined) {
    layers.delete(key);
    layers.set(key, known);
    return known;
  }
  const { canvas, pen } = surface(mapWidth(grid), mapHeight(state, grid));
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawGround(pen, state, grid);
  layers.set(key, canvas);
  for (const oldest of layers.keys()) {
    if (layers.size <= KEPT) break;
    layers.delete(oldest);
  }
  return canvas;
}
