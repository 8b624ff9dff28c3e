/** Sources of points, round by round: a bar per player. */
import { type PointsHistory, type RowPoints, type ScoreRow, totalOf } from '../../engine/index.ts';
import type { Language } from '../../text/index.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon, type Icon } from '../icons.ts';
import { drawMark, styleOf } from '../seat-marks.ts';
import { fillPath, lines, strokePath } from '../shapes.ts';
import { type Box, widthOf, write } from '../text-layout.ts';
import { ACCENT, INK, MUTED, PAPER_EDGE, TERRAIN } from '../theme.ts';
import { minusText, type Words, wordsFor } from './labels.ts';
import { TYPE } from './panel-stack.ts';

/** Sources of points: rows of the score sheet, each with a colour and an icon. */
const PARTS = [
  { name: 'glory', rows: ['glory'], icon: 'glory', fill: '#f4df9b' },
  { name: 'goods', rows: ['basicGoods', 'processedGoods'], icon: 'bread', fill: '#d9b48a' },
  { name: 'money', rows: ['money'], icon: 'money', fill: '#fffaf0' },
  { name: 'hops', rows: ['hops'], icon: 'hops', fill: TERRAIN.grass },
  { name: 'imports', rows: ['cotton', 'tobacco', 'sugarCane'], icon: 'cotton', fill: TERRAIN.loch },
  { name: 'contracts', rows: ['contracts'], icon: 'contract', fill: TERRAIN.mountain },
  { name: 'settlements', rows: ['settlements'], icon: 'settlement', fill: '#e3a08c' },
  { name: 'bid', rows: ['auction'], icon: undefined, fill: '#cfc8bb' },
] as const satisfies readonly {
  name: string;
  rows: readonly ScoreRow[];
  icon: Icon | undefined;
  fill: string;
}[];
type Part = (typeof PARTS)[number];

/** A bar per seat, under a round or a label. */
interface Block {
  readonly of: number | 'begin' | 'earlier' | 'majorities';
  readonly gained: readonly RowPoints[];
}

/** The data of the bars. */
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
  drawLegend(pen, shown, words, box);
  const scale = scaleOf(shown, box.width - LEFT - RIGHT);
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

function drawLegend(pen: Pen, { parts }: RoundsShown, words: Words, box: Box): void {
  const width = box.width / LEGEND.columns;
  parts.forEach((part, i) => {
    const x = box.x + (i % LEGEND.columns) * width;
    const y = box.y + Math.floor(i / LEGEND.columns) * LEGEND.row;
    drawPiece(pen, part, { x, y: y + 4, width: 58, height: BAR }, true);
    if (part.icon !== undefined) drawIcon(pen, part.icon, { x: x + 29, y: y + 4 + BAR / 2 }, 16);
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

/** Draws a segment of a bar, with icon and number if there is room. */
function drawPart(pen: Pen, part: Part, value: number, box: Box): void {
  drawPiece(pen, part, box, value > 0);
  const figure = minusText(value);
  const style = { size: TYPE.small, bold: true };
  const wide = widthOf(pen, figure, style);
  const icon = part.icon !== undefined && box.width >= 34;
  const both = icon && box.width >= 34 + wide + 14;
  const middle = box.y + box.height / 2;
  if (both) {
    const from = box.x + (box.width - 34 - wide - 4) / 2;
    drawIcon(pen, part.icon, { x: from + 15, y: middle }, 15);
    write(pen, figure, { ...box, x: from + 36, width: wide + 1 }, style);
  } else if (icon) drawIcon(pen, part.icon, { x: box.x + box.width / 2, y: middle }, 15);
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
