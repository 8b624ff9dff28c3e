/** The static layer of the map, drawn once per map and size. */
import type { Canvas } from 'canvas';
import { type GameState, rulesetOf } from '../engine/index.ts';
import { createSurface } from './canvas.ts';
import type { Grid } from './hexes.ts';
import { drawMapBackground, mapHeight, mapWidth } from './map-drawing.ts';
import { PAPER } from './theme.ts';

/** Layers cached per thread: a few sizes for a few games, about 8 MB each. */
const MAX_LAYERS = 6;
const layers = new Map<string, Canvas>();

/** Returns the land and water of a game's map on paper. The canvas is shared: never draw on it. */
export function mapBackground(state: GameState, grid: Grid): Canvas {
  const ruleset = rulesetOf(state.setup);
  const ports = Object.keys(state.map.ports).length > 0;
  const key = [state.setup.content, ruleset.size, ports, ...state.map.sides, grid.radius].join(' ');
  const known = layers.get(key);
  if (known !== undefined) {
    layers.delete(key);
    layers.set(key, known);
    return known;
  }
  const { canvas, pen } = createSurface(mapWidth(grid), mapHeight(state, grid));
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawMapBackground(pen, state, grid);
  layers.set(key, canvas);
  for (const oldest of layers.keys()) {
    if (layers.size <= MAX_LAYERS) break;
    layers.delete(oldest);
  }
  return canvas;
}
