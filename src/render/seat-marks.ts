/** Marks of seats, and the symbols beside numbers. */
import type { Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import { fillPath, fillPolygon, roundedBox, strokePath } from './shapes.ts';
import { type Box, write } from './text-layout.ts';
import { CHOSEN, MARK, PLAYED, SEATS, type SeatStyle } from './theme.ts';
import { markPath } from './unit-pieces.ts';

let colours: readonly number[] | undefined;

/** Sets the colours of the seats for everything that is drawn next. Called at the start of each picture. */
export function useColours(given: readonly number[] | undefined): void {
  colours = given;
}

/** Returns the look of a seat's pieces in the current picture. */
export const styleOf = (seat: number): SeatStyle =>
  SEATS[(colours?.[seat] ?? seat) % SEATS.length] as SeatStyle;

/** Draws a seat's mark in its colour and shape, optionally with a short text: a letter or a count. */
export function drawMark(pen: Pen, seat: number, at: Point, r: number, text?: string): void {
  const style = styleOf(seat);
  markPath(pen, style.shape, at, r);
  fillPath(pen, style.fill);
  strokePath(pen, style.line, Math.max(1.5, r * 0.13));
  if (text === undefined) return;
  const room = { x: at.x - r * 0.8, y: at.y - r * 0.8, width: r * 1.6, height: r * 1.6 };
  write(pen, text, room, { size: r * 1.5, bold: true, align: 'center', colour: style.sign, least: 0.4 });
}

/** The looks of a played turn and of a better one. */
export const TURN_STYLES = {
  played: { fill: '#cfcac0', line: PLAYED, sign: '#3b3936', shape: 'circle' },
  better: { fill: CHOSEN, line: '#5f2604', sign: '#fffaf0', shape: 'diamond' },
} as const satisfies Record<string, SeatStyle>;
const TURN_LETTERS = { played: 'A', better: 'B' } as const;

/** Draws the letter of a turn: A for the played one, B for the better one. */
export function drawTurnLetter(pen: Pen, turn: keyof typeof TURN_STYLES, at: Point, r: number): void {
  const { shape, fill, line, sign } = TURN_STYLES[turn];
  markPath(pen, shape, at, r);
  fillPath(pen, fill);
  strokePath(pen, line, Math.max(2, r * 0.13));
  const room = { x: at.x - r * 0.8, y: at.y - r * 0.8, width: r * 1.6, height: r * 1.6 };
  write(pen, TURN_LETTERS[turn], room, { size: r * 1.4, bold: true, align: 'center', colour: sign });
}

/** Draws a triangle that points up or down. */
export function drawPointer(pen: Pen, { x, y }: Point, r: number, up: boolean, colour: string): void {
  const tip = up ? -r : r;
  fillPolygon(pen, colour, x, y + tip * 0.8, x + r, y - tip * 0.7, x - r, y - tip * 0.7);
}

/** Draws the dashed line around anything the last turn touched, as on the map. */
export function drawTouchedOutline(pen: Pen, box: Box, radius: number): void {
  roundedBox(pen, box, radius);
  strokePath(pen, '#ffffff', 9);
  pen.setLineDash([16, 9]);
  strokePath(pen, MARK, 5);
  pen.setLineDash([]);
}
