/** A player's board in small, for the picture of the whole table. */
import { GOODS, type Good, type Unit } from '../../content/index.ts';
import { type GameState, type Seat, traitsAt } from '../../engine/index.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon } from '../icons.ts';
import { card, columns, rows, scaled, strip } from '../panel.ts';
import type { Scene } from '../request.ts';
import { ACCENT, INK, MUTED } from '../theme.ts';
import { drawSign } from '../units.ts';
import { type Box, write } from '../write.ts';
import { drawTick, FIGURE, figure, flow, type Item, text, together } from './items.ts';
import {
  drawExported,
  drawGhost,
  drawHead,
  drawOpen,
  drawStock,
  FIELD,
  hired,
  isToAct,
  playerOf,
  shippingStop,
  styleOf,
  tartan,
  type UnitGroup,
  unitGroups,
} from './player-parts.ts';
import { wordsFor } from './words.ts';

const NARROW = { width: 360, height: 300 };
const WIDE = { width: 700, height: 300 };

/** Draws a player's board in small, for a box of 360 by 300 and more; wide boxes get two columns. */
export function drawPlayerStrip(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const wide = box.width / box.height > 1.7;
  scaled(pen, box, wide ? WIDE : NARROW, (inner) => {
    const active = isToAct(scene.state, seat);
    const passed = scene.state.phase === 'actions' && scene.state.passed.includes(seat);
    const room = { x: 3, y: 3, width: inner.width - 6, height: inner.height - 8 };
    card(pen, room, active ? '#fffaf0' : passed ? '#efe6d0' : '#fbf6e9', active ? ACCENT : undefined);
    tartan(pen, seat, room, 12);
    if (active) {
      pen.lineWidth = 6;
      pen.strokeStyle = ACCENT;
      pen.beginPath();
      pen.roundRect(room.x, room.y, room.width, room.height, 14);
      pen.stroke();
    }
    const content = { x: room.x + 12, y: room.y + 19, width: room.width - 24, height: room.height - 28 };
    if (wide) drawWide(pen, scene, seat, content);
    else drawNarrow(pen, scene, seat, content);
  });
}

function drawNarrow(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const [head, purse, goods, units, contracts] = rows(box, [46, 34, 34, 60, 68], 6) as [
    Box,
    Box,
    Box,
    Box,
    Box,
  ];
  drawHead(pen, scene, seat, head);
  drawPurse(pen, scene, seat, purse);
  drawGoods(pen, scene, seat, goods);
  drawUnitsLeft(pen, scene.state, seat, units);
  const [done, open] = columns(contracts, [56, 270], 8) as [Box, Box];
  drawFulfilled(pen, scene.state, seat, done);
  drawOpen(pen, scene, seat, open, 14);
}

function drawWide(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const [head, top, middle, foot] = rows(box, [58, 50, 62, 54], 10) as [Box, Box, Box, Box];
  drawHead(pen, scene, seat, head);
  const [purse, goods] = columns(top, [1, 1.12], 22) as [Box, Box];
  drawPurse(pen, scene, seat, purse);
  drawGoods(pen, scene, seat, goods);
  drawUnitsLeft(pen, scene.state, seat, middle);
  const [sums, open] = columns(foot, [1, 1.12], 22) as [Box, Box];
  drawExported(pen, scene.state, seat, sums);
  drawOpen(pen, scene, seat, open, 15);
}

/** Money, glory, merchants, shipping and technologies. */
function drawPurse(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const { state, language } = scene;
  const { money, glory, merchants, shipping, technology } = playerOf(state, seat);
  const tools = traitsAt(state, seat).technologies.filter((tool) => technology[tool]);
  const gear: Item = {
    width: (size) => size * (2.3 + 2 * Math.max(1, tools.length)),
    draw: (x, y, size) => {
      pen.globalAlpha = tools.length === 0 ? 0.42 : 1;
      drawIcon(pen, 'technology', { x: x + size, y }, size);
      if (tools.length === 0) text(pen, '–', MUTED).draw(x + size * 2.3, y, size);
      tools.forEach((tool, i) => {
        drawSign(pen, tool, { x: x + size * (3.2 + 2 * i), y }, size * 0.92, INK, '#fbf6e9');
      });
      pen.globalAlpha = 1;
    },
  };
  const items = [
    figure(pen, 'money', String(money)),
    figure(pen, 'glory', String(glory), glory === 0),
    together([
      figure(pen, 'merchant', String(merchants.stock), merchants.stock === 0),
      text(pen, `/${hired(state, seat)}`, MUTED, FIGURE * 0.72),
    ]),
    figure(pen, 'shipping', shippingStop(wordsFor(language), shipping), shipping === 0),
    gear,
  ];
  flow(pen, items, box, Math.min(box.height * 0.4, 18), { even: true, gap: 0.6 });
}

/** The six goods, the ones there are none of pale. */
function drawGoods(pen: Pen, { state }: Scene, seat: Seat, box: Box): void {
  const { goods } = playerOf(state, seat);
  strip(pen, box, FIELD);
  const size = Math.min(box.height * 0.36, 17, box.width / 24);
  columns({ ...box, x: box.x + 6, width: box.width - 10 }, [1, 1, 1, 1, 1, 1], 2).forEach((cell, i) => {
    const good = GOODS[i] as Good;
    const room = { ...cell, width: cell.width - 5 };
    flow(pen, [figure(pen, good, String(goods[good]), goods[good] === 0)], room, size);
  });
}

/** A piece of each kind with how many are left, below it or, where there is room, beside it. */
function drawUnitsLeft(pen: Pen, state: GameState, seat: Seat, box: Box): void {
  const style = styleOf(seat);
  const groups = unitGroups(state, seat);
  const shares = groups.map(({ kinds }) => (kinds.length > 1 ? 2 : 1));
  const each = box.width / shares.reduce((sum, share) => sum + share, 0);
  const beside = each > box.height;
  const slim = style.shape === 'diamond' ? 0.87 : 1;
  const r =
    slim * (beside ? Math.min(box.height * 0.42, each * 0.27) : Math.min(box.height * 0.3, each * 0.43));
  columns(box, shares, 0).forEach((cell, i) => {
    const { kinds, left } = groups[i] as UnitGroup;
    const middle = cell.x + cell.width / 2;
    const at = beside
      ? { x: middle - r * 0.55, y: cell.y + cell.height / 2 }
      : { x: middle, y: cell.y + r * 1.18 };
    if (left > 0) drawStock(pen, style, kinds, at, r);
    else drawGhost(pen, style, kinds[0] as Unit, at, r);
    const figures = beside
      ? { x: at.x + r * 1.35, y: cell.y, width: r * 1.2, height: cell.height }
      : { x: cell.x, y: at.y + r * 1.2, width: cell.width, height: cell.height - r * 2.4 };
    const lettering = {
      size: r * (beside ? 1.3 : 1.25),
      bold: true,
      colour: left > 0 ? INK : MUTED,
    } as const;
    write(pen, String(left), figures, { ...lettering, align: beside ? 'left' : 'center' });
  });
}

/** How many contracts are fulfilled. */
function drawFulfilled(pen: Pen, state: GameState, seat: Seat, box: Box): void {
  strip(pen, box, FIELD);
  const count = playerOf(state, seat).fulfilled.length;
  const at = { x: box.x + box.width / 2, y: box.y + box.height * 0.3 };
  drawIcon(pen, 'contract', at, box.height * 0.21);
  if (count > 0)
    drawTick(pen, { x: at.x + box.height * 0.16, y: at.y + box.height * 0.14 }, box.height * 0.11);
  const below = { ...box, y: box.y + box.height * 0.52, height: box.height * 0.44 };
  write(pen, String(count), below, { size: box.height * 0.42, bold: true, align: 'center' });
}
