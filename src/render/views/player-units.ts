/** Units of a player's board, in two columns: remaining pieces, the cost of the next one, and the income of those on the map. */
import { UNIT_NATURE } from '../../content/index.ts';
import { type GameState, income, type Seat, traitsAt } from '../../engine/index.ts';
import { card, columns } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { coin } from '../map-drawing.ts';
import type { Scene } from '../request.ts';
import { styleOf } from '../seat-marks.ts';
import { type Box, write } from '../text-layout.ts';
import { ABSENT, ACCENT, INK, MUTED } from '../theme.ts';
import { type UnitGroup, unitGroups } from '../unit-groups.ts';
import { figure, flow, icon, paleIcon, text, together } from './inline-flow.ts';
import { wordsFor } from './labels.ts';
import { type Panel, TYPE } from './panel-stack.ts';
import { drawGhost, drawStock, label, playerOf } from './player-parts.ts';

const TITLE = 42;
const PIECE = 62;
/** Pieces side by side. */
const ACROSS = 4;
/** Widths: pieces, cost of the next one, income. */
const SHARES = [PIECE * ACROSS, 76, 176];
/** To the right of the income. */
const MARGIN = 10;

const linesOf = ({ size }: UnitGroup): number => Math.ceil(size / ACROSS);
const linesIn = (groups: readonly UnitGroup[]): number =>
  groups.reduce((sum, group) => sum + linesOf(group), 0);

/** Splits the groups into two columns of equal height. */
function halves(groups: readonly UnitGroup[]): UnitGroup[][] {
  const half = groups.findIndex((_, i) => 2 * linesIn(groups.slice(0, i)) >= linesIn(groups));
  return [groups.slice(0, half), groups.slice(half)];
}

/** Returns the panel of a player's units. */
export function unitsPanel(scene: Scene, seat: Seat): Panel {
  const { state } = scene;
  const words = wordsFor(scene.language);
  const sides = halves(unitGroups(state, seat));
  const lines = Math.max(...sides.map(linesIn));
  return {
    height: 8 + TITLE + lines * PIECE + 10,
    draw(pen, box) {
      const inner = card(pen, box, undefined, undefined, 8);
      columns(inner, [1, 1], 24).forEach((side, i) => {
        const [, next, brings] = columns({ ...side, height: TITLE }, SHARES, 0) as [Box, Box, Box];
        label(pen, words.say('nextCost'), { ...next, x: next.x - 120, width: next.width + 112 }, 'right');
        label(pen, words.say('income'), { ...brings, width: brings.width - MARGIN }, 'right');
        let y = inner.y + TITLE;
        for (const [place, group] of (sides[i] ?? []).entries()) {
          const row = { ...side, y, height: linesOf(group) * PIECE };
          pen.fillStyle = 'rgba(190,165,110,0.16)';
          if (place % 2 === 0) pen.fillRect(row.x, row.y, row.width, row.height);
          drawGroup(pen, state, seat, group, row);
          y += row.height;
        }
      });
    },
  };
}

function drawGroup(pen: Pen, state: GameState, seat: Seat, group: UnitGroup, row: Box): void {
  const [pieces, next, brings] = columns(row, SHARES, 0) as [Box, Box, Box];
  drawPieces(pen, seat, group, pieces);
  const at = { x: next.x + next.width / 2, y: next.y + next.height / 2 };
  if (group.cost === undefined)
    write(pen, '–', next, { size: TYPE.body, bold: true, align: 'center', colour: ABSENT });
  else coin(pen, at, 27, String(group.cost));
  drawBrought(pen, state, seat, group, { ...brings, width: brings.width - MARGIN });
}

/** Draws the pieces of a group; those on the map first, as outlines. */
function drawPieces(pen: Pen, seat: Seat, { kinds, size, placed }: UnitGroup, box: Box): void {
  const style = styleOf(seat);
  const r = PIECE * (style.shape === 'diamond' || style.shape === 'shield' ? 0.38 : 0.42);
  for (let i = 0; i < size; i++) {
    const [column, row] = [i % ACROSS, Math.floor(i / ACROSS)];
    const at = { x: box.x + (column + 0.5) * PIECE, y: box.y + (row + 0.5) * PIECE };
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
  const none = count === 0;
  const item = () => {
    if (from !== undefined && makes !== undefined) {
      const [colour, sign] = none ? [MUTED, paleIcon] : [INK, icon];
      const used = [text(pen, String(count), colour), sign(pen, from)];
      return together([...used, text(pen, '›', none ? MUTED : ACCENT), sign(pen, makes)], 0.22);
    }
    if (makes !== undefined) return figure(pen, makes, `+${income(state, seat).goods[makes] ?? 0}`, none);
    const { plain, upgraded } = traitsAt(state, seat).income[first as 'miner'];
    const each =
      first !== 'fisherman' && playerOf(state, seat).technology[first as 'miner'] ? upgraded : plain;
    return figure(pen, 'money', `+${each * count}`, none);
  };
  const made = item();
  const size = 22;
  const width = made.width(size);
  flow(pen, [made], { ...box, x: box.x + box.width - width, width }, size);
}
