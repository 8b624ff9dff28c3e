/** A player's board: everything they own, their income, and what is still available. */
import { BASIC_GOODS, type Clan, GOODS } from '../../content/index.ts';
import { linkedSettlements, rulesetOf, type Seat, traitsAt } from '../../engine/index.ts';
import { clanText, thingName } from '../../text/index.ts';
import { card, columns, inset, rows, scaled, strip } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawIcon, type Icon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { type Box, widthOf, write, writeLines } from '../text-layout.ts';
import { ACCENT, INK, MUTED, PAPER_EDGE } from '../theme.ts';
import { centred, figure, flow, icon, text, together } from './inline-flow.ts';
import { wordsFor } from './labels.ts';
import {
  drawExported,
  drawHead,
  drawOpen,
  FIELD,
  headOf,
  isToAct,
  label,
  openContracts,
  playerOf,
  tartan,
} from './player-parts.ts';
import { drawUnits } from './player-units.ts';
import { drawUpgrades } from './player-upgrades.ts';

const BOARD = { width: 1000, height: 850 };

/** Draws a player's board, for a box of about 1000 by 850. */
export function drawPlayer(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  scaled(pen, box, BOARD, (inner) => {
    const room = { x: 4, y: 4, width: inner.width - 8, height: inner.height - 11 };
    const active = isToAct(scene.state, seat);
    card(pen, room, '#fbf6e9', active ? ACCENT : PAPER_EDGE);
    tartan(pen, seat, room, 18);
    const content = { x: room.x + 20, y: room.y + 32, width: room.width - 40, height: room.height - 48 };
    const { clan } = playerOf(scene.state, seat);
    const parts = rows(content, [76, 92, 250, 228, ...(clan === undefined ? [] : [88])], 14);
    const [head, goods, units, middle, foot] = parts as [Box, Box, Box, Box, Box | undefined];
    drawHead(pen, wordsFor(scene.language), headOf(scene, seat), head, true);
    drawGoods(pen, scene, seat, goods);
    drawUnits(pen, scene, seat, units);
    const [left, right] = columns(middle, [1, 1.12], 22) as [Box, Box];
    drawUpgrades(pen, scene, seat, left);
    drawExports(pen, scene, seat, right);
    if (clan !== undefined && foot !== undefined) drawClan(pen, scene, seat, clan, foot);
  });
}

/** Draws money, glory and goods, with the merchants posted at each good. */
function drawGoods(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const { goods, money, glory, posted } = playerOf(scene.state, seat);
  const [purse, stock] = columns(box, [236, 700], 14) as [Box, Box];
  flow(
    pen,
    [figure(pen, 'money', String(money)), figure(pen, 'glory', String(glory), glory === 0)],
    purse,
    27,
    { even: true },
  );
  strip(pen, stock, FIELD);
  const cells = columns(inset(stock, 6), [1, 1, 1, 1, 1, 1], 4);
  GOODS.forEach((good, i) => {
    const cell = cells[i] as Box;
    const trade = posted[good];
    const [top, below] = rows(cell, trade === undefined ? [1, 0] : [62, 38], 0) as [Box, Box];
    const pair = figure(pen, good, String(goods[good]), goods[good] === 0);
    centred(pen, pair, top, 23);
    if (trade === undefined) return;
    const stood = together(
      [
        icon(pen, 'merchant'),
        text(pen, String(trade.count)),
        text(pen, thingName('sides', trade.side, 1, scene.language), MUTED, 1.6),
      ],
      0.4,
    );
    centred(pen, stood, below, 12.5);
  });
  const seam = (cells[BASIC_GOODS.length] as Box).x - 2;
  pen.fillStyle = PAPER_EDGE;
  pen.fillRect(seam - 0.75, stock.y + 12, 1.5, stock.height - 24);
}

/** Draws the contracts on the export boxes, and the rewards of fulfilled ones. */
function drawExports(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const { state } = scene;
  const words = wordsFor(scene.language);
  const { exportBoxes } = traitsAt(state, seat);
  const [title, open, done] = rows(box, [26, 112, 74], 8) as [Box, Box, Box];
  label(pen, words.say('exportBoxes', { count: exportBoxes }), title);
  const single = { ...open, y: open.y + 20, height: open.height - 48 };
  const held = openContracts(scene, seat);
  drawOpen(pen, words, held, exportBoxes > 1 ? open : single, exportBoxes > 1 ? 18 : 21);
  const [name, sums] = rows(done, [26, 44], 2) as [Box, Box];
  label(pen, words.say('fulfilled'), name);
  const linked = linkedSettlements(state, seat);
  const style = { size: 20, caps: true, colour: '#6b2a1a' } as const;
  const heading = words.say('settlements');
  const width = widthOf(pen, heading, style);
  const end = sums.x + sums.width;
  write(pen, heading, { x: end - width, y: name.y, width: width + 1, height: name.height }, style);
  drawExported(pen, state, seat, { ...sums, width: sums.width - width - 30 }, 17);
  const homes: Icon = 'settlement';
  const pair = figure(pen, homes, String(linked), linked === 0);
  flow(pen, [pair], { x: end - pair.width(17), y: sums.y, width: 120, height: sums.height }, 17);
}

/** Writes the clan's abilities and draws its cellar. */
function drawClan(pen: Pen, scene: Scene, seat: Seat, clan: Clan, box: Box): void {
  const { state } = scene;
  const { cellar } = playerOf(state, seat);
  const { line } = clanText(clan, { language: scene.language, ruleset: rulesetOf(state.setup), state });
  strip(pen, box, FIELD);
  const inner = { x: box.x + 12, y: box.y + 6, width: box.width - 24, height: box.height - 12 };
  const cellarWidth = cellar.length * 76;
  const room = { ...inner, width: inner.width - (cellarWidth > 0 ? cellarWidth + 24 : 0) };
  const size = 21;
  const lines = Math.ceil((widthOf(pen, line, { size }) * 1.04) / room.width);
  const spare = Math.max(0, room.height - lines * size * 1.16) / 2;
  writeLines(pen, line, { ...room, y: room.y + spare, height: room.height - spare }, { size });
  const payouts = traitsAt(state, seat).cellar;
  const { pounds } = wordsFor(scene.language);
  cellar.forEach((barrel, i) => {
    const at = { x: inner.x + inner.width - cellarWidth + 76 * (i + 0.5), y: inner.y + inner.height / 2 };
    drawCellarPlace(pen, at, barrel, pounds(payouts[i] ?? 0));
    if (i > 0)
      write(
        pen,
        '›',
        { x: at.x - 46, y: at.y - 33, width: 16, height: 40 },
        { size: 26, bold: true, align: 'center', colour: ACCENT },
      );
  });
}

/** Draws an ageing place, with a barrel or empty, and the payout for a barrel from it. */
function drawCellarPlace(pen: Pen, at: Point, barrel: boolean, payout: string): void {
  const top = { x: at.x, y: at.y - 13 };
  pen.globalAlpha = barrel ? 1 : 0.2;
  drawIcon(pen, 'barrel', top, 19);
  pen.globalAlpha = 1;
  write(
    pen,
    payout,
    { x: at.x - 30, y: at.y + 8, width: 60, height: 24 },
    {
      size: 20,
      bold: barrel,
      align: 'center',
      colour: barrel ? INK : MUTED,
    },
  );
}
