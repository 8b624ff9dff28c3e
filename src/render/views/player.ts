/** A player's board in panels that can be read on a phone: everything they own, and what is still available. */
import { BASIC_GOODS, GOODS } from '../../content/index.ts';
import { type Seat, traitsAt } from '../../engine/index.ts';
import { card, columns, inset, strip } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { Scene } from '../request.ts';
import { drawMark, drawPointer } from '../seat-marks.ts';
import type { Box } from '../text-layout.ts';
import { ACCENT, INK, PAPER_EDGE } from '../theme.ts';
import { centred, figure, flow, text } from './inline-flow.ts';
import { wordsFor } from './labels.ts';
import type { Panel } from './panel-stack.ts';
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
import { unitsPanel } from './player-units.ts';
import { upgradesPanel } from './player-upgrades.ts';

const RIBBON = 18;
const HEAD = 96;
const GOODS_LINE = 76;
/** Added if merchants stand at a good. */
const POSTED = 50;

/** Returns the panels of a player's board. */
export const playerBoardPanels = (scene: Scene, seat: Seat): Panel[] => [
  ownPanel(scene, seat),
  unitsPanel(scene, seat),
  upgradesPanel(scene, seat),
  exportsPanel(scene, seat),
  ...cellarPanel(scene, seat),
];

/** Returns the panel with the player's name, goods and points. */
function ownPanel(scene: Scene, seat: Seat): Panel {
  const { posted } = playerOf(scene.state, seat);
  const field = GOODS_LINE + (Object.keys(posted).length > 0 ? POSTED : 0);
  return {
    height: RIBBON + 12 + HEAD + 12 + field + 14,
    draw(pen, box) {
      card(pen, box, '#fbf6e9', isToAct(scene, seat) ? ACCENT : PAPER_EDGE);
      tartan(pen, seat, box, RIBBON);
      const head = { x: box.x + 18, y: box.y + RIBBON + 12, width: box.width - 32, height: HEAD };
      drawHead(pen, wordsFor(scene.language), headOf(scene, seat), head);
      drawGoods(pen, scene, seat, { ...head, y: head.y + HEAD + 12, height: field });
    },
  };
}

/** Draws money, glory and goods, with the merchants posted at each good. */
function drawGoods(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const { goods, money, glory, posted } = playerOf(scene.state, seat);
  const [purse, stock] = columns(box, [264, 740], 12) as [Box, Box];
  const own = [figure(pen, 'money', String(money)), figure(pen, 'glory', String(glory), glory === 0)];
  flow(pen, own, { ...purse, height: GOODS_LINE }, 27, { even: true });
  strip(pen, stock, FIELD);
  const cells = columns(inset(stock, 6), [1, 1, 1, 1, 1, 1], 4);
  GOODS.forEach((good, i) => {
    const cell = cells[i] as Box;
    const pair = figure(pen, good, String(goods[good]), goods[good] === 0);
    centred(pen, pair, { ...cell, height: GOODS_LINE - 12 }, 24);
    const trade = posted[good];
    if (trade === undefined) return;
    const at = { x: cell.x + cell.width / 2, y: cell.y + GOODS_LINE - 12 + POSTED / 2 };
    drawPointer(pen, { x: at.x - 26, y: at.y }, 11, trade.side === 'buy', INK);
    drawMark(pen, seat, { x: at.x + 12, y: at.y }, 24, String(trade.count));
  });
  const seam = (cells[BASIC_GOODS.length] as Box).x - 2;
  pen.fillStyle = PAPER_EDGE;
  pen.fillRect(seam - 0.75, stock.y + 12, 1.5, stock.height - 24);
}

const CONTRACT = 62;

/** Returns the panel of the rewards of fulfilled contracts and settlements, and of the contracts on the export boxes. */
function exportsPanel(scene: Scene, seat: Seat): Panel {
  const held = openContracts(scene, seat);
  const height = held.length * CONTRACT + (held.length - 1) * 6;
  return {
    height: 10 + height + 10,
    draw(pen, box) {
      const inner = inset(card(pen, box, undefined, undefined, 10), 2);
      const [done, open] = columns(inner, [1, 1], 20) as [Box, Box];
      drawExported(pen, scene.state, seat, done);
      drawOpen(pen, wordsFor(scene.language), held, { ...open, height }, 27);
    },
  };
}

const CELLAR = 72;

/** Returns the panel of a clan's cellar; none without one. */
function cellarPanel(scene: Scene, seat: Seat): Panel[] {
  if (playerOf(scene.state, seat).cellar.length === 0) return [];
  return [
    { height: CELLAR, draw: (pen, box) => drawCellar(pen, scene, seat, inset(card(pen, box, FIELD), 4)) },
  ];
}

/** Draws a title and the ageing places in a row, with a barrel or empty, and the payout for a barrel from each. */
function drawCellar(pen: Pen, { state, language }: Scene, seat: Seat, box: Box): void {
  const payouts = traitsAt(state, seat).cellar;
  const { pounds, say } = wordsFor(language);
  const places = playerOf(state, seat).cellar.map((barrel, i) =>
    figure(pen, 'barrel', pounds(payouts[i] ?? 0), !barrel),
  );
  const items = places.flatMap((place, i) => (i === 0 ? [place] : [text(pen, '›', ACCENT), place]));
  const title = { ...box, x: box.x + 14, width: 220 };
  const width = label(pen, say('cellar'), title);
  const from = title.x + width + 36;
  flow(pen, items, { ...box, x: from, width: box.x + box.width - from }, 24, { gap: 1.2 });
}
