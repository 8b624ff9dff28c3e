/** The score sheet: every row of final scoring for every player, and price history (R-FINAL, R-SOLO-4). */
import { IMPORTS, type Import, ROUNDS, SOLO_TITLES } from '../../content/index.ts';
import { finalScore, type PlayerScore, rulesetOf, type ScoreRow, standings } from '../../engine/index.ts';
import { card, columns, heading, rows } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { CRESTS } from '../emblems/crests.ts';
import { drawIcon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { drawMark } from '../seat-marks.ts';
import { drawBox, drawScaled } from '../shapes.ts';
import { ROW_ICONS } from '../sheet-content.ts';
import { type Box, linesOf, widthAhead, widthOf, write, writeLines } from '../text-layout.ts';
import { ACCENT, GOLD, GOLD_EDGE, INK, MUTED, MUTED_DARK, PAPER_DARK } from '../theme.ts';
import { lettersOf } from '../viewpoint.ts';
import { drawPriceChart } from './chart.ts';
import { minusText, type Words, wordsFor } from './labels.ts';
import { drawCrown, drawLaurel } from './laurels.ts';
import { type Panel, TYPE } from './panel-stack.ts';
import { noPointsPanel } from './score-history.ts';

const TITLE = 56;
const ROW = 54;
const PRICES = 420;

type Sheet = ReturnType<typeof sheetOf>;

function sheetOf(scene: Scene) {
  const { state, language } = scene;
  const ruleset = rulesetOf(state.setup);
  const ended = finalScore(state);
  const score = ended ?? standings(state);
  const totals = score.players.map(({ total }) => total);
  const words = wordsFor(language);
  /** The leader comes first. */
  const ranked = [...score.players].sort((a, b) => a.place - b.place);
  const names = ranked.map(({ seat }) => words.player(scene.names, seat));
  return {
    scene,
    ruleset,
    words,
    score,
    ranked,
    names: placeNames(names, POINTS / ranked.length - MARGINS),
    final: ended !== undefined,
    shown: score.rows,
    /** Players finished with equal points, so that the remaining money breaks ties. */
    tied: ended !== undefined && new Set(totals).size < totals.length,
  };
}

/** Width of the names of the rows. */
const LABELS = 392;
const HEADS = 124;
/** Width of all columns of points, and of the margins of a name in one. */
const POINTS = 628;
const MARGINS = 18;
const NAME = { size: 37, bold: true, least: 0.95 } as const;
const NAME_LINE = 42;
const MOST_LINES = 3;
const TOTALS = 126;
const TIE = 84;

/** The name above a column: its lines from `first` on. A wide one is over its neighbours too. */
interface PlacedName {
  readonly lines: readonly string[];
  readonly first: number;
  readonly wide: boolean;
}

/**
 * Places the names above columns of a width, broken at spaces: names with a word that is too long for its column below
 * the others. Wide neighbours take turns.
 */
function placeNames(names: readonly string[], width: number): PlacedName[] {
  const fitting = (name: string, room: number) => linesOf(name, room / NAME.least, NAME);
  const broken = names.map((name) => fitting(name, width));
  const isWide = broken.map(
    (lines) =>
      names.length > 1 &&
      (lines.length > MOST_LINES || lines.some((line) => widthAhead(line, NAME) * NAME.least > width)),
  );
  const lines = names.map((name, i) => (isWide[i] ? fitting(name, width * 1.5) : (broken[i] ?? [])));
  const most = (wide: boolean) =>
    Math.max(0, ...lines.filter((_, i) => isWide[i] === wide).map(({ length }) => length));
  let turn = 0;
  return lines.map((own, i) => {
    const wide = isWide[i] === true;
    turn = wide && isWide[i - 1] ? 1 - turn : 0;
    return { lines: own, first: wide ? most(false) + turn * most(true) : 0, wide };
  });
}

const heightsOf = ({ shown, tied, names }: Sheet): number[] => [
  HEADS + NAME_LINE * (Math.max(...names.map(({ lines, first }) => first + lines.length)) - 1),
  ...shown.map(() => ROW),
  TOTALS,
  ...(tied ? [TIE] : []),
];

/** Returns the panels of the score sheet: the sheet, and prices if a history is given; a note before round 1. */
export function scorePanels(scene: Scene): Panel[] {
  if (scene.state.round === 0) return [noPointsPanel(scene)];
  const sheet = sheetOf(scene);
  const { history = [] } = scene;
  const height = heightsOf(sheet).reduce((sum, part) => sum + part, 28 + TITLE);
  const prices: Panel = {
    height: PRICES,
    draw(pen, box) {
      const inner = heading(pen, sheet.words.say('pricesChart'), card(pen, box), TYPE.head);
      drawPriceChart(pen, history, scene, inner);
    },
  };
  return [
    { height, draw: (pen, box) => drawSheet(pen, sheet, box) },
    ...(history.length > 1 ? [prices] : []),
  ];
}

/** Draws the table: names, rows, totals. */
function drawSheet(pen: Pen, sheet: Sheet, box: Box): void {
  const { scene, words, score, final, shown } = sheet;
  const inner = card(pen, box);
  const title = final ? 'finalScore' : scene.ended === true ? 'soFar' : 'projectedScore';
  heading(pen, words.say(title), inner, TYPE.head);
  if (!final && scene.state.round > 0) {
    const round = words.say('round', { round: scene.state.round, rounds: ROUNDS });
    write(pen, round, { ...inner, height: TITLE }, { size: TYPE.small, align: 'right', colour: MUTED });
  }
  const solo = score.players.length === 1;
  const shares = solo
    ? [LABELS, 190, 438]
    : [LABELS, ...score.players.map(() => POINTS / score.players.length)];
  const parts = heightsOf(sheet);
  const table = { ...inner, y: inner.y + TITLE, height: inner.height - TITLE };
  drawStripes(pen, rows(table, parts, 0).slice(1, 1 + shown.length), solo ? 582 : table.width);
  const [labels, ...cells] = columns(table, shares, 0);
  drawLabels(pen, sheet, rows(labels as Box, parts, 0));
  sheet.ranked.forEach((player, i) => {
    drawColumn(pen, sheet, player, i, cells[i] as Box, parts);
  });
  const free = cells[1];
  if (solo && free !== undefined) drawTitle(pen, sheet, { ...free, x: free.x + 20, width: free.width - 20 });
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
    return ruleset.players === 1 ? '' : places[row][ruleset.players].join('/');
  }
  if (row === 'money') return words.say('tenPounds', { pounds: poundsPerPoint });
  const each = isImport(row)
    ? commonValue(sheet, row)
    : { basicGoods: goods.basic, processedGoods: goods.processed, hops, glory: 1, auction: undefined }[row];
  return each === undefined ? '' : `×${each}`;
}

function drawLabels(pen: Pen, sheet: Sheet, lines: readonly Box[]): void {
  const { words, shown, tied } = sheet;
  shown.forEach((row, i) => {
    const line = lines[i + 1] as Box;
    const name = ROW_ICONS[row];
    if (name !== undefined) drawIcon(pen, name, { x: line.x + 20, y: line.y + ROW / 2 }, 19);
    const rate = rateOf(sheet, row);
    const style = { size: TYPE.small, colour: MUTED, align: 'right' } as const;
    const used = rate === '' ? 0 : widthOf(pen, rate, style) + 8;
    const room = { ...line, x: line.x + 44, width: line.width - 48 };
    write(pen, rate, room, style);
    write(pen, nameOf(words, row), { ...room, width: room.width - used }, { size: TYPE.small });
  });
  const total = lines[1 + shown.length] as Box;
  write(pen, words.say('total'), { ...total, x: total.x + 10 }, { size: 40, caps: true, colour: ACCENT });
  if (!tied) return;
  const line = lines[2 + shown.length] as Box;
  const room = { ...line, x: line.x + 10, width: line.width - 16 };
  writeLines(pen, words.say('leftOver'), room, { size: TYPE.small, colour: MUTED });
}

/** Draws one player's column: name, count and points of each row, total. */
function drawColumn(
  pen: Pen,
  sheet: Sheet,
  player: PlayerScore,
  column: number,
  box: Box,
  parts: readonly number[],
): void {
  const { score, final, shown, tied, words } = sheet;
  const cell = { ...box, x: box.x + 3, width: box.width - 6 };
  const wins = final && player.place === 1 && score.players.length > 1;
  const height = parts.slice(0, 2 + shown.length).reduce((sum, part) => sum + part, 0);
  const winning = { ...cell, y: cell.y - 4, height: height + 4 };
  if (wins) drawBox(pen, winning, 12, 'rgba(244,223,155,0.5)', GOLD_EDGE, 3);
  const lines = rows(cell, parts, 0);
  drawWho(pen, sheet, player.seat, column, lines[0] as Box, wins);
  shown.forEach((row, i) => {
    drawCell(pen, sheet, player, row, lines[i + 1] as Box);
  });
  drawTotal(pen, sheet, player, lines[1 + shown.length] as Box, wins);
  if (!tied) return;
  const rivals = score.players.filter(({ total }) => total === player.total).length > 1;
  const last = lines[2 + shown.length] as Box;
  const left = rivals ? words.pounds(player.leftover) : '–';
  write(pen, left, last, { size: TYPE.body, bold: rivals, align: 'center', colour: rivals ? INK : MUTED });
}

/** Draws mark, crest and name above a column, with a crown for the winner. */
function drawWho(pen: Pen, sheet: Sheet, seat: number, column: number, box: Box, wins: boolean): void {
  const { scene, names, score } = sheet;
  const { clan } = scene.state.players[seat] ?? {};
  const y = box.y + 46;
  const x = box.x + box.width / 2 - (clan === undefined ? 0 : 34);
  drawMark(pen, seat, { x, y }, 27, lettersOf(scene)[seat]);
  if (wins) drawCrown(pen, { x, y: box.y + 9 }, 19);
  if (clan !== undefined) drawScaled(pen, { x: x + 68, y }, 31, CRESTS[clan]);
  const { lines, first, wide } = names[column] as PlacedName;
  const line = { x: box.x + 6, y: box.y + 80, width: box.width - 12, height: 40 };
  lines.forEach((name, i) => {
    const room = { ...line, y: line.y + NAME_LINE * (first + i) };
    const solo = score.players.length === 1 && widthOf(pen, name, NAME) > room.width;
    const last = wide && column === score.players.length - 1;
    // Half a column more on either side, but not beyond the sheet. A player alone has room above the labels.
    const left = solo ? LABELS - 20 : wide ? box.width / 2 : 0;
    const right = wide && !last ? box.width / 2 : 0;
    const area = { ...room, x: room.x - left, width: left + room.width + right };
    write(pen, name, area, { ...NAME, align: solo || last ? 'right' : 'center' });
  });
}

/** Draws a player's count and points of a row; the best of a row is on gold. */
function drawCell(pen: Pen, sheet: Sheet, player: PlayerScore, row: ScoreRow, box: Box): void {
  const { score, words } = sheet;
  const points = player.points[row];
  const all = score.players.map((other) => other.points[row]);
  const best = points > 0 && points === Math.max(...all) && Math.min(...all) < points;
  const wide = Math.min(box.width, 200);
  const left = box.x + (box.width - wide) / 2;
  const count = { x: left, y: box.y, width: wide * 0.49, height: box.height };
  const value = { x: left + wide * 0.52, y: box.y + 5, width: wide * 0.45, height: box.height - 10 };
  if (best) drawBox(pen, value, 9, GOLD, GOLD_EDGE, 1.5);
  write(pen, countOf(sheet, player, row, words), count, { size: TYPE.small, align: 'right', colour: MUTED });
  const style = { size: 38, bold: true, align: 'right', colour: points === 0 ? MUTED : INK } as const;
  write(pen, minusText(points), { ...value, width: value.width - 10 }, style);
}

/** Returns the count: money in pounds, imports with their value if it differs; empty if it equals the points. */
function countOf(sheet: Sheet, { seat, counts }: PlayerScore, row: ScoreRow, words: Words): string {
  if (row === 'glory' || row === 'auction') return '';
  if (row === 'money') return words.pounds(counts.money);
  if (!isImport(row) || commonValue(sheet, row) !== undefined) return String(counts[row]);
  return `${counts[row]}×${sheet.score.importValues[seat]?.[row] ?? 0}`;
}

function drawTotal(pen: Pen, { score, words }: Sheet, player: PlayerScore, box: Box, wins: boolean): void {
  if (!wins) drawBox(pen, { ...box, y: box.y + 4, height: box.height - 4 }, 12, PAPER_DARK);
  const middle = { x: box.x + box.width / 2, y: box.y + 40 };
  if (wins) drawLaurel(pen, middle, 42);
  const solo = score.players.length === 1;
  const sum = { ...box, y: box.y + (solo ? 4 : 2), height: box.height - (solo ? 4 : 46) };
  write(pen, minusText(player.total), sum, { size: 54, bold: true, align: 'center' });
  if (solo) return;
  const place = words.say('ordinal', { place: player.place });
  const below = { ...box, y: box.y + box.height - 44, height: 40 };
  write(pen, place, below, {
    size: TYPE.small,
    bold: true,
    align: 'center',
    colour: wins ? INK : MUTED_DARK,
  });
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
  const sum = { ...top, y: at.y - 62, height: 110 };
  write(pen, minusText(total), sum, { size: 100, bold: true, align: 'center' });
  if (score.title !== undefined) {
    const name = { ...top, y: top.y + top.height - 76, height: 64 };
    write(pen, words.title(score.title), name, { size: 58, caps: true, align: 'center', colour: ACCENT });
  }
  rows(list, steps.length, 6).forEach((line, i) => {
    const step = steps[i];
    const threshold = titles.find(({ title }) => title === step)?.atLeast;
    if (step === undefined || threshold === undefined) return;
    const here = step === score.title;
    if (here) drawBox(pen, line, 9, GOLD, GOLD_EDGE, 2.5);
    else drawBox(pen, line, 9, 'rgba(190,165,110,0.16)');
    const room = { ...line, x: line.x + 18, width: line.width - 36 };
    write(pen, words.title(step), room, { size: TYPE.small, bold: here });
    const from = threshold < 0 ? '' : `≥ ${threshold}`;
    write(pen, from, room, { size: TYPE.small, align: 'right', colour: here ? INK : MUTED });
  });
}
