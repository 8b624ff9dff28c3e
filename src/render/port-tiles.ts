/** Port tiles: the name of their space, effect, and who has used them (R-PORT). */
import type { PortEffect, PortTile } from '../content/index.ts';
import type { Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import { hexPath } from './hexes.ts';
import { drawIcon } from './icons.ts';
import { drawMark } from './seat-marks.ts';
import { fillPath, fillPolygon, lines, strokePath } from './shapes.ts';
import { write } from './text-layout.ts';
import { INK } from './theme.ts';

/** Formats an amount of money as the language writes it. */
export type FormatPounds = (amount: number) => string;

/** Draws a port tile in a hex of this radius. */
export function drawPort(
  pen: Pen,
  at: Point,
  radius: number,
  { name, effect }: Pick<PortTile, 'effect'> & { readonly name: string },
  pounds: FormatPounds,
): void {
  hexPath(pen, at, radius * 0.94);
  fillPath(pen, '#e8cf9f');
  strokePath(pen, '#6b4a1e', radius * 0.08);
  const top = at.y - radius * 0.52;
  drawIcon(pen, 'port', { x: at.x - radius * 0.33, y: top }, radius * 0.23);
  const line = { x: at.x - radius * 0.09, y: top - radius * 0.3, width: radius * 0.72, height: radius * 0.6 };
  write(pen, name, line, { size: radius * 0.5, bold: true, colour: '#1f3d5a' });
  effectIcon(pen, effect, { x: at.x, y: at.y + radius * 0.08 }, radius * 1.2, pounds);
}

/** Draws the marks of the seats that have used a port, as wide as its tile at most. */
export function drawPortUsers(pen: Pen, at: Point, radius: number, users: readonly number[]): void {
  const [pitch, size] = users.length > 2 ? [0.34, 0.16] : [0.44, 0.19];
  users.forEach((seat, i) => {
    const x = at.x + (i - (users.length - 1) / 2) * radius * pitch;
    drawMark(pen, seat, { x, y: at.y + radius * 0.53 }, radius * size);
  });
}

/** Draws the effect of a port, about one radius wide and half a radius high. */
export function effectIcon(
  pen: Pen,
  effect: PortEffect,
  at: Point,
  radius: number,
  pounds: FormatPounds,
): void {
  const r = radius * 0.24;
  const say = (text: string, dx: number, part = 0.6) => {
    const width = part * radius;
    const box = { x: at.x + dx * radius - width / 2, y: at.y - radius * 0.22, width, height: radius * 0.44 };
    write(pen, text, box, { size: radius * 0.4, bold: true, align: 'center', colour: INK });
  };
  const icon = (name: Parameters<typeof drawIcon>[1], dx: number, size = 1) =>
    drawIcon(pen, name, { x: at.x + dx * radius, y: at.y }, r * size);
  switch (effect.kind) {
    case 'spareAnimal':
      icon('beef', 0.05, 0.72);
      icon('mutton', 0.46, 0.72);
      say('−1', -0.38);
      break;
    case 'exchangeGoods':
      icon(effect.group === 'basic' ? 'grain' : 'bread', 0.38, 0.85);
      say(`1→${effect.gain}`, -0.22, 0.7);
      break;
    case 'bonusUpgrade':
      icon('bonusUpgrade', -0.43, 0.8);
      say(`+${effect.glory}`, 0, 0.5);
      icon('glory', 0.43, 0.8);
      break;
    case 'money':
      say(`+${pounds(effect.money)}`, 0, 1.1);
      break;
    case 'shiftPrice':
      say(`±${effect.steps}`, -0.22);
      icon('money', 0.3, 0.85);
      break;
    case 'exchangeUnits':
      arrows(pen, at, r * 1.1);
      break;
    case 'drawContracts':
      say(`+${pounds(effect.money)}`, -0.2, 0.7);
      icon('contract', 0.38, 0.9);
      break;
    case 'copy':
      say(`${pounds(effect.cost)}→`, -0.2, 0.7);
      icon('port', 0.38, 0.95);
      break;
  }
}

/** Draws two arrows in opposite directions. */
function arrows(pen: Pen, { x, y }: Point, r: number): void {
  for (const sign of [-1, 1]) {
    const top = y + sign * r * 0.42;
    const back = x + sign * r * 0.8;
    lines(pen, INK, r * 0.28, [x - sign * r * 1.3, top, x + sign * r * 0.9, top]);
    fillPolygon(pen, INK, x + sign * r * 1.6, top, back, top - r * 0.42, back, top + r * 0.42);
  }
}
