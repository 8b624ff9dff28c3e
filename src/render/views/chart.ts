/** How a game went, as charts: the players' points, and the six prices. */
import { GOODS, type Good } from '../../content/index.ts';
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawIcon } from '../icons.ts';
import { drawMark } from '../marks.ts';
import { columns, rows } from '../panel.ts';
import type { HistoryPoint, Scene } from '../request.ts';
import { lettersOf } from '../seat.ts';
import { INK, MUTED, PAPER_EDGE } from '../theme.ts';
import { type Box, widthOf, write } from '../write.ts';
import { styleOf } from './player-parts.ts';
import { wordsFor } from './words.ts';

const BAND = 'rgba(190,165,110,0.17)';
const GRID = 'rgba(120,100,60,0.28)';

/** Where points of a history lie on a plot. */
interface Plot {
  box: Box;
  x(index: number): number;
  y(value: number): number;
}

function plotOf(box: Box, count: number, low: number, high: number): Plot {
  const span = Math.max(1, high - low);
  return {
    box,
    x: (index) => box.x + (count < 2 ? 0.5 : index / (count - 1)) * box.width,
    y: (value) => box.y + box.height - ((value - low) / span) * box.height,
  };
}

/** The rounds of a history, with the index of the first point of each and of the next one's. */
function roundsOf(history: readonly HistoryPoint[]): { round: number; from: number; to: number }[] {
  const starts = history.flatMap(({ round }, i) => (round === history[i - 1]?.round ? [] : [i]));
  return starts.map((from, i) => ({
    round: history[from]?.round ?? 0,
    from,
    to: starts[i + 1] ?? history.length - 1,
  }));
}

/** Bands and lines that tell the rounds apart; gives the middle of each band that is wide enough for words. */
function drawRounds(pen: Pen, history: readonly HistoryPoint[], plot: Plot): { round: number; box: Box }[] {
  const { box } = plot;
  return roundsOf(history).map(({ round, from, to }, i) => {
    const left = plot.x(from);
    const width = plot.x(to) - left;
    if (i % 2 === 0) {
      pen.fillStyle = BAND;
      pen.fillRect(left, box.y, width, box.height);
    }
    if (i > 0) {
      pen.strokeStyle = PAPER_EDGE;
      pen.lineWidth = 1.5;
      pen.setLineDash([5, 5]);
      pen.beginPath();
      pen.moveTo(left, box.y);
      pen.lineTo(left, box.y + box.height);
      pen.stroke();
      pen.setLineDash([]);
    }
    return { round, box: { x: left, y: box.y, width, height: box.height } };
  });
}

/** Round values between two others, five or so. */
function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => (high - low) / size <= 5) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Places for labels as near as can be to where they belong, none over another, all within a range. */
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

function lay(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  points.forEach(({ x, y }, i) => {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
}

/** The projected points of every player through the game, for a box of about 1100 by 330. */
export function drawScoreChart(pen: Pen, history: readonly HistoryPoint[], scene: Scene, box: Box): void {
  const words = wordsFor(scene.language);
  const all = history.flatMap(({ scores }) => scores);
  const low = 5 * Math.floor(Math.min(...all, 10) / 5);
  const high = Math.max(low + 10, ...all);
  const labels = 132;
  const room = { x: box.x + 52, y: box.y + 34, width: box.width - 52 - labels, height: box.height - 46 };
  const plot = plotOf(room, history.length, low, high + (high - low) * 0.04);
  for (const { round, box: band } of drawRounds(pen, history, plot)) {
    const name = words.say('roundNumber', { round });
    const style = { size: 22, caps: true, colour: MUTED, align: 'center' } as const;
    const fits = widthOf(pen, name, style) < band.width - 4;
    const short = { ...band, y: box.y, height: 30 };
    if (fits || band.width > 16) write(pen, fits ? name : String(round), short, style);
  }
  for (const value of ticks(low, high)) {
    pen.strokeStyle = GRID;
    pen.lineWidth = value === 0 ? 2 : 1;
    lay(pen, [
      { x: room.x, y: plot.y(value) },
      { x: room.x + room.width, y: plot.y(value) },
    ]);
    pen.stroke();
    const left = { x: box.x, y: plot.y(value) - 14, width: 44, height: 28 };
    write(pen, String(value), left, { size: 22, align: 'right', colour: MUTED });
  }
  const letters = lettersOf(scene);
  const seats = letters.map((_, seat) => seat);
  const lines = seats.map((seat) =>
    history.map(({ scores }, i) => ({ x: plot.x(i), y: plot.y(scores[seat] ?? 0) })),
  );
  for (const seat of seats) drawLine(pen, seat, lines[seat] ?? []);
  for (const seat of seats) drawMarks(pen, seat, letters, lines[seat] ?? [], room);
  const ends = seats.map((seat) => lines[seat]?.at(-1)?.y ?? room.y);
  const rest = spread(ends, 34, box.y + 24, box.y + box.height - 18);
  for (const seat of seats) {
    const y = rest[seat] ?? 0;
    const edge = room.x + room.width;
    pen.strokeStyle = MUTED;
    pen.lineWidth = 1.5;
    lay(pen, [
      { x: edge, y: ends[seat] ?? 0 },
      { x: edge + 24, y },
    ]);
    pen.stroke();
    drawMark(pen, seat, { x: edge + 42, y }, 14, letters[seat]);
    const value = { x: edge + 64, y: y - 18, width: labels - 64, height: 36 };
    write(pen, String(history.at(-1)?.scores[seat] ?? 0), value, { size: 29, bold: true });
  }
}

/** A player's line: their colour with their outline's colour around it, dashed in their own way. */
function drawLine(pen: Pen, seat: number, points: readonly Point[]): void {
  const { fill, line } = styleOf(seat);
  for (const [colour, width] of [
    ['rgba(251,246,233,0.85)', 9],
    [line, 6],
    [fill, 3.2],
  ] as const) {
    pen.setLineDash(width === 9 ? [] : [...(DASHES[seat % DASHES.length] ?? [])]);
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    lay(pen, points);
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** A player's mark on their line now and then, at other places than the others' marks. */
function drawMarks(
  pen: Pen,
  seat: number,
  letters: readonly string[],
  points: readonly Point[],
  room: Box,
): void {
  const letter = letters[seat];
  const apart = room.width / 6;
  let next = room.x + apart * (0.35 + (seat * 0.8) / letters.length);
  for (const { x, y } of points) {
    if (x < next || x > room.x + room.width - 20) continue;
    drawMark(pen, seat, { x, y }, 11, letter);
    next = x + apart;
  }
}

/** The six prices through the game, a small plot each, for a box of about 1100 by 300. */
export function drawPriceChart(pen: Pen, history: readonly HistoryPoint[], scene: Scene, box: Box): void {
  const words = wordsFor(scene.language);
  const half = GOODS.length / 2;
  rows(box, [1, 1], 16).forEach((row, r) => {
    const goods = GOODS.slice(r * half, (r + 1) * half);
    const seen = history.flatMap(({ prices }) => goods.map((good) => prices[good]));
    const range = { low: Math.min(...seen), high: Math.max(...seen) };
    columns(row, Array<number>(half).fill(1), 24).forEach((cell, i) => {
      drawPrice(pen, history, goods[i] as Good, range, words.pounds, cell);
    });
  });
}

/** One good's price: its icon, its course, its highest and lowest, and where it is now. */
function drawPrice(
  pen: Pen,
  history: readonly HistoryPoint[],
  good: Good,
  { low, high }: { low: number; high: number },
  pounds: (amount: number) => string,
  box: Box,
): void {
  const room = { x: box.x + 86, y: box.y + 12, width: box.width - 86 - 66, height: box.height - 24 };
  const plot = plotOf(room, history.length, low - 0.5, high + 0.5);
  drawIcon(pen, good, { x: box.x + 24, y: box.y + box.height / 2 }, 23);
  drawRounds(pen, history, { ...plot, box: { ...room, y: box.y, height: box.height } });
  for (const value of [low, high]) {
    pen.strokeStyle = GRID;
    pen.lineWidth = 1;
    lay(pen, [
      { x: room.x, y: plot.y(value) },
      { x: room.x + room.width, y: plot.y(value) },
    ]);
    pen.stroke();
    const left = { x: box.x + 50, y: plot.y(value) - 13, width: 30, height: 26 };
    write(pen, String(value), left, { size: 22, align: 'right', colour: MUTED });
  }
  const steps = history.flatMap(({ prices }, i) => {
    const before = history[i - 1]?.prices[good] ?? prices[good];
    return [
      { x: plot.x(i), y: plot.y(before) },
      { x: plot.x(i), y: plot.y(prices[good]) },
    ];
  });
  lay(pen, [
    { x: room.x, y: box.y + box.height },
    ...steps,
    { x: room.x + room.width, y: box.y + box.height },
  ]);
  pen.fillStyle = 'rgba(138,47,29,0.13)';
  pen.fill();
  pen.strokeStyle = '#8a2f1d';
  pen.lineWidth = 3.5;
  lay(pen, steps);
  pen.stroke();
  const end = steps.at(-1);
  if (end === undefined) return;
  pen.beginPath();
  pen.arc(end.x, end.y, 6, 0, Math.PI * 2);
  pen.fillStyle = '#8a2f1d';
  pen.fill();
  const now = history.at(-1)?.prices[good] ?? 0;
  const y = Math.max(box.y, Math.min(box.y + box.height - 36, end.y - 18));
  write(pen, pounds(now), { x: end.x + 12, y, width: 62, height: 36 }, { size: 30, bold: true, colour: INK });
}
