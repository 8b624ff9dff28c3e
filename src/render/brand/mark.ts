/** The logo: a hexagonal stamp with a Highland cow. */
import type { Pen } from '../canvas.ts';
import { cornerOf, hexPath, type Point } from '../hexes.ts';
import { fillPath, layPath, shape, strokePath } from '../shapes.ts';
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
  fillPath(pen, PAPER);
  hexPath(pen, MIDDLE, 0.83);
  fillPath(pen, '#2f7d8c');
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
const hills = (pen: Pen): void =>
  shape(pen, '#1f5f6e', 'M-1 .2 L-.52 -.2 -.2 .12 .3 -.24 1 .3 1 1 -1 1 Z', 0);

/** Draws the head of a Highland cow from the front. */
function cow(pen: Pen): void {
  for (const side of [-1, 1]) horn(pen, side);
  for (const side of [-1, 1]) ear(pen, side);
  shape(
    pen,
    HIDE,
    'M-.5 -.42 C-.6 .1 -.42 .3 -.38 .56 C-.36 .98 .36 .98 .38 .56 C.42 .3 .6 .1 .5 -.42 C.3 -.66 -.3 -.66 -.5 -.42',
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
    [
      'M-.56 -.4 C-.4 -.84 .4 -.84 .56 -.4 C.6 -.1 .5 .1 .4 .24 Q.34 .12 .3 0 Q.26 .24 .12 .4 Q.06 .24 .04 .08',
      'Q-.04 .3 -.14 .38 Q-.22 .2 -.26 .02 Q-.32 .16 -.42 .24 C-.52 .1 -.6 -.1 -.56 -.4',
    ].join(' '),
    0.08,
  );
  layPath(pen, 'M-.06 -.5 L-.1 -.1 M.16 -.48 L.16 -.12 M-.28 -.44 L-.34 -.1 M.36 -.42 L.4 -.08');
  strokePath(pen, SHADE, 0.06);
}
