/** Units of a player's board, a row each: remaining pieces, the cost of the next one, and the income of those on the map. */
import { UNIT_NATURE } from '../../content/index.ts';
import { type GameState, income, type Seat, traitsAt } from '../../engine/index.ts';
import { card, columns, rows } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { coin } from '../map-drawing.ts';
import type { Scene } from '../request.ts';
import { styleOf } from '../seat-marks.ts';
import { type Box, LEADING, linesIn, write, writeLines } from '../text-layout.ts';
import { ABSENT, ACCENT } from '../theme.ts';
import { faded, figure, flow, icon, text, together } from './inline-flow.ts';
import { type Words, wordsFor } from './labels.ts';
import { type Panel, TYPE } from './panel-stack.ts';
import { drawGhost, drawStock, label, playerOf, type UnitGroup, unitGroups } from './player-parts.ts';

const TITLE = 44;
const PIECE = 58;
/** Pieces side by side. */
const ACROSS = 4;
/** Widths: name, pieces, cost of the next, income. */
const SHARES = [300, PIECE * ACROSS, 170, 280];

/** Returns the panel of a player's units. */
export function unitsPanel(scene: Scene, seat: Seat): Panel {
  const { state } = scene;
  const words = wordsFor(scene.language);
  const groups = unitGroups(state, seat);
  const lines = groups.map(({ size }) => Math.ceil(size / ACROSS));
  return {
    height: 12 + TITLE + lines.reduce((sum, count) => sum + count * PIECE, 0) + 12,
    draw(pen, box) {
      const inner = card(pen, box, undefined, undefined, 12);
      const [, , next, brings] = columns({ ...inner, height: TITLE }, SHARES) as [Box, Box, Box, Box];
      label(pen, words.say('nextCost'), next, 'center');
      label(pen, words.say('income'), brings, 'right');
      const table = { ...inner, y: inner.y + TITLE, height: inner.height - TITLE };
      rows(table, lines, 0).forEach((row, i) => {
        pen.fillStyle = 'rgba(190,165,110,0.16)';
        if (i % 2 === 0) pen.fillRect(row.x, row.y, row.width, row.height);
        drawGroup(pen, words, state, seat, groups[i] as UnitGroup, row);
      });
    },
  };
}

function drawGroup(pen: Pen, words: Words, state: GameState, seat: Seat, group: UnitGroup, row: Box): void {
  const [name, pieces, next, brings] = columns(row, SHARES) as [Box, Box, Box, Box];
  const title = group.kinds.map((kind) => words.unit(kind)).join(' · ');
  const style = { size: TYPE.body, least: 0.88 } as const;
  const room = { ...name, x: name.x + 12, width: name.width - 12 };
  const height = linesIn(title, room.width, style) * style.size * LEADING;
  writeLines(pen, title, { ...room, y: room.y + (room.height - height) / 2, height }, style);
  drawPieces(pen, seat, group, pieces);
  const at = { x: next.x + next.width / 2, y: next.y + next.height / 2 };
  if (group.cost === undefined)
    write(pen, '–', next, { size: TYPE.body, bold: true, align: 'center', colour: ABSENT });
  else coin(pen, at, 26, String(group.cost));
  drawBrought(pen, state, seat, group, { ...brings, width: brings.width - 12 });
}
/** Draws the pieces of a group; those on the map first, as outlines. */
function drawPieces(pen: Pen, seat: Seat, { kinds, size, placed }: UnitGroup, box: Box): void {
  const style = styleOf(seat);
  const r = PIECE * (style.shape === 'diamond' || style.shape === 'shield' ? 0.38 : 0.42);
  for (let i = 0; i < size; i++) {
    const at = {
      x: box.x + ((i % ACROSS) + 0.5) * PIECE,
      y: box.y + (Math.floor(i / ACROSS) + 0.5) * PIECE,
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
  const made = faded(pen, count > 0, item());
  const size = 22;
  const width = made.width(size);
  flow(pen, [made], { ...box, x: box.x + box.width - width, width }, size);
}
