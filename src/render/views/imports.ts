/** Where the imports stand, and what each is worth. */
import { IMPORTS, type Import } from '../../content/index.ts';
import { type GameState, houseOf, importTotals, projectedScore } from '../../engine/index.ts';
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawIcon } from '../icons.ts';
import { card, columns, heading, rows } from '../panel.ts';
import type { Scene } from '../request.ts';
import { ACCENT, INK } from '../theme.ts';
import { type Box, write } from '../write.ts';
import { BRIGHT, coinSign, SOFT, TILE } from './board-signs.ts';
import { seatMark } from './market.ts';
import { type Words, wordsFor } from './words.ts';

/** Draws where the imports stand, and what each is worth now; in a wide box or in a narrow one. */
export function drawImports(pen: Pen, scene: Scene, box: Box): void {
  const { state } = scene;
  const words = wordsFor(scene.language);
  const house = houseOf(state.setup);
  const narrow = box.width < box.height * 3;
  const alike = house.importValues === 'static';
  const each = house.importValues === 'own' && house.players > 1;
  const tall = alike ? (narrow ? 190 : 90) : narrow ? 262 : 210;
  const unit = Math.min(box.width / (narrow ? 600 : 880), box.height / tall);
  const inner = card(pen, box, undefined, undefined, 16 * unit);
  const title = { ...inner, height: 44 * unit };
  heading(pen, words.say('imports'), { ...title, width: 180 * unit }, 36 * unit);
  if (alike) {
    drawAlike(pen, words.say('importEach', { points: house.content.finalScoring.staticImport }), inner, unit);
    return;
  }
  const head = narrow ? { ...title, y: title.y + 46 * unit } : title;
  const top = head.y + head.height + 4 * unit;
  const lanes = rows(
    { ...inner, y: top, height: inner.y + inner.height - top },
    IMPORTS.map(() => 1),
    4 * unit,
  );
  const names = (narrow ? 0 : 180) * unit;
  IMPORTS.forEach((good, i) => {
    const lane = lanes[i] as Box;
    const style = { size: 31 * unit, bold: true } as const;
    if (!narrow) write(pen, words.import(good), { ...lane, width: names - 20 * unit }, style);
    const at = { x: lane.x + names + 26 * unit, y: lane.y + lane.height / 2 };
    if (each) drawToken(pen, good, at, Math.min(24 * unit, lane.height * 0.45));
  });
  const start = names + (each ? 60 * unit : 0);
  const right = (row: Box): Box => ({ ...row, x: row.x + start, width: row.width - start });
  if (each) drawOwn(pen, state, right(head), lanes.map(right), unit);
  else drawTracks(pen, state, words, title, right(head), lanes.map(right), unit);
}

/** Imports that are all worth the same (R-OPT-1). */
function drawAlike(pen: Pen, text: string, box: Box, unit: number): void {
  const narrow = box.height > 130 * unit;
  const y = box.y + 22 * unit + (narrow ? 58 * unit : 0);
  const x = box.x + (narrow ? 0 : 200 * unit);
  IMPORTS.forEach((good, i) => {
    drawToken(pen, good, { x: x + (26 + i * 58) * unit, y }, 24 * unit);
  });
  const room = narrow
    ? { ...box, y: y + 34 * unit, height: 44 * unit }
    : { ...box, x: x + 190 * unit, y: box.y, width: box.width - 390 * unit, height: 44 * unit };
  write(pen, text, room, { size: 32 * unit });
}

/** The tokens on their track, with the steps that pay, if any (R-FULFIL-2). */
function drawTracks(
  pen: Pen,
  state: GameState,
  words: Words,
  title: Box,
  head: Box,
  lanes: readonly Box[],
  unit: number,
): void {
  const house = houseOf(state.setup);
  const { length, poundSteps } = house.content.exportBoard.track[house.size];
  const totals = importTotals(state);
  const values = projectedScore(state).importValues[0];
  const figures = Math.min(256 * unit, title.width * 0.34);
  const line = { ...head, x: head.x + 26 * unit, width: head.width - figures - 72 * unit };
  const xOf = (step: number) => line.x + (line.width * step) / length;
  const [all, worth] = columns(
    { ...title, x: title.x + title.width - figures, width: figures },
    [1, 1],
    6 * unit,
  ) as [Box, Box];
  const label = { size: 27 * unit, align: 'center', colour: SOFT } as const;
  write(pen, words.say('total'), all, label);
  write(pen, words.say('worth'), worth, label);
  const last = lanes.at(-1) as Box;
  for (const step of house.importMoney ? poundSteps : []) {
    pen.beginPath();
    pen.moveTo(xOf(step), head.y + head.height / 2);
    pen.lineTo(xOf(step), last.y + last.height);
    pen.lineWidth = 2.5 * unit;
    pen.strokeStyle = '#cdb987';
    pen.stroke();
    coinSign(step)(
      pen,
      { x: xOf(step), y: head.y + head.height * 0.46 },
      Math.min(21 * unit, line.width / 14),
    );
  }
  IMPORTS.forEach((good, i) => {
    const lane = lanes[i] as Box;
    const total = totals[good];
    const y = lane.y + lane.height / 2;
    const at = xOf(total === 0 ? 0 : ((total - 1) % length) + 1);
    const bar = (width: number, colour: string) => {
      pen.beginPath();
      pen.roundRect(line.x, y - 8 * unit, Math.max(width, 16 * unit), 16 * unit, 8 * unit);
      pen.fillStyle = colour;
      pen.fill();
    };
    // Beyond its end the track begins again.
    bar(line.width, total > length ? '#c9a865' : '#eadcb8');
    bar(at - line.x, '#8a6a2a');
    drawToken(pen, good, { x: at, y }, Math.min(24 * unit, lane.height * 0.5));
    write(
      pen,
      String(total),
      { ...lane, x: all.x, width: all.width },
      {
        size: 34 * unit,
        bold: true,
        align: 'center',
      },
    );
    const middle = { x: worth.x + worth.width / 2, y };
    drawWorth(pen, values?.[good] ?? 0, middle, Math.min(22 * unit, lane.height * 0.48));
  });
}

/** A counter with an import on it. */
function drawToken(pen: Pen, good: Import, at: Point, r: number): void {
  pen.beginPath();
  pen.arc(at.x, at.y, r, 0, Math.PI * 2);
  pen.fillStyle = TILE;
  pen.fill();
  pen.lineWidth = r * 0.12;
  pen.strokeStyle = INK;
  pen.stroke();
  drawIcon(pen, good, at, r * 0.7);
}

/** Points that one of an import is worth now. */
function drawWorth(pen: Pen, points: number, { x, y }: Point, r: number): void {
  const room = { x: x - r * 1.3, y: y - r, width: r * 2.6, height: r * 2 };
  pen.beginPath();
  pen.roundRect(room.x, room.y, room.width, room.height, r * 0.45);
  pen.fillStyle = ACCENT;
  pen.fill();
  const style = { size: r * 1.7, bold: true, align: 'center', colour: BRIGHT } as const;
  write(pen, String(points), room, style);
}

/** Amounts and worth for each player, where everyone has their own (R-OPT-7). */
function drawOwn(pen: Pen, state: GameState, head: Box, lanes: readonly Box[], unit: number): void {
  const { players, importValues } = projectedScore(state);
  const cells = (lane: Box) =>
    columns(
      lane,
      players.map(() => 1),
      8 * unit,
    );
  cells(head).forEach((cell, seat) => {
    seatMark(pen, seat, { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 }, 20 * unit);
  });
  IMPORTS.forEach((good, i) => {
    const lane = lanes[i] as Box;
    const step = Math.min(50 * unit, (lane.width / players.length) * 0.26);
    const r = Math.min(22 * unit, lane.height * 0.48, step * 0.62);
    cells(lane).forEach((cell, seat) => {
      const middle = cell.x + cell.width / 2;
      const y = cell.y + cell.height / 2;
      const left = { ...cell, width: cell.width / 2 - step * 0.42 };
      const count = players[seat]?.counts[good] ?? 0;
      write(pen, String(count), left, { size: 34 * unit, bold: true, align: 'right' });
      write(
        pen,
        '×',
        { ...cell, x: middle - step * 0.3, width: step * 0.6 },
        {
          size: 28 * unit,
          align: 'center',
          colour: SOFT,
        },
      );
      drawWorth(pen, importValues[seat]?.[good] ?? 0, { x: middle + step, y }, r);
    });
  });
}
