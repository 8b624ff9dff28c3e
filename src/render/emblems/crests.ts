/** Clan crests: a two-coloured shield with the clan's speciality and its letters. */
import type { Clan } from '../../content/index.ts';
import type { Pen } from '../canvas.ts';
import { circles, drawScaled, LINE, layPath, lines, polygon, shape, strokePath } from '../shapes.ts';
import { drawSign } from '../unit-pieces.ts';
import { bold, letters } from './parts.ts';

interface Crest {
  /** Background of the shield, behind the emblem. */
  field: string;
  letters: string;
  /** Draws the emblem in pale colour, in a square from -1 to 1. */
  emblem: (pen: Pen) => void;
}

const PALE = '#fff6e2';
/** The outline of a crest. */
const SHIELD = 'M-.94 -.98 L.94 -.98 .94 .3 Q.9 .8 0 1.02 Q-.9 .8 -.94 .3 Z';

const crests: Readonly<Record<Clan, Crest>> = {
  /** Two contracts at once. */
  buchanan: {
    field: '#7a3f98',
    letters: 'Bu',
    emblem: (pen) => {
      for (const [x, y] of [
        [-0.28, -0.2],
        [0.26, 0.16],
      ] as const)
        shape(pen, PALE, () => pen.rect(x - 0.6, y - 0.76, 1.2, 1.52), 0.24);
      lines(pen, LINE, 0.18, [0, -0.16, 0.52, -0.16], [0, 0.24, 0.52, 0.24]);
    },
  },
  /** Cheaper houses. */
  campbell: {
    field: '#1f6b45',
    letters: 'Ca',
    emblem: (pen) => {
      shape(pen, PALE, () => polygon(pen, -0.7, 0.9, -0.7, -0.1, 0, -0.8, 0.7, -0.1, 0.7, 0.9), 0);
      lines(pen, PALE, 0.28, [-1, 0, 0, -0.9, 1, 0]);
      shape(pen, '#1f6b45', () => pen.rect(-0.2, 0.2, 0.4, 0.72), 0);
    },
  },
  /** A churn, for butter. */
  cunningham: {
    field: '#2b6fb0',
    letters: 'Cu',
    emblem: (pen) => {
      lines(pen, PALE, 0.24, [0, -1, 0, -0.3]);
      lines(pen, PALE, 0.24, [-0.36, -0.92, 0.36, -0.92]);
      shape(pen, PALE, () => polygon(pen, -0.5, -0.46, 0.5, -0.46, 0.78, 0.96, -0.78, 0.96), 0);
      lines(pen, '#2b6fb0', 0.2, [-0.6, 0.02, 0.6, 0.02], [-0.7, 0.54, 0.7, 0.54]);
    },
  },
  /** Ships and a start on the coast. */
  fergusson: {
    field: '#14737a',
    letters: 'Fe',
    emblem: (pen) => {
      shape(pen, PALE, () => polygon(pen, -1, 0.4, 1, 0.4, 0.6, 0.96, -0.6, 0.96), 0);
      shape(pen, PALE, () => polygon(pen, 0.1, -1, 0.9, 0.2, 0.1, 0.2), 0);
      shape(pen, PALE, () => polygon(pen, -0.12, -0.7, -0.12, 0.2, -0.76, 0.2), 0);
    },
  },
  macdonald: {
    field: '#1d3f8f',
    letters: 'MD',
    emblem: (pen) => drawSign(pen, 'fisherman', { x: 0, y: 0 }, 1.3, PALE, '#1d3f8f'),
  },
  /** A tankard. */
  macewan: {
    field: '#8a5a12',
    letters: 'ME',
    emblem: (pen) => {
      pen.beginPath();
      pen.arc(0.5, 0.24, 0.36, -0.5 * Math.PI, 0.5 * Math.PI);
      strokePath(pen, PALE, 0.22);
      shape(pen, PALE, () => pen.rect(-0.7, -0.4, 1.16, 1.34), 0);
      shape(pen, PALE, () => circles(pen, [-0.56, -0.54, 0.26, -0.12, -0.54, 0.34, 0.36, -0.54, 0.26]), 0);
      lines(pen, '#8a5a12', 0.16, [-0.36, 0, -0.36, 0.6], [0.1, 0, 0.1, 0.6]);
    },
  },
  /** A barrel, for the cellar. */
  mackenzie: {
    field: '#3b3f46',
    letters: 'MK',
    emblem: (pen) => {
      shape(pen, PALE, 'M-.56 -.94 L.56 -.94 Q1 0 .56 .94 L-.56 .94 Q-1 0 -.56 -.94', 0);
      lines(pen, '#3b3f46', 0.2, [-0.78, -0.4, 0.78, -0.4], [-0.78, 0.4, 0.78, 0.4]);
    },
  },
  /** A delta: a river that branches. */
  robertson: {
    field: '#a32a24',
    letters: 'Ro',
    emblem: (pen) => {
      lines(pen, PALE, 0.34, [0, -0.9, 0, 0.9], [0, -0.1, -0.74, 0.86], [0, -0.1, 0.74, 0.86]);
    },
  },
  /** A merchant's scales. */
  stewart: {
    field: '#b3541a',
    letters: 'St',
    emblem: (pen) => {
      lines(pen, PALE, 0.22, [0, -0.96, 0, 0.86], [-0.5, 0.9, 0.5, 0.9], [-0.8, -0.56, 0.8, -0.56]);
      for (const x of [-0.72, 0.72]) {
        shape(pen, PALE, () => pen.arc(x, 0.14, 0.4, Math.PI, 0, true), 0);
        lines(pen, PALE, 0.1, [x - 0.34, 0.1, x, -0.5, x + 0.34, 0.1]);
      }
    },
  },
};

function drawCrest(pen: Pen, { field, letters: text, emblem }: Crest): void {
  bold(pen, field, SHIELD);
  pen.save();
  layPath(pen, SHIELD);
  pen.clip();
  pen.fillStyle = PALE;
  pen.fillRect(-1, 0.07, 2, 1);
  lines(pen, LINE, 0.09, [-1, 0.07, 1, 0.07]);
  pen.restore();
  bold(pen, 'transparent', SHIELD);
  letters(pen, text, { x: 0, y: 0.48 }, 0.92, LINE, 1.5);
  drawScaled(pen, { x: 0, y: -0.42 }, 0.44, emblem);
}

export const CRESTS = Object.fromEntries(
  Object.entries(crests).map(([clan, crest]) => [clan, (pen: Pen) => drawCrest(pen, crest)]),
) as Readonly<Record<Clan, (pen: Pen) => void>>;
