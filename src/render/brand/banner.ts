/** The banner: mark, name and tagline in front of a glen with a loch. For a profile and for link previews. */
import type { Pen } from '../canvas.ts';
import { UNIT_EMBLEMS } from '../emblems/units.ts';
import { fillPath } from '../shapes.ts';
import { outlined } from '../sticker-outline.ts';
import { drawTree } from '../terrain.ts';
import { type Box, write } from '../text-layout.ts';
import { drawMark } from './mark.ts';

const NAME = ['Caledonia', 'by Post'] as const;
const LINE = 'Clans of Caledonia, turn by turn, in Discord';

/** Draws the banner at this size. */
export function drawBanner(pen: Pen, width: number, height: number): void {
  pen.save();
  pen.scale(width, height);
  glen(pen);
  pen.restore();
  const near = Math.min(height, width * 0.4);
  for (const [x, y, size] of TREES) drawTree(pen, x * width, y * height, size * near);
  for (const [x, y, size] of SHEEP) {
    const wide = Math.round(size * near);
    const one = outlined(wide, 1, '#f4f1e4', (inner) => {
      if (x > 0.5) inner.scale(-1, 1);
      inner.scale(0.9, 0.9);
      UNIT_EMBLEMS.sheep(inner);
    });
    pen.drawImage(one, x * width, y * height - wide);
  }
  const mark = { x: width - near * 0.56, y: height * 0.47 };
  postmark(pen, mark.x, mark.y, near * 0.4);
  drawMark(pen, mark, near * 0.43);
  lettering(pen, { x: width * 0.05, y: height * 0.09, width: width - near * 1.1, height });
}

/** Mountain ranges from far to near: heights from left to right as fractions of the picture. */
const RANGES = {
  '#c4d8cb': [0.52, 0.4, 0.46, 0.56, 0.5, 0.44, 0.3, 0.2, 0.3, 0.4, 0.34],
  '#98bba9': [0.58, 0.62, 0.54, 0.6, 0.64, 0.6, 0.5, 0.54, 0.42, 0.3, 0.42],
  '#6f9c82': [0.6, 0.68, 0.74, 0.72, 0.75, 0.74, 0.7, 0.62, 0.68, 0.6, 0.52],
} as const;
/** Top of the loch and heights of the near bank. */
const LOCH = 0.72;
const BANK = [0.8, 0.86, 0.9, 0.88, 0.92, 0.94, 0.92, 0.88, 0.9, 0.86, 0.82] as const;
const TREES = [
  [0.94, 0.93, 0.26],
  [0.985, 0.97, 0.32],
  [0.6, 0.985, 0.16],
  [0.635, 0.995, 0.2],
] as const;
const SHEEP = [
  [0.42, 0.985, 0.085],
  [0.47, 0.995, 0.1],
  [0.885, 0.985, 0.1],
] as const;

/** Draws sky, hills, a loch and its bank in a unit square. */
function glen(pen: Pen): void {
  const sky = pen.createLinearGradient(0, 0, 0, LOCH);
  sky.addColorStop(0, '#f3d9a6');
  sky.addColorStop(0.75, '#fbf1da');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 1, 1);
  for (const [colour, heights] of Object.entries(RANGES)) land(pen, colour, heights);
  const water = pen.createLinearGradient(0, LOCH, 0, 1);
  water.addColorStop(0, '#8fc3d4');
  water.addColorStop(1, '#4f93b8');
  pen.fillStyle = water;
  pen.fillRect(0, LOCH, 1, 1 - LOCH);
  pen.fillStyle = 'rgba(255, 255, 255, 0.45)';
  for (const [x, y, wide] of RIPPLES) pen.fillRect(x, y, wide, 0.008);
  land(pen, '#3c6b4a', BANK);
}

const RIPPLES = [
  [0.1, 0.76, 0.1],
  [0.24, 0.8, 0.06],
  [0.36, 0.75, 0.12],
  [0.5, 0.82, 0.08],
  [0.56, 0.77, 0.1],
  [0.72, 0.8, 0.06],
  [0.02, 0.79, 0.04],
] as const;

/** Draws rounded hills through the heights, filled down to the bottom. */
function land(pen: Pen, colour: string, heights: readonly number[]): void {
  const step = 1 / (heights.length - 1);
  pen.beginPath();
  pen.moveTo(0, 1);
  pen.lineTo(0, heights[0] as number);
  heights.slice(0, -1).forEach((height, i) => {
    const next = heights[i + 1] as number;
    pen.bezierCurveTo((i + 0.5) * step, height, (i + 0.5) * step, next, (i + 1) * step, next);
  });
  pen.lineTo(1, 1);
  pen.closePath();
  fillPath(pen, colour);
}

/** Draws the wavy lines of a postmark, running out to the left of a point. */
function postmark(pen: Pen, x: number, y: number, r: number): void {
  pen.save();
  pen.strokeStyle = 'rgba(43, 42, 38, 0.4)';
  pen.lineWidth = r * 0.06;
  for (let row = -3; row <= 0; row++) {
    pen.beginPath();
    for (let i = 0; i <= 60; i++) {
      const along = i / 60;
      pen.lineTo(x - r * (0.4 + 1.35 * along), y + r * (row * 0.22 + 0.07 * Math.sin(along * 4 * Math.PI)));
    }
    pen.stroke();
  }
  pen.restore();
}

function lettering(pen: Pen, { x, y, width, height }: Box): void {
  const size = Math.min(height * 0.25, width * 0.175);
  const rows = [0, size * 0.86] as const;
  NAME.forEach((words, i) => {
    const row = { x, y: y + (rows[i] as number), width, height: size };
    write(pen, words, row, { size, caps: true, colour: '#7d1f2b' });
  });
  const below = { x, y: y + size * 1.84, width, height: size };
  write(pen, LINE, below, { size: size * 0.34, bold: true, colour: '#2b2a26' });
}
