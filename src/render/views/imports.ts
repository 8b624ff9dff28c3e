/** Imports with their number and value, and the money for passing: two lines of a card. */
import { IMPORTS } from '../../content/index.ts';
import { hasOwnValues, importTotals, projectedScore, rulesetOf } from '../../engine/index.ts';
import { card, columns, heading } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { drawMark } from '../seat-marks.ts';
import { drawBox } from '../shapes.ts';
import { type Box, commonSize, widthOf, write } from '../text-layout.ts';
import { COIN, INK, MUTED, ON_COIN, PAPER_EDGE } from '../theme.ts';
import { lettersOf } from '../viewpoint.ts';
import { PAST, TILE } from './board-tokens.ts';
import { wordsFor } from './labels.ts';
import { type Panel, panel, TYPE } from './panel-stack.ts';

type LastLines = ReturnType<typeof shownOf>;

const LINE = 66;
/** Least and greatest width of the titles. */
const LABEL = { least: 170, most: 238 };

/** Returns the panel of imports and the money for passing. */
export function importsPanel(scene: Scene): Panel {
  const shown = shownOf(scene);
  const lines = shown.imports.length + (shown.passing.length === 0 ? 0 : 1);
  return panel(shown, 22 + lines * LINE, drawLastLines);
}

function shownOf(scene: Scene) {
  const { state, language } = scene;
  const ruleset = rulesetOf(state.setup);
  const { players, importValues } = projectedScore(state);
  const totals = importTotals(state);
  const own = hasOwnValues(ruleset);
  const alike = ruleset.importValues === 'static';
  const bonuses = state.phase === 'finished' ? [] : ruleset.passBonus.slice(0, state.players.length);
  return {
    language,
    letters: lettersOf(scene),
    /** One line for all players, or one per player if values differ (R-OPT-7). */
    imports: (own ? players : players.slice(0, 1)).map(({ seat, counts }) => ({
      seat: own ? seat : undefined,
      goods: IMPORTS.map((good) => ({
        good,
        /** `undefined` if it makes no difference (R-OPT-1). */
        count: alike ? undefined : own ? counts[good] : totals[good],
        worth: importValues[seat]?.[good] ?? 0,
      })),
    })),
    /** Rewards for passing in order; empty after the game. */
    passing: bonuses.map((pounds, i) => ({
      pounds,
      seat: state.passed[i],
      next: state.phase === 'actions' && i === state.passed.length,
    })),
  };
}

function drawLastLines(pen: Pen, shown: LastLines, box: Box): void {
  const words = wordsFor(shown.language);
  const inner = card(pen, box, undefined, undefined, 12);
  const titles = [words.say('imports'), words.say('passing')];
  const caps = { size: 42, caps: true };
  const size = commonSize(pen, titles, LABEL.most - 10, caps);
  const widest = Math.max(...titles.map((title) => widthOf(pen, title, { ...caps, size })));
  const label = Math.max(LABEL.least, widest + 10);
  const line = (i: number, title = ''): Box => {
    const y = inner.y + i * LINE;
    heading(pen, title, { ...inner, y: y + 4 + (caps.size - size) * 0.6, width: label - 2 }, size);
    return { ...inner, x: inner.x + label, y, width: inner.width - label, height: LINE };
  };
  shown.imports.forEach((one, i) => {
    drawImports(pen, shown, one, line(i, i === 0 ? titles[0] : ''));
  });
  if (shown.passing.length === 0) return;
  drawPassing(pen, shown, line(shown.imports.length, titles[1]));
}

function drawImports(
  pen: Pen,
  { language, letters }: LastLines,
  { seat, goods }: LastLines['imports'][number],
  line: Box,
): void {
  const words = wordsFor(language);
  const from = line.x + (seat === undefined ? 8 : 78);
  const y = line.y + LINE / 2;
  if (seat !== undefined) drawMark(pen, seat, { x: from - 44, y }, 25, letters[seat]);
  const room = { ...line, x: from, width: line.x + line.width - from };
  columns(room, goods.length, 8).forEach((cell, i) => {
    const { good, count, worth } = goods[i] as (typeof goods)[number];
    const r = 25;
    drawIcon(pen, good, { x: cell.x + r, y }, r);
    let x = cell.x + 2 * r + 12;
    if (count !== undefined) {
      const style = { size: TYPE.head, bold: true } as const;
      const width = widthOf(pen, String(count), style);
      write(pen, String(count), { ...cell, x, width: width + 1 }, style);
      x += width + 18;
    }
    const each = words.say('importWorth', { points: worth });
    write(pen, each, { ...cell, x, width: cell.x + cell.width - x }, { size: TYPE.small, colour: MUTED });
  });
}

/** Draws the rewards for passing in order: who got them, and the next one. */
function drawPassing(pen: Pen, { language, letters, passing }: LastLines, line: Box): void {
  const words = wordsFor(language);
  const width = Math.min(260, (line.width - 3 * 8) / passing.length);
  passing.forEach(({ pounds, seat, next }, i) => {
    const slot = { x: line.x + i * (width + 8), y: line.y + 6, width, height: LINE - 12 };
    const fill = next ? COIN : seat === undefined ? TILE : PAST;
    drawBox(pen, slot, slot.height / 2, fill, next ? INK : PAPER_EDGE, next ? 4 : 2);
    const colour = next ? ON_COIN : seat === undefined ? INK : MUTED;
    const style = { size: TYPE.body, bold: next, colour } as const;
    const text = words.pounds(pounds);
    const wide = widthOf(pen, text, style);
    const after = next ? words.say('next') : '';
    const small = { size: TYPE.small, colour } as const;
    const aside = next
      ? Math.min(widthOf(pen, after, small) + 12, slot.width - wide - 28)
      : seat === undefined
        ? 0
        : 56;
    const left = slot.x + (slot.width - wide - aside) / 2;
    write(pen, text, { ...slot, x: left, width: wide + 1 }, style);
    if (next) write(pen, after, { ...slot, x: left + wide + 12, width: aside - 12 + 1 }, small);
    if (seat === undefined) return;
    const at = { x: left + wide + 36, y: slot.y + slot.height / 2 };
    drawMark(pen, seat, at, 24, letters[seat]);
  });
}
