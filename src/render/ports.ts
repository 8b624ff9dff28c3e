/** Port tiles: their effect as an icon, and who has used them (R-PORT). */
import type { PortEffect } from '../content/index.ts';
import type { Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import { hexPath } from './hexes.ts';
import { drawIcon } from './icons.ts';
import { INK, SEATS } from './theme.ts';
import { markPath } from './units.ts';
import { write } from './write.ts';

/** Draws a port tile in a hex of this radius. `users`: seats that have used it. */
export function drawPort(
  pen: Pen,
  at: Point,
  radius: number,
  effect: PortEffect,
  users: readonly number[],
): void {
  hexPath(pen, { x: at.x, y: at.y + radius * 0.06 }, radius * 0.88);
  pen.fillStyle = 'rgba(20,20,10,0.28)';
  pen.fill();
  hexPath(pen, at, radius * 0.86);
  pen.fillStyle = '#d9b67c';
  pen.fill();
  pen.save();
  hexPath(pen, at, radius * 0.86);
  pen.clip();
  pen.strokeStyle = 'rgba(110,75,30,0.35)';
  pen.lineWidth = radius * 0.025;
  for (let y = -0.6; y < 0.8; y += 0.3) {
    pen.beginPath();
    pen.moveTo(at.x - radius, at.y + y * radius);
    pen.lineTo(at.x + radius, at.y + y * radius);
    pen.stroke();
  }
  pen.restore();
  hexPath(pen, at, radius * 0.86);
  pen.lineWidth = radius * 0.07;
  pen.strokeStyle = '#6b4a1e';
  pen.stroke();
  drawIcon(pen, 'port', { x: at.x, y: at.y - radius * 0.53 }, radius * 0.15);
  effectIcon(pen, effect, { x: at.x, y: at.y - radius * 0.06 }, radius);
  users.forEach((seat, i) => {
    const style = SEATS[seat];
    if (style === undefined) return;
    const x = at.x + (i - (users.length - 1) / 2) * radius * 0.3;
    markPath(pen, style.shape, { x, y: at.y + radius * 0.5 }, radius * 0.12);
    pen.fillStyle = style.fill;
    pen.fill();
    pen.lineWidth = radius * 0.04;
    pen.strokeStyle = style.line;
    pen.stroke();
  });
}

/** What a port does, drawn: about a radius wide and half a radius high. */
export function effectIcon(pen: Pen, effect: PortEffect, at: Point, radius: number): void {
  const r = radius * 0.24;
  const say = (text: string, dx: number, width = 0.6) =>
    write(
      pen,
      text,
      {
        x: at.x + dx * radius - (width * radius) / 2,
        y: at.y - radius * 0.22,
        width: width * radius,
        height: radius * 0.44,
      },
      { size: radius * 0.4, bold: true, align: 'center', colour: INK },
    );
  const icon = (name: Parameters<typeof drawIcon>[1], dx: number, size = 1) =>
    drawIcon(pen, name, { x: at.x + dx * radius, y: at.y }, r * size);
  switch (effect.kind) {
    case 'spareAnimal':
      icon('beef', 0.2);
      say('−1', -0.3);
      break;
    case 'exchangeGoods':
      icon(effect.group === 'basic' ? 'grain' : 'bread', 0.34, 0.85);
      say(`1→${effect.gain}`, -0.2, 0.7);
      break;
    case 'bonusUpgrade':
      icon('bonusUpgrade', -0.38, 0.9);
      say(`+${effect.glory}`, 0.02, 0.4);
      icon('glory', 0.38, 0.8);
      break;
    case 'money':
      say(`+£${effect.money}`, 0, 1.1);
      break;
    case 'shiftPrice':
      say(`±${effect.steps}`, -0.22);
      icon('money', 0.3, 0.85);
      break;
    case 'exchangeUnits':
      arrows(pen, at, r * 1.1);
      break;
    case 'drawContracts':
      say(`£${effect.money}+`, -0.2, 0.7);
      icon('contract', 0.38, 0.9);
      break;
    case 'copy':
      say(`£${effect.cost}→`, -0.2, 0.7);
      icon('port', 0.38, 0.95);
      break;
  }
}

/** Two arrows that run past each other. */
function arrows(pen: Pen, { x, y }: Point, r: number): void {
  pen.strokeStyle = INK;
  pen.fillStyle = INK;
  pen.lineWidth = r * 0.28;
  for (const sign of [-1, 1]) {
    const top = y + sign * r * 0.42;
    pen.beginPath();
    pen.moveTo(x - sign * r * 1.3, top);
    pen.lineTo(x + sign * r * 0.9, top);
    pen.stroke();
    pen.beginPath();
    pen.moveTo(x + sign * r * 1.6, top);
    pen.lineTo(x + sign * r * 0.8, top - r * 0.42);
    pen.lineTo(x + sign * r * 0.8, top + r * 0.42);
    pen.closePath();
    pen.fill();
  }
}
