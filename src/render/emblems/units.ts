/** Emblems of units: animals, a field, buildings with their product, workers' tools. */
import type { Unit } from '../../content/index.ts';
import type { Pen } from '../canvas.ts';
import { circle, circles, drawScaled, LINE, layPath, lines, polygon, shape, strokePath } from '../shapes.ts';
import { bold } from './parts.ts';
import { THINGS } from './things.ts';

const HIDE = '#c1662d';

/** The walls of a house, below its roof. */
function walls(pen: Pen): void {
  bold(pen, '#fbf1da', () => pen.rect(-0.82, -0.3, 1.64, 1.26));
}
/** Draws the product of a building on its wall. */
const makes = (pen: Pen, good: 'bread' | 'cheese' | 'whisky', size: number, y: number): void =>
  drawScaled(pen, { x: 0, y }, size, THINGS[good]);

export const UNIT_EMBLEMS: Readonly<Record<Unit, (pen: Pen) => void>> = {
  sheep: (pen) => {
    lines(pen, LINE, 0.24, [-0.48, 0.4, -0.48, 0.86], [0.2, 0.4, 0.2, 0.86]);
    const fleece = () => {
      circles(pen, [-0.6, -0.06, 0.34, -0.32, -0.38, 0.36, 0.14, -0.42, 0.36, 0.44, -0.06, 0.34]);
      circles(pen, [0.2, 0.24, 0.34, -0.2, 0.28, 0.34, -0.56, 0.2, 0.3, -0.1, -0.06, 0.4]);
    };
    shape(pen, LINE, fleece, 0.2);
    shape(pen, '#ffffff', fleece, 0);
    shape(pen, LINE, () => pen.ellipse(0.7, -0.1, 0.25, 0.38, 0.3, 0, Math.PI * 2), 0.08);
    shape(pen, LINE, () => pen.ellipse(0.46, -0.4, 0.2, 0.11, 0.5, 0, Math.PI * 2), 0.06);
    shape(pen, '#ffffff', () => circle(pen, 0.76, -0.18, 0.08), 0);
  },
  /** A Highland cow: shaggy, with long horns. */
  cow: (pen) => {
    bold(
      pen,
      HIDE,
      'M-.86 -.34 L.3 -.4 .5 .4 .42 .92 .12 .92 .06 .56 -.12 .64 -.28 .54 -.42 .64 -.48 .92 -.78 .92 -.84 .3 -.98 .1 Z',
    );
    for (const [colour, width] of [
      [LINE, 0.36],
      ['#fbeed3', 0.15],
    ] as const) {
      layPath(pen, 'M-.28 -.86 C-.26 -.4 .3 -.46 .34 -.46 C.4 -.46 .94 -.4 .94 -.86');
      strokePath(pen, colour, width);
    }
    bold(pen, HIDE, 'M-.06 -.56 Q.34 -.76 .74 -.56 L.66 .16 Q.34 .52 .02 .16 Z');
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
    bold(pen, '#4c5a5c', 'M-1 -.2 Q-.36 -.3 -.26 -.66 L-.46 -.66 0 -1.02 .46 -.66 .26 -.66 Q.36 -.3 1 -.2 Z');
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
    bold(pen, '#7c4e25', 'M-1 .96 L-.8 .46 Q0 .24 .8 .46 L1 .96 Z');
    lines(pen, '#d09a5c', 0.11, [-0.5, 0.6, -0.62, 0.86], [0, 0.52, 0, 0.86], [0.5, 0.6, 0.62, 0.86]);
  },
  woodcutter: (pen) => {
    lines(pen, LINE, 0.44, [-0.7, 0.78, 0.3, -0.62]);
    lines(pen, '#b9773a', 0.2, [-0.7, 0.78, 0.3, -0.62]);
    bold(
      pen,
      '#c3ced4',
      'M-.04 -.64 L.3 -.98 .6 -.66 Q.76 -.56 .98 -.6 Q1.04 .02 .36 .4 Q.44 -.04 .28 -.24 Z',
    );
  },
  miner: (pen) => {
    lines(pen, LINE, 0.44, [-0.72, 0.78, 0.24, -0.42]);
    lines(pen, '#b9773a', 0.2, [-0.72, 0.78, 0.24, -0.42]);
    bold(pen, '#8d9aa3', 'M-.74 -.82 C.1 -1.16 1.1 -.4 .88 .7 C.66 .1 .1 -.56 -.74 -.82');
  },
  fisherman: (pen) => {
    bold(pen, '#3f83b8', () => polygon(pen, -0.3, 0.02, -0.98, -0.56, -0.82, 0.04, -0.98, 0.62));
    bold(pen, '#5ba3d4', 'M-.56 .02 Q.1 -.94 1 .02 Q.1 .98 -.56 .02 Z');
    lines(pen, LINE, 0.1, [0.26, -0.34, 0.2, 0.02, 0.26, 0.38]);
    shape(pen, '#ffffff', () => circle(pen, 0.56, -0.1, 0.13), 0.09);
  },
};
