/** Units of a player's board: remaining pieces, the cost of the next one, and the income of those on the map. */
import { UNIT_NATURE } from '../../content/index.ts';
import { type GameState, income, type Seat, traitsAt } from '../../engine/index.ts';
import { columns, inset, rows, strip } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { coin } from '../map-drawing.ts';
import type { Scene } from '../request.ts';
import { type Box, commonSize, write } from '../text-layout.ts';
import { ABSENT, ACCENT, MUTED } from '../theme.ts';
import { centred, figure, icon, text, together } from './inline-flow.ts';
import { wordsFor } from './labels.ts';
import {
  drawGhost,
  drawStock,
  FIELD,
  label,
  playerOf,
  styleOf,
  type UnitGroup,
  unitGroups,
} from './player-parts.ts';

/** Draws the columns of the board: remaining pieces, outlines of those on the map, costs, income. */
export function drawUnits(pen: Pen, scene: Scene, seat: Seat, box: Box): void {
  const { state } = scene;
  const words = wordsFor(scene.language);
  strip(pen, box, FIELD);
  const groups = unitGroups(state, seat);
  const shares = groups.map(({ kinds }) => (kinds.length > 1 ? 2 : 1));
  const [gutter, rest] = columns(inset(box, 8), [86, 874], 6) as [Box, Box];
  const parts = (cell: Box) => rows(cell, [30, 40, 116, 50], 0) as [Box, Box, Box, Box];
  const [, nextRow, , brought] = parts(gutter);
  pen.fillStyle = '#e2d4b5';
  pen.beginPath();
  pen.roundRect(box.x, brought.y - 2, box.width, box.y + box.height - brought.y + 2, [0, 0, 8, 8]);
  pen.fill();
  label(pen, words.say('nextCost'), nextRow);
  label(pen, words.say('income'), brought);
  const titles = groups.map(({ kinds }) => kinds.map((kind) => words.unit(kind)).join(' · '));
  const cells = columns(rest, shares, 4);
  const narrowest = Math.min(...cells.map(({ width }) => width));
  const size = commonSize(
    pen,
    titles.filter((_, i) => shares[i] === 1),
    narrowest,
    { size: 19 },
  );
  cells.forEach((cell, i) => {
    const group = groups[i] as UnitGroup;
    const [name, next, pieces, brings] = parts(cell);
    write(pen, titles[i] ?? '', name, { size, align: 'center', colour: MUTED, least: 0.55 });
    const at = { x: next.x + next.width / 2, y: next.y + next.height / 2 };
    if (group.cost === undefined)
      write(pen, '–', next, { size: 30, bold: true, align: 'center', colour: ABSENT });
    else coin(pen, at, 18, String(group.cost));
    drawPieces(pen, seat, group, pieces);
    drawBrought(pen, state, seat, group, brings);
  });
}

/** Draws the pieces of a column in two rows; those on the map first, as outlines. */
function drawPieces(pen: Pen, seat: Seat, { kinds, size, placed }: UnitGroup, box: Box): void {
  const style = styleOf(seat);
  const across = Math.ceil(size / 2);
  const step = Math.min(box.height / 2, box.width / across);
  const r = step * (style.shape === 'diamond' || style.shape === 'shield' ? 0.4 : 0.44);
  for (let i = 0; i < size; i++) {
    const at = {
      x: box.x + box.width / 2 + ((i % across) - (across - 1) / 2) * step,
      y: box.y + box.height / 2 + (Math.floor(i / across) - 0.5) * step,
    };
    const gone = placed[i];
    if (gone === undefined) drawStock(pen, style, kinds, at, r);
    else drawGhost(pen, style, gone, at, r);
  }
}

/** Draws the income of a column's units on the map. */
function drawBrought(pen: Pen, state: GameState, seat: Seat, group: UnitGroup, box: Box): void {
  const [first] = group.kinds;
  if (first === undefined) return;
  const count = group.placed.length;
  const { makes, from } = UNIT_NATURE[first];
  const pale = count === 0;
  const item = () => {
    if (from !== undefined && makes !== undefined) {
      return together(
        [text(pen, String(count)), icon(pen, from), text(pen, '›', ACCENT), icon(pen, makes)],
        0.22,
      );
    }
    if (makes !== undefined) return figure(pen, makes, `+${income(state, seat).goods[makes] ?? 0}`);
    const { plain, upgraded } = traitsAt(state, seat).income[first as 'miner'];
    const each =
      first !== 'fisherman' && playerOf(state, seat).technology[first as 'miner'] ? upgraded : plain;
    return figure(pen, 'money', `+${each * count}`);
  };
  pen.save();
  if (pale) pen.globalAlpha = 0.4;
  const made = item();
  centred(pen, made, box, Math.min(15, (15 * box.width) / made.width(15)));
  pen.restore();
}
