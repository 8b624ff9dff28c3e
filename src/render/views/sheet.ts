/** Statistics sheets: headings, large numbers, bars, head-to-head games, sentences; as wide as a phone. */
import { card, columns } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { CRESTS } from '../emblems/crests.ts';
import type { Point } from '../hexes.ts';
import { drawIcon } from '../icons.ts';
import { drawBox, drawDisc, drawScaled, fillPolygon, strokePath } from '../shapes.ts';
import type { Bar, Pair, Sheet, SheetBlock, Sign } from '../sheet-content.ts';
import { type Box, type Lettering, linesIn, widthOf, write, writeLines } from '../text-layout.ts';
import { ACCENT, GOLD, GOLD_EDGE, INK, MUTED, PAPER_DARK } from '../theme.ts';
import { drawCrown } from './laurels.ts';
import { PANEL_GAP, PANEL_WIDTH, TYPE } from './panel-stack.ts';

type Block<K extends SheetBlock['kind']> = Extract<SheetBlock, { kind: K }>;

const PAD = 24;
/** Height of a line of small text. */
const LINE = 43;
const HEAD = 80;
const TITLE = 58;
const FIGURE = 84;
const FIGURE_GAP = 16;
const ROW = 106;
const SHORT_ROW = 60;
const PAIR = 92;

const SMALL: Lettering = { size: TYPE.small, colour: MUTED, least: 1 };
const INNER = PANEL_WIDTH - 2 * PAD;
const OUTER = PANEL_WIDTH - 16;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Returns the height of a small text in pixels; 0 if empty. */
const heightOfText = (text = '', width = INNER): number =>
  text === '' ? 0 : linesIn(text, width, SMALL) * LINE;

/** Returns how many numbers are side by side. */
const columnCount = (count: number): number => (count === 4 ? 2 : Math.min(count, 3));

/** Returns the heights of the rows of numbers, each as high as its longest label requires. */
function rowsOfFigures({ figures }: Block<'figures'>): number[] {
  const wide = columnCount(figures.length);
  const width = (INNER - FIGURE_GAP * (wide - 1)) / wide;
  return Array.from({ length: Math.ceil(figures.length / wide) }, (_, row) => {
    const labels = figures.slice(row * wide, (row + 1) * wide).map(({ label }) => heightOfText(label, width));
    return FIGURE + Math.max(...labels) + 18;
  });
}

function heightOf(block: SheetBlock): number {
  switch (block.kind) {
    case 'figures':
      return sum(rowsOfFigures(block)) + 22;
    case 'bars':
      return 40 + TITLE + heightOfText(block.legend) + block.bars.length * (block.compact ? SHORT_ROW : ROW);
    case 'pairs':
      return 40 + 2 * TITLE + block.pairs.length * PAIR;
    case 'notes':
      return sum(block.notes.map((note) => heightOfText(note, OUTER) + 8));
  }
}

const heightOfHead = ({ subtitle }: Sheet): number => HEAD + heightOfText(subtitle, OUTER);

/** Returns the height of a sheet in pixels. */
export const heightOfSheet = (sheet: Sheet): number =>
  PANEL_GAP + heightOfHead(sheet) + sum(sheet.blocks.map((block) => heightOf(block) + PANEL_GAP)) + 6;

/** Draws a sheet at the top left of a picture `PANEL_WIDTH` wide, with a margin. */
export function drawSheet(pen: Pen, sheet: Sheet): void {
  const x = PANEL_GAP + 2;
  const head = { x: x + 8, y: PANEL_GAP, width: OUTER, height: HEAD };
  write(pen, sheet.title, head, { size: 62, caps: true, colour: ACCENT });
  const below = { ...head, y: head.y + HEAD - 2, height: heightOfText(sheet.subtitle, OUTER) };
  if (sheet.subtitle !== undefined) writeLines(pen, sheet.subtitle, below, SMALL);
  let y = PANEL_GAP + heightOfHead(sheet);
  for (const block of sheet.blocks) {
    const height = heightOf(block);
    drawBlock(pen, block, { x, y, width: PANEL_WIDTH, height });
    y += height + PANEL_GAP;
  }
}

function drawBlock(pen: Pen, block: SheetBlock, box: Box): void {
  if (block.kind === 'notes') {
    drawNotes(pen, block, box);
    return;
  }
  const inner = card(pen, box, undefined, undefined, 0);
  const room = { ...inner, x: inner.x + PAD, width: inner.width - 2 * PAD };
  if (block.kind === 'figures') drawFigures(pen, block, room);
  else if (block.kind === 'bars') drawBars(pen, block, room);
  else drawPairs(pen, block, room);
}

function drawNotes(pen: Pen, { notes }: Block<'notes'>, box: Box): void {
  let { y } = box;
  for (const note of notes) {
    const height = heightOfText(note, OUTER);
    writeLines(pen, note, { x: box.x + 8, y, width: OUTER, height }, SMALL);
    y += height + 8;
  }
}

function drawFigures(pen: Pen, block: Block<'figures'>, box: Box): void {
  const { figures } = block;
  const wide = columnCount(figures.length);
  let y = box.y + 12;
  rowsOfFigures(block).forEach((height, row) => {
    const cells = columns({ ...box, y, height }, wide, FIGURE_GAP);
    figures.slice(row * wide, (row + 1) * wide).forEach(({ value, label }, i) => {
      const cell = cells[i] as Box;
      write(pen, value, { ...cell, height: FIGURE }, { size: 78, bold: true, align: 'center' });
      const below = { ...cell, y: y + FIGURE, height: heightOfText(label, cell.width) };
      writeLines(pen, label, below, { ...SMALL, align: 'center' });
    });
    y += height;
  });
}

function drawTitle(pen: Pen, title: string, legend: string | undefined, box: Box): number {
  const at = { ...box, y: box.y + 12, height: TITLE };
  write(pen, title, at, { size: TYPE.head, caps: true, colour: '#6b2a1a' });
  const height = heightOfText(legend);
  if (legend !== undefined) writeLines(pen, legend, { ...box, y: at.y + TITLE - 2, height }, SMALL);
  return at.y + TITLE + height + 6;
}

function drawBars(pen: Pen, { title, legend, bars, compact = false }: Block<'bars'>, box: Box): void {
  let y = drawTitle(pen, title, legend, box);
  const height = compact ? SHORT_ROW : ROW;
  for (const bar of bars) {
    const row = { ...box, y, height };
    if (bar.marked === true) drawGold(pen, row);
    if (compact) drawShort(pen, bar, row);
    else drawLong(pen, bar, row);
    y += height;
  }
}

function drawGold(pen: Pen, { x, y, width, height }: Box): void {
  const box = { x: x - 12, y: y + 1, width: width + 24, height: height - 4 };
  drawBox(pen, box, 12, GOLD, GOLD_EDGE, 2);
}

const VALUE = 158;
const SIGN = 92;
/** Width of symbol and label beside a bar. */
const NAME = 490;

/** Draws label and detail above the bar, and the value to the right. */
function drawLong(pen: Pen, bar: Bar, box: Box): void {
  const left = bar.sign === undefined ? 0 : SIGN;
  if (bar.sign !== undefined) drawSignOf(pen, bar.sign, { x: box.x + 36, y: box.y + box.height / 2 }, 41);
  const middle = { ...box, x: box.x + left, width: box.width - left - VALUE };
  const top = { ...middle, y: box.y + 8, height: 52 };
  const detail = bar.detail ?? '';
  const used = Math.min(widthOf(pen, detail, SMALL), top.width * 0.66);
  write(pen, detail, { ...top, x: top.x + top.width - used, width: used + 1 }, { ...SMALL, align: 'right' });
  const label = { ...top, width: top.width - used - 18 };
  write(pen, bar.label, label, { size: TYPE.body, bold: true, least: 0.875 });
  drawTrack(pen, bar, { ...middle, y: box.y + 66, height: 24 });
  drawValue(pen, bar.value, box);
}

/** Draws label, bar and value in one line. */
function drawShort(pen: Pen, bar: Bar, box: Box): void {
  const left = bar.sign === undefined ? 0 : 66;
  if (bar.sign !== undefined) drawSignOf(pen, bar.sign, { x: box.x + 26, y: box.y + box.height / 2 }, 24);
  const label = { ...box, x: box.x + left, width: NAME - left };
  write(pen, bar.label, label, { size: TYPE.small, least: 1 });
  const [x, y] = [box.x + NAME + 16, box.y + box.height / 2 - 12];
  drawTrack(pen, bar, { x, y, width: box.width - NAME - 16 - VALUE, height: 24 });
  drawValue(pen, bar.value, box);
}

function drawValue(pen: Pen, value: string, box: Box): void {
  const room = { ...box, x: box.x + box.width - VALUE + 18, width: VALUE - 18 };
  write(pen, value, room, { size: TYPE.head, bold: true, align: 'right', least: 0.77 });
}

const within = (part: number): number => Math.max(0, Math.min(1, part));

function drawTrack(pen: Pen, { part, expected }: Bar, box: Box): void {
  const radius = box.height / 2;
  drawBox(pen, box, radius, PAPER_DARK);
  const filled = { ...box, width: Math.max(box.height, box.width * within(part)) };
  if (part > 0) drawBox(pen, filled, radius, ACCENT);
  if (expected === undefined) return;
  const at = box.x + box.width * within(expected);
  const y = box.y + radius;
  fillPolygon(pen, '#ffffff', at, y - 21, at + 14, y, at, y + 21, at - 14, y);
  strokePath(pen, INK, 4);
}

function drawSignOf(pen: Pen, sign: Sign, at: Point, r: number): void {
  if (sign.kind === 'icon') drawIcon(pen, sign.icon, at, r);
  else if (sign.kind === 'crest') drawScaled(pen, at, r, CRESTS[sign.clan]);
  else drawRank(pen, sign.rank, at, r);
}

function drawRank(pen: Pen, rank: string, at: Point, r: number): void {
  drawDisc(pen, at, r * 0.84, '#efe6d0', INK, 3);
  const room = { x: at.x - r, y: at.y - r, width: 2 * r, height: 2 * r };
  write(pen, rank, room, { size: TYPE.body, bold: true, align: 'center', least: 0.875 });
}

function drawPairs(pen: Pen, { title, names, pairs }: Block<'pairs'>, box: Box): void {
  let y = drawTitle(pen, title, undefined, box);
  const [left, right] = columns({ ...box, y, height: TITLE - 6 }, 2, 40) as [Box, Box];
  write(pen, names[0], left, { size: TYPE.body, bold: true, least: 0.875 });
  write(pen, names[1], right, { size: TYPE.body, bold: true, align: 'right', least: 0.875 });
  y += TITLE;
  for (const pair of pairs) {
    drawPair(pen, pair, { ...box, y, height: PAIR });
    y += PAIR;
  }
}

const SIDE = 250;

function drawPair(pen: Pen, { label, values, clans, ahead }: Pair, box: Box): void {
  const inner = { ...box, y: box.y + 4, height: box.height - 8 };
  const middle = { ...inner, x: box.x + SIDE, width: box.width - 2 * SIDE };
  write(pen, label, middle, { ...SMALL, align: 'center' });
  values.forEach((value, i) => {
    const side = { ...inner, x: i === 0 ? box.x : box.x + box.width - SIDE, width: SIDE };
    if (ahead === i) drawGold(pen, { ...side, x: side.x + 12, width: side.width - 24 });
    const out = i === 0 ? 1 : -1;
    const edge = i === 0 ? side.x : side.x + side.width;
    const at = (far: number) => ({ x: edge + out * far, y: side.y + side.height / 2 - 1 });
    const clan = clans[i];
    if (clan !== undefined) drawScaled(pen, at(48), 38, CRESTS[clan]);
    if (ahead === i) drawCrown(pen, at(SIDE - 38), 19);
    const room = { ...side, x: i === 0 ? side.x + 92 : side.x + 64, width: SIDE - 156 };
    write(pen, value, room, { size: 52, bold: true, align: 'center', least: 0.7 });
  });
}
