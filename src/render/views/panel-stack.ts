/** Panels: what the boards of a picture are put together from, each drawn from a slice of the game of its own. */
import type { Pen } from '../canvas.ts';
import { drawKept } from '../panel-cache.ts';
import type { Box } from '../text-layout.ts';

/** The width that panels are drawn for. A phone shows them at a third of it. */
export const PANEL_WIDTH = 1048;

/** Sizes of lettering: a phone shows them at a third, and smaller than the first nothing is to be written. */
export const TYPE = { small: 35, body: 40, head: 46, large: 56 } as const;

/** A part of a picture: how high it is, and how it is drawn at `PANEL_WIDTH`. */
export interface Panel {
  readonly height: number;
  draw(pen: Pen, box: Box): void;
}

/** A panel that is drawn from `shown` alone, which is plain data: as long as that stays, so does the drawing. */
export const panel = <T>(shown: T, height: number, draw: (pen: Pen, shown: T, box: Box) => void): Panel => ({
  height,
  draw: (pen, box) => draw(pen, shown, box),
});

/** Between panels, and around them. */
export const PANEL_GAP = 14;

/** Pixels that panels take below each other, with a margin around them. */
export const heightOfPanels = (panels: readonly Panel[]): number =>
  panels.reduce((sum, { height }) => sum + height + PANEL_GAP, PANEL_GAP) + 4;

/** Draws panels below each other, from this corner of a picture. */
export function drawPanels(pen: Pen, panels: readonly Panel[], x: number, y: number): void {
  let top = y + PANEL_GAP;
  for (const { height, draw } of panels) {
    drawKept(pen, { x: x + PANEL_GAP + 2, y: top, width: PANEL_WIDTH, height }, draw);
    top += height + PANEL_GAP;
  }
}
