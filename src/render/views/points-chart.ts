/** Projected points of all players over the game as a chart, with the most decisive turns. */
import type { Seat, TurnSwing } from '../../engine/index.ts';
import type { Language } from '../../text/index.ts';
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import type { HistoryPoint } from '../request.ts';
import { drawMark, styleOf } from '../seat-marks.ts';
import { drawDisc, lines, strokePath } from '../shapes.ts';
import { type Box, widthOf, write } from '../text-layout.ts';
import { MUTED } from '../theme.ts';
import { drawRounds, GRID, type Plot, plotOf, traceLine } from './chart.ts';
import { minusText, wordsFor } from './labels.ts';
import { TYPE } from './panel-stack.ts';
import { drawNumber } from './turning-points.ts';

interface ChartShown {
  language: Language;
  history: readonly HistoryPoint[];
  /** By seat. */
  letters: readonly string[];
  turns: readonly TurnSwing[];
  /** Seats by place, the leader first. */
  ranking: readonly Seat[];
}

/** Returns about five round values between two others. */
function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => (high - low) / size <= 5) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Returns label positions as close as possible to the wanted ones, without overlaps and within a range. */
function spread(wanted: readonly number[], height: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let free = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, free);
    free = (placed[i] ?? 0) + height;
  }
  let limit = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - height;
  }
  return placed;
}

/** Dashes by seat, in pixels: full, dashed, dotted, dash and dot. */
const DASHES: readonly (readonly number[])[] = [[], [18, 9], [3, 9], [18, 8, 3, 8]];

/** Room above the plot for rounds and turn numbers, at the left for ticks, at the right for final marks. */
const ROOM = { rounds: 46, numbers: 58, left: 66, right: 150 } as const;
/** Radius of a mark whose letter is legible on a phone. */
const MARK = 24;
/** Radius of the dot of a decisive turn, with its outline. */
const DOT = 13;

/** Draws the chart, for a box of about 1020 by 480. */
export function drawPointsChart(pen: Pen, shown: ChartShown, box: Box): void {
  const { language, history, letters, turns } = shown;
  const words = wordsFor(language);
  const all = history.flatMap(({ scores }) => scores);
  const low = 5 * Math.floor(Math.min(...all, 10) / 5);
  const high = Math.max(low + 10, ...all);
  const top = ROOM.rounds + (turns.length === 0 ? 0 : ROOM.numbers);
  const room = {
    x: box.x + ROOM.left,
    y: box.y + top,
    width: box.width - ROOM.left - ROOM.right,
    height: box.height - top - 22,
  };
  const plot = plotOf(room, history.length, low, high + (high - low) * 0.04);
  const bands = drawRounds(pen, history, plot);
  const heads = { size: TYPE.small, caps: true, colour: MUTED, align: 'center' } as const;
  const named = ({ round }: { round: number }) => words.say('roundNumber', { round });
  const fits = bands.every((band) => widthOf(pen, named(band), heads) < band.box.width - 8);
  for (const band of bands.filter(({ box: { width } }) => width > 30)) {
    const head = { ...band.box, y: box.y, height: ROOM.rounds - 6 };
    write(pen, fits ? named(band) : String(band.round), head, heads);
  }
  drawTicks(pen, plot, low, high, box.x);
  const lines = letters.map((_, seat) =>
    history.map(({ scores }, i) => ({ x: plot.x(i), y: plot.y(scores[seat] ?? 0) })),
  );
  letters.forEach((_, seat) => {
    drawLine(pen, seat, lines[seat] ?? []);
  });
  const dots = drawTurns(pen, shown, plot, box.y + ROOM.rounds);
  for (const { seat, at } of marksAlong(lines, plot.box, dots)) drawMark(pen, seat, at, MARK, letters[seat]);
  drawEnds(pen, shown, plot, box);
}

/** Draws horizontal lines with their values at the left edge. */
function drawTicks(pen: Pen, { box, y }: Plot, low: number, high: number, left: number): void {
  for (const value of ticks(low, high)) {
    lines(pen, GRID, value === 0 ? 3 : 1.5, [box.x, y(value), box.x + box.width, y(value)]);
    const room = { x: left, y: y(value) - 20, width: ROOM.left - 10, height: 40 };
    write(pen, minusText(value), room, { size: TYPE.small, align: 'right', colour: MUTED });
  }
}

/** Draws a player's line: in their colour with its outline colour around it, in their own dash pattern. */
function drawLine(pen: Pen, seat: number, points: readonly Point[]): void {
  const { fill, line } = styleOf(seat);
  for (const [colour, width] of [
    ['rgba(255,255,255,0.85)', 9],
    [line, 6],
    [fill, 3.2],
  ] as const) {
    pen.setLineDash(width === 9 ? [] : [...(DASHES[seat % DASHES.length] ?? [])]);
    traceLine(pen, points);
    strokePath(pen, colour, width);
  }
  pen.setLineDash([]);
}

/**
 * Returns places for marks along the lines of all seats; none covers another, a dot, or the line from a dot up to its
 * number.
 */
export function marksAlong(
  lines: readonly (readonly Point[])[],
  box: Box,
  dots: readonly Point[] = [],
): { readonly seat: number; readonly at: Point }[] {
  const placed: { seat: number; at: Point }[] = [];
  const apart = box.width / 3;
  lines.forEach((points, seat) => {
    let next = box.x + apart * (0.3 + (seat * 0.8) / lines.length);
    for (const at of points) {
      if (at.x < next || at.x > box.x + box.width - MARK) continue;
      if (dots.some((dot) => Math.hypot(dot.x - at.x, Math.max(0, at.y - dot.y)) < MARK + DOT + 2)) continue;
      if (placed.some((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < 2 * MARK + 2)) continue;
      placed.push({ seat, at });
      next = at.x + apart;
    }
  });
  return placed;
}

/** Draws the most decisive turns: a number above the plot, and a line down to a dot at the result. Returns the dots. */
function drawTurns(pen: Pen, { history, turns }: ChartShown, plot: Plot, y: number): Point[] {
  const last = history.length - 1;
  const places = turns.map(({ to }) => {
    const found = history.findIndex(({ move }) => move >= to);
    return found < 0 ? last : found;
  });
  const right = plot.box.x + plot.box.width;
  const wanted = places.map((place) => plot.x(place) - MARK);
  const placed = spread(wanted, 2 * MARK + 8, plot.box.x, right - 2 * MARK);
  return turns.map(({ seat }, i) => {
    const place = places[i] ?? 0;
    const at = { x: plot.x(place), y: plot.y(history[place]?.scores[seat] ?? 0) };
    const number = { x: (placed[i] ?? 0) + MARK, y: y + MARK };
    traceLine(pen, [number, { x: at.x, y: plot.box.y - 2 }, at]);
    strokePath(pen, MUTED, 3);
    const { fill, line } = styleOf(seat);
    drawDisc(pen, at, DOT - 2, fill, line, 4);
    drawNumber(pen, i + 1, number, MARK);
    return at;
  });
}

/** Draws every player's mark and points at the right edge; of equal points, the better place is above. */
function drawEnds(pen: Pen, { history, letters, ranking }: ChartShown, plot: Plot, box: Box): void {
  const scores = ranking.map((seat) => history.at(-1)?.scores[seat] ?? 0);
  const edge = plot.box.x + plot.box.width;
  const ends = scores.map((score) => plot.y(score));
  const rest = spread(ends, 2 * MARK + 6, plot.box.y + 4, box.y + box.height - MARK);
  ranking.forEach((seat, i) => {
    const y = rest[i] ?? 0;
    lines(pen, MUTED, 2, [edge, ends[i] ?? 0, edge + 22, y]);
    drawMark(pen, seat, { x: edge + 22 + MARK, y }, MARK, letters[seat]);
    const value = { x: edge + 80, y: y - 28, width: ROOM.right - 80, height: 56 };
    write(pen, minusText(scores[i] ?? 0), value, { size: TYPE.head, bold: true });
  });
}
