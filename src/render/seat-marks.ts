/** Marks of seats, and the symbols beside numbers. */
import type { Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import { fillPath, fillPolygon, polygon, roundedBox, strokePath } from './shapes.ts';
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
  played: { fill: '#cfcac0', line: PLAYED, sign: '#3b3936' },
  better: { fill: CHOSEN, line: '#5f2604', sign: '#fffaf0' },
} as const satisfies Record<string, Partial<SeatStyle>>;
const TURN_NUMBERS = { played: '1', better: '2' } as const;

/** Draws the tag of a turn, in a shape that no seat has: 1 for the played one, 2 for the better one. */
export function drawTurnTag(pen: Pen, turn: keyof typeof TURN_STYLES, { x, y }: Point, r: number): void {
  const { fill, line, sign } = TURN_STYLES[turn];
  const [left, right, half] = [x - r * 1.05, x + r * 0.55, r * 0.82];
  pen.beginPath();
  polygon(pen, left, y - half, right, y - half, x + r * 1.2, y, right, y + half, left, y + half);
  fillPath(pen, fill);
  strokePath(pen, line, Math.max(2, r * 0.13));
  const room = { x: left, y: y - half, width: r * 1.8, height: 2 * half };
  write(pen, TURN_NUMBERS[turn], room, { size: r * 1.4, bold: true, align: 'center', colour: sign });
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
