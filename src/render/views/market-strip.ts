/** The market at a glance: prices, their changes in the last turn, and merchants. */
import { GOODS } from '../../content/index.ts';
import { priceOf, rulesetOf } from '../../engine/index.ts';
import type { Language } from '../../text/index.ts';
import { card, columns, heading } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { drawMark, drawPointer, drawTouchedOutline } from '../seat-marks.ts';
import { drawBox, drawDisc } from '../shapes.ts';
import { type Box, widthOf, write } from '../text-layout.ts';
import { ACCENT, INK, MUTED, PAPER_DARK, PAPER_EDGE } from '../theme.ts';
import { TILE } from './board-tokens.ts';
import { wordsFor } from './labels.ts';
import { type Panel, panel, TYPE } from './panel-stack.ts';

type MarketShown = ReturnType<typeof shownOf>;
type GoodShown = MarketShown['goods'][number];

const HEAD = 58;
const GOOD = 174;
const MERCHANTS = 58;
const IN_ROW = 2;

/** Returns a panel of the six goods; taller with merchants. */
export function marketPanel(scene: Scene): Panel {
  const shown = shownOf(scene);
  const most = Math.max(...shown.goods.map(({ merchants }) => merchants.length));
  return panel(shown, 24 + HEAD + GOOD + MERCHANTS * Math.ceil(most / IN_ROW), drawMarketStrip);
}

function shownOf({ state, language, turn }: Scene) {
  const ruleset = rulesetOf(state.setup);
  const { prices, mediumRange } = ruleset.content.market[ruleset.size];
  const [low, high] = mediumRange;
  return {
    language,
    goods: GOODS.map((good) => {
      const ladder = prices[good];
      const last = ladder.length - 1;
      return {
        good,
        price: priceOf(state, good),
        lowest: ladder[0] as number,
        highest: ladder[last] as number,
        /** Fractions of the scale, from 0 to 1. */
        at: state.market[good] / last,
        medium: [low / last, high / last] as const,
        /** Price before the last turn; `undefined` if untouched. */
        before: turn?.prices[good],
        merchants: state.players.flatMap(({ posted }, seat) => {
          const here = posted[good];
          return here === undefined || here.count === 0 ? [] : [{ seat, ...here }];
        }),
      };
    }),
  };
}

function drawMarketStrip(pen: Pen, { language, goods }: MarketShown, box: Box): void {
  const words = wordsFor(language);
  const inner = card(pen, box, undefined, undefined, 12);
  heading(pen, words.say('market'), inner, TYPE.head);
  if (goods.some(({ merchants }) => merchants.length > 0)) drawKey(pen, language, inner);
  const cells = { ...inner, y: inner.y + HEAD, height: inner.height - HEAD };
  columns(cells, goods.length, 6).forEach((cell, i) => {
    drawGood(pen, language, goods[i] as GoodShown, cell);
  });
}

function drawKey(pen: Pen, language: Language, inner: Box): void {
  const words = wordsFor(language);
  const style = { size: TYPE.small, colour: MUTED } as const;
  const y = inner.y + HEAD / 2 - 2;
  let x = inner.x + inner.width;
  for (const side of ['sell', 'buy'] as const) {
    const text = words.say(side === 'buy' ? 'bought' : 'sold');
    const width = widthOf(pen, text, style);
    x -= width + 4;
    write(pen, text, { x, y: y - 26, width: width + 2, height: 52 }, style);
    x -= 22;
    drawPointer(pen, { x, y }, 12, side === 'buy', MUTED);
    x -= 40;
  }
}

function drawGood(pen: Pen, language: Language, shown: GoodShown, cell: Box): void {
  const words = wordsFor(language);
  drawBox(pen, cell, 10, TILE, PAPER_EDGE, 2);
  const name = words.good(shown.good);
  const style = { size: TYPE.small, bold: true } as const;
  const icon = 18;
  const width = Math.min(widthOf(pen, name, style), cell.width - 2 * icon - 10);
  const left = cell.x + (cell.width - width - 2 * icon - 4) / 2;
  drawIcon(pen, shown.good, { x: left + icon, y: cell.y + 30 }, icon);
  write(pen, name, { x: left + 2 * icon + 4, y: cell.y + 6, width: width + 1, height: 48 }, style);
  const { before = shown.price } = shown;
  const former = before === shown.price ? '' : `${before}→`;
  drawPrice(pen, words.pounds(shown.price), former, { ...cell, y: cell.y + 56, height: 66 });
  drawGauge(pen, shown, { ...cell, y: cell.y + 124, height: 42 });
  drawMerchants(pen, shown, { ...cell, y: cell.y + GOOD, height: cell.height - GOOD - 4 });
  if (shown.before !== undefined) drawTouchedOutline(pen, cell, 10);
}

/** Writes the price, after the former one if the last turn changed it: "10→£12". */
function drawPrice(pen: Pen, price: string, former: string, box: Box): void {
  const large = { size: 60, bold: true } as const;
  const small = { size: TYPE.small, bold: true, colour: ACCENT } as const;
  const width = widthOf(pen, price, large);
  const aside = former === '' ? 0 : widthOf(pen, former, small) + 2;
  const scale = Math.min(1, (box.width - 16) / (width + aside));
  const left = box.x + (box.width - scale * (width + aside)) / 2;
  write(pen, former, { ...box, x: left, width: scale * aside }, small);
  const at = { ...box, x: left + scale * aside, width: scale * width + 1 };
  write(pen, price, at, { ...large, size: scale * large.size });
}

/** Line of the gauge: visible by day and by night. */
export const GAUGE = '#78643c';

/** Draws the price on its range from lowest to highest; the medium range is an outlined box. */
function drawGauge(pen: Pen, { lowest, highest, at, medium }: GoodShown, box: Box): void {
  const ends = { size: TYPE.small, colour: MUTED } as const;
  const room = 42;
  write(pen, String(lowest), { ...box, x: box.x + 6, width: room }, ends);
  const right = { ...box, x: box.x + box.width - room - 6, width: room };
  write(pen, String(highest), right, { ...ends, align: 'right' });
  const digits = (price: number) => 24 + 19 * String(price).length;
  const from = box.x + digits(lowest);
  const span = box.width - digits(lowest) - digits(highest);
  const y = box.y + box.height / 2;
  const bar = (start: number, end: number, height: number, fill: string) => {
    const room = { x: from + span * start, y: y - height / 2, width: span * (end - start), height };
    drawBox(pen, room, height / 2, fill, GAUGE, 2.5);
  };
  bar(0, 1, 5, GAUGE);
  bar(medium[0], medium[1], 18, PAPER_DARK);
  drawDisc(pen, { x: from + span * at, y }, 11, '#f6d873', INK, 4);
}

/** Draws each player's merchants: how many, and whether they bought or sold. */
function drawMerchants(pen: Pen, { merchants }: GoodShown, box: Box): void {
  const pitch = 80;
  merchants.forEach(({ seat, side, count }, i) => {
    const row = Math.floor(i / IN_ROW);
    const inRow = Math.min(IN_ROW, merchants.length - row * IN_ROW);
    const x = box.x + box.width / 2 + ((i % IN_ROW) - (inRow - 1) / 2) * pitch;
    const y = box.y + MERCHANTS * (row + 0.46);
    drawPointer(pen, { x: x - 27, y }, 10, side === 'buy', INK);
    drawMark(pen, seat, { x: x + 13, y }, 23.4, String(count));
  });
}
