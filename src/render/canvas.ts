/** The drawing surface: node-canvas with the bundled fonts. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Canvas, type CanvasRenderingContext2D, createCanvas, registerFont } from 'canvas';
import { PAPER } from './theme.ts';

export type Pen = CanvasRenderingContext2D;

const require = createRequire(import.meta.url);
const family = (pack: string) => dirname(require.resolve(`${pack}/package.json`));

/** Font families of all pictures: running text, and small capitals for headings. */
export const TEXT = 'Caledonia Text';
export const CAPS = 'Caledonia Caps';

let registered = false;
function registerFonts(): void {
  if (registered) return;
  registered = true;
  const text = family('@expo-google-fonts/source-sans-3');
  const caps = family('@expo-google-fonts/alegreya-sans-sc');
  registerFont(join(text, '500Medium/SourceSans3_500Medium.ttf'), { family: TEXT, weight: '500' });
  registerFont(join(text, '800ExtraBold/SourceSans3_800ExtraBold.ttf'), { family: TEXT, weight: '800' });
  registerFont(join(caps, 'AlegreyaSansSC_800ExtraBold.ttf'), { family: CAPS, weight: '800' });
}

/** Released canvases: drawing on used memory is much faster than on new memory. */
const spare: Canvas[] = [];
const MAX_SPARE = 3;

/** Releases a canvas for reuse. Its pen must be back in its initial state. */
export function releaseSurface(canvas: Canvas): void {
  spare.push(canvas);
  if (spare.length > MAX_SPARE) spare.shift();
}

/** Returns a canvas of this size in pixels, possibly with old content, and its pen. */
function acquireSurface(width: number, height: number): { canvas: Canvas; pen: Pen } {
  const place = spare.findIndex((one) => one.width === width && one.height === height);
  const [canvas] = place < 0 ? [] : spare.splice(place, 1);
  return canvas === undefined ? createSurface(width, height) : { canvas, pen: canvas.getContext('2d') };
}

/** Paints on paper of this size in pixels; `releaseSurface` frees it. Restores the pen. */
export function paintOnPaper(width: number, height: number, draw: (pen: Pen) => void): Canvas {
  const { canvas, pen } = acquireSurface(width, height);
  pen.save();
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  draw(pen);
  pen.restore();
  return canvas;
}

/** Creates a canvas of this size in pixels, and its pen. `svg`: it writes SVG (`toBuffer`) instead of pixels. */
export function createSurface(width: number, height: number, kind?: 'svg'): { canvas: Canvas; pen: Pen } {
  registerFonts();
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height), kind);
  const pen = canvas.getContext('2d');
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  // Twice as fast as filling the outlines of letters, which SVG needs.
  if (kind === undefined) pen.textDrawingMode = 'glyph';
  return { canvas, pen };
}

/** Returns whether a pen draws SVG, where bitmaps would not stay sharp. Pens that only record have no canvas. */
export const isVector = (pen: Pen): boolean => pen.canvas?.type === 'svg';

/** Returns the bytes of a canvas's pixels. */
export const bytesOf = ({ width, height }: Canvas): number => 4 * width * height;
