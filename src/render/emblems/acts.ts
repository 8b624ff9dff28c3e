/** Emblems of actions and of intangible gains. */
import type { Pen } from '../canvas.ts';
import { circle, drawScaled, LINE, lines, polygon, ring, shape } from '../shapes.ts';
import type { ActEmblem } from './names.ts';
import { bold } from './parts.ts';
import { THINGS } from './things.ts';

const PAPER = '#fdf3d8';

/** A space of the map. */
function space(pen: Pen, fill: string): void {
  bold(pen, fill, () => ring(pen, 6, () => 1.02, -0.5));
}

/** Paper rolled up at both ends. */
function scroll(pen: Pen): void {
  bold(pen, PAPER, () => polygon(pen, -0.62, -0.8, 0.62, -0.8, 0.62, 0.8, -0.62, 0.8));
  for (const y of [-0.78, 0.78]) bold(pen, '#d8b26c', () => pen.roundRect(-0.9, y - 0.2, 1.8, 0.4, 0.2));
}

/** A house of a settlement, its foot in the middle of the ground. */
function house(pen: Pen, x: number, y: number, size: number, roof: string): void {
  drawScaled(pen, { x, y }, size, () => {
    bold(pen, '#fbf1da', () => pen.rect(-0.62, -0.9, 1.24, 0.9));
    bold(pen, roof, () => polygon(pen, -0.9, -0.8, 0, -1.66, 0.9, -0.8));
    shape(pen, LINE, () => pen.rect(-0.18, -0.5, 0.36, 0.5), 0);
  });
}

export const ACTS: Readonly<Record<ActEmblem, (pen: Pen) => void>> = {
  /** A coin with an arrow either way. */
  trade: (pen) => {
    for (const turn of [0, Math.PI]) {
      pen.save();
      pen.rotate(turn);
      bold(pen, '#3f7fb8', 'M-.98 -.5 L.3 -.5 .3 -.96 1 -.36 .3 .1 .3 -.2 -.98 -.2 Z');
      pen.restore();
    }
    drawScaled(pen, { x: 0, y: 0 }, 0.54, THINGS.pounds);
  },
  /** A space with a new house. */
  expand: (pen) => {
    space(pen, '#8fbf4f');
    house(pen, 0, 0.62, 0.74, '#b3242c');
  },
  merchant: (pen) => {
    bold(pen, '#6d4a94', 'M-.86 .96 Q-.84 .04 0 0 Q.84 .04 .86 .96 Z');
    lines(pen, '#f2c230', 0.16, [-0.3, 0.3, 0, 0.62, 0.3, 0.3]);
    bold(pen, '#f3d2ab', () => circle(pen, 0, -0.26, 0.46));
    bold(pen, '#2f4a3a', 'M-.86 -.42 L-.46 -.56 -.38 -1 .38 -1 .46 -.56 .86 -.42 Z');
  },
  shipping: (pen) => {
    lines(pen, LINE, 0.24, [0, 0.4, 0, -0.98]);
    bold(pen, '#fffaf0', 'M.06 -.94 Q.98 -.5 .86 .22 L.06 .22 Z');
    bold(pen, '#c8402f', 'M-.06 -.66 Q-.8 -.3 -.8 .22 L-.06 .22 Z');
    bold(pen, '#96602c', () => polygon(pen, -1, 0.36, 1, 0.36, 0.62, 0.94, -0.62, 0.94));
  },
  /** A wheel with teeth. */
  technology: (pen) => {
    bold(pen, '#9fb0b8', () => ring(pen, 32, (i) => (i % 4 < 2 ? 1.02 : 0.7), 0.5));
    bold(pen, '#e39a2d', () => circle(pen, 0, 0, 0.34));
  },
  contract: (pen) => {
    scroll(pen);
    lines(pen, '#8b7b52', 0.15, [-0.3, -0.34, 0.3, -0.34], [-0.3, 0, 0.3, 0], [-0.3, 0.34, 0.1, 0.34]);
  },
  /** A contract with a tick. */
  fulfil: (pen) => {
    scroll(pen);
    lines(pen, LINE, 0.5, [-0.34, 0, -0.06, 0.32, 0.84, -0.56]);
    lines(pen, '#6fc43a', 0.26, [-0.34, 0, -0.06, 0.32, 0.84, -0.56]);
  },
  /** The moon: the round is over for a player who passes. */
  pass: (pen) => {
    bold(pen, '#f4dc7c', () => {
      pen.arc(0, 0, 0.96, -0.44 * Math.PI, 0.16 * Math.PI, true);
      pen.arc(0.46, -0.22, 0.78, 0.34 * Math.PI, 1.38 * Math.PI);
      pen.closePath();
    });
    bold(pen, '#f4dc7c', () => circle(pen, 0.5, -0.26, 0.2));
  },
  /** Two houses. */
  settlement: (pen) => {
    house(pen, -0.42, 0.6, 0.6, '#3f6d97');
    house(pen, 0.36, 0.96, 0.72, '#b3242c');
  },
  /** A space that costs nothing. */
  freeSpace: (pen) => {
    space(pen, '#a9cc6a');
    lines(pen, LINE, 0.46, [-0.48, 0, 0.48, 0], [0, -0.48, 0, 0.48]);
    lines(pen, '#fffaf0', 0.24, [-0.48, 0, 0.48, 0], [0, -0.48, 0, 0.48]);
  },
  bonusUpgrade: (pen) => {
    bold(pen, '#e8792a', 'M0 -1 L.96 .02 .42 .02 .42 .94 -.42 .94 -.42 .02 -.96 .02 Z');
  },
};
