/** Charts of a game's history: shared parts, and the six prices. */
import { GOODS, type Good } from '../../content/index.ts';
import { columns, rows } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawIcon } from '../icons.ts';
import type { HistoryPoint, Scene } from '../request.ts';
import { drawDisc, fillPath, lines, strokePath } from '../shapes.ts';
import { type Box, write } from '../text-layout.ts';
import { INK, MUTED, PAPER_EDGE } from '../theme.ts';
import { wordsFor } from './labels.ts';
import { TYPE } from './panel-stack.ts';

const BAND = 'rgba(190,165,110,0.17)';
export const GRID = 'rgba(120,100,60,0.28)';

/** Maps points of a history to positions. */
export interface Plot {
  box: Box;
  x(index: number): number;
  y(value: number): number;
}

/** Returns a plot in a box, for `count` points with values in a range. */
export function plotOf(box: Box, count: number, low: number, high: number): Plot {
  const span = Math.max(1, high - low);
  return {
    box,
    x: (index) => box.x + (count < 2 ? 0.5 : index / (count - 1)) * box.width,
    y: (value) => box.y + box.height - ((value - low) / span) * box.height,
  };
}

/** Returns the rounds of a history, each with the index of its first point and of the next round's. */
function roundsOf(history: readonly HistoryPoint[]): { round: number; from: number; to: number }[] {
  const starts = history.flatMap(({ round }, i) => (round === history[i - 1]?.round ? [] : [i]));
  return starts.map((from, i) => ({
    round: history[from]?.round ?? 0,
    from,
    to: starts[i + 1] ?? history.length - 1,
  }));
}

/** Draws bands and lines for the rounds. Returns the centre of each band wide enough for a label. */
export function drawRounds(
  pen: Pen,
  history: readonly HistoryPoint[],
  plot: Plot,
): { round: number; box: Box }[] {
  const { box } = plot;
  return roundsOf(history).map(({ round, from, to }, i) => {
    const left = plot.x(from);
    const width = plot.x(to) - left;
    if (i % 2 === 0) {
      pen.fillStyle = BAND;
      pen.fillRect(left, box.y, width, box.height);
    }
    if (i > 0) {
      pen.setLineDash([5, 5]);
      lines(pen, PAPER_EDGE, 1.5, [left, box.y, left, box.y + box.height]);
      pen.setLineDash([]);
    }
    return { round, box: { x: left, y: box.y, width, height: box.height } };
  });
}

/** Traces a line through these points. */
export function traceLine(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
}

/** Draws the six prices over the game as small plots, for a box of about 1020 by 340. */
export function drawPriceChart(pen: Pen, history: readonly HistoryPoint[], scene: Scene, box: Box): void {
  const words = wordsFor(scene.language);
  const half = GOODS.length / 2;
  rows(box, [1, 1], 20).forEach((row, r) => {
    const goods = GOODS.slice(r * half, (r + 1) * half);
    const seen = history.flatMap(({ prices }) => goods.map((good) => prices[good]));
    const range = { low: Math.min(...seen), high: Math.max(...seen) };
    columns(row, half, 18).forEach((cell, i) => {
      drawPrice(pen, history, goods[i] as Good, range, words.pounds, cell);
    });
  });
}

/** Draws one good's price: icon, history, highest, lowest and current. */
function drawPrice(
  pen: Pen,
  history: readonly HistoryPoint[],
  good: Good,
  { low, high }: { low: number; high: number },
  pounds: (amount: number) => string,
  box: Box,
): void {
  const room = { x: box.x + 100, y: box.y + 12, width: box.width - 100 - 84, height: box.height - 24 };
  const plot = plotOf(room, history.length, low - 0.5, high + 0.5);
  drawIcon(pen, good, { x: box.x + 24, y: box.y + box.height / 2 }, 23);
  drawRounds(pen, history, { ...plot, box: { ...room, y: box.y, height: box.height } });
  for (const value of [low, high]) {
    lines(pen, GRID, 1, [room.x, plot.y(value), room.x + room.width, plot.y(value)]);
    const left = { x: box.x + 52, y: plot.y(value) - 20, width: 42, height: 40 };
    write(pen, String(value), left, { size: TYPE.small, align: 'right', colour: MUTED });
  }
  const steps = history.flatMap(({ prices }, i) => {
    const before = history[i - 1]?.prices[good] ?? prices[good];
    return [
      { x: plot.x(i), y: plot.y(before) },
      { x: plot.x(i), y: plot.y(prices[good]) },
    ];
  });
  const bottom = box.y + box.height;
  traceLine(pen, [{ x: room.x, y: bottom }, ...steps, { x: room.x + room.width, y: bottom }]);
  fillPath(pen, 'rgba(138,47,29,0.13)');
  traceLine(pen, steps);
  strokePath(pen, '#8a2f1d', 3.5);
  const end = steps.at(-1);
  if (end === undefined) return;
  drawDisc(pen, end, 6, '#8a2f1d');
  const now = history.at(-1)?.prices[good] ?? 0;
  const y = Math.max(box.y, Math.min(box.y + box.height - 44, end.y - 22));
  const beside = { x: end.x + 12, y, width: 72, height: 44 };
  write(pen, pounds(now), beside, { size: TYPE.small, bold: true, colour: INK });
}
