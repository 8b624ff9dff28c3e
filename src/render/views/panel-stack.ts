/** Panels: the building blocks of board pictures, each drawn from its own slice of the game. */

import { createLruMap } from '../cache.ts';
import { bytesOf, createSurface, isVector, type Pen } from '../canvas.ts';
import { hashOf, isRecording } from '../recording-canvas.ts';
import type { Box } from '../text-layout.ts';

/** Bytes of cached bitmaps: about fifteen panels, for a few games. */
const MAX_BYTES = 16 * 2 ** 20;
const panels = createLruMap(MAX_BYTES, bytesOf);

/** Pixels drawn outside the box, for soft edges, before scaling. */
const EDGE = 8;

/**
 * Draws a panel inside a box, from the cache if possible. Nothing else may draw into the box or the 8 pixels
 * around it, because its plain paper background is cached too. Restores the pen.
 */
export function drawCached(pen: Pen, box: Box, draw: (pen: Pen, box: Box) => void): void {
  // Inside another panel that is being recorded.
  if (isRecording(pen) || isVector(pen)) {
    draw(pen, box);
    return;
  }
  const { a: scale, e: left, f: top } = pen.getTransform();
  const x = Math.max(0, Math.floor(left + (box.x - EDGE) * scale));
  const y = Math.max(0, Math.floor(top + (box.y - EDGE) * scale));
  const width = Math.min(pen.canvas.width, Math.ceil(left + (box.x + box.width + EDGE) * scale)) - x;
  const height = Math.min(pen.canvas.height, Math.ceil(top + (box.y + box.height + EDGE) * scale)) - y;
  const name = [hashOf((noting) => draw(noting, box)), scale, left, top, x, y, width, height].join(' ');
  const known = panels.get(name);
  pen.save();
  if (known === undefined) {
    draw(pen, box);
    const { canvas, pen: copying } = createSurface(width, height);
    copying.drawImage(pen.canvas, x, y, width, height, 0, 0, width, height);
    panels.set(name, canvas);
  } else {
    pen.resetTransform();
    pen.drawImage(known, x, y);
  }
  pen.restore();
}

/** Empties the cache. For tests. */
export function clearPanelCache(): void {
  panels.clear();
}

/** Width panels are drawn for, in pixels. Phones show them at a third. */
export const PANEL_WIDTH = 1048;

/** Font sizes: phones show them at a third, and nothing may be smaller than the first. */
export const TYPE = { small: 35, body: 40, head: 46, large: 56 } as const;

/** A part of a picture: its height, and how to draw it at `PANEL_WIDTH`. */
export interface Panel {
  readonly height: number;
  draw(pen: Pen, box: Box): void;
}

/** Creates a panel that depends on `shown` alone, which is plain data. */
export const panel = <T>(shown: T, height: number, draw: (pen: Pen, shown: T, box: Box) => void): Panel => ({
  height,
  draw: (pen, box) => draw(pen, shown, box),
});

/** Pixels between panels and around them. */
export const PANEL_GAP = 14;
/** Further pixels below the last panel. */
const FOOT = 4;
/** Left edge of panels in a picture of their own, in pixels. */
export const PANEL_LEFT = PANEL_GAP + 2;

/** Returns the height of stacked panels including margins, in pixels. */
export const heightOfPanels = (panels: readonly Panel[]): number =>
  panels.reduce((sum, { height }) => sum + height + PANEL_GAP, PANEL_GAP) + FOOT;

/** Returns the rows of a stack that belong to one panel: where it begins in them, and how many they are. */
export function sectionAround(
  { height }: Panel,
  isFirst: boolean,
  isLast: boolean,
): { readonly top: number; readonly height: number } {
  const top = isFirst ? PANEL_GAP : PANEL_GAP / 2;
  return { top, height: top + height + (isLast ? PANEL_GAP + FOOT : PANEL_GAP / 2) };
}

/** Draws stacked panels from this corner of a picture. */
export function drawPanels(pen: Pen, panels: readonly Panel[], x: number, y: number): void {
  let top = y + PANEL_GAP;
  for (const { height, draw } of panels) {
    drawCached(pen, { x: x + PANEL_LEFT, y: top, width: PANEL_WIDTH, height }, draw);
    top += height + PANEL_GAP;
  }
}
