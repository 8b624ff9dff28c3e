/** Small drawings that pictures repeat, such as pieces, icons and coins: drawn once, then copied to whole pixels. */
import type { Canvas } from 'canvas';
import { createLruMap } from './cache.ts';
import { bytesOf, createSurface, isVector, type Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import { isRecording } from './recording-canvas.ts';

/** Bytes of cached stamps: about three hundred, as many as the pictures of a few games need. */
const MAX_BYTES = 6 * 2 ** 20;
const stamps = createLruMap(MAX_BYTES, bytesOf);

/**
 * Draws around a point, from the cache if possible, rounded to whole pixels. `look` is everything the
 * drawing depends on but its place. It reaches no further than `extent` from there, in pixels before scaling.
 */
export function drawStamp(
  pen: Pen,
  look: readonly (string | number)[],
  at: Point,
  extent: number,
  draw: (pen: Pen, at: Point) => void,
): void {
  if (isRecording(pen)) {
    pen.fillText(look.join(' '), at.x, at.y);
    return;
  }
  const { a: scale, b: turn, e, f } = pen.getTransform();
  if (isVector(pen) || turn !== 0) {
    draw(pen, at);
    return;
  }
  const half = Math.ceil(extent * scale) + 1;
  const key = [...look, scale].join(' ');
  const canvas = stamps.get(key) ?? drawn(key, half, scale, draw);
  const x = Math.round(e + scale * at.x) - half;
  const y = Math.round(f + scale * at.y) - half;
  if (scale === 1) pen.drawImage(canvas, x - e, y - f);
  else {
    pen.save();
    pen.resetTransform();
    pen.drawImage(canvas, x, y);
    pen.restore();
  }
}

function drawn(key: string, half: number, scale: number, draw: (pen: Pen, at: Point) => void): Canvas {
  const { canvas, pen } = createSurface(2 * half, 2 * half);
  pen.translate(half, half);
  pen.scale(scale, scale);
  draw(pen, { x: 0, y: 0 });
  stamps.set(key, canvas);
  return canvas;
}
