/** The market: six price ladders with the highest price on top, and who buys and sells (R-TRADE-1). */
import { GOODS, type Good } from '../../content/index.ts';
import { type GameState, rulesetOf, type TradeSide } from '../../engine/index.ts';
import { card, columns, heading } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { drawMark, drawPointer, drawTouchedOutline } from '../seat-marks.ts';
import { type Box, commonSize, widthOf, write } from '../text-layout.ts';
import { INK, PAPER_EDGE } from '../theme.ts';
import { type Words, wordsFor } from './labels.ts';

const COLUMN = '#fffaf0';
const MEDIUM = '#efe0b8';
const MEDIUM_EDGE = '#a58a4a';
const FAR = '#6f654f';
const MARKER = '#f6d873';
const MARKER_EDGE = '#3d2c06';

/** Rows of the market, the same for all columns. */
interface Rows {
  head: Box;
  buy: Box;
  ladder: Box;
  sell: Box;
}

/** Draws the market in a box of about three by two, or wider. */
export function drawMarket(pen: Pen, scene: Scene, box: Box): void {
  const words = wordsFor(scene.language);
  const unit = Math.min(box.width / 1000, box.height / 640);
  const rest = card(pen, box, undefined, undefined, 18 * unit);
  const gutter = Math.min(rest.width * 0.135, 190 * unit);
  const strip = 58 * unit;
  const gap = 6 * unit;
  const head = { ...rest, height: 54 * unit };
  heading(pen, words.say('market'), { ...head, width: gutter }, Math.min(44 * unit, gutter * 0.285));
  const buy = { ...rest, y: head.y + head.height + gap, height: strip };
  const sell = { ...rest, y: rest.y + rest.height - strip, height: strip };
  const top = buy.y + strip + gap;
  const rows: Rows = { head, buy, sell, ladder: { ...rest, y: top, height: sell.y - gap - top } };
  const right = { ...rest, x: rest.x + gutter, width: rest.width - gutter };
  drawMedium(pen, scene.state, words, { ...rest, width: gutter }, rows, right, unit);
  drawSides(pen, words, { ...rest, width: gutter }, rows, unit);
  const cells = columns(
    right,
    GOODS.map(() => 1),
    10 * unit,
  );
  GOODS.forEach((good, i) => {
    const cell = cells[i] as Box;
    drawGood(pen, scene.state, words, good, cell, rows, unit);
    const high = sell.y + sell.height - buy.y;
    if (scene.turn?.prices[good] !== undefined)
      drawTouchedOutline(pen, { ...cell, y: buy.y, height: high }, 10 * unit);
  });
}

/** Returns the intersection of a row and a column. */
const cross = (row: Box, { x, width }: Box): Box => ({ ...row, x, width });

const pricesOf = (state: GameState, good: Good): readonly number[] => {
  const ruleset = rulesetOf(state.setup);
  return ruleset.content.market[ruleset.size].prices[good];
};

/** Returns the step of a ladder with this index; the highest is on top. */
function stepOf(ladder: Box, count: number, index: number): Box {
  const height = ladder.height / count;
  return { ...ladder, y: ladder.y + (count - 1 - index) * height, height };
}

/** Draws the medium range with its name and a bracket to the left, across all columns (R-SOLO-2). */
function drawMedium(
  pen: Pen,
  state: GameState,
  words: Words,
  gutter: Box,
  { ladder }: Rows,
  right: Box,
  unit: number,
): void {
  const band = mediumBand(state, ladder);
  const x = right.x - 9 * unit;
  pen.strokeStyle = MEDIUM_EDGE;
  pen.lineWidth = 4 * unit;
  pen.beginPath();
  pen.moveTo(x, band.y + 2 * unit);
  pen.lineTo(x - 12 * unit, band.y + 2 * unit);
  pen.lineTo(x - 12 * unit, band.y + band.height - 2 * unit);
  pen.lineTo(x, band.y + band.height - 2 * unit);
  pen.stroke();
  const [first = '', ...others] = words.say('mediumRange').split(' ');
  const lines = [first, others.join(' ')].filter((line) => line !== '');
  const height = 30 * unit;
  lines.forEach((line, i) => {
    const y = band.y + band.height / 2 + (i - lines.length / 2) * height;
    const room = { x: gutter.x, y, width: gutter.width - 32 * unit, height };
    write(pen, line, room, { size: 27 * unit, align: 'right', colour: FAR });
  });
}

function mediumBand(state: GameState, ladder: Box): Box {
  const ruleset = rulesetOf(state.setup);
  const [low, high] = ruleset.content.market[ruleset.size].mediumRange;
  const count = pricesOf(state, GOODS[0]).length;
  const top = stepOf(ladder, count, high);
  const bottom = stepOf(ladder, count, low);
  return { ...ladder, y: top.y, height: bottom.y + bottom.height - top.y };
}

/** Writes the names of the two rows of merchants, with the direction each moves a price. */
function drawSides(pen: Pen, words: Words, gutter: Box, rows: Rows, unit: number): void {
  const sides = ['buy', 'sell'] as const;
  const names = sides.map((side) => words.say(side));
  const size = commonSize(pen, names, gutter.width - 44 * unit, { size: 32 * unit, bold: true });
  for (const side of sides) {
    const row = cross(rows[side], gutter);
    const middle = row.y + row.height / 2;
    drawPointer(pen, { x: row.x + row.width - 22 * unit, y: middle }, 13 * unit, side === 'buy', INK);
    const room = { ...row, width: row.width - 44 * unit };
    write(pen, words.say(side), room, { size, bold: true, align: 'right' });
  }
}

/** Draws the column of one good. */
function drawGood(
  pen: Pen,
  state: GameState,
  words: Words,
  good: Good,
  column: Box,
  rows: Rows,
  unit: number,
): void {
  const top = rows.buy.y;
  pen.beginPath();
  pen.roundRect(column.x, top, column.width, rows.sell.y + rows.sell.height - top, 10 * unit);
  pen.fillStyle = COLUMN;
  pen.fill();
  pen.lineWidth = 2 * unit;
  pen.strokeStyle = PAPER_EDGE;
  pen.stroke();
  drawName(pen, words, good, cross(rows.head, column), unit);
  drawLadder(pen, state, words, good, cross(rows.ladder, column), unit);
  for (const side of ['buy', 'sell'] as const)
    drawMerchants(pen, state, good, side, cross(rows[side], column), unit);
}

function drawName(pen: Pen, words: Words, good: Good, box: Box, unit: number): void {
  const r = 20 * unit;
  const style = { size: 30 * unit, bold: true };
  const name = words.good(good);
  const width = Math.min(widthOf(pen, name, style), box.width - r * 2.3);
  const left = box.x + (box.width - width - r * 2.3) / 2;
  drawIcon(pen, good, { x: left + r, y: box.y + box.height / 2 }, r);
  write(pen, name, { ...box, x: left + r * 2.3, width: width + 1 }, style);
}

function drawLadder(pen: Pen, state: GameState, words: Words, good: Good, box: Box, unit: number): void {
  const band = mediumBand(state, box);
  pen.fillStyle = MEDIUM;
  pen.fillRect(band.x + unit, band.y, band.width - 2 * unit, band.height);
  const prices = pricesOf(state, good);
  const current = state.market[good];
  prices.forEach((price, index) => {
    const step = stepOf(box, prices.length, index);
    const next = Math.abs(index - current) === 1;
    if (index === current) return;
    // Numbers beside the marker keep clear of it; digits reach further below their centre than above.
    const off = !next ? 0 : index > current ? step.height * 0.17 : step.height * -0.05;
    write(
      pen,
      String(price),
      { ...step, y: step.y - off },
      {
        size: Math.min((next ? 32 : 29) * unit, step.height * 0.85),
        bold: next,
        align: 'center',
        colour: next ? INK : FAR,
      },
    );
    if (next) {
      const at = { x: step.x + step.width / 2 - 34 * unit, y: step.y + step.height / 2 - off };
      drawPointer(pen, at, 8 * unit, index > current, INK);
    }
  });
  const price = prices[current];
  if (price !== undefined) drawMarker(pen, words.pounds(price), stepOf(box, prices.length, current), unit);
}

/** Draws the current price. */
function drawMarker(pen: Pen, text: string, step: Box, unit: number): void {
  const height = step.height * 1.04;
  const width = Math.min(step.width * 0.78, 130 * unit);
  const x = step.x + (step.width - width) / 2;
  const y = step.y + (step.height - height) / 2;
  const pill = (down: number, fill: string) => {
    pen.beginPath();
    pen.roundRect(x, y + down, width, height, height / 2);
    pen.fillStyle = fill;
    pen.fill();
  };
  pill(4 * unit, 'rgba(40,25,0,0.3)');
  pill(0, MARKER);
  pen.lineWidth = 4 * unit;
  pen.strokeStyle = MARKER_EDGE;
  pen.stroke();
  write(pen, text, { x, y, width, height }, { size: height * 0.92, bold: true, align: 'center' });
}

/** Draws the merchants on one side of a good, with their owners and count. */
function drawMerchants(
  pen: Pen,
  state: GameState,
  good: Good,
  side: TradeSide,
  box: Box,
  unit: number,
): void {
  const standing = state.players.flatMap(({ posted }, seat) => {
    const here = posted[good];
    return here?.side === side && here.count > 0 ? [{ seat, count: here.count }] : [];
  });
  const pitch = Math.min(44 * unit, (box.width - 8 * unit) / Math.max(1, standing.length));
  const r = Math.min(18 * unit, pitch * 0.44);
  standing.forEach(({ seat, count }, i) => {
    const x = box.x + box.width / 2 + (i - (standing.length - 1) / 2) * pitch;
    drawMark(pen, seat, { x, y: box.y + box.height / 2 }, r, String(count));
  });
}
