/** Sources of points, round by round: a bar per player. */
import { type PointsHistory, type RowPoints, type ScoreRow, totalOf } from '../../engine/index.ts';
import type { Language } from '../../text/index.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon, type Icon } from '../icons.ts';
import { drawMark, styleOf } from '../seat-marks.ts';
import { drawDisc, fillPath, lines, strokePath } from '../shapes.ts';
import { type Box, widthOf, write } from '../text-layout.ts';
import { ACCENT, INK, MUTED, PAPER_EDGE, TERRAIN } from '../theme.ts';
import { minusText, type Words, wordsFor } from './labels.ts';
import { TYPE } from './panel-stack.ts';

/** Sources of points: rows of the score sheet, each with a colour, an icon, and a pattern for parts without one. */
const PARTS = [
  { name: 'glory', rows: ['glory'], icon: 'glory', fill: '#f4df9b', pattern: 'dots' },
  { name: 'goods', rows: ['basicGoods', 'processedGoods'], icon: 'bread', fill: '#d9b48a', pattern: 'bands' },
  { name: 'money', rows: ['money'], icon: 'money', fill: '#fffaf0', pattern: 'plain' },
  { name: 'hops', rows: ['hops'], icon: 'hops', fill: TERRAIN.grass, pattern: 'band' },
  {
    name: 'imports',
    rows: ['cotton', 'tobacco', 'sugarCane'],
    icon: 'cotton',
    fill: TERRAIN.loch,
    pattern: 'top',
  },
  { name: 'contracts', rows: ['contracts'], icon: 'contract', fill: TERRAIN.mountain, pattern: 'line' },
  { name: 'settlements', rows: ['settlements'], icon: 'settlement', fill: '#e3a08c', pattern: 'bottom' },
  { name: 'bid', rows: ['auction'], icon: undefined, fill: '#cfc8bb', pattern: 'ends' },
] as const satisfies readonly {
  name: string;
  rows: readonly ScoreRow[];
  icon: Icon | undefined;
  fill: string;
  pattern: Pattern;
}[];
type Part = (typeof PARTS)[number];

/** Patterns that can be told apart even in a strip a few pixels wide. */
type Pattern = 'plain' | 'dots' | 'bands' | 'band' | 'line' | 'top' | 'bottom' | 'ends';

/** A bar per seat, under a round or a label. */
interface Block {
  readonly of: number | 'begin' | 'earlier' | 'majorities';
  readonly gained: readonly RowPoints[];
}

export interface RoundsShown {
  language: Language;
  /** By seat. */
  letters: readonly string[];
  /** Starting points, the gains of each round, and final settlement. */
  blocks: readonly Block[];
  /** Sources that occur. */
  parts: readonly Part[];
}

/** Returns the blocks of a race and the sources in them. */
export function roundsOf({
  whole,
  begun,
  rounds,
  majorities,
}: PointsHistory): Pick<RoundsShown, 'blocks' | 'parts'> {
  const settled = majorities.some((points) => totalOf(points) !== 0);
  const blocks: Block[] = [
    { of: whole ? 'begin' : 'earlier', gained: begun },
    ...rounds.map(({ round, gained }) => ({ of: round, gained })),
    ...(settled ? [{ of: 'majorities', gained: majorities } as const] : []),
  ];
  const all = blocks.flatMap(({ gained }) => gained);
  return { blocks, parts: PARTS.filter((part) => all.some((points) => pointsFor(points, part) !== 0)) };
}

/** Lists a player's points by source, without zeros. */
export const pointsBySource = (points: RowPoints, words: Words): { source: string; points: number }[] =>
  PARTS.map((part) => ({ source: nameOf(part, words), points: pointsFor(points, part) })).filter(
    (one) => one.points !== 0,
  );

const pointsFor = (points: RowPoints, { rows }: Part): number =>
  rows.reduce((sum, row) => sum + points[row], 0);

const BAR = 40;
const GAP = 7;
const BETWEEN = 18;
/** Marks are as high as bars: as large as is legible on a phone. */
const LETTER = 35;
const LEGEND = { row: 54, columns: 3 } as const;
/** Room at the left for round and mark, at the right for the sum. */
const LEFT = 216;
const RIGHT = 92;

const heightOfBlock = ({ letters }: RoundsShown): number => letters.length * (BAR + GAP) - GAP + BETWEEN;
const heightOfLegend = ({ parts }: RoundsShown): number =>
  Math.ceil(parts.length / LEGEND.columns) * LEGEND.row + 10;

/** Returns the height of `drawPointsByRound` in pixels. */
export const heightOfRounds = (shown: RoundsShown): number =>
  heightOfLegend(shown) + shown.blocks.length * heightOfBlock(shown);

/** Draws the legend, then a block per round, for a box about 1020 wide. */
export function drawPointsByRound(pen: Pen, shown: RoundsShown, box: Box): void {
  const words = wordsFor(shown.language);
  const scale = scaleOf(shown, box.width - LEFT - RIGHT);
  drawLegend(pen, shown, words, scale.each, box);
  shown.blocks.forEach((block, i) => {
    const height = heightOfBlock(shown);
    const field = { ...box, y: box.y + heightOfLegend(shown) + i * height, height };
    drawBlock(pen, shown, words, block, scale, field);
  });
}

/** Returns the pixels per point, and the offset of 0 from the left end of the bars. */
function scaleOf({ blocks, parts }: RoundsShown, width: number): { each: number; zero: number } {
  const sums = blocks.flatMap(({ gained }) =>
    gained.map((points) => {
      const some = parts.map((part) => pointsFor(points, part));
      const sum = (side: 1 | -1) => some.reduce((all, one) => all + Math.max(0, side * one), 0);
      return { gains: sum(1), losses: sum(-1) };
    }),
  );
  const losses = Math.max(...sums.map((one) => one.losses));
  const each = width / Math.max(10, losses + Math.max(...sums.map((one) => one.gains)));
  return { each, zero: losses * each };
}

/** Draws the legend, with the patterns of sources that have parts too narrow for an icon. */
function drawLegend(pen: Pen, { parts, blocks }: RoundsShown, words: Words, each: number, box: Box): void {
  const all = blocks.flatMap(({ gained }) => gained);
  const width = box.width / LEGEND.columns;
  parts.forEach((part, i) => {
    const x = box.x + (i % LEGEND.columns) * width;
    const y = box.y + Math.floor(i / LEGEND.columns) * LEGEND.row;
    const sample = { x, y: y + 4, width: 58, height: BAR };
    drawPiece(pen, part, sample, true);
    const values = all.map((points) => pointsFor(points, part)).filter((value) => value !== 0);
    const narrow = values.some((value) => Math.abs(value) * each < ROOM_FOR_ICON);
    if (narrow) drawPattern(pen, part, { ...sample, x: x + 42, width: 16 });
    const at = { x: x + (narrow ? 21 : 29), y: y + 4 + BAR / 2 };
    if (part.icon !== undefined) drawIcon(pen, part.icon, at, 16);
    const name = { x: x + 70, y, width: width - 78, height: BAR + 8 };
    write(pen, nameOf(part, words), name, { size: TYPE.small });
  });
}

const nameOf = ({ name }: Part, words: Words): string => words.say(name === 'bid' ? 'clanBid' : name);

function drawBlock(
  pen: Pen,
  { letters, parts }: RoundsShown,
  words: Words,
  { of, gained }: Block,
  { each, zero }: { each: number; zero: number },
  box: Box,
): void {
  lines(pen, PAPER_EDGE, 2, [box.x, box.y, box.x + box.width, box.y]);
  const bars = { ...box, y: box.y + BETWEEN / 2, height: box.height - BETWEEN };
  const name = typeof of === 'number' ? words.say('roundNumber', { round: of }) : words.say(of);
  const label = { ...bars, width: LEFT - 66 };
  write(pen, name, label, { size: TYPE.small, caps: true, colour: '#6b2a1a' });
  const left = box.x + LEFT + zero;
  gained.forEach((points, seat) => {
    const bar = { ...bars, y: bars.y + seat * (BAR + GAP), height: BAR };
    drawMark(pen, seat, { x: box.x + LEFT - 34, y: bar.y + BAR / 2 }, BAR / 2);
    const letter = { size: LETTER, bold: true, align: 'center', colour: styleOf(seat).sign } as const;
    write(pen, letters[seat] ?? '', { ...bar, x: box.x + LEFT - 34 - BAR / 2, width: BAR }, letter);
    const ends = { gains: left, losses: left };
    for (const part of parts) {
      const value = pointsFor(points, part);
      const width = Math.abs(value) * each;
      if (value > 0) drawPart(pen, part, value, { ...bar, x: ends.gains, width });
      if (value < 0) drawPart(pen, part, value, { ...bar, x: ends.losses - width, width });
      if (value > 0) ends.gains += width;
      else ends.losses -= width;
    }
    const sum = totalOf(points);
    const end = { ...bar, x: box.x + box.width - RIGHT, width: RIGHT };
    const colour = sum < 0 ? ACCENT : sum === 0 ? MUTED : INK;
    const style = { size: TYPE.body, bold: true, align: 'right', colour } as const;
    write(pen, sum === 0 ? '0' : words.signed(sum), end, style);
  });
  lines(pen, INK, 3, [left, bars.y - 4, left, bars.y + bars.height + 4]);
}

/** Radius of an icon, and the smallest that can still be recognised. */
const ICON = { most: 15, least: 8, besideFigure: 11 } as const;
const ROOM_FOR_ICON = 2 * ICON.least + 4;

/** Draws a segment of a bar: with icon and number, one of them, or a pattern, as there is room. */
function drawPart(pen: Pen, part: Part, value: number, box: Box): void {
  drawPiece(pen, part, box, value > 0);
  const figure = minusText(value);
  const style = { size: TYPE.small, bold: true };
  const wide = widthOf(pen, figure, style);
  const { icon } = part;
  const r = Math.min(ICON.most, (box.width - wide - 12) / 2);
  const middle = box.y + box.height / 2;
  if (icon === undefined && box.width >= wide + 8) write(pen, figure, box, { ...style, align: 'center' });
  else if (icon !== undefined && r >= ICON.besideFigure) {
    const from = box.x + (box.width - 2 * r - wide - 5) / 2;
    drawIcon(pen, icon, { x: from + r, y: middle }, r);
    write(pen, figure, { ...box, x: from + 2 * r + 5, width: wide + 1 }, style);
  } else if (icon !== undefined && box.width >= ROOM_FOR_ICON) {
    drawIcon(pen, icon, { x: box.x + box.width / 2, y: middle }, Math.min(ICON.most, box.width / 2 - 2));
  } else drawPattern(pen, part, box);
}

function drawPattern(pen: Pen, { pattern }: Part, { x, y, width, height }: Box): void {
  const middle = x + width / 2;
  const bar = (from: number, to: number) => pen.fillRect(x, y + from * height, width, (to - from) * height);
  pen.save();
  pen.fillStyle = INK;
  pen.globalAlpha = 0.72;
  if (pattern === 'dots')
    for (const part of [0.2, 0.5, 0.8]) drawDisc(pen, { x: middle, y: y + part * height }, width / 4, INK);
  if (pattern === 'bands') for (const from of [0.15, 0.45, 0.75]) bar(from, from + 0.1);
  if (pattern === 'band') bar(0.4, 0.6);
  if (pattern === 'top') bar(0, 0.3);
  if (pattern === 'bottom') bar(0.7, 1);
  if (pattern === 'ends') for (const from of [0, 0.8]) bar(from, from + 0.2);
  if (pattern === 'line') lines(pen, INK, width / 4, [middle, y, middle, y + height]);
  pen.restore();
}

/** Fills a field in the colour of a source; losses are hatched. */
function drawPiece(pen: Pen, { fill }: Part, { x, y, width, height }: Box, gain: boolean): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  fillPath(pen, fill);
  if (!gain) {
    pen.clip();
    for (let at = x - height; at < x + width; at += 13)
      lines(pen, 'rgba(138,47,29,0.45)', 3, [at, y + height, at + height, y]);
  }
  pen.restore();
  pen.beginPath();
  pen.rect(x, y, width, height);
  strokePath(pen, gain ? MUTED : ACCENT, 2);
}
