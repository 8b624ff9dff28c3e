/** The score sheet: every row of final scoring for every player, and price history (R-FINAL, R-SOLO-4). */
import { IMPORTS, type Import, ROUNDS, SOLO_TITLES } from '../../content/index.ts';
import {
  finalScore,
  type PlayerScore,
  type Ruleset,
  rulesetOf,
  SCORE_ROWS,
  type ScoreRow,
  type ScoreSheet,
  standings,
} from '../../engine/index.ts';
import { card, columns, heading, rows, scaled } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { drawMark } from '../seat-marks.ts';
import { ROW_ICONS } from '../sheet-content.ts';
import { type Box, widthOf, write } from '../text-layout.ts';
import { ACCENT, GOLD, GOLD_EDGE, INK, MUTED, PAPER_DARK } from '../theme.ts';
import { lettersOf } from '../viewpoint.ts';
import { drawPriceChart } from './chart.ts';
import { type Words, wordsFor } from './labels.ts';
import { drawCrown, drawLaurel } from './laurels.ts';

const WIDTH = 1200;
const ROW = 48;
const PRICES = 310;
const GAP = 18;

/** The data of the sheet. */
interface Sheet {
  scene: Scene;
  ruleset: Ruleset;
  words: Words;
  score: ScoreSheet;
  final: boolean;
  shown: readonly ScoreRow[];
  /** Players finished with equal points, so that the remaining money breaks ties. */
  tied: boolean;
}

function sheetOf(scene: Scene): Sheet {
  const { state, language } = scene;
  const ruleset = rulesetOf(state.setup);
  const ended = finalScore(state);
  const score = ended ?? standings(state);
  const totals = score.players.map(({ total }) => total);
  const shown = SCORE_ROWS.filter(
    (row) =>
      (row !== 'auction' || score.players.some(({ counts }) => counts.auction !== 0)) &&
      (row !== 'contracts' || ruleset.contractScoring) &&
      (row !== 'settlements' || ruleset.settlementScoring),
  );
  return {
    scene,
    ruleset,
    words: wordsFor(language),
    score,
    final: ended !== undefined,
    shown,
    tied: ended !== undefined && new Set(totals).size < totals.length,
  };
}

const HEADS = 142;
const TOTALS = 104;
const heightOfSheet = ({ shown, tied }: Sheet): number =>
  28 + 50 + HEADS + shown.length * ROW + TOTALS + (tied ? ROW : 0);

const hasChart = ({ history = [] }: Scene): boolean => history.length > 1;

/** Returns the height of `drawScore` at a width of 1200, in pixels. */
export function heightOfScore(scene: Scene): number {
  return heightOfSheet(sheetOf(scene)) + (hasChart(scene) ? GAP + PRICES : 0);
}

/** Draws the score sheet, and prices if a history is given; for a box of 1200 by `heightOfScore`. */
export function drawScore(pen: Pen, scene: Scene, box: Box): void {
  const sheet = sheetOf(scene);
  const least = { width: WIDTH, height: heightOfScore(scene) };
  scaled(pen, box, least, (inner) => {
    const height = heightOfSheet(sheet);
    drawSheet(pen, sheet, { ...inner, height });
    const { history = [] } = scene;
    if (!hasChart(scene)) return;
    const prices = card(pen, { ...inner, y: height + GAP, height: PRICES });
    drawPriceChart(pen, history, scene, heading(pen, sheet.words.say('pricesChart'), prices, 30));
  });
}

/** Draws the table: names, rows, totals. */
function drawSheet(pen: Pen, sheet: Sheet, box: Box): void {
  const { scene, words, score, final, shown, tied } = sheet;
  const inner = card(pen, box);
  const rest = heading(pen, words.say(final ? 'finalScore' : 'projectedScore'), inner, 38);
  if (!final && scene.state.round > 0) {
    const round = words.say('round', { round: scene.state.round, rounds: ROUNDS });
    write(pen, round, { ...inner, height: 46 }, { size: 28, align: 'right', colour: MUTED });
  }
  const solo = score.players.length === 1;
  const label = Math.max(306, ...shown.map((row) => labelWidth(pen, sheet, row)));
  const shares = solo
    ? [330, 300, 540]
    : [label, ...score.players.map(() => (1172 - label) / score.players.length)];
  const parts = [HEADS, ...shown.map(() => ROW), TOTALS, ...(tied ? [ROW] : [])];
  const table = { ...rest, height: parts.reduce((sum, part) => sum + part, 0) };
  drawStripes(pen, rows(table, parts, 0).slice(1, 1 + shown.length), solo ? 644 : table.width);
  const [labels, ...cells] = columns(table, shares, 0);
  drawLabels(pen, sheet, rows(labels as Box, parts, 0));
  // The leader comes first.
  const ranked = [...score.players].sort((a, b) => a.place - b.place);
  ranked.forEach((player, i) => {
    drawColumn(pen, sheet, player, cells[i] as Box, parts);
  });
  const free = cells[1];
  if (solo && free !== undefined) drawTitle(pen, sheet, { ...free, x: free.x + 20, width: free.width - 30 });
}

/** Shades every other row. */
function drawStripes(pen: Pen, lines: readonly Box[], width: number): void {
  lines.forEach((line, i) => {
    if (i % 2 === 1) return;
    pen.fillStyle = 'rgba(190,165,110,0.16)';
    pen.fillRect(line.x, line.y, width, line.height);
  });
}

const isImport = (row: ScoreRow): row is Import => (IMPORTS as readonly string[]).includes(row);

/** Returns the name of a row. */
function nameOf(words: Words, row: ScoreRow): string {
  if (isImport(row)) return words.import(row);
  if (row === 'contracts') return words.say('fulfilled');
  return words.say(row === 'auction' ? 'clanBid' : row);
}

/** Returns the points of an import, or `undefined` if they differ between players. */
function commonValue({ score }: Sheet, good: Import): number | undefined {
  const values = new Set(score.importValues.map((value) => value[good]));
  return values.size === 1 ? score.importValues[0]?.[good] : undefined;
}

/** Returns the value of one item of a row, abbreviated. */
function rateOf(sheet: Sheet, row: ScoreRow): string {
  const { ruleset, words } = sheet;
  const { goods, hops, poundsPerPoint, contracts, settlements } = ruleset.content.finalScoring;
  const places = { contracts, settlements };
  if (row === 'contracts' || row === 'settlements') {
    return ruleset.players === 1 ? '' : places[row][ruleset.players].join(' / ');
  }
  if (row === 'money') return words.say('tenPounds', { pounds: poundsPerPoint });
  const each = isImport(row)
    ? commonValue(sheet, row)
    : { basicGoods: goods.basic, processedGoods: goods.processed, hops, glory: 1, auction: undefined }[row];
  return each === undefined ? '' : `×${each}`;
}

const NAME = { size: 28 } as const;
const RATE = { size: 22, colour: MUTED, align: 'right' } as const;

/** Returns the width of a rate and the gap before it. */
const rateWidth = (pen: Pen, rate: string): number => (rate === '' ? 0 : widthOf(pen, rate, RATE) + 8);

/** Returns the width of the first column of a row, icon included. */
const labelWidth = (pen: Pen, sheet: Sheet, row: ScoreRow): number =>
  65 + widthOf(pen, nameOf(sheet.words, row), NAME) + rateWidth(pen, rateOf(sheet, row));

function drawLabels(pen: Pen, sheet: Sheet, lines: readonly Box[]): void {
  const { words, shown, tied } = sheet;
  shown.forEach((row, i) => {
    const line = lines[i + 1] as Box;
    const name = ROW_ICONS[row];
    if (name !== undefined) drawIcon(pen, name, { x: line.x + 26, y: line.y + ROW / 2 }, 17);
    const rate = rateOf(sheet, row);
    const room = { ...line, x: line.x + 54, width: line.width - 64 };
    write(pen, rate, room, RATE);
    write(pen, nameOf(words, row), { ...room, width: room.width - rateWidth(pen, rate) }, NAME);
  });
  const total = lines[1 + shown.length] as Box;
  write(pen, words.say('total'), { ...total, x: total.x + 10 }, { size: 40, caps: true, colour: ACCENT });
  if (!tied) return;
  const line = lines[2 + shown.length] as Box;
  write(
    pen,
    words.say('leftOver'),
    { ...line, x: line.x + 10, width: line.width - 16 },
    { size: 24, colour: MUTED },
  );
}

/** Draws one player's column: name, count and points of each row, total. */
function drawColumn(pen: Pen, sheet: Sheet, player: PlayerScore, box: Box, parts: readonly number[]): void {
  const { score, final, shown, tied, words } = sheet;
  const cell = { ...box, x: box.x + 5, width: box.width - 10 };
  const wins = final && player.place === 1 && score.players.length > 1;
  const height = parts.slice(0, 2 + shown.length).reduce((sum, part) => sum + part, 0);
  if (wins) {
    pen.beginPath();
    pen.roundRect(cell.x, cell.y - 4, cell.width, height + 4, 12);
    pen.fillStyle = 'rgba(244,223,155,0.5)';
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = GOLD_EDGE;
    pen.stroke();
  }
  const lines = rows(cell, parts, 0);
  drawWho(pen, sheet, player.seat, lines[0] as Box, wins);
  shown.forEach((row, i) => {
    drawCell(pen, sheet, player, row, lines[i + 1] as Box);
  });
  drawTotal(pen, sheet, player, lines[1 + shown.length] as Box, wins);
  if (!tied) return;
  const rivals = score.players.filter(({ total }) => total === player.total).length > 1;
  const last = lines[2 + shown.length] as Box;
  const left = rivals ? words.pounds(player.leftover) : '–';
  write(pen, left, last, { size: 26, bold: rivals, align: 'center', colour: rivals ? INK : MUTED });
}

/** Draws mark, name and clan above a column, with a crown for the winner. */
function drawWho(pen: Pen, { scene, words }: Sheet, seat: number, box: Box, wins: boolean): void {
  const middle = box.x + box.width / 2;
  drawMark(pen, seat, { x: middle, y: box.y + 46 }, 26, lettersOf(scene)[seat]);
  if (wins) drawCrown(pen, { x: middle, y: box.y + 9 }, 19);
  const name = { x: box.x + 10, y: box.y + 76, width: box.width - 20, height: 34 };
  write(pen, words.player(scene.names, seat), name, { size: 30, bold: true, align: 'center' });
  const { clan } = scene.state.players[seat] ?? {};
  if (clan === undefined) return;
  const below = { ...name, y: box.y + 107, height: 26 };
  write(pen, words.clan(clan), below, { size: 22, caps: true, colour: '#6b2a1a', align: 'center' });
}

/** Draws a player's count and points of a row; the best of a row is on gold. */
function drawCell(pen: Pen, sheet: Sheet, player: PlayerScore, row: ScoreRow, box: Box): void {
  const { score, words } = sheet;
  const points = player.points[row];
  const all = score.players.map((other) => other.points[row]);
  const best = points > 0 && points === Math.max(...all) && Math.min(...all) < points;
  const wide = Math.min(box.width, 230);
  const left = box.x + (box.width - wide) / 2;
  const count = { x: left, y: box.y, width: wide * 0.44, height: box.height };
  const value = { x: left + wide * 0.54, y: box.y + 5, width: wide * 0.34, height: box.height - 10 };
  if (best) {
    pen.beginPath();
    pen.roundRect(value.x, value.y, value.width, value.height, 9);
    pen.fillStyle = GOLD;
    pen.fill();
    pen.lineWidth = 1.5;
    pen.strokeStyle = GOLD_EDGE;
    pen.stroke();
  }
  write(pen, countOf(sheet, player, row, words), count, { size: 26, align: 'right', colour: MUTED });
  const figure = points < 0 ? `−${-points}` : String(points);
  const colour = points === 0 ? MUTED : INK;
  write(pen, figure, { ...value, width: value.width - 12 }, { size: 34, bold: true, align: 'right', colour });
}

/** Returns the count: money in pounds, imports with their value if it differs; empty if it equals the points. */
function countOf(sheet: Sheet, { seat, counts }: PlayerScore, row: ScoreRow, words: Words): string {
  if (row === 'glory' || row === 'auction') return '';
  if (row === 'money') return words.pounds(counts.money);
  if (!isImport(row) || commonValue(sheet, row) !== undefined) return String(counts[row]);
  return `${counts[row]} × ${sheet.score.importValues[seat]?.[row] ?? 0}`;
}

/** Draws the total and the place. */
function drawTotal(pen: Pen, { score, words }: Sheet, player: PlayerScore, box: Box, wins: boolean): void {
  if (!wins) {
    pen.beginPath();
    pen.roundRect(box.x, box.y + 4, box.width, box.height - 4, 12);
    pen.fillStyle = PAPER_DARK;
    pen.fill();
  }
  const middle = { x: box.x + box.width / 2, y: box.y + box.height * 0.42 };
  if (wins) drawLaurel(pen, { x: middle.x, y: middle.y + 4 }, 47);
  const total = player.total < 0 ? `−${-player.total}` : String(player.total);
  const solo = score.players.length === 1;
  const sum = { ...box, y: box.y + (solo ? 4 : 6), height: box.height - (solo ? 4 : 40) };
  write(pen, total, sum, { size: 54, bold: true, align: 'center' });
  if (solo) return;
  const place = words.say('ordinal', { place: player.place });
  const below = { ...box, y: box.y + box.height - 38, height: 30 };
  write(pen, place, below, { size: 25, bold: true, align: 'center', colour: wins ? INK : MUTED });
}

/** Draws the solo title among all possible ones. */
function drawTitle(pen: Pen, { ruleset, score, words, final }: Sheet, box: Box): void {
  const { titles } = ruleset.content.finalScoring.solo;
  const [top, list] = rows(box, [1, 0.92], 10) as [Box, Box];
  const at = { x: top.x + top.width / 2, y: top.y + top.height * 0.44 };
  const steps = [...SOLO_TITLES].reverse();
  if (final) drawLaurel(pen, at, 118);
  if (final && score.title === steps[0]) drawCrown(pen, { x: at.x, y: at.y - 104 }, 32);
  const total = score.players[0]?.total ?? 0;
  write(
    pen,
    String(total),
    { ...top, y: at.y - 62, height: 110 },
    { size: 100, bold: true, align: 'center' },
  );
  if (score.title !== undefined) {
    const name = { ...top, y: top.y + top.height - 76, height: 64 };
    write(pen, words.title(score.title), name, { size: 58, caps: true, align: 'center', colour: ACCENT });
  }
  rows(
    list,
    steps.map(() => 1),
    6,
  ).forEach((line, i) => {
    const step = steps[i];
    const threshold = titles.find(({ title }) => title === step)?.atLeast;
    if (step === undefined || threshold === undefined) return;
    const here = step === score.title;
    pen.beginPath();
    pen.roundRect(line.x, line.y, line.width, line.height, 9);
    pen.fillStyle = here ? GOLD : 'rgba(190,165,110,0.16)';
    pen.fill();
    if (here) {
      pen.lineWidth = 2.5;
      pen.strokeStyle = GOLD_EDGE;
      pen.stroke();
    }
    const room = { x: line.x + 18, y: line.y, width: line.width - 36, height: line.height };
    write(pen, words.title(step), room, { size: 27, bold: here });
    const from = threshold < 0 ? '' : `≥ ${threshold}`;
    write(pen, from, room, { size: 26, align: 'right', colour: here ? INK : MUTED });
  });
}
