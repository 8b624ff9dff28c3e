/** Icons of goods, imports and all other counters, drawn in a square from -1 to 1. */
import type { Good, Import, Meat } from '../content/index.ts';
import type { Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import { hexPath } from './hexes.ts';
import {
  circle,
  circles,
  drawScaled,
  LINE,
  layPath,
  lines,
  polygon,
  ring,
  shape,
  strokePath,
} from './shapes.ts';
import { drawStamp } from './stamps.ts';
import { ON_COIN } from './theme.ts';
import { drawSign } from './unit-pieces.ts';

const barrel = (pen: Pen): void => {
  shape(pen, '#b9742f', 'M-.52 -.86 L.52 -.86 Q.98 0 .52 .86 L-.52 .86 Q-.98 0 -.52 -.86');
  lines(pen, LINE, 0.14, [-0.66, -0.42, 0.66, -0.42], [-0.66, 0.42, 0.66, 0.42]);
};

type Draw = (pen: Pen) => void;

const DRAW = {
  wool: (pen) => {
    shape(pen, '#fbf7ec', () => circle(pen, 0, 0, 0.82));
    pen.strokeStyle = '#9b8d70';
    pen.lineWidth = 0.11;
    for (const r of [0.56, 0.3]) {
      pen.beginPath();
      pen.arc(-0.06, 0.02, r, 0.5, 5.2);
      pen.stroke();
    }
    lines(pen, LINE, 0.12, [0.5, 0.66, 0.95, 0.92]);
  },
  milk: (pen) => {
    shape(
      pen,
      '#e9f3f8',
      'M-.3 -.92 L.3 -.92 .3 -.5 Q.62 -.3 .62 0 L.62 .9 -.62 .9 -.62 0 Q-.62 -.3 -.3 -.5 Z',
    );
    shape(pen, '#6fa8cc', () => pen.rect(-0.42, -0.98, 0.84, 0.24), 0.1);
    lines(pen, '#8fb9d0', 0.12, [-0.36, 0.1, -0.36, 0.6]);
  },
  grain: (pen) => {
    lines(pen, '#8a651a', 0.14, [0, 0.95, 0, -0.5]);
    for (const [x, y, a] of [
      [-0.3, 0.34, -0.6],
      [0.3, 0.34, 0.6],
      [-0.3, -0.1, -0.6],
      [0.3, -0.1, 0.6],
      [0, -0.62, 0],
    ] as const) {
      shape(pen, '#e9b93a', () => pen.ellipse(x, y, 0.2, 0.36, a, 0, Math.PI * 2), 0.09);
    }
  },
  bread: (pen) => {
    shape(pen, '#c98543', () => pen.ellipse(0, 0.06, 0.96, 0.6, 0, 0, Math.PI * 2));
    layPath(pen, 'M-.52 .26 L-.3 -.22 M-.1 .3 L.12 -.26 M.34 .26 L.54 -.16');
    strokePath(pen, '#fbe3bd', 0.15);
  },
  cheese: (pen) => {
    shape(pen, '#f2c53d', () => polygon(pen, -0.95, 0.16, 0.86, -0.62, 0.95, 0.08, 0.95, 0.74, -0.95, 0.74));
    lines(pen, LINE, 0.09, [-0.95, 0.16, 0.95, 0.08]);
    shape(pen, '#c28f14', () => circles(pen, [-0.4, 0.46, 0.16, 0.2, 0.34, 0.13, 0.56, 0.54, 0.11]), 0);
  },
  whisky: barrel,
  barrel,
  cotton: (pen) => {
    lines(pen, '#6b4a26', 0.14, [0, 0.95, 0, 0.3]);
    for (const [x, y] of [
      [-0.36, 0.06],
      [0.36, 0.06],
      [0, -0.42],
    ] as const)
      shape(pen, '#ffffff', () => circle(pen, x, y, 0.42), 0.1);
    shape(pen, '#6e8a3c', () => polygon(pen, -0.5, 0.36, 0.5, 0.36, 0, 0.72), 0.09);
  },
  tobacco: (pen) => {
    shape(pen, '#8a5a22', 'M0 -.95 C.95 -.5 .8 .5 0 .72 C-.8 .5 -.95 -.5 0 -.95');
    layPath(pen, 'M0 -.7 L0 .95 M0 .2 L.4 -.14 M0 .2 L-.4 -.14 M0 -.2 L.32 -.46 M0 -.2 L-.32 -.46');
    strokePath(pen, '#e9cf9b', 0.1);
  },
  sugarCane: (pen) => {
    for (const [x, lean] of [
      [-0.4, -0.1],
      [0, 0],
      [0.4, 0.1],
    ] as const) {
      lines(pen, LINE, 0.36, [x * 0.8, 0.9, x + lean, -0.5]);
      lines(pen, '#86a83f', 0.2, [x * 0.8, 0.88, x + lean, -0.5]);
      lines(pen, LINE, 0.08, [x - 0.16, 0.4, x + 0.16, 0.4], [x - 0.16, -0.06, x + 0.16, -0.06]);
    }
    layPath(pen, 'M0 -.5 L-.3 -.95 M.5 -.5 L.85 -.86 M-.5 -.5 L-.86 -.86 M0 -.5 L.3 -.95');
    strokePath(pen, '#4f7326', 0.14);
  },
  hops: (pen) => {
    shape(pen, '#7fa83c', 'M0 .95 C-.95 .4 -.7 -.6 0 -.66 C.7 -.6 .95 .4 0 .95');
    pen.strokeStyle = '#3f5c17';
    pen.lineWidth = 0.1;
    for (const y of [-0.3, 0.06, 0.42]) {
      for (const x of [-0.24, 0.24]) {
        pen.beginPath();
        pen.arc(x, y - 0.06, 0.26, 0.15 * Math.PI, 0.85 * Math.PI);
        pen.stroke();
      }
    }
    shape(pen, '#55801f', () => polygon(pen, 0, -0.6, -0.34, -0.98, -0.98, -0.82, -0.62, -0.5), 0.09);
    shape(pen, '#55801f', () => polygon(pen, 0, -0.6, 0.34, -0.98, 0.98, -0.82, 0.62, -0.5), 0.09);
  },
  beef: (pen) => drawSign(pen, 'cow', { x: 0, y: 0 }, 0.95, '#8d2a1f', '#f6e6cf'),
  mutton: (pen) => drawSign(pen, 'sheep', { x: 0, y: 0 }, 0.98, '#8d2a1f', '#f6e6cf'),
  money: (pen) => {
    shape(pen, '#f6d873', () => circle(pen, 0, 0, 0.88), 0.13);
    pen.beginPath();
    pen.arc(0.06, -0.22, 0.26, -0.1 * Math.PI, -1.1 * Math.PI, true);
    pen.lineTo(-0.2, 0.2);
    pen.quadraticCurveTo(-0.18, 0.44, -0.34, 0.5);
    pen.lineTo(0.38, 0.5);
    strokePath(pen, '#5a4208', 0.17);
    lines(pen, '#5a4208', 0.15, [-0.4, 0.08, 0.16, 0.08]);
  },
  freeSpace: (pen) => {
    // Not the green of bars, which gets dark by night.
    shape(pen, '#aac473', () => hexPath(pen, { x: 0, y: 0 }, 0.95));
    lines(pen, ON_COIN, 0.17, [-0.4, 0, 0.4, 0], [0, -0.4, 0, 0.4]);
  },
  bonusUpgrade: (pen) => {
    shape(pen, '#d9772b', 'M0 -.95 L.85 -.05 .36 -.05 .36 .9 -.36 .9 -.36 -.05 -.85 -.05 Z');
  },
  glory: (pen) => {
    shape(pen, '#e4b62f', () => ring(pen, 10, (i) => (i % 2 === 0 ? 1 : 0.44), 2.5));
  },
  merchant: (pen) => {
    shape(pen, '#6a4c8c', 'M-.72 .92 Q-.7 -.05 0 -.1 Q.7 -.05 .72 .92 Z');
    shape(pen, '#f0d3b0', () => circle(pen, 0, -0.42, 0.36));
    shape(pen, '#33291a', 'M-.62 -.62 L.62 -.62 .34 -.72 .26 -.99 -.26 -.99 -.34 -.72 Z', 0.05);
  },
  shipping: (pen) => {
    shape(pen, '#8a5a2b', () => polygon(pen, -0.95, 0.34, 0.95, 0.34, 0.6, 0.86, -0.6, 0.86));
    lines(pen, LINE, 0.12, [0, 0.34, 0, -0.95]);
    shape(pen, '#fbf7ec', () => polygon(pen, 0.1, -0.86, 0.82, 0.2, 0.1, 0.2));
    shape(pen, '#fbf7ec', () => polygon(pen, -0.1, -0.6, -0.7, 0.2, -0.1, 0.2));
  },
  technology: (pen) => {
    shape(pen, '#9aa3a8', () => ring(pen, 16, (i) => (i % 4 < 2 ? 0.95 : 0.68)));
    shape(pen, '#f3ead6', () => circle(pen, 0, 0, 0.28));
  },
  contract: (pen) => {
    shape(pen, '#fdf6e3', () => polygon(pen, -0.68, -0.92, 0.68, -0.92, 0.68, 0.92, -0.68, 0.92));
    lines(pen, '#8b7b52', 0.12, [-0.4, -0.5, 0.4, -0.5], [-0.4, -0.14, 0.4, -0.14], [-0.4, 0.22, 0.1, 0.22]);
    shape(pen, '#a3271f', () => circle(pen, 0.34, 0.54, 0.24), 0.08);
  },
  settlement: (pen) => {
    shape(pen, '#c9a36a', () => polygon(pen, -0.9, 0.9, -0.9, 0.1, -0.42, -0.34, 0.06, 0.1, 0.06, 0.9));
    shape(pen, '#b3242c', () => polygon(pen, -0.02, 0.9, -0.02, -0.2, 0.46, -0.78, 0.95, -0.2, 0.95, 0.9));
  },
  port: (pen) => {
    pen.beginPath();
    pen.arc(0, -0.66, 0.22, 0, Math.PI * 2);
    strokePath(pen, '#1f3d5a', 0.18);
    lines(pen, '#1f3d5a', 0.18, [0, -0.44, 0, 0.84], [-0.36, -0.16, 0.36, -0.16]);
    pen.beginPath();
    pen.arc(0, 0.18, 0.68, 0.08 * Math.PI, 0.92 * Math.PI);
    pen.stroke();
  },
  border: (pen) => {
    lines(pen, '#8b5a2b', 0.2, [-0.9, 0.5, 0.9, 0.5], [-0.9, -0.1, 0.9, -0.1]);
    lines(pen, '#8b5a2b', 0.24, [-0.6, -0.7, -0.6, 0.9], [0, -0.7, 0, 0.9], [0.6, -0.7, 0.6, 0.9]);
  },
  die: (pen) => {
    shape(pen, '#fdf6e3', () => pen.roundRect(-0.8, -0.8, 1.6, 1.6, 0.3));
    shape(pen, LINE, () => circles(pen, [-0.36, -0.36, 0.15, 0.36, 0.36, 0.15, 0, 0, 0.15]), 0);
  },
} satisfies Readonly<Record<Good | Import | Meat, Draw> & Record<string, Draw>>;
export type Icon = keyof typeof DRAW;
export const ICONS = Object.keys(DRAW) as readonly Icon[];

/** Draws an icon; `size` is its radius in pixels. */
export function drawIcon(pen: Pen, icon: Icon, at: Point, size: number): void {
  drawStamp(pen, ['icon', icon, size], at, 1.2 * size, (own, middle) =>
    drawScaled(own, middle, size, () => {
      own.lineJoin = 'round';
      own.lineCap = 'round';
      DRAW[icon](own);
    }),
  );
}
