/** Emblems of goods, imports and counters. */
import type { Good, Import, Meat } from '../../content/index.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon } from '../icons.ts';
import { circle, circles, LINE, layPath, lines, polygon, ring, shape, strokePath } from '../shapes.ts';
import { drawSign } from '../unit-pieces.ts';
import { bold, letters } from './parts.ts';

const WOOL = '#f3e6cf';
const MIDDLE = { x: 0, y: 0 };
const asIcon = (icon: Parameters<typeof drawIcon>[1], size = 1) => {
  return (pen: Pen): void => drawIcon(pen, icon, MIDDLE, size);
};

/** The knobs at the end of a bone. */
const BONE = [
  [-0.86, 0.62],
  [-0.62, 0.86],
] as const;

export const THINGS: Readonly<
  Record<Good | Meat | Import | 'hops' | 'glory' | 'pounds', (pen: Pen) => void>
> = {
  /** A ball of yarn with a needle and a loose end. */
  wool: (pen) => {
    lines(pen, LINE, 0.34, [0.1, -0.1, 0.8, -0.84]);
    lines(pen, '#c9883f', 0.14, [0.1, -0.1, 0.8, -0.84]);
    shape(pen, '#c9883f', () => circle(pen, 0.8, -0.84, 0.15), 0.12);
    const end = () => {
      layPath(pen, 'M-.2 .86 Q.4 1.04 .92 .82');
      pen.stroke();
    };
    lines(pen, LINE, 0.34);
    end();
    lines(pen, WOOL, 0.12);
    end();
    bold(pen, WOOL, () => circle(pen, -0.12, 0.1, 0.82));
    pen.save();
    pen.beginPath();
    circle(pen, -0.12, 0.1, 0.76);
    pen.clip();
    pen.strokeStyle = '#8d7a5c';
    pen.lineWidth = 0.12;
    for (const [x, y, r] of [
      [-1.1, -0.5, 0.78],
      [-1.1, -0.5, 1.06],
      [-1.1, -0.5, 1.34],
      [0.9, 0.94, 0.62],
      [0.9, 0.94, 0.9],
    ] as const) {
      pen.beginPath();
      pen.arc(x, y, r, 0, Math.PI * 2);
      pen.stroke();
    }
    pen.restore();
  },
  milk: (pen) => {
    bold(
      pen,
      '#f4fafd',
      'M-.34 -.8 L.34 -.8 .34 -.46 Q.72 -.26 .72 .06 L.72 .94 -.72 .94 -.72 .06 Q-.72 -.26 -.34 -.46 Z',
    );
    shape(pen, '#8cc3e6', () => polygon(pen, -0.72, 0.2, 0.72, 0.2, 0.72, 0.68, -0.72, 0.68), 0.1);
    bold(pen, '#2f6fa3', () => pen.rect(-0.48, -1, 0.96, 0.32));
  },
  /** One ear. */
  grain: (pen) => {
    lines(pen, LINE, 0.3, [0, 0.94, 0, -0.2]);
    lines(pen, '#a87a1c', 0.12, [0, 0.94, 0, -0.2]);
    for (const y of [0.44, 0.02, -0.4]) {
      for (const side of [-1, 1]) {
        bold(pen, '#f0bb34', () => pen.ellipse(side * 0.36, y, 0.23, 0.42, side * 0.72, 0, Math.PI * 2));
      }
    }
    bold(pen, '#f0bb34', () => pen.ellipse(0, -0.62, 0.23, 0.4, 0, 0, Math.PI * 2));
  },
  bread: (pen) => {
    bold(pen, '#cf8740', () => pen.ellipse(0, 0.04, 0.98, 0.7, 0, 0, Math.PI * 2));
    for (const x of [-0.46, 0.02, 0.5]) lines(pen, '#fff0d2', 0.2, [x - 0.14, 0.3, x + 0.1, -0.26]);
  },
  cheese: (pen) => {
    bold(pen, '#f6c93f', () => polygon(pen, -0.98, 0.06, 0.8, -0.78, 0.98, 0.02, 0.98, 0.8, -0.98, 0.8));
    lines(pen, LINE, 0.11, [-0.98, 0.06, 0.98, 0.02]);
    shape(pen, '#a8760a', () => circles(pen, [-0.46, 0.44, 0.2, 0.24, 0.34, 0.15, 0.58, 0.56, 0.14]), 0);
  },
  whisky: (pen) => {
    bold(pen, '#c17a30', 'M-.56 -.94 L.56 -.94 Q1.1 0 .56 .94 L-.56 .94 Q-1.1 0 -.56 -.94');
    lines(pen, LINE, 0.17, [-0.72, -0.44, 0.72, -0.44], [-0.72, 0.44, 0.72, 0.44]);
    lines(pen, '#f0b768', 0.13, [-0.26, -0.16, -0.26, 0.16]);
  },
  /** A steak with its animal. */
  beef: (pen) => {
    bold(
      pen,
      '#fbe9d2',
      'M-.5 -.86 C.2 -1.06 1.08 -.8 .99 -.1 C.92 .62 .3 .92 -.3 .84 C-1.06 .76 -1.14 -.66 -.5 -.86',
    );
    shape(
      pen,
      '#a52a20',
      'M-.46 -.72 C.2 -.9 .93 -.68 .86 -.1 C.8 .5 .26 .76 -.28 .7 C-.92 .62 -.98 -.56 -.46 -.72',
      0,
    );
    drawSign(pen, 'cow', { x: -0.04, y: 0.02 }, 0.66, '#fff3e2', '#a52a20');
  },
  /** A leg with its animal. */
  mutton: (pen) => {
    const bone = (colour: string, more: number) => {
      lines(pen, colour, 0.2 + more, [-0.78, 0.76, -0.2, 0.2]);
      for (const [x, y] of BONE) lines(pen, colour, 0.34 + more, [x, y, x, y]);
    };
    bone(LINE, 0.26);
    bone('#fff3e2', 0);
    bold(
      pen,
      '#a52a20',
      'M-.5 .5 C-.9 -.3 -.4 -.98 .28 -.98 C.8 -.98 1.02 -.6 .98 -.2 C.94 .4 .3 .86 -.5 .5',
    );
    drawSign(pen, 'sheep', { x: 0.2, y: -0.2 }, 0.58, '#fff3e2', '#a52a20');
  },
  cotton: (pen) => {
    lines(pen, LINE, 0.3, [0, 0.94, 0, 0.3]);
    lines(pen, '#7b5a2c', 0.12, [0, 0.94, 0, 0.3]);
    for (const [x, y] of [
      [-0.5, 0.06],
      [0.5, 0.06],
      [0, -0.5],
    ] as const)
      bold(pen, '#ffffff', () => circle(pen, x, y, 0.44));
    shape(pen, '#ffffff', () => circle(pen, 0, -0.02, 0.34), 0);
    bold(pen, '#6f9a35', () => polygon(pen, -0.66, 0.28, 0, 0.44, 0.66, 0.28, 0.3, 0.78, -0.3, 0.78));
  },
  tobacco: (pen) => {
    bold(pen, '#96601f', 'M0 -1 C1.1 -.5 .94 .54 0 .74 C-.94 .54 -1.1 -.5 0 -1');
    lines(pen, LINE, 0.3, [0, 0.7, 0, 0.92]);
    layPath(pen, 'M0 -.66 L0 .92 M0 .34 L.44 0 M0 .34 L-.44 0 M0 -.1 L.4 -.42 M0 -.1 L-.4 -.42');
    strokePath(pen, '#f4dcaa', 0.14);
  },
  /** Two canes with their leaves. */
  sugarCane: (pen) => {
    for (const side of [-1, 1]) {
      bold(pen, '#4f8a2a', () => {
        pen.moveTo(side * 0.3, -0.3);
        pen.quadraticCurveTo(side * 0.4, -0.9, side * 1, -0.9);
        pen.quadraticCurveTo(side * 0.84, -0.36, side * 0.3, -0.3);
      });
    }
    bold(pen, '#4f8a2a', 'M0 -.2 Q-.3 -.7 0 -1 Q.3 -.7 0 -.2');
    for (const x of [-0.32, 0.32]) {
      bold(pen, '#b9cf4d', () => pen.rect(x - 0.23, -0.42, 0.46, 1.38));
      lines(pen, LINE, 0.11, [x - 0.23, 0.04, x + 0.23, 0.04], [x - 0.23, 0.5, x + 0.23, 0.5]);
    }
  },
  hops: asIcon('hops', 1),
  glory: (pen) => {
    pen.translate(0, 0.06);
    bold(pen, '#f2c230', () => ring(pen, 10, (i) => (i % 2 === 0 ? 1.06 : 0.5), 2.5));
    pen.translate(0, -0.06);
  },
  pounds: (pen) => {
    bold(pen, '#f8d55f', () => circle(pen, 0, 0, 0.98));
    letters(pen, '£', { x: 0, y: 0.02 }, 1.75, LINE);
  },
};
