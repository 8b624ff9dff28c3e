/** The logo: a hexagonal stamp with a Highland cow. */
import type { Pen } from '../canvas.ts';
import { cornerOf, hexPath, type Point } from '../hexes.ts';
import { lines, shape } from '../shapes.ts';
import { outlined } from '../sticker-outline.ts';

const MIDDLE = { x: 0, y: 0 };
const DARK = '#2a1a12';
const HIDE = '#c9672c';
const SHADE = '#a54d1c';
const FRINGE = '#e08a45';
const PAPER = '#fbf3df';

/** Teeth along each side of the stamp. */
const TEETH = 8;
const RADIUS = 0.98;

/** Traces the perforated outline of the stamp. */
function perforated(pen: Pen): void {
  pen.beginPath();
  for (let side = 0; side < 6; side++) {
    const [a, b] = [cornerOf(MIDDLE, RADIUS, side), cornerOf(MIDDLE, RADIUS, side + 1)];
    const tooth = Math.hypot(b.x - a.x, b.y - a.y) / TEETH;
    const along = Math.atan2(b.y - a.y, b.x - a.x);
    for (let i = 0; i < TEETH; i++) {
      const part = (i + 0.5) / TEETH;
      pen.arc(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, tooth * 0.3, along + Math.PI, along, true);
    }
  }
  pen.closePath();
}

/** Draws the logo; `size` is its radius in pixels. */
export function drawMark(pen: Pen, { x, y }: Point, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  perforated(pen);
  pen.fillStyle = PAPER;
  pen.fill();
  hexPath(pen, MIDDLE, 0.83);
  pen.fillStyle = '#2f7d8c';
  pen.fill();
  pen.save();
  pen.clip();
  hills(pen);
  pen.restore();
  pen.restore();
  const wide = Math.round(size * 2);
  const head = outlined(wide, size * 0.035, PAPER, (inner) => {
    inner.scale(0.72, 0.72);
    inner.translate(0, 0.02);
    cow(inner);
  });
  pen.drawImage(head, x - wide / 2, y - wide / 2);
}

/** Draws a glen behind the cow. */
function hills(pen: Pen): void {
  pen.fillStyle = '#1f5f6e';
  pen.beginPath();
  pen.moveTo(-1, 0.2);
  pen.lineTo(-0.52, -0.2);
  pen.lineTo(-0.2, 0.12);
  pen.lineTo(0.3, -0.24);
  pen.lineTo(1, 0.3);
  pen.lineTo(1, 1);
  pen.lineTo(-1, 1);
  pen.closePath();
  pen.fill();
}

/** Draws the head of a Highland cow from the front. */
function cow(pen: Pen): void {
  for (const side of [-1, 1]) horn(pen, side);
  for (const side of [-1, 1]) ear(pen, side);
  shape(
    pen,
    HIDE,
    () => {
      pen.moveTo(-0.5, -0.42);
      pen.bezierCurveTo(-0.6, 0.1, -0.42, 0.3, -0.38, 0.56);
      pen.bezierCurveTo(-0.36, 0.98, 0.36, 0.98, 0.38, 0.56);
      pen.bezierCurveTo(0.42, 0.3, 0.6, 0.1, 0.5, -0.42);
      pen.bezierCurveTo(0.3, -0.66, -0.3, -0.66, -0.5, -0.42);
    },
    0.09,
  );
  shape(pen, '#f2c49a', () => pen.ellipse(0, 0.64, 0.34, 0.25, 0, 0, Math.PI * 2), 0.08);
  for (const side of [-1, 1]) {
    shape(pen, DARK, () => pen.ellipse(side * 0.14, 0.6, 0.06, 0.085, side * 0.3, 0, Math.PI * 2), 0);
  }
  fringe(pen);
}

function horn(pen: Pen, side: number): void {
  shape(
    pen,
    '#f7e8c8',
    () => {
      pen.moveTo(side * 0.36, -0.5);
      pen.bezierCurveTo(side * 0.7, -0.46, side * 0.98, -0.54, side * 1.06, -0.98);
      pen.bezierCurveTo(side * 1.28, -0.5, side * 0.98, -0.12, side * 0.42, -0.2);
      pen.closePath();
    },
    0.09,
  );
}

function ear(pen: Pen, side: number): void {
  shape(
    pen,
    SHADE,
    () => {
      pen.moveTo(side * 0.44, -0.24);
      pen.bezierCurveTo(side * 0.7, -0.3, side * 0.94, -0.16, side * 1, 0.1);
      pen.lineTo(side * 0.84, 0.06);
      pen.lineTo(side * 0.8, 0.2);
      pen.lineTo(side * 0.66, 0.1);
      pen.lineTo(side * 0.46, 0.06);
      pen.closePath();
    },
    0.08,
  );
}

/** Draws the locks that hang over the eyes. */
function fringe(pen: Pen): void {
  shape(
    pen,
    FRINGE,
    () => {
      pen.moveTo(-0.56, -0.4);
      pen.bezierCurveTo(-0.4, -0.84, 0.4, -0.84, 0.56, -0.4);
      pen.bezierCurveTo(0.6, -0.1, 0.5, 0.1, 0.4, 0.24);
      pen.quadraticCurveTo(0.34, 0.12, 0.3, 0);
      pen.quadraticCurveTo(0.26, 0.24, 0.12, 0.4);
      pen.quadraticCurveTo(0.06, 0.24, 0.04, 0.08);
      pen.quadraticCurveTo(-0.04, 0.3, -0.14, 0.38);
      pen.quadraticCurveTo(-0.22, 0.2, -0.26, 0.02);
      pen.quadraticCurveTo(-0.32, 0.16, -0.42, 0.24);
      pen.bezierCurveTo(-0.52, 0.1, -0.6, -0.1, -0.56, -0.4);
    },
    0.08,
  );
  lines(
    pen,
    SHADE,
    0.06,
    [-0.06, -0.5, -0.1, -0.1],
    [0.16, -0.48, 0.16, -0.12],
    [-0.28, -0.44, -0.34, -0.1],
    [0.36, -0.42, 0.4, -0.08],
  );
}
