/**
 * Panels kept as bitmaps: one that would be drawn just as one before is copied from it. Whether it would is found out
 * by drawing it with a pen that only notes what it is told, in a tenth of the time: so nothing has to be said of what
 * a panel shows, and none is ever out of date.
 */
import type { Canvas } from 'canvas';
import { type Pen, surface } from './canvas.ts';
import { isNoting, nameOf } from './recording-canvas.ts';
import type { Box } from './text-layout.ts';

/** Bytes of bitmaps that are kept in one thread: those of some thirty panels, for a few games. */
const KEPT = 32 * 2 ** 20;
/** In the order of their last use. */
const panels = new Map<string, Canvas>();
let bytes = 0;

/** What is drawn beside the box, for soft edges, before scaling. */
const EDGE = 8;

/**
 * Draws a panel within a box, which nothing else reaches into (nor into 8 pixels around it): its ground, plain paper,
 * is kept with it. Afterwards the pen is as it was before.
 */
export function drawKept(pen: Pen, box: Box, draw: (pen: Pen, box: Box) => void): void {
  // Within a panel that is being noted itself.
  if (isNoting(pen)) {
    draw(pen, box);
    return;
  }
  const { a: scale, e: left, f: top } = pen.getTransform();
  const x = Math.max(0, Math.floor(left + (box.x - EDGE) * scale));
  const y = Math.max(0, Math.floor(top + (box.y - EDGE) * scale));
  const width = Math.min(pen.canvas.width, Math.ceil(left + (box.x + box.width + EDGE) * scale)) - x;
  const height = Math.min(pen.canvas.height, Math.ceil(top + (box.y + box.height + EDGE) * scale)) - y;
  const name = [nameOf((noting) => draw(noting, box)), scale, left, top, x, y, width, height].join(' ');
  const known = panels.get(name);
  pen.save();
  if (known === undefined) {
    draw(pen, box);
    const { canvas, pen: copying } = surface(width, height);
    copying.drawImage(pen.canvas, x, y, width, height, 0, 0, width, height);
    keep(name, canvas);
  } else {
    pen.resetTransform();
    pen.drawImage(known, x, y);
    keep(name, known);
  }
  pen.restore();
}

const sizeOf = ({ width, height }: Canvas) => 4 * width * height;

function keep(name: string, canvas: Canvas): void {
  if (!panels.delete(name)) bytes += sizeOf(canvas);
  panels.set(name, canvas);
  for (const [oldest, gone] of panels) {
    if (bytes <= KEPT) break;
    panels.delete(oldest);
    bytes -= sizeOf(gone);
  }
}

/** Keeps none of the panels drawn so far. For tests. */
export function forgetKept(): void {
  panels.clear();
  bytes = 0;
}
