/** Honours of a score sheet: a crown and a wreath. */
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawDisc, drawScaled, fillPath, layPath, strokePath } from '../shapes.ts';

/** Draws a crown with three points. */
export function drawCrown(pen: Pen, at: Point, r: number): void {
  drawScaled(pen, at, r, () => {
    pen.lineJoin = 'round';
    layPath(pen, 'M-.86 .62 L-1 -.42 -.46 .06 0 -.74 .46 .06 1 -.42 .86 .62 Z');
    fillPath(pen, '#e9bd38');
    strokePath(pen, '#5a4208', 0.13);
    for (const x of [-1, 0, 1])
      drawDisc(pen, { x, y: x === 0 ? -0.82 : -0.5 }, 0.16, '#a3271f', '#5a4208', 0.13);
  });
}

/** Width of a wreath relative to its height: three digits stand between the leaves. */
const WIDE = 1.34;

/** Draws a laurel wreath, open at the top. */
export function drawLaurel(pen: Pen, { x, y }: Point, r: number): void {
  pen.save();
  pen.translate(x, y);
  pen.lineCap = 'round';
  for (const side of [-1, 1]) {
    pen.beginPath();
    for (let i = 0; i <= 10; i++) {
      const angle = Math.PI / 2 - side * (0.08 + (i / 10) * 2.25);
      pen.lineTo(WIDE * r * Math.cos(angle), r * Math.sin(angle));
    }
    strokePath(pen, '#46652a', r * 0.05);
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI / 2 - side * (0.28 + (i / 9) * 2.2);
      for (const out of [-1, 1]) {
        pen.save();
        pen.translate(WIDE * r * Math.cos(angle), r * Math.sin(angle));
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
