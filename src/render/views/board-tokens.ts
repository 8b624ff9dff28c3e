/** Shared parts of the export board: colours, and coins with a number. */
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawDisc } from '../shapes.ts';
import { write } from '../text-layout.ts';
import { COIN, ON_COIN } from '../theme.ts';

export const TILE = '#fffaf0';
export const PAST = '#efe7d3';
export const SOFT = '#6f654f';

export type DrawSymbol = (pen: Pen, at: Point, r: number) => void;

/** Draws a land cost as on the map. */
export const coinSign =
  (cost: number): DrawSymbol =>
  (pen, at, r) => {
    drawDisc(pen, at, r * 0.9, COIN, '#5a4208', r * 0.14);
    const room = { x: at.x - r, y: at.y - r, width: r * 2, height: r * 2 };
    write(pen, String(cost), room, { size: r * 1.6, bold: true, align: 'center', colour: ON_COIN });
  };
