/** The players as rows: identity and standing, money and goods, and the contents of their boards. */
import { GOODS, type Good } from '../../content/index.ts';
import { type Seat, seatsInOrder, traitsAt } from '../../engine/index.ts';
import { card, columns, strip } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { Scene } from '../request.ts';
import { drawTouchedOutline, styleOf } from '../seat-marks.ts';
import { fillPath, roundedBox, strokePath } from '../shapes.ts';
import type { Box } from '../text-layout.ts';
import { ACCENT, INK, MUTED } from '../theme.ts';
import { drawSign } from '../unit-pieces.ts';
import { FIGURE, figure, flow, type Item, icon, text, ticked, together } from './inline-flow.ts';
import { wordsFor } from './labels.ts';
import type { Panel } from './panel-stack.ts';
import {
  drawHead,
  drawOpen,
  FIELD,
  headOf,
  hired,
  openContracts,
  playerOf,
  shippingStop,
} from './player-parts.ts';

const HEAD = 96;
const GOODS_LINE = 70;
const FOOT = 66;

/** Returns a panel for each player, in turn order. */
export const playerPanels = (scene: Scene): Panel[] =>
  seatsInOrder(scene.state).map((seat) => {
    const height = 30 + HEAD + GOODS_LINE + FOOT * openContracts(scene, seat).length;
    return { height, draw: (pen, box) => drawPlayerRow(pen, scene, seat, box) };
  });

function drawPlayerRow(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const head = headOf(scene, seat);
  const held = openContracts(scene, seat);
  const words = wordsFor(scene.language);
  card(pen, box, head.passed > 0 && !head.toAct ? '#efe6d0' : '#fbf6e9');
  drawBand(pen, seat, box);
  if (head.toAct) {
    roundedBox(pen, box, 14);
    strokePath(pen, ACCENT, 7);
  }
  if (scene.turn?.seats.includes(seat)) drawTouchedOutline(pen, box, 14);
  const inner = { x: box.x + 38, y: box.y + 12, width: box.width - 54, height: HEAD };
  drawHead(pen, words, head, inner);
  const purse = { ...inner, y: inner.y + HEAD + 6, height: GOODS_LINE - 6 };
  drawGoods(pen, playerOf(scene.state, seat), purse);
  const foot = { ...inner, y: purse.y + GOODS_LINE, height: FOOT * held.length - 4 };
  drawRest(pen, scene, seat, { ...foot, width: 512, height: FOOT - 4 });
  drawOpen(pen, words, held, { ...foot, x: foot.x + 520, width: foot.width - 520 }, 27);
}

/** Draws a band in the seat's colour along the left edge. */
function drawBand(pen: Pen, seat: Seat, box: Box): void {
  const { fill, line } = styleOf(seat);
  pen.beginPath();
  pen.roundRect(box.x, box.y, 22, box.height, [14, 0, 0, 14]);
  fillPath(pen, fill);
  strokePath(pen, line, 2);
}

/** Draws money, large, and the six goods, pale if there are none; after the whisky, barrels in the cellar: "3+2". */
function drawGoods(pen: Pen, { money, goods, cellar }: ReturnType<typeof playerOf>, box: Box): void {
  const barrels = cellar.filter((barrel) => barrel).length;
  flow(pen, [figure(pen, 'money', String(money))], { ...box, width: 170 }, 31);
  const field = { ...box, x: box.x + 180, width: box.width - 180 };
  strip(pen, field, FIELD);
  columns({ ...field, x: field.x + 14, width: field.width - 18 }, GOODS.length, 4).forEach((cell, i) => {
    const good = GOODS[i] as Good;
    const stock = figure(pen, good, String(goods[good]), goods[good] === 0);
    const stored = good === 'whisky' && barrels > 0 ? [text(pen, `+${barrels}`, MUTED)] : [];
    flow(pen, [stock, ...stored], cell, 27, { gap: 0.1 });
  });
}

/** Draws glory, merchants, shipping, technologies and fulfilled contracts. */
function drawRest(pen: Pen, { state, language, turn }: Scene, seat: Seat, box: Box): void {
  const { glory, merchants, shipping, technology, fulfilled } = playerOf(state, seat);
  const { stock } = merchants;
  const technologies = traitsAt(state, seat).technologies.filter((tool) => technology[tool]);
  const tools: Item = {
    width: (size) => size * 2 * technologies.length,
    draw: (x, y, size) => {
      technologies.forEach((tool, i) => {
        drawSign(pen, tool, { x: x + size * (1 + 2 * i), y }, size * 0.92, INK, '#fbf6e9');
      });
    },
  };
  const done = together([ticked(pen, icon(pen, 'contract')), text(pen, String(fulfilled.length))]);
  const isNew = fulfilled.some((id) => turn?.contracts.includes(id));
  const items = [
    figure(pen, 'glory', String(glory), glory === 0),
    together(
      [
        figure(pen, 'merchant', String(stock), stock === 0),
        text(pen, `/${hired(state, seat)}`, MUTED, FIGURE),
      ],
      0.1,
    ),
    figure(pen, 'shipping', shippingStop(wordsFor(language), shipping), shipping === 0),
    ...(technologies.length === 0 ? [] : [tools]),
    fulfilled.length === 0 ? figure(pen, 'contract', '0', true) : isNew ? rimmed(pen, done) : done,
  ];
  flow(pen, items, box, 21, { gap: 0.6 });
}

/** An item with the outline that marks changes of the last turn. */
const rimmed = (pen: Pen, item: Item): Item => ({
  width: item.width,
  draw: (x, y, size) => {
    item.draw(x, y, size);
    drawTouchedOutline(pen, { x: x - 7, y: y - 28, width: item.width(size) + 14, height: 56 }, 12);
  },
});
