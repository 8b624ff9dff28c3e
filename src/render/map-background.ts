/** The backgrounds of maps: drawn once, then copied. */
import { deflateSync, inflateSync } from 'node:zlib';
import { type Canvas, ImageData } from 'canvas';
import { type GameState, rulesetOf } from '../engine/index.ts';
import { createSurface } from './canvas.ts';
import type { Grid } from './hexes.ts';
import { cutOutNames, drawMapBackground, drawNames } from './map-drawing.ts';
import { mapHeight, mapWidth } from './map-grid.ts';
import { PAPER } from './theme.ts';

/** Land and water on paper. The canvases are shared: never draw on them. */
interface MapBackground {
  /** With the names of the spaces. */
  readonly named: Canvas;
  /** Quiet names of all spaces, one below the other. */
  readonly quiet: Canvas;
}

/** Backgrounds cached as bitmaps, 5 MB each. */
const MAX_BITMAPS = 4;
/** Backgrounds cached in compressed form, 0.8 MB each: the sixteen maps of the box. */
const MAX_PACKED = 16;
/** In order of last use. */
const bitmaps = new Map<string, MapBackground>();
const packed = new Map<string, readonly [PackedBitmap, PackedBitmap]>();

/** Returns the background of a game's map. */
export function mapBackground(state: GameState, grid: Grid): MapBackground {
  const ruleset = rulesetOf(state.setup);
  const ports = Object.keys(state.map.ports).length > 0;
  const key = [state.setup.content, ruleset.size, ports, ...state.map.sides, grid.radius].join(' ');
  const background = bitmaps.get(key) ?? unpacked(key) ?? drawn(state, grid);
  keep(bitmaps, key, background, MAX_BITMAPS);
  const copies = packed.get(key) ?? ([pack(background.named), pack(background.quiet)] as const);
  keep(packed, key, copies, MAX_PACKED);
  return background;
}

function drawn(state: GameState, grid: Grid): MapBackground {
  const surface = () => createSurface(mapWidth(grid), mapHeight(state, grid));
  const [named, quiet] = [surface(), surface()];
  named.pen.fillStyle = PAPER;
  named.pen.fillRect(0, 0, named.canvas.width, named.canvas.height);
  drawMapBackground(named.pen, state, grid);
  quiet.pen.drawImage(named.canvas, 0, 0);
  drawNames(named.pen, state, grid, () => false);
  drawNames(quiet.pen, state, grid, () => true);
  return { named: named.canvas, quiet: cutOutNames(quiet.canvas, state, grid) };
}

function unpacked(key: string): MapBackground | undefined {
  const copies = packed.get(key);
  return copies && { named: unpack(copies[0]), quiet: unpack(copies[1]) };
}

/** Makes an entry the last used one, and drops the first ones above the maximum. */
function keep<T>(cache: Map<string, T>, key: string, value: T, most: number): void {
  cache.delete(key);
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= most) break;
    cache.delete(oldest);
  }
}

/** A drawing in a sixth of its memory. */
interface PackedBitmap {
  readonly width: number;
  readonly height: number;
  readonly deflated: Buffer;
}

/** Compresses an opaque drawing without loss, three times as fast as a map is drawn. */
function pack(canvas: Canvas): PackedBitmap {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, deflated: deflateSync(data, { level: 1 }) };
}

function unpack({ width, height, deflated }: PackedBitmap): Canvas {
  const { canvas, pen } = createSurface(width, height);
  const data = inflateSync(deflated, { chunkSize: 4 * width * height });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  pen.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}
