/** Honours of a score sheet: a crown and a wreath. */
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { fillPath, strokePath } from '../shapes.ts';

/** Draws a crown with three points. */
export function drawCrown(pen: Pen, { x, y }: Point, r: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(r, r);
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [i, [px, py]] of [
    [-0.86, 0.62],
    [-1, -0.42],
    [-0.46, 0.06],
    [0, -0.74],
    [0.46, 0.06],
    [1, -0.42],
    [0.86, 0.62],
  ].entries()) {
    if (i === 0) pen.moveTo(px as number, py as number);
    else pen.lineTo(px as number, py as number);
  }
  pen.closePath();
  fillPath(pen, '#e9bd38');
  strokePath(pen, '#5a4208', 0.13);
  for (const [px, py] of [
    [-1, -0.5],
    [0, -0.82],
    [1, -0.5],
  ] as const) {
    pen.beginPath();
    pen.arc(px, py, 0.16, 0, Math.PI * 2);
    fillPath(pen, '#a3271f');
    pen.stroke();
  }
  pen.restore();
}

/** Draws a laurel wreath, open at the top. */
export function drawLaurel(pen: Pen, { x, y }: Point, r: number): void {
  pen.save();
  pen.translate(x, y);
  pen.lineCap = 'round';
  for (const side of [-1, 1]) {
    pen.strokeStyle = '#46652a';
    pen.lineWidth = r * 0.05;
    pen.beginPath();
    for (let i = 0; i <= 10; i++) {
      const angle = Math.PI / 2 - side * (0.08 + (i / 10) * 2.25);
      const [px, py] = [r * 1.18 * Math.cos(angle), r * Math.sin(angle)];
      if (i === 0) pen.moveTo(px, py);
      else pen.lineTo(px, py);
    }
    pen.stroke();
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI / 2 - side * (0.28 + (i / 9) * 2.2);
      for (const out of [-1, 1]) {
        pen.save();
        pen.translate(r * 1.18 * Math.cos(angle), r * Math.sin(angle));
        pen.rotate(angle - side * (Math.PI / 2) + side * out * 0.6);
        pen.beginPath();
        pen.ellipse(r * 0.15, 0, r * 0.17, r * 0.068, 0, 0, Math.PI * 2);
        fillPath(pen, out > 0 ? '#6f8f3a' : '#86a648');
        strokePath(pen, '#46652a', r * 0.018);
        pen.restore();
      }
    }
  }
  pen.restore();
}
