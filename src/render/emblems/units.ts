/** Emblems of units: animals, a field, buildings with their product, workers' tools. */
import type { Unit } from '../../content/index.ts';
import type { Pen } from '../canvas.ts';
import { circle, LINE, lines, polygon, shape } from '../shapes.ts';
import { bold } from './parts.ts';
import { THINGS } from './things.ts';

const HIDE = '#c1662d';

/** The walls of a house, below its roof. */
function walls(pen: Pen): void {
  bold(pen, '#fbf1da', () => pen.rect(-0.82, -0.3, 1.64, 1.26));
}
/** Draws the product of a building on its wall. */
function makes(pen: Pen, good: 'bread' | 'cheese' | 'whisky', size: number, y: number): void {
  pen.save();
  pen.translate(0, y);
  pen.scale(size, size);
  THINGS[good](pen);
  pen.restore();
}

export const UNIT_EMBLEMS: Readonly<Record<Unit, (pen: Pen) => void>> = {
  sheep: (pen) => {
    lines(pen, LINE, 0.24, [-0.48, 0.4, -0.48, 0.86], [0.2, 0.4, 0.2, 0.86]);
    const fleece = () => {
      for (const [x, y, r] of [
        [-0.6, -0.06, 0.34],
        [-0.32, -0.38, 0.36],
        [0.14, -0.42, 0.36],
        [0.44, -0.06, 0.34],
        [0.2, 0.24, 0.34],
        [-0.2, 0.28, 0.34],
        [-0.56, 0.2, 0.3],
        [-0.1, -0.06, 0.4],
      ] as const)
        circle(pen, x, y, r);
    };
    shape(pen, LINE, fleece, 0.2);
    shape(pen, '#ffffff', fleece, 0);
    shape(pen, LINE, () => pen.ellipse(0.7, -0.1, 0.25, 0.38, 0.3, 0, Math.PI * 2), 0.08);
    shape(pen, LINE, () => pen.ellipse(0.46, -0.4, 0.2, 0.11, 0.5, 0, Math.PI * 2), 0.06);
    shape(pen, '#ffffff', () => circle(pen, 0.76, -0.18, 0.08), 0);
  },
  /** A Highland cow: shaggy, with long horns. */
  cow: (pen) => {
    bold(pen, HIDE, () =>
      polygon(
        pen,
        ...[-0.86, -0.34, 0.3, -0.4, 0.5, 0.4, 0.42, 0.92, 0.12, 0.92, 0.06, 0.56],
        ...[-0.12, 0.64, -0.28, 0.54, -0.42, 0.64, -0.48, 0.92, -0.78, 0.92, -0.84, 0.3, -0.98, 0.1],
      ),
    );
    for (const [colour, width] of [
      [LINE, 0.36],
      ['#fbeed3', 0.15],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(-0.28, -0.86);
      pen.bezierCurveTo(-0.26, -0.4, 0.3, -0.46, 0.34, -0.46);
      pen.bezierCurveTo(0.4, -0.46, 0.94, -0.4, 0.94, -0.86);
      pen.stroke();
    }
    bold(pen, HIDE, () => {
      pen.moveTo(-0.06, -0.56);
      pen.quadraticCurveTo(0.34, -0.76, 0.74, -0.56);
      pen.lineTo(0.66, 0.16);
      pen.quadraticCurveTo(0.34, 0.52, 0.02, 0.16);
      pen.closePath();
    });
    shape(pen, '#f3c9a0', () => pen.ellipse(0.34, 0.16, 0.26, 0.19, 0, 0, Math.PI * 2), 0);
    lines(pen, LINE, 0.13, [0.16, -0.18, 0.16, -0.14], [0.52, -0.18, 0.52, -0.14]);
    lines(pen, '#f0b47c', 0.12, [0.22, -0.52, 0.18, -0.32], [0.46, -0.52, 0.5, -0.32]);
    lines(pen, '#7d3a13', 0.12, [-0.62, -0.04, -0.58, 0.26], [-0.3, -0.04, -0.26, 0.26]);
  },
  cheeseDairy: (pen) => {
    walls(pen);
    bold(pen, '#3f6d97', () => polygon(pen, -1, -0.2, -0.78, -0.66, 0, -1, 0.78, -0.66, 1, -0.2));
    makes(pen, 'cheese', 0.66, 0.38);
  },
  bakery: (pen) => {
    bold(pen, '#8c8376', () => pen.rect(0.36, -1, 0.34, 0.6));
    walls(pen);
    bold(pen, '#b23a2a', () => polygon(pen, -1, -0.2, 0, -0.94, 1, -0.2));
    makes(pen, 'bread', 0.66, 0.4);
  },
  /** With the pagoda above its kiln. */
  distillery: (pen) => {
    walls(pen);
    bold(pen, '#4c5a5c', () => {
      pen.moveTo(-1, -0.2);
      pen.quadraticCurveTo(-0.36, -0.3, -0.26, -0.66);
      pen.lineTo(-0.46, -0.66);
      pen.lineTo(0, -1.02);
      pen.lineTo(0.46, -0.66);
      pen.lineTo(0.26, -0.66);
      pen.quadraticCurveTo(0.36, -0.3, 1, -0.2);
      pen.closePath();
    });
    makes(pen, 'whisky', 0.58, 0.36);
  },
  /** Three stalks on ploughed land. */
  field: (pen) => {
    for (const x of [-0.62, 0, 0.62]) {
      lines(pen, LINE, 0.28, [x * 0.8, 0.5, x, -0.3]);
      lines(pen, '#b98a1f', 0.12, [x * 0.8, 0.5, x, -0.3]);
      for (const [dx, dy, lean] of [
        [-0.17, -0.08, -0.5],
        [0.17, -0.08, 0.5],
        [0, -0.56, 0],
      ] as const) {
        shape(pen, '#f0bb34', () => pen.ellipse(x + dx, dy, 0.17, 0.34, lean, 0, Math.PI * 2), 0.12);
      }
    }
    bold(pen, '#7c4e25', () => {
      pen.moveTo(-1, 0.96);
      pen.lineTo(-0.8, 0.46);
      pen.quadraticCurveTo(0, 0.24, 0.8, 0.46);
      pen.lineTo(1, 0.96);
      pen.closePath();
    });
    lines(pen, '#d09a5c', 0.11, [-0.5, 0.6, -0.62, 0.86], [0, 0.52, 0, 0.86], [0.5, 0.6, 0.62, 0.86]);
  },
  woodcutter: (pen) => {
    lines(pen, LINE, 0.44, [-0.7, 0.78, 0.3, -0.62]);
    lines(pen, '#b9773a', 0.2, [-0.7, 0.78, 0.3, -0.62]);
    bold(pen, '#c3ced4', () => {
      pen.moveTo(-0.04, -0.64);
      pen.lineTo(0.3, -0.98);
      pen.lineTo(0.6, -0.66);
      pen.quadraticCurveTo(0.76, -0.56, 0.98, -0.6);
      pen.quadraticCurveTo(1.04, 0.02, 0.36, 0.4);
      pen.quadraticCurveTo(0.44, -0.04, 0.28, -0.24);
      pen.closePath();
    });
  },
  miner: (pen) => {
    lines(pen, LINE, 0.44, [-0.72, 0.78, 0.24, -0.42]);
    lines(pen, '#b9773a', 0.2, [-0.72, 0.78, 0.24, -0.42]);
    bold(pen, '#8d9aa3', () => {
      pen.moveTo(-0.74, -0.82);
      pen.bezierCurveTo(0.1, -1.16, 1.1, -0.4, 0.88, 0.7);
      pen.bezierCurveTo(0.66, 0.1, 0.1, -0.56, -0.74, -0.82);
    });
  },
  fisherman: (pen) => {
    bold(pen, '#3f83b8', () => polygon(pen, -0.3, 0.02, -0.98, -0.56, -0.82, 0.04, -0.98, 0.62));
    bold(pen, '#5ba3d4', () => {
      pen.moveTo(-0.56, 0.02);
      pen.quadraticCurveTo(0.1, -0.94, 1, 0.02);
      pen.quadraticCurveTo(0.1, 0.98, -0.56, 0.02);
      pen.closePath();
    });
    lines(pen, LINE, 0.1, [0.26, -0.34, 0.2, 0.02, 0.26, 0.38]);
    shape(pen, '#ffffff', () => circle(pen, 0.56, -0.1, 0.13), 0.09);
  },
};
