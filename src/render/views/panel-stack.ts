/** Panels: the building blocks of board pictures, each drawn from its own slice of the game. */
import type { Pen } from '../canvas.ts';
import { drawCached } from '../panel-cache.ts';
import type { Box } from '../text-layout.ts';

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

/** Returns the height of stacked panels including margins, in pixels. */
export const heightOfPanels = (panels: readonly Panel[]): number =>
  panels.reduce((sum, { height }) => sum + height + PANEL_GAP, PANEL_GAP) + 4;

/** Draws stacked panels from this corner of a picture. */
export function drawPanels(pen: Pen, panels: readonly Panel[], x: number, y: number): void {
  let top = y + PANEL_GAP;
  for (const { height, draw } of panels) {
    drawCached(pen, { x: x + PANEL_GAP + 2, y: top, width: PANEL_WIDTH, height }, draw);
    top += height + PANEL_GAP;
  }
}
