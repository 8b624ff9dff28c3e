/** The rounds: what each scores, what contracts cost in it, and the money for passing. */
import {
  BASIC_GOODS,
  type Content,
  IMPORTS,
  MEATS,
  PROCESSED_GOODS,
  ROUNDS,
  type ScoringRule,
  UNITS,
  type Unit,
} from '../../content/index.ts';
import { type GameState, houseOf, scoringTile } from '../../engine/index.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon, type Icon } from '../icons.ts';
import { card, columns, heading, inset, rows } from '../panel.ts';
import type { Scene } from '../request.ts';
import { ACCENT, INK, PAPER_EDGE } from '../theme.ts';
import { drawSign } from '../units.ts';
import { type Box, widthOf, write } from '../write.ts';
import { BRIGHT, coinSign, PAST, type Sign, SOFT, TILE } from './board-signs.ts';
import { seatMark } from './market.ts';
import { type Words, wordsFor } from './words.ts';

/** Draws the five rounds, with scoring tiles and contract costs, and the money for passing. */
export function drawRounds(pen: Pen, scene: Scene, box: Box): void {
  const { state } = scene;
  const words = wordsFor(scene.language);
  const house = houseOf(state.setup);
  const unit = Math.min(box.width / 1100, box.height / (house.scoringTiles ? 296 : 190));
  const inner = card(pen, box, undefined, undefined, 16 * unit);
  const pass = 52 * unit;
  const high = { ...inner, height: inner.height - pass - 12 * unit };
  columns(
    high,
    Array.from({ length: ROUNDS }, () => 1),
    12 * unit,
  ).forEach((spot, i) => {
    drawRound(pen, state, words, i + 1, spot, unit);
  });
  drawPassing(pen, state, words, { ...inner, y: inner.y + inner.height - pass, height: pass }, unit);
}

/** One round: its name, what it scores, and what a contract costs in it. */
function drawRound(pen: Pen, state: GameState, words: Words, round: number, box: Box, unit: number): void {
  const over = state.round > round || state.phase === 'finished';
  const current = state.round === round && !over;
  const house = houseOf(state.setup);
  pen.save();
  if (over) pen.globalAlpha = 0.6;
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 10 * unit);
  pen.fillStyle = over ? PAST : TILE;
  pen.fill();
  pen.lineWidth = (current ? 6 : 2) * unit;
  pen.strokeStyle = current ? ACCENT : PAPER_EDGE;
  pen.stroke();
  const head = { ...box, height: 40 * unit };
  pen.beginPath();
  pen.roundRect(head.x, head.y, head.width, head.height, [10 * unit, 10 * unit, 0, 0]);
  pen.fillStyle = current ? ACCENT : '#e2d4b5';
  pen.fill();
  const name = words.say('roundNumber', { round });
  const colour = current ? BRIGHT : INK;
  write(pen, name, inset(head, 4 * unit), { size: 28 * unit, bold: true, align: 'center', colour });
  const foot = { ...box, y: box.y + box.height - 44 * unit, height: 44 * unit };
  drawCost(pen, words, house.content.exportBoard.contractCost[round - 1] ?? 0, foot, unit);
  const tile = scoringTile(state, round);
  if (tile !== undefined) {
    const room = { ...box, y: head.y + head.height, height: foot.y - head.y - head.height };
    drawScoring(pen, words, house.content, tile.rule, inset(room, 8 * unit), unit);
  }
  pen.restore();
}

/** What a contract costs in a round; money that comes in has a plus. */
function drawCost(pen: Pen, words: Words, cost: number, box: Box, unit: number): void {
  pen.beginPath();
  pen.moveTo(box.x + 12 * unit, box.y);
  pen.lineTo(box.x + box.width - 12 * unit, box.y);
  pen.lineWidth = 1.5 * unit;
  pen.strokeStyle = PAPER_EDGE;
  pen.stroke();
  const text = cost === 0 ? words.say('free') : cost < 0 ? `+${words.pounds(-cost)}` : words.pounds(cost);
  const style = { size: 30 * unit, bold: true } as const;
  const width = widthOf(pen, text, style);
  const r = 16 * unit;
  const left = box.x + (box.width - width - r * 2.2) / 2;
  drawIcon(pen, 'contract', { x: left + r * 0.8, y: box.y + box.height / 2 }, r);
  write(pen, text, { ...box, x: left + r * 2.2, width: width + 1 }, style);
}

/** What a scoring tile counts: icons, points, and a few words. */
function drawScoring(
  pen: Pen,
  words: Words,
  content: Content,
  rule: ScoringRule,
  box: Box,
  unit: number,
): void {
  const name = words.scoring(rule);
  const size = 25 * unit;
  const twoLines = widthOf(pen, name, { size }) > box.width;
  const [lines, text] = rows(box, twoLines ? [74, 58] : [96, 36], 3 * unit) as [Box, Box];
  const parts = partsOf(words, content, rule);
  const alone = parts.length === 1;
  const bands = rows(lines, alone ? [1.1, 0.9] : parts.map(() => 1), 5 * unit);
  const most = Math.max(...parts.map(({ signs }) => signs.length));
  parts.forEach(({ signs, points }, i) => {
    const band = bands[i] as Box;
    const [left, right] = columns(band, [most > 2 ? 3 : 1, 1], 4 * unit) as [Box, Box];
    drawSigns(pen, signs, alone ? band : left);
    drawGlory(pen, points, alone ? (bands[1] as Box) : right);
  });
  const lettered = { size, align: 'center', colour: SOFT } as const;
  const written = twoLines ? halves(name) : [name];
  rows(
    text,
    written.map(() => 1),
    0,
  ).forEach((line, i) => {
    write(pen, written[i] as string, line, lettered);
  });
}

/** A text in two lines that are as equal as its words allow; in one where it is one word. */
function halves(text: string): string[] {
  const words = text.split(' ');
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best), [text]);
}

/** Things that count alike, and what they bring. */
interface ScoringPart {
  signs: Sign[];
  points: string;
}

function partsOf(words: Words, content: Content, rule: ScoringRule): ScoringPart[] {
  if (rule.kind !== 'units') {
    const { points, per } = rule;
    const says = per === 1 ? words.say('each', { points }) : words.say('per', { points, per });
    return [{ signs: signsOf(rule), points: says }];
  }
  const counting = UNITS.filter((unit) => rule.weights[unit] > 0 && unit in content.playerBoard.units);
  const weights = [...new Set(counting.map((unit) => rule.weights[unit]))].sort((a, b) => a - b);
  return weights.map((weight) => ({
    signs: counting.filter((unit) => rule.weights[unit] === weight).map(unitSign),
    points: weights.length === 1 ? words.say('each', { points: weight }) : String(weight),
  }));
}

/** Glory, with what it is for. */
function drawGlory(pen: Pen, text: string, box: Box): void {
  const style = { size: Math.min(box.height * 0.92, box.width * 0.55), bold: true } as const;
  const r = style.size * 0.46;
  const width = Math.min(widthOf(pen, text, style), box.width - r * 2.4);
  const left = box.x + (box.width - width - r * 2.4) / 2;
  drawIcon(pen, 'glory', { x: left + r, y: box.y + box.height / 2 }, r);
  write(pen, text, { ...box, x: left + r * 2.4, width: width + 1 }, style);
}

/** Signs side by side, in the middle of a box. */
function drawSigns(pen: Pen, signs: readonly Sign[], box: Box): void {
  const r = Math.min(box.height * 0.48, box.width / signs.length / 2.25);
  signs.forEach((sign, i) => {
    const x = box.x + box.width / 2 + (i - (signs.length - 1) / 2) * r * 2.25;
    sign(pen, { x, y: box.y + box.height / 2 }, r);
  });
}

const iconSign =
  (icon: Icon): Sign =>
  (pen, at, r) =>
    drawIcon(pen, icon, at, r);

const unitSign =
  (unit: Unit): Sign =>
  (pen, at, r) =>
    drawSign(pen, unit, at, r * 0.92, INK, TILE);

function signsOf(rule: Exclude<ScoringRule, { kind: 'units' }>): Sign[] {
  switch (rule.kind) {
    case 'basicGoods':
      return BASIC_GOODS.map(iconSign);
    case 'processedGoods':
      return PROCESSED_GOODS.map(iconSign);
    case 'imports':
      return IMPORTS.map(iconSign);
    case 'meat':
      return MEATS.map(iconSign);
    case 'upgrades':
      return (['shipping', 'merchant', 'technology'] as const).map(iconSign);
    case 'borderUnits':
      return [iconSign('border')];
    case 'costlySpaces':
      return rule.costs.map(coinSign);
  }
}

/** The money for passing, in order: whose it was, and what the next one gets. */
function drawPassing(pen: Pen, state: GameState, words: Words, box: Box, unit: number): void {
  const passBonus = houseOf(state.setup).passBonus.slice(0, state.players.length);
  const label = { ...box, width: 150 * unit };
  heading(pen, words.say('passing'), { ...label, y: box.y + 6 * unit }, 30 * unit);
  const gap = 12 * unit;
  const width = Math.min(260 * unit, (box.width - 160 * unit + gap) / passBonus.length - gap);
  const open = state.phase === 'actions';
  passBonus.forEach((amount, i) => {
    const slot = { ...box, x: box.x + 160 * unit + i * (width + gap), width };
    const seat = state.passed[i];
    const next = open && i === state.passed.length;
    pen.beginPath();
    pen.roundRect(slot.x, slot.y, slot.width, slot.height, slot.height / 2);
    pen.fillStyle = next ? '#f6d873' : seat === undefined ? TILE : PAST;
    pen.fill();
    pen.lineWidth = (next ? 4 : 2) * unit;
    pen.strokeStyle = next ? '#3d2c06' : PAPER_EDGE;
    pen.stroke();
    const style = { size: 31 * unit, bold: next, colour: seat === undefined ? INK : SOFT } as const;
    if (seat === undefined && !next) {
      write(pen, words.pounds(amount), slot, { ...style, align: 'center' });
      return;
    }
    const [left, right] = columns(inset(slot, 6 * unit), [1, 1], 16 * unit) as [Box, Box];
    write(pen, words.pounds(amount), left, { ...style, align: 'right' });
    if (seat === undefined) write(pen, words.say('next'), right, { size: 28 * unit });
    else seatMark(pen, seat, { x: right.x + 20 * unit, y: right.y + right.height / 2 }, 19 * unit);
  });
}
