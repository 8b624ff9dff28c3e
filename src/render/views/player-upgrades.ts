/** Upgrades of a player's board: merchants, shipping, technologies and ports. */
import { MODULES, SHIPPING_LEVELS } from '../../content/index.ts';
import { type GameState, rulesetOf, type Seat, traitsAt } from '../../engine/index.ts';
import { card, columns, inset, rows } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawIcon } from '../icons.ts';
import { coin } from '../map-drawing.ts';
import { effectIcon } from '../port-tiles.ts';
import type { Scene } from '../request.ts';
import { drawBox, drawDisc, lines, strokePath } from '../shapes.ts';
import { type Box, write } from '../text-layout.ts';
import { ABSENT, INK, MUTED } from '../theme.ts';
import { drawSign } from '../unit-pieces.ts';
import { drawTick, flow, text, together } from './inline-flow.ts';
import { type Words, wordsFor } from './labels.ts';
import { type Panel, TYPE } from './panel-stack.ts';
import { hired, playerOf, shippingStop } from './player-parts.ts';

const LINE = 72;
const TRACK = 96;
/** Width of the costs at the end of a line. */
const COST = 70;

/** Returns the panel of merchants, technologies, shipping and ports. */
export function upgradesPanel(scene: Scene, seat: Seat): Panel {
  const { state } = scene;
  const words = wordsFor(scene.language);
  const { ports } = rulesetOf(state.setup);
  return {
    height: 8 + LINE + TRACK + 8,
    draw(pen, box) {
      const inner = inset(card(pen, box, undefined, undefined, 8), 4);
      const [top, foot] = rows(inner, [LINE, TRACK], 0) as [Box, Box];
      const tools = traitsAt(state, seat).technologies.length > 0;
      const [merchants, technology] = columns(top, tools ? [1, 1] : [1], 24) as [Box, Box?];
      const [shipping, port] = columns(foot, ports ? [1, 1] : [1], 24) as [Box, Box?];
      drawMerchants(pen, state, seat, merchants);
      if (technology !== undefined) drawTechnology(pen, words, state, seat, technology);
      drawShipping(pen, words, state, seat, shipping);
      if (port !== undefined) drawPorts(pen, words, state, seat, inset(port, 6));
    },
  };
}

const drawCost = (pen: Pen, pounds: number, { x, y, width, height }: Box): void =>
  coin(pen, { x: x + width - COST / 2 + 4, y: y + height / 2 }, 28, String(pounds));

/** Draws merchants in stock, at the market, and for hire with the cost of one. */
function drawMerchants(pen: Pen, state: GameState, seat: Seat, box: Box): void {
  const { merchants } = playerOf(state, seat);
  const { hireCost } = rulesetOf(state.setup).content.playerBoard.merchants;
  const away = hired(state, seat) - merchants.stock;
  const all = merchants.stock + away + merchants.board;
  const count = together(
    [text(pen, String(merchants.stock)), text(pen, `/${hired(state, seat)}`, MUTED)],
    0.1,
  );
  const counted = flow(pen, [count], box, 22);
  const left = box.x + counted + 20;
  const step = Math.min(62, (box.width - counted - 20 - COST) / all);
  const r = step * 0.44;
  for (let i = 0; i < all; i++) {
    const at = { x: left + step * (i + 0.5), y: box.y + box.height / 2 };
    if (i >= merchants.stock + away) {
      plus(pen, at, r * 0.78);
      continue;
    }
    pen.globalAlpha = i < merchants.stock ? 1 : 0.38;
    drawIcon(pen, 'merchant', at, r);
    pen.globalAlpha = 1;
  }
  if (merchants.board > 0) drawCost(pen, hireCost, box);
}

/** Draws an available place with a plus sign. */
function plus(pen: Pen, { x, y }: Point, r: number): void {
  pen.setLineDash([4, 4]);
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  strokePath(pen, MUTED, 2);
  pen.setLineDash([]);
  pen.beginPath();
  pen.moveTo(x - r * 0.4, y);
  pen.lineTo(x + r * 0.4, y);
  pen.moveTo(x, y - r * 0.4);
  pen.lineTo(x, y + r * 0.4);
  strokePath(pen, MUTED, 3);
}

/** Draws the shipping track, with a ship on the current level. */
function drawShipping(pen: Pen, words: Words, state: GameState, seat: Seat, box: Box): void {
  const { shipping } = playerOf(state, seat);
  const { stepCost } = rulesetOf(state.setup).content.playerBoard.shipping;
  const last = SHIPPING_LEVELS.length - 1;
  const step = (box.width - COST) / SHIPPING_LEVELS.length;
  const y = box.y + box.height * 0.34;
  const place = (level: number) => box.x + step * (level + 0.5);
  lines(pen, ABSENT, 7, [place(shipping), y, place(last), y]);
  lines(pen, '#2f6d94', 7, [place(0), y, place(shipping), y]);
  SHIPPING_LEVELS.forEach((_, level) => {
    const reached = level <= shipping;
    const at = { x: place(level), y };
    if (level === shipping) drawIcon(pen, 'shipping', { x: at.x, y: y - 3 }, 29);
    else drawDisc(pen, at, 12, reached ? '#2f6d94' : '#fbf6e9', reached ? '#2f6d94' : ABSENT, 4);
    const below = { x: at.x - step * 0.65, y: y + 22, width: step * 1.3, height: 40 };
    const here = level === shipping;
    const style = { size: TYPE.small, bold: here, align: 'center', colour: here ? INK : MUTED } as const;
    // The word for none is as wide as two steps.
    write(pen, level === 0 ? '–' : shippingStop(words, level), below, style);
  });
  if (shipping < last) drawCost(pen, stepCost, box);
}

/** Draws the income of a woodcutter and a miner before and after their upgrade. */
function drawTechnology(pen: Pen, words: Words, state: GameState, seat: Seat, box: Box): void {
  const { technologies, income: each } = traitsAt(state, seat);
  const { technology } = playerOf(state, seat);
  const { cost } = rulesetOf(state.setup).content.playerBoard.technology;
  const room = { ...box, y: box.y + 5, width: box.width - COST, height: box.height - 10 };
  const cells = columns(room, 2, 10);
  technologies.forEach((tool, i) => {
    const cell = inset(cells[i] as Box, 1);
    const done = technology[tool];
    pen.setLineDash(done ? [] : [6, 5]);
    drawBox(pen, cell, 8, done ? '#dfe6cf' : '#fbf6e9', done ? '#2f6b3a' : ABSENT, 2);
    pen.setLineDash([]);
    const middle = cell.y + cell.height / 2;
    drawSign(pen, tool, { x: cell.x + 36, y: middle }, 22, INK, '#fbf6e9');
    const { plain, upgraded } = each[tool];
    const amounts = done ? [upgraded] : [plain, upgraded];
    const figures = amounts.map((amount) => words.pounds(amount)).join(' › ');
    const value = { x: cell.x + 74, y: cell.y, width: cell.width - 84, height: cell.height };
    write(pen, figures, value, { size: TYPE.body, bold: done, colour: done ? INK : MUTED });
    if (done) drawTick(pen, { x: cell.x + cell.width - 34, y: middle }, 18);
  });
  if (technologies.some((tool) => !technology[tool])) drawCost(pen, cost, box);
}

/** Draws the ports of the game as planks, ticked if the player has used them. */
function drawPorts(pen: Pen, words: Words, state: GameState, seat: Seat, box: Box): void {
  const { portTiles } = rulesetOf(state.setup).content;
  const planks = columns(box, 4, 8);
  MODULES.forEach((corner, i) => {
    const tile = portTiles.find(({ id }) => id === state.map.ports[corner]);
    const plank = planks[i];
    if (tile === undefined || plank === undefined) return;
    const used = playerOf(state, seat).ports.includes(tile.id);
    pen.globalAlpha = used ? 0.45 : 1;
    const wood = { x: plank.x + 1, y: plank.y + 5, width: plank.width - 2, height: plank.height - 10 };
    drawBox(pen, wood, 8, '#dfc08b', '#6b4a1e', 2.5);
    pen.globalAlpha = 1;
    const at = { x: plank.x + plank.width / 2, y: plank.y + plank.height / 2 };
    effectIcon(pen, tile.effect, at, 88, words.pounds);
    if (used) drawTick(pen, { x: plank.x + plank.width - 16, y: plank.y + plank.height - 16 }, 17);
  });
}
