/** Upgrades of a player's board: merchants, shipping, technologies and ports. */
import { MODULES, SHIPPING_LEVELS } from '../../content/index.ts';
import { type GameState, rulesetOf, type Seat, traitsAt } from '../../engine/index.ts';
import { columns, inset, rows } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawIcon } from '../icons.ts';
import { coin } from '../map-drawing.ts';
import { effectIcon } from '../port-tiles.ts';
import type { Scene } from '../request.ts';
import { type Box, write } from '../text-layout.ts';
import { ABSENT, INK, MUTED } from '../theme.ts';
import { drawSign } from '../unit-pieces.ts';
import { drawTick, flow, text, together } from './inline-flow.ts';
import { type Words, wordsFor } from './labels.ts';
import { hired, label, playerOf, shippingStop } from './player-parts.ts';

/** Draws merchants, shipping, technologies and ports. */
export function drawUpgrades(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const { state } = scene;
  const words = wordsFor(scene.language);
  const ports = rulesetOf(state.setup).ports;
  const [merchants, shipping, technology, port] = rows(box, [1, 1.12, 1, 1.12], 6) as [Box, Box, Box, Box];
  drawMerchants(pen, state, seat, titled(pen, words.say('merchants'), merchants));
  drawShipping(pen, words, state, seat, titled(pen, words.say('shipping'), shipping));
  drawTechnology(pen, words, state, seat, titled(pen, words.say('technology'), technology));
  if (ports) drawPorts(pen, words, state, seat, titled(pen, words.say('ports'), port));
}

/** Writes a label at the left of a line. Returns the rest of the line. */
function titled(pen: Pen, words: string, box: Box): Box {
  const [left, rest] = columns(box, [112, 330], 8) as [Box, Box];
  label(pen, words, left);
  return rest;
}

/** Draws merchants in stock, at the market, and for hire with the cost of one. */
function drawMerchants(pen: Pen, state: GameState, seat: Seat, box: Box): void {
  const { merchants } = playerOf(state, seat);
  const { hireCost } = rulesetOf(state.setup).content.playerBoard.merchants;
  const away = hired(state, seat) - merchants.stock;
  const all = merchants.stock + away + merchants.board;
  const count = together([
    text(pen, String(merchants.stock)),
    text(pen, `/${hired(state, seat)}`, MUTED, 1.3),
  ]);
  flow(pen, [count], box, 17);
  const left = box.x + 56;
  const step = Math.min(38, (box.width - 110) / all);
  const r = step * 0.46;
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
  if (merchants.board === 0) return;
  coin(pen, { x: box.x + box.width - 30, y: box.y + box.height / 2 }, 17, String(hireCost));
}

/** Draws an available place with a plus sign. */
function plus(pen: Pen, { x, y }: Point, r: number): void {
  pen.strokeStyle = MUTED;
  pen.lineWidth = 2;
  pen.setLineDash([4, 4]);
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.stroke();
  pen.setLineDash([]);
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x - r * 0.4, y);
  pen.lineTo(x + r * 0.4, y);
  pen.moveTo(x, y - r * 0.4);
  pen.lineTo(x, y + r * 0.4);
  pen.stroke();
}

/** Draws the shipping track, with a ship on the current level. */
function drawShipping(pen: Pen, words: Words, state: GameState, seat: Seat, box: Box): void {
  const { shipping } = playerOf(state, seat);
  const { stepCost } = rulesetOf(state.setup).content.playerBoard.shipping;
  const last = SHIPPING_LEVELS.length - 1;
  const room = box.width - 54;
  const step = room / SHIPPING_LEVELS.length;
  const y = box.y + box.height * 0.36;
  const place = (level: number) => box.x + step * (level + 0.5);
  pen.lineWidth = 5;
  for (const [from, to, colour] of [
    [shipping, last, ABSENT],
    [0, shipping, '#2f6d94'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.moveTo(place(from), y);
    pen.lineTo(place(to), y);
    pen.stroke();
  }
  SHIPPING_LEVELS.forEach((_, level) => {
    const reached = level <= shipping;
    const at = { x: place(level), y };
    if (level === shipping) drawIcon(pen, 'shipping', { x: at.x, y: y - 2 }, 19);
    else {
      pen.beginPath();
      pen.arc(at.x, at.y, 8, 0, Math.PI * 2);
      pen.fillStyle = reached ? '#2f6d94' : '#fbf6e9';
      pen.fill();
      pen.lineWidth = 3;
      pen.strokeStyle = reached ? '#2f6d94' : ABSENT;
      pen.stroke();
    }
    const below = { x: at.x - step / 2, y: y + 15, width: step, height: 22 };
    const here = level === shipping;
    write(pen, shippingStop(words, level), below, {
      size: here ? 20 : 18,
      bold: here,
      align: 'center',
      colour: here ? INK : MUTED,
    });
  });
  if (shipping < last) coin(pen, { x: box.x + box.width - 30, y }, 17, String(stepCost));
}

/** Draws the income of a woodcutter and a miner before and after their upgrade. */
function drawTechnology(pen: Pen, words: Words, state: GameState, seat: Seat, box: Box): void {
  const { technologies, income: each } = traitsAt(state, seat);
  const { technology } = playerOf(state, seat);
  const { cost } = rulesetOf(state.setup).content.playerBoard.technology;
  if (technologies.length === 0) {
    write(pen, words.say('none'), box, { size: 22, colour: MUTED });
    return;
  }
  const cells = columns({ ...box, width: box.width - 54 }, [1, 1], 10);
  technologies.forEach((tool, i) => {
    const cell = inset(cells[i] as Box, 1);
    const done = technology[tool];
    pen.beginPath();
    pen.roundRect(cell.x, cell.y, cell.width, cell.height, 8);
    pen.fillStyle = done ? '#dfe6cf' : '#fbf6e9';
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = done ? '#2f6b3a' : ABSENT;
    pen.setLineDash(done ? [] : [6, 5]);
    pen.stroke();
    pen.setLineDash([]);
    const middle = cell.y + cell.height / 2;
    drawSign(pen, tool, { x: cell.x + 24, y: middle }, 14, INK, '#fbf6e9');
    const { plain, upgraded } = each[tool];
    const amounts = done ? [upgraded] : [plain, upgraded];
    const figures = amounts.map((amount) => words.pounds(amount)).join(' › ');
    const value = { x: cell.x + 46, y: cell.y, width: cell.width - 56, height: cell.height };
    write(pen, figures, value, { size: 22, bold: done, colour: done ? INK : MUTED });
    if (done) drawTick(pen, { x: cell.x + cell.width - 20, y: middle }, 11);
  });
  if (technologies.some((tool) => !technology[tool])) {
    coin(pen, { x: box.x + box.width - 30, y: box.y + box.height / 2 }, 17, String(cost));
  }
}

/** Draws the ports of the game as planks, ticked if the player has used them. */
function drawPorts(pen: Pen, words: Words, state: GameState, seat: Seat, box: Box): void {
  const { portTiles } = rulesetOf(state.setup).content;
  const planks = columns(box, [1, 1, 1, 1], 8);
  MODULES.forEach((corner, i) => {
    const tile = portTiles.find(({ id }) => id === state.map.ports[corner]);
    const plank = planks[i];
    if (tile === undefined || plank === undefined) return;
    const used = playerOf(state, seat).ports.includes(tile.id);
    pen.globalAlpha = used ? 0.45 : 1;
    pen.beginPath();
    pen.roundRect(plank.x + 1, plank.y + 2, plank.width - 2, plank.height - 4, 8);
    pen.fillStyle = '#dfc08b';
    pen.fill();
    pen.lineWidth = 2.5;
    pen.strokeStyle = '#6b4a1e';
    pen.stroke();
    const at = { x: plank.x + plank.width / 2, y: plank.y + plank.height / 2 };
    effectIcon(pen, tile.effect, at, 54, words.pounds);
    pen.globalAlpha = 1;
    if (used) drawTick(pen, { x: plank.x + plank.width - 8, y: plank.y + plank.height - 8 }, 12);
  });
}
