/** The static layer of the map, drawn once per map and size. */
import type { Canvas } from 'canvas';
import { type GameState, rulesetOf } from '../engine/index.ts';
import { createSurface } from './canvas.ts';
import type { Grid } from './hexes.ts';
import { drawMapBackground, drawNames, mapHeight, mapWidth } from './map-drawing.ts';
import { PAPER } from './theme.ts';

/** Backgrounds cached per thread: a few sizes for a few games, about 8 MB each. */
const MAX_LAYERS = 6;
const layers = new Map<string, MapBackground>();

/** Land and water on paper. The canvases are shared: never draw on them. */
interface MapBackground {
  /** With the names of the spaces. */
  readonly named: Canvas;
  /** With quiet names, for occupied spaces. */
  readonly quiet: Canvas;
}

/** Returns the background of a game's map. */
export function mapBackground(state: GameState, grid: Grid): MapBackground {
  const ruleset = rulesetOf(state.setup);
  const ports = Object.keys(state.map.ports).length > 0;
  const key = [state.setup.content, ruleset.size, ports, ...state.map.sides, grid.radius].join(' ');
  const known = layers.get(key);
  if (known !== undefined) {
    layers.delete(key);
    layers.set(key, known);
    return known;
  }
  const surface = () => createSurface(mapWidth(grid), mapHeight(state, grid));
  const [named, quiet] = [surface(), surface()];
  named.pen.fillStyle = PAPER;
  named.pen.fillRect(0, 0, named.canvas.width, named.canvas.height);
  drawMapBackground(named.pen, state, grid);
  quiet.pen.drawImage(named.canvas, 0, 0);
  drawNames(named.pen, state, grid, false);
  drawNames(quiet.pen, state, grid, true);
  const background = { named: named.canvas, quiet: quiet.canvas };
  layers.set(key, background);
  for (const oldest of layers.keys()) {
    if (layers.size <= MAX_LAYERS) break;
    layers.delete(oldest);
  }
  return background;
}
