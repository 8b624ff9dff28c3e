/** The market: six price ladders with the highest price on top, and who buys and sells (R-TRADE-1). */
import { GOODS, type Good } from '../../content/index.ts';
import { type GameState, rulesetOf, type TradeSide } from '../../engine/index.ts';
import { card, columns, heading } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { drawMark, drawPointer, drawTouchedOutline } from '../seat-marks.ts';
import { drawBox, lines } from '../shapes.ts';
import { type Box, write } from '../text-layout.ts';
import { INK, PAPER_EDGE } from '../theme.ts';
import { type Words, wordsFor } from './labels.ts';
import { type Panel, TYPE } from './panel-stack.ts';

const COLUMN = '#fffaf0';
const MEDIUM = '#efe0b8';
const MEDIUM_EDGE = '#a58a4a';
const FAR = '#6f654f';
const MARKER = '#f6d873';
const MARKER_EDGE = '#3d2c06';

/** Rows of the market, the same for all columns. */
type Rows = Readonly<Record<'head' | 'buy' | 'ladder' | 'sell', Box>>;

const HEAD = 98;
const LADDER = 560;
/** Height of a line of merchants, and their number. */
const MERCHANTS = 56;
const IN_ROW = 2;
const GUTTER = 200;
const GAP = 6;
const MARGIN = 18;

/** Returns the panel of the market. */
export function ladderPanel(scene: Scene): Panel {
  const most = Math.max(
    ...GOODS.flatMap((good) => SIDES.map((side) => standing(scene.state, good, side).length)),
  );
  const strip = MERCHANTS * Math.max(1, Math.ceil(most / IN_ROW)) + 8;
  return {
    height: 2 * MARGIN + HEAD + LADDER + 2 * strip + 3 * GAP,
    draw: (pen, box) => drawMarket(pen, scene, strip, box),
  };
}

const SIDES: readonly TradeSide[] = ['buy', 'sell'];

function drawMarket(pen: Pen, scene: Scene, strip: number, box: Box): void {
  const words = wordsFor(scene.language);
  const rest = card(pen, box, undefined, undefined, MARGIN);
  const head = { ...rest, height: HEAD };
  heading(pen, words.say('market'), { ...head, width: GUTTER - 10 }, TYPE.head);
  const buy = { ...rest, y: head.y + head.height + GAP, height: strip };
  const sell = { ...rest, y: rest.y + rest.height - strip, height: strip };
  const top = buy.y + strip + GAP;
  const rows: Rows = { head, buy, sell, ladder: { ...rest, y: top, height: sell.y - GAP - top } };
  const right = { ...rest, x: rest.x + GUTTER, width: rest.width - GUTTER };
  drawMedium(pen, scene.state, words, { ...rest, width: GUTTER }, rows, right);
  drawSides(pen, words, { ...rest, width: GUTTER }, rows);
  const cells = columns(right, GOODS.length, GAP);
  GOODS.forEach((good, i) => {
    const cell = cells[i] as Box;
    drawGood(pen, scene.state, words, good, cell, rows);
    const high = sell.y + sell.height - buy.y;
    if (scene.turn?.prices[good] !== undefined)
      drawTouchedOutline(pen, { ...cell, y: buy.y, height: high }, 10);
  });
}

/** Returns the intersection of a row and a column. */
const intersection = (row: Box, { x, width }: Box): Box => ({ ...row, x, width });

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
): void {
  const band = mediumBand(state, ladder);
  const x = right.x - 9;
  const [top, bottom] = [band.y + 2, band.y + band.height - 2];
  lines(pen, MEDIUM_EDGE, 4, [x, top, x - 12, top, x - 12, bottom, x, bottom]);
  const [first = '', ...others] = words.say('mediumRange').split(' ');
  const captions = [first, others.join(' ')].filter((line) => line !== '');
  const height = 40;
  captions.forEach((line, i) => {
    const y = band.y + band.height / 2 + (i - captions.length / 2) * height;
    const room = { x: gutter.x, y, width: gutter.width - 32, height };
    write(pen, line, room, { size: TYPE.small, align: 'right', colour: FAR });
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
function drawSides(pen: Pen, words: Words, gutter: Box, rows: Rows): void {
  for (const side of SIDES) {
    const row = intersection(rows[side], gutter);
    const middle = row.y + row.height / 2;
    drawPointer(pen, { x: row.x + row.width - 22, y: middle }, 13, side === 'buy', INK);
    const room = { ...row, width: row.width - 44 };
    write(pen, words.say(side), room, { size: TYPE.small, bold: true, align: 'right' });
  }
}

function drawGood(pen: Pen, state: GameState, words: Words, good: Good, column: Box, rows: Rows): void {
  const y = rows.buy.y;
  const field = { ...column, y, height: rows.sell.y + rows.sell.height - y };
  drawBox(pen, field, 10, COLUMN, PAPER_EDGE, 2);
  drawName(pen, words, good, intersection(rows.head, column));
  drawLadder(pen, state, words, good, intersection(rows.ladder, column));
  for (const side of SIDES) drawMerchants(pen, standing(state, good, side), intersection(rows[side], column));
}

function drawName(pen: Pen, words: Words, good: Good, box: Box): void {
  drawIcon(pen, good, { x: box.x + box.width / 2, y: box.y + 28 }, 27);
  const below = { ...box, y: box.y + box.height - 42, height: 40 };
  write(pen, words.good(good), below, { size: TYPE.small, bold: true, align: 'center' });
}

function drawLadder(pen: Pen, state: GameState, words: Words, good: Good, box: Box): void {
  const band = mediumBand(state, box);
  pen.fillStyle = MEDIUM;
  pen.fillRect(band.x + 1, band.y, band.width - 2, band.height);
  const prices = pricesOf(state, good);
  const current = state.market[good];
  prices.forEach((price, index) => {
    const step = stepOf(box, prices.length, index);
    const next = Math.abs(index - current) === 1;
    if (index === current) return;
    // Numbers beside the marker keep clear of it; digits reach further below their centre than above.
    const off = !next ? 0 : index > current ? step.height * 0.17 : step.height * -0.05;
    const size = Math.min(next ? TYPE.body : 37, step.height * 0.85);
    const style = { size, bold: next, align: 'center', colour: next ? INK : FAR } as const;
    write(pen, String(price), { ...step, y: step.y - off }, style);
    if (next) {
      const at = { x: step.x + step.width / 2 - 44, y: step.y + step.height / 2 - off };
      drawPointer(pen, at, 10, index > current, INK);
    }
  });
  const price = prices[current];
  if (price !== undefined) drawMarker(pen, words.pounds(price), stepOf(box, prices.length, current));
}

/** Draws the current price. */
function drawMarker(pen: Pen, text: string, step: Box): void {
  const height = step.height * 1.04;
  const width = step.width * 0.86;
  const x = step.x + (step.width - width) / 2;
  const y = step.y + (step.height - height) / 2;
  const pill = { x, y, width, height };
  drawBox(pen, { ...pill, y: y + 4 }, height / 2, 'rgba(40,25,0,0.3)');
  drawBox(pen, pill, height / 2, MARKER, MARKER_EDGE, 4);
  write(pen, text, pill, { size: height * 0.92, bold: true, align: 'center' });
}

/** Returns the merchants on one side of a good. */
const standing = (state: GameState, good: Good, side: TradeSide): { seat: number; count: number }[] =>
  state.players.flatMap(({ posted }, seat) => {
    const here = posted[good];
    return here?.side === side && here.count > 0 ? [{ seat, count: here.count }] : [];
  });

function drawMerchants(pen: Pen, merchants: ReturnType<typeof standing>, box: Box): void {
  const lines = Math.ceil(merchants.length / IN_ROW);
  merchants.forEach(({ seat, count }, i) => {
    const row = Math.floor(i / IN_ROW);
    const inRow = Math.min(IN_ROW, merchants.length - row * IN_ROW);
    const x = box.x + box.width / 2 + ((i % IN_ROW) - (inRow - 1) / 2) * 60;
    const y = box.y + box.height / 2 + (row - (lines - 1) / 2) * MERCHANTS;
    drawMark(pen, seat, { x, y }, 24, String(count));
  });
}
