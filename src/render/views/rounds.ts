/** The remaining rounds: their scoring and contract costs. */
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
import { rulesetOf, scoringTile } from '../../engine/index.ts';
import { card, columns, heading, strip } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon, type Icon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { drawDisc } from '../shapes.ts';
import { type Box, widthOf, write, writeLines } from '../text-layout.ts';
import { ACCENT, GAIN, INK, MUTED } from '../theme.ts';
import { drawSign } from '../unit-pieces.ts';
import { coinSign, type DrawSymbol, TILE } from './board-tokens.ts';
import { type Words, wordsFor } from './labels.ts';
import { type Panel, panel, TYPE } from './panel-stack.ts';

/** Things that score alike, and their points. */
interface ScoringPart {
  icons: readonly Icon[];
  units: readonly Unit[];
  /** Land costs. */
  costs: readonly number[];
  points: string;
}

type RoundsShown = ReturnType<typeof shownOf>;
type RoundShown = RoundsShown['rounds'][number];

/** Background of the current round. */
const NOW = '#efe0b8';
const HEAD = 58;
const LINE = 64;
/** Height of a line with two lines of text. */
const TALL = 84;

/** Returns a panel of the current and future rounds, a line each; without scoring tiles, all in one line. */
export function roundsPanel(scene: Scene): Panel {
  const shown = shownOf(scene);
  const { rounds } = shown;
  const lines = rounds.some(({ scoring }) => scoring !== undefined) ? rounds : rounds.slice(0, 1);
  return panel(shown, 26 + HEAD + lines.reduce((sum, one) => sum + heightOf(one), 0), drawRounds);
}

/** Two scoring parts leave less room for text, which then takes two lines. */
const heightOf = ({ scoring }: RoundShown): number =>
  scoring !== undefined && scoring.parts.length > 1 ? TALL : LINE;

function shownOf({ state, language }: Scene) {
  const { content } = rulesetOf(state.setup);
  const words = wordsFor(language);
  const { round: now } = state;
  const title = state.phase === 'production' ? 'production' : 'round';
  const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1).filter((round) => round >= now);
  return {
    language,
    title: now === 0 ? words.say('beforeRounds') : words.say(title, { round: now, rounds: ROUNDS }),
    rounds: rounds.map((round) => {
      const tile = scoringTile(state, round);
      return {
        round,
        current: round === now,
        /** Pounds; negative if a contract pays. */
        cost: content.exportBoard.contractCost[round - 1] ?? 0,
        scoring: tile && { name: words.scoring(tile.rule), parts: partsOf(words, content, tile.rule) },
      };
    }),
  };
}

function partsOf(words: Words, content: Content, rule: ScoringRule): ScoringPart[] {
  const none = { icons: [], units: [], costs: [] };
  if (rule.kind !== 'units') {
    const { points, per } = rule;
    const says = per === 1 ? words.say('each', { points }) : words.say('per', { points, per });
    return [{ ...none, ...signsOf(rule), points: says }];
  }
  const counting = UNITS.filter((unit) => rule.weights[unit] > 0 && unit in content.playerBoard.units);
  const weights = [...new Set(counting.map((unit) => rule.weights[unit]))].sort((a, b) => a - b);
  return weights.map((weight) => ({
    ...none,
    units: counting.filter((unit) => rule.weights[unit] === weight),
    points: weights.length === 1 ? words.say('each', { points: weight }) : String(weight),
  }));
}

function signsOf(rule: Exclude<ScoringRule, { kind: 'units' }>): Partial<ScoringPart> {
  switch (rule.kind) {
    case 'basicGoods':
      return { icons: BASIC_GOODS };
    case 'processedGoods':
      return { icons: PROCESSED_GOODS };
    case 'imports':
      return { icons: IMPORTS };
    case 'meat':
      return { icons: MEATS };
    case 'upgrades':
      return { icons: ['shipping', 'merchant', 'technology'] };
    case 'borderUnits':
      return { icons: ['border'] };
    case 'costlySpaces':
      return { costs: rule.costs };
  }
}

function drawRounds(pen: Pen, { language, title, rounds }: RoundsShown, box: Box): void {
  const words = wordsFor(language);
  const inner = card(pen, box, undefined, undefined, 14);
  heading(pen, title, inner, TYPE.head);
  const label = { ...inner, x: inner.x + inner.width * 0.4, width: inner.width * 0.6, height: HEAD - 6 };
  write(pen, words.say('contractCosts'), label, { size: TYPE.small, align: 'right', colour: MUTED });
  const lines = { ...inner, y: inner.y + HEAD, height: LINE };
  if (rounds.every(({ scoring }) => scoring === undefined)) {
    columns(lines, rounds.length, 8).forEach((cell, i) => {
      const one = rounds[i] as RoundShown;
      if (one.current) strip(pen, cell, NOW);
      drawNumber(pen, one, cell);
      drawCost(pen, words, one.cost, { ...cell, x: cell.x + 60, width: cell.width - 70 });
    });
    return;
  }
  let { y } = lines;
  for (const one of rounds) {
    drawRound(pen, words, one, { ...lines, y, height: heightOf(one) });
    y += heightOf(one);
  }
}

/** Draws one round: number, scoring and contract cost. */
function drawRound(pen: Pen, words: Words, shown: RoundShown, box: Box): void {
  const { current, cost, scoring } = shown;
  if (current) strip(pen, box, NOW);
  drawNumber(pen, shown, box);
  const end = { ...box, x: box.x + box.width - 132, width: 120 };
  drawCost(pen, words, cost, end);
  if (scoring === undefined) return;
  const from = box.x + 66;
  const width = drawParts(pen, scoring.parts, { ...box, x: from, width: 520 });
  const name = { ...box, x: from + width + 22, width: end.x - from - width - 34 };
  const lettering = { size: TYPE.small, colour: current ? INK : MUTED };
  if (box.height === LINE) write(pen, scoring.name, name, lettering);
  else writeLines(pen, scoring.name, name, lettering);
}

/** Draws the number of a round in a disc, filled if it is the current one. */
function drawNumber(pen: Pen, { round, current }: RoundShown, box: Box): void {
  const at = { x: box.x + 30, y: box.y + box.height / 2 };
  drawDisc(pen, at, 24, current ? ACCENT : TILE, ACCENT, 3);
  const room = { x: at.x - 24, y: at.y - 24, width: 48, height: 48 };
  const style = { size: TYPE.body, bold: true, align: 'center' } as const;
  write(pen, String(round), room, { ...style, colour: current ? TILE : ACCENT });
}

/** Writes the cost of a contract; income is green and has a plus sign. */
function drawCost(pen: Pen, words: Words, cost: number, box: Box): void {
  const price = cost === 0 ? words.say('free') : cost < 0 ? `+${words.pounds(-cost)}` : words.pounds(cost);
  const colour = cost > 0 ? INK : GAIN;
  write(pen, price, box, { size: TYPE.body, bold: true, align: 'right', colour });
}

const iconSign =
  (icon: Icon): DrawSymbol =>
  (pen, at, r) =>
    drawIcon(pen, icon, at, r);
const unitSign =
  (unit: Unit): DrawSymbol =>
  (pen, at, r) =>
    drawSign(pen, unit, at, r * 0.95, INK, TILE);

/** Draws each scored kind with its points. Returns the total width. */
function drawParts(pen: Pen, parts: readonly ScoringPart[], box: Box): number {
  const r = 22;
  const y = box.y + box.height / 2;
  const style = { size: TYPE.body, bold: true } as const;
  let x = box.x;
  for (const { icons, units, costs, points } of parts) {
    const signs: DrawSymbol[] = [...icons.map(iconSign), ...units.map(unitSign), ...costs.map(coinSign)];
    for (const sign of signs) {
      sign(pen, { x: x + r, y }, r);
      x += 2 * r + 6;
    }
    drawIcon(pen, 'glory', { x: x + 8 + r, y }, 20);
    const width = widthOf(pen, points, style);
    write(pen, points, { ...box, x: x + 14 + 2 * r, width: width + 1 }, style);
    x += 14 + 2 * r + width + 20;
  }
  return x - box.x - 20;
}
