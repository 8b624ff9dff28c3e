/** The backgrounds of maps: drawn once, then copied. */
import { deflateSync, inflateSync } from 'node:zlib';
import { type Canvas, ImageData } from 'canvas';
import { type GameState, rulesetOf } from '../engine/index.ts';
import { createLruMap } from './cache.ts';
import { createSurface, type Pen } from './canvas.ts';
import { BAND_HEIGHT } from './encode.ts';
import type { Grid } from './hexes.ts';
import { cutOutNames, drawMapBackground, drawNames } from './map-drawing.ts';
import { mapHeight, mapWidth } from './map-grid.ts';
import { PAPER } from './theme.ts';

/** Land and water on paper, with the names of the spaces. */
interface MapBackground {
  /** Equal for backgrounds that look the same. */
  readonly name: string;
  /** Quiet names of all spaces, one below the other. Shared: never draw on it. */
  readonly quiet: Canvas;
  /** Draws it at the origin of a pen. */
  draw(pen: Pen): void;
  /** Draws the band of `BAND_HEIGHT` rows from `top` at the top left of a canvas. */
  drawBand(pen: Pen, top: number): void;
}

/** Backgrounds cached as bitmaps, 5 MB each. */
const MAX_BITMAPS = 3;
/** Backgrounds cached in compressed form, 1.3 MB each with their quiet names: the sixteen maps of the box. */
const MAX_PACKED = 16;
const bitmaps = createLruMap<Canvas>(MAX_BITMAPS, () => 1);
const packed = createLruMap<PackedBackground>(MAX_PACKED, () => 1);

/** A background in a sixth of its memory. */
interface PackedBackground {
  readonly width: number;
  readonly height: number;
  /** Opaque pixels, compressed band by band without loss. */
  readonly bands: readonly Buffer[];
  readonly quiet: Canvas;
}

/** Returns the background of a game's map. */
export function mapBackground(state: GameState, grid: Grid): MapBackground {
  const ruleset = rulesetOf(state.setup);
  const ports = Object.keys(state.map.ports).length > 0;
  const name = [state.setup.content, ruleset.size, ports, ...state.map.sides, grid.radius].join(' ');
  const background = packed.get(name) ?? drawn(name, state, grid);
  const bitmap = bitmaps.get(name);
  return {
    name,
    quiet: background.quiet,
    draw(pen) {
      const whole = bitmap ?? unpacked(background);
      bitmaps.set(name, whole);
      pen.drawImage(whole, 0, 0);
    },
    drawBand(pen, top) {
      if (bitmap === undefined) return unpack(pen, background, top, 0);
      const { width } = background;
      const height = Math.min(BAND_HEIGHT, background.height - top);
      if (height > 0) pen.drawImage(bitmap, 0, top, width, height, 0, 0, width, height);
    },
  };
}

/** Draws a background, and caches it. */
function drawn(name: string, state: GameState, grid: Grid): PackedBackground {
  const surface = () => createSurface(mapWidth(grid), mapHeight(state, grid));
  const [named, quiet] = [surface(), surface()];
  named.pen.fillStyle = PAPER;
  named.pen.fillRect(0, 0, named.canvas.width, named.canvas.height);
  drawMapBackground(named.pen, state, grid);
  quiet.pen.drawImage(named.canvas, 0, 0);
  drawNames(named.pen, state, grid, () => false);
  drawNames(quiet.pen, state, grid, () => true);
  const background = { ...pack(named.canvas), quiet: cutOutNames(quiet.canvas, state, grid) };
  bitmaps.set(name, named.canvas);
  packed.set(name, background);
  return background;
}

/** Compresses an opaque drawing, three times as fast as a map is drawn. */
function pack(canvas: Canvas): Omit<PackedBackground, 'quiet'> {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const bandBytes = 4 * width * BAND_HEIGHT;
  const bands = Array.from({ length: Math.ceil(height / BAND_HEIGHT) }, (_, i) =>
    deflateSync(data.subarray(i * bandBytes, (i + 1) * bandBytes), { level: 1 }),
  );
  return { width, height, bands };
}

function unpacked(background: PackedBackground): Canvas {
  const { canvas, pen } = createSurface(background.width, background.height);
  for (let top = 0; top < background.height; top += BAND_HEIGHT) unpack(pen, background, top, top);
  return canvas;
}

/** Draws the band of rows from `top` at the left of a canvas. */
function unpack(pen: Pen, { width, bands }: PackedBackground, top: number, y: number): void {
  const deflated = bands[top / BAND_HEIGHT];
  if (deflated === undefined) return;
  const bytes = 4 * width * BAND_HEIGHT;
  const { buffer, byteOffset, byteLength } = inflateSync(deflated, { chunkSize: bytes });
  const pixels = new Uint8ClampedArray(buffer, byteOffset, byteLength);
  pen.putImageData(new ImageData(pixels, width, byteLength / (4 * width)), 0, y);
}
