/** The contracts of the export board: tiles, current cost, and the pile. */
import { type ContractTile, GOODS, IMPORTS, MEATS } from '../../content/index.ts';
import { type ContractId, contractTile, type GameState, rulesetOf } from '../../engine/index.ts';
import { card, heading, inset, rows } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon, type Icon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { drawBox, fillPath, fillPolygon, roundedBox, strokePath } from '../shapes.ts';
import { type Box, widthOf, write } from '../text-layout.ts';
import { ACCENT, GAIN, INK, PAPER_EDGE } from '../theme.ts';
import { SOFT, TILE } from './board-tokens.ts';
import { type Words, wordsFor } from './labels.ts';
import { type Panel, panel, TYPE } from './panel-stack.ts';

const NEEDS = '#efdfb6';
const STUB = '#d2b981';

/** A number of things, drawn as a number and an icon. */
interface Item {
  count: number;
  icon: Icon;
}

/** Requirements and rewards of contracts, in the order of their tiles. */
export const NEEDED = [...GOODS, ...MEATS];
export const GIVEN = ['money', 'hops', ...IMPORTS, 'freeSpace', 'bonusUpgrade'] as const;

type ContractsShown = ReturnType<typeof shownOf>;

const HEAD = 58;
const TILE_HEIGHT = 142;
const GAP = 10;
const MAX_ACROSS = 4;

const linesOf = (count: number, across: number): number => Math.ceil(count / across);
const tilesHeight = (lines: number): number => lines * (TILE_HEIGHT + GAP) - GAP;
/** Two lines, with at most four in each. */
const acrossFor = (boxes: number): number => Math.min(MAX_ACROSS, Math.ceil(boxes / 2));

/** Returns a panel of the face-up contracts, their current cost, and the size of the pile. */
export function contractsPanel(scene: Scene): Panel {
  const shown = shownOf(scene);
  const { boxes, aside } = shown;
  const beside = aside === undefined ? 0 : HEAD + tilesHeight(linesOf(aside.tiles.length, MAX_ACROSS)) + GAP;
  const main = tilesHeight(linesOf(boxes.length, acrossFor(boxes.length)));
  return panel(shown, 28 + HEAD + main + beside, drawContractTiles);
}

/** Returns the contracts among which a player chooses (R-EXPAND-2). */
export function drawnContracts({ stack }: GameState): readonly ContractId[] {
  const decision = stack.findLast(({ kind }) => kind === 'draw');
  return decision?.kind === 'draw' ? decision.contracts : [];
}

function shownOf({ state, language }: Scene) {
  const ruleset = rulesetOf(state.setup);
  const { exportBoard } = ruleset.content;
  const { board, pile, known, future } = state.contracts;
  const drawn = drawnContracts(state);
  const beside = drawn.length > 0 ? drawn : future;
  const title = drawn.length > 0 ? ('drawnContracts' as const) : ('futureContracts' as const);
  return {
    language,
    /** The boxes of the board in order: each with its contract and its price die. */
    boxes: Array.from({ length: ruleset.boxes }, (_, i) => {
      const id = board[i];
      return {
        tile: id === undefined ? undefined : contractTile(state, id),
        face: ruleset.solo ? exportBoard.soloBoxes[i] : undefined,
      };
    }),
    /** Current cost of a contract; `undefined` after the game. */
    cost: state.phase === 'finished' ? undefined : exportBoard.contractCost[Math.max(0, state.round - 1)],
    left: pile.length,
    /** Contracts at the end of the pile that all players have seen. */
    known: known === 0 ? [] : pile.slice(-known),
    /** Contracts beside the board: those drawn, or the future ones (R-OPT-8). */
    aside: beside.length === 0 ? undefined : { title, tiles: beside.map((id) => contractTile(state, id)) },
  };
}

function drawContractTiles(pen: Pen, shown: ContractsShown, box: Box): void {
  const { boxes, aside } = shown;
  const words = wordsFor(shown.language);
  const inner = card(pen, box, undefined, undefined, 14);
  heading(pen, words.say('contracts'), inner, TYPE.head);
  drawCostNow(pen, shown, words, { ...inner, height: HEAD - 6 });
  const main = { ...inner, y: inner.y + HEAD };
  gridBoxes(main, boxes.length, acrossFor(boxes.length)).forEach((spot, i) => {
    const { tile, face } = boxes[i] as (typeof boxes)[number];
    const sign = face === undefined ? undefined : words.signed(face);
    if (tile === undefined) drawEmpty(pen, words.say('empty'), spot, sign);
    else drawTile(pen, tile, spot, sign);
  });
  if (aside === undefined) return;
  const { title, tiles } = aside;
  const high = HEAD + tilesHeight(linesOf(tiles.length, MAX_ACROSS));
  const below = { ...inner, y: inner.y + inner.height - high };
  heading(pen, words.say(title), below, TYPE.head);
  gridBoxes({ ...below, y: below.y + HEAD }, tiles.length, MAX_ACROSS).forEach((spot, i) => {
    drawTile(pen, tiles[i] as ContractTile, spot);
  });
}

/** Returns the boxes of a grid, line by line. */
function gridBoxes({ x, y, width: room }: Box, count: number, across: number): Box[] {
  const width = (room - GAP * (across - 1)) / across;
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % across) * (width + GAP),
    y: y + Math.floor(i / across) * (TILE_HEIGHT + GAP),
    width,
    height: TILE_HEIGHT,
  }));
}

/** Writes the cost of a contract this round and the pile, to the right of the heading. */
function drawCostNow(pen: Pen, { cost, left, known }: ContractsShown, words: Words, box: Box): void {
  const text = pileText(left, known, words);
  const style = { size: TYPE.small, colour: SOFT } as const;
  const end = Math.min(widthOf(pen, text, style), box.width * 0.48);
  write(pen, text, { ...box, x: box.x + box.width - end, width: end + 1 }, { ...style, align: 'right' });
  if (cost === undefined) return;
  const title = widthOf(pen, words.say('contracts'), { size: TYPE.head, caps: true });
  const x = box.x + Math.max(258, title + 16);
  const room = box.x + box.width - end - 16 - x;
  const kind = cost < 0 ? 'gain' : cost === 0 ? 'free' : 'other';
  const says = words.say('costNow', { kind, price: words.pounds(Math.abs(cost)) });
  const lettering = { size: TYPE.small, bold: true, colour: cost > 0 ? ACCENT : GAIN };
  write(pen, says, { ...box, x, width: room }, lettering);
}

/** Maximum number of known contracts at the end of the pile to list. */
const MAX_LISTED = 2;

/** Returns how many contracts are left, and the known ones at the end. */
function pileText(count: number, known: readonly ContractId[], words: Words): string {
  const left = words.say('pile', { count });
  if (known.length === 0) return left;
  const numbers = known.slice(0, MAX_LISTED).join(', ') + (known.length > MAX_LISTED ? ' …' : '');
  return `${left} (${words.say('pileKnown', { count: known.length, numbers })})`;
}

/** Draws a contract: number, requirements and rewards. `face`: the price die of its box. */
function drawTile(pen: Pen, tile: ContractTile, box: Box, face?: string): void {
  const unit = unitOf(box);
  const stub = stubOf(box);
  const pad = 8 * unit;
  const middle = (box.width - stub.width) * 0.47;
  const point = 16 * unit;
  // A blurred shadow would take longer than the tile.
  const shadow = { ...box, x: box.x - unit, width: box.width + 2 * unit };
  for (const down of [4, 2])
    drawBox(pen, { ...shadow, y: box.y + down * unit }, 13 * unit, 'rgba(60,45,10,0.13)');
  drawBox(pen, box, 12 * unit, TILE);
  pen.save();
  pen.clip();
  drawArrow(pen, { ...box, x: stub.x + stub.width, width: middle }, point);
  pen.fillStyle = STUB;
  pen.fillRect(stub.x, stub.y, stub.width, stub.height);
  pen.restore();
  roundedBox(pen, box, 12 * unit);
  strokePath(pen, '#8f7a48', 2.5 * unit);
  drawStub(pen, stub, unit, String(tile.id), face);
  const needs = itemsOf(NEEDED, tile.requires);
  const gives = itemsOf(GIVEN, tile.gives);
  const left = inset({ ...box, x: stub.x + stub.width, width: middle }, pad * 0.8);
  const start = left.x + left.width + point + pad;
  const right = { ...left, x: start, width: box.x + box.width - pad * 0.6 - start };
  const size = Math.min(54 * unit, fitting(needs, left).size, fitting(gives, right).size);
  drawItems(pen, needs, left, size);
  drawItems(pen, gives, right, size);
}

const unitOf = (box: Box): number => Math.min(box.width / 250, box.height / 160);

/** Returns the left end of a tile, which holds its number. */
const stubOf = (box: Box): Box => ({ ...box, width: Math.min(box.width * 0.2, 54 * unitOf(box) * 1.2) });

const itemsOf = <K extends Icon>(keys: readonly K[], counts: Readonly<Record<K, number>>): Item[] =>
  keys.filter((icon) => counts[icon] > 0).map((icon) => ({ icon, count: counts[icon] }));

/** Draws an arrow-shaped field between requirements and rewards. */
function drawArrow(pen: Pen, { x, y, width, height }: Box, point: number): void {
  const [right, foot] = [x + width, y + height];
  fillPolygon(pen, NEEDS, x, y, right, y, right + point, y + height / 2, right, foot, x, foot);
}

/** Draws a contract's number; with a price die, the die below it (R-SOLO-3). */
function drawStub(pen: Pen, stub: Box, unit: number, text: string, face?: string): void {
  const [upper, lower] = face === undefined ? [stub] : rows(stub, [1, 1], 0);
  write(pen, text, inset(upper as Box, 1), { size: 42 * unit, bold: true, align: 'center' });
  if (lower !== undefined && face !== undefined) drawFace(pen, face, lower, unit);
}

/** Draws the price die of a box. */
function drawFace(pen: Pen, text: string, box: Box, unit: number): void {
  const size = Math.min(box.width - 6, box.height - 8);
  const [x, y] = [box.x + (box.width - size) / 2, box.y + (box.height - size) / 2];
  const at = { x, y, width: size, height: size };
  drawBox(pen, at, 9 * unit, TILE, INK, 3 * unit);
  write(pen, text, inset(at, 2), { size: 42 * unit, bold: true, align: 'center' });
}

function drawEmpty(pen: Pen, text: string, box: Box, face?: string): void {
  const unit = unitOf(box);
  pen.save();
  roundedBox(pen, box, 12 * unit);
  fillPath(pen, 'rgba(226,212,181,0.35)');
  pen.setLineDash([10 * unit, 8 * unit]);
  strokePath(pen, PAPER_EDGE, 2.5 * unit);
  pen.restore();
  write(pen, text, box, { size: TYPE.small, align: 'center', colour: SOFT });
  const [, lower] = rows(stubOf(box), [1, 1], 0);
  if (face !== undefined && lower !== undefined) drawFace(pen, face, lower, unit);
}

/** Returns the width of a number with an icon, relative to its height. */
function relativeWidth(items: readonly Item[]): number {
  const digits = Math.max(...items.map(({ count }) => String(count).length));
  return 1.42 + (digits - 1) * 0.5;
}

/** Returns the largest size at which items fit a box, and in how many columns; one column looks best. */
function fitting(items: readonly Item[], box: Box): { size: number; across: number } {
  let best = { size: 0, across: 1 };
  if (items.length === 0) return { size: box.height, across: 1 };
  const wide = relativeWidth(items);
  for (let across = 1; across <= items.length; across++) {
    const down = Math.ceil(items.length / across);
    const size = Math.min(box.height / down / 1.06, box.width / (across * wide + (across - 1) * 0.15));
    if (size > best.size * 1.3) best = { size, across };
  }
  return best;
}

/** Draws numbers with icons centred in a box, the icons aligned. */
function drawItems(pen: Pen, items: readonly Item[], box: Box, size: number): void {
  if (items.length === 0) return;
  const { across } = fitting(items, box);
  const wide = relativeWidth(items);
  const down = Math.ceil(items.length / across);
  const pitch = Math.min(box.height / down, size * 1.24);
  const cell = size * (wide + 0.15);
  const top = box.y + (box.height - pitch * down) / 2;
  items.forEach(({ count, icon }, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, items.length - row * across);
    const left = box.x + (box.width - cell * inRow) / 2 + ((i % across) + 0.05) * cell;
    const y = top + pitch * (row + 0.5);
    const number = { x: left, y: y - size / 2, width: size * (wide - 0.92), height: size };
    write(pen, String(count), number, { size: size * 0.9, bold: true, align: 'right' });
    drawIcon(pen, icon, { x: left + size * (wide - 0.42), y }, size * 0.42);
  });
}
