/** The contracts of the export board: tiles, what one costs now, and the pile. */
import { type ContractTile, GOODS, IMPORTS, MEATS } from '../../content/index.ts';
import { type ContractId, contractTile, type GameState, houseOf } from '../../engine/index.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon, type Icon } from '../icons.ts';
import { card, columns, heading, inset, rows } from '../panel.ts';
import type { Scene } from '../request.ts';
import { ACCENT, INK, PAPER_EDGE } from '../theme.ts';
import { type Box, write } from '../write.ts';
import { SOFT, TILE } from './board-signs.ts';
import { type Words, wordsFor } from './words.ts';

const NEEDS = '#efdfb6';
const STUB = '#d2b981';

/** A number of things, drawn as a number and an icon. */
interface Item {
  count: number;
  icon: Icon;
}

const NEEDED = [...GOODS, ...MEATS];
const GIVEN = ['money', 'hops', ...IMPORTS, 'freeSpace', 'bonusUpgrade'] as const;

/** Draws the contracts that lie face up, what they cost now, and how many are left in the pile. */
export function drawContractTiles(pen: Pen, scene: Scene, box: Box): void {
  const { state } = scene;
  const words = wordsFor(scene.language);
  const house = houseOf(state.setup);
  const unit = Math.min(box.width / 1100, box.height / 460);
  const inner = card(pen, box, undefined, undefined, 18 * unit);
  const rest = heading(pen, words.say('contracts'), inner, 40 * unit);
  drawCostNow(pen, state, words, { ...inner, height: rest.y - inner.y }, unit);
  const aside = asideOf(state, words);
  const grid = gridOf(house.boxes, rest);
  const [main, side] =
    aside === undefined
      ? [rest]
      : columns(rest, [grid.across, aside.contracts.length > 3 ? 1.7 : 1], 26 * unit);
  const faces = house.solo ? house.content.exportBoard.soloBoxes : [];
  const spots = spread(main as Box, house.boxes, gridOf(house.boxes, main as Box), 12 * unit);
  spots.forEach((spot, i) => {
    const id = state.contracts.board[i];
    const face = faces[i];
    const sign = face === undefined ? undefined : words.signed(face);
    if (id === undefined) drawEmpty(pen, words.say('empty'), spot, sign);
    else drawTile(pen, contractTile(state, id), spot, sign);
  });
  if (aside !== undefined && side !== undefined) drawAside(pen, state, aside, side, unit);
}

interface Grid {
  across: number;
  down: number;
}

/** The grid for so many tiles in which they come nearest to their best shape. */
function gridOf(count: number, { width, height }: Box, best = 1.5): Grid {
  let found: Grid = { across: Math.max(1, count), down: 1 };
  let least = Number.POSITIVE_INFINITY;
  for (let across = 1; across <= count; across++) {
    const down = Math.ceil(count / across);
    const off = Math.abs(Math.log(width / across / (height / down) / best)) + (across * down - count) * 0.3;
    if (off < least) {
      least = off;
      found = { across, down };
    }
  }
  return found;
}

/** The boxes of a grid, row by row. */
function spread(box: Box, count: number, { across, down }: Grid, gap: number): Box[] {
  const width = (box.width - gap * (across - 1)) / across;
  const height = (box.height - gap * (down - 1)) / down;
  return Array.from({ length: count }, (_, i) => ({
    x: box.x + (i % across) * (width + gap),
    y: box.y + Math.floor(i / across) * (height + gap),
    width,
    height,
  }));
}

/** To the right of the heading: the pile, and what a contract costs this round. */
function drawCostNow(pen: Pen, state: GameState, words: Words, box: Box, unit: number): void {
  const line = { ...box, height: 48 * unit };
  const style = { size: 30 * unit, align: 'right' } as const;
  const text = pileText(state, words);
  const half = { ...line, x: line.x + line.width * 0.56, width: line.width * 0.44 };
  write(pen, text, half, { ...style, colour: SOFT });
  const house = houseOf(state.setup);
  const cost = house.content.exportBoard.contractCost[Math.max(0, state.round - 1)];
  if (cost === undefined || state.phase === 'finished') return;
  const says = `${words.say('costNow')}:`;
  const x = line.x + line.width * 0.24;
  const took = write(pen, says, { ...line, x, width: line.width * 0.2 }, { size: 30 * unit });
  const at = x + took + 10 * unit;
  const room = { ...line, x: at, width: line.x + line.width * 0.56 - at };
  write(pen, costText(words, cost), room, { size: 30 * unit, bold: true, colour: ACCENT });
}

/** Contracts of the known end of the pile that are named at most. */
const KNOWN = 6;

/** How many contracts are left, and those at the end that everybody has seen. */
function pileText(state: GameState, words: Words): string {
  const { pile, known } = state.contracts;
  const left = words.say('pile', { count: pile.length });
  if (known === 0) return left;
  const seen = pile.slice(-known);
  const numbers = seen.slice(0, KNOWN).join(', ') + (seen.length > KNOWN ? ' …' : '');
  return `${left} (${words.say('pileKnown', { count: known, numbers })})`;
}

/** What a contract of this cost says on its price: to be paid, free, or received. */
const costText = (words: Words, cost: number): string =>
  cost === 0 ? words.say('free') : cost < 0 ? words.say('receive', { amount: -cost }) : words.pounds(cost);

interface Aside {
  title: string;
  contracts: readonly ContractId[];
}

/** Contracts that lie beside the board: those drawn, or the future ones (R-OPT-8). */
function asideOf(state: GameState, words: Words): Aside | undefined {
  const decision = state.stack.findLast(({ kind }) => kind === 'draw');
  if (decision?.kind === 'draw' && decision.contracts.length > 0)
    return { title: words.say('drawnContracts'), contracts: decision.contracts };
  const { future } = state.contracts;
  return future.length > 0 ? { title: words.say('futureContracts'), contracts: future } : undefined;
}

function drawAside(pen: Pen, state: GameState, { title, contracts }: Aside, box: Box, unit: number): void {
  pen.save();
  pen.setLineDash([8 * unit, 8 * unit]);
  pen.lineWidth = 3 * unit;
  pen.strokeStyle = PAPER_EDGE;
  pen.beginPath();
  pen.moveTo(box.x - 13 * unit, box.y);
  pen.lineTo(box.x - 13 * unit, box.y + box.height);
  pen.stroke();
  pen.restore();
  const rest = heading(pen, title, box, 28 * unit);
  const grid = contracts.length > 3 ? { across: 2, down: 3 } : { across: 1, down: 3 };
  const spots = spread(rest, contracts.length, grid, 10 * unit);
  contracts.forEach((id, i) => {
    drawTile(pen, contractTile(state, id), spots[i] as Box);
  });
}

/** A contract: its number, what it asks for, and what it gives. `face`: the price die of its box. */
function drawTile(pen: Pen, tile: ContractTile, box: Box, face?: string): void {
  const unit = unitOf(box);
  const stub = stubOf(box);
  const pad = 8 * unit;
  const middle = (box.width - stub.width) * 0.47;
  const point = 16 * unit;
  const outline = () => {
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.width, box.height, 12 * unit);
  };
  // A blurred shadow would take longer than the tile.
  for (const down of [4, 2]) {
    pen.beginPath();
    pen.roundRect(box.x - unit, box.y + down * unit, box.width + 2 * unit, box.height, 13 * unit);
    pen.fillStyle = 'rgba(60,45,10,0.13)';
    pen.fill();
  }
  outline();
  pen.fillStyle = TILE;
  pen.fill();
  pen.save();
  outline();
  pen.clip();
  drawArrow(pen, { ...box, x: stub.x + stub.width, width: middle }, point);
  pen.fillStyle = STUB;
  pen.fillRect(stub.x, stub.y, stub.width, stub.height);
  pen.restore();
  outline();
  pen.lineWidth = 2.5 * unit;
  pen.strokeStyle = '#8f7a48';
  pen.stroke();
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

/** The left end of a tile, that holds its number. */
const stubOf = (box: Box): Box => ({ ...box, width: Math.min(box.width * 0.2, 54 * unitOf(box) * 1.2) });

function itemsOf<K extends Icon>(keys: readonly K[], counts: Readonly<Record<K, number>>): Item[] {
  return keys.filter((icon) => counts[icon] > 0).map((icon) => ({ icon, count: counts[icon] }));
}

/** What is given for what: a field that points to the right. */
function drawArrow(pen: Pen, { x, y, width, height }: Box, point: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + width, y);
  pen.lineTo(x + width + point, y + height / 2);
  pen.lineTo(x + width, y + height);
  pen.lineTo(x, y + height);
  pen.closePath();
  pen.fillStyle = NEEDS;
  pen.fill();
}

/** A contract's number; with a price die, the die below it (R-SOLO-3). */
function drawStub(pen: Pen, stub: Box, unit: number, text: string, face?: string): void {
  const [upper, lower] = face === undefined ? [stub] : rows(stub, [1, 1], 0);
  write(pen, text, inset(upper as Box, 3 * unit), { size: 37 * unit, bold: true, align: 'center' });
  if (lower !== undefined && face !== undefined) drawFace(pen, face, lower, unit);
}

/** The price die that a box of the board answers to. */
function drawFace(pen: Pen, text: string, box: Box, unit: number): void {
  const size = Math.min(box.width - 8 * unit, 46 * unit);
  const at = {
    x: box.x + (box.width - size) / 2,
    y: box.y + (box.height - size) / 2,
    width: size,
    height: size,
  };
  pen.beginPath();
  pen.roundRect(at.x, at.y, at.width, at.height, 9 * unit);
  pen.fillStyle = '#ffffff';
  pen.fill();
  pen.lineWidth = 3 * unit;
  pen.strokeStyle = INK;
  pen.stroke();
  write(pen, text, inset(at, 3 * unit), { size: 31 * unit, bold: true, align: 'center' });
}

/** A box of the board that no contract lies in. */
function drawEmpty(pen: Pen, text: string, box: Box, face?: string): void {
  const unit = unitOf(box);
  pen.save();
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 12 * unit);
  pen.fillStyle = 'rgba(226,212,181,0.35)';
  pen.fill();
  pen.setLineDash([10 * unit, 8 * unit]);
  pen.lineWidth = 2.5 * unit;
  pen.strokeStyle = PAPER_EDGE;
  pen.stroke();
  pen.restore();
  write(pen, text, box, { size: 28 * unit, align: 'center', colour: SOFT });
  const [, lower] = rows(stubOf(box), [1, 1], 0);
  if (face !== undefined && lower !== undefined) drawFace(pen, face, lower, unit);
}

/** How wide a number with an icon is, in heights. */
function wideness(items: readonly Item[]): number {
  const digits = Math.max(...items.map(({ count }) => String(count).length));
  return 1.42 + (digits - 1) * 0.4;
}

/** The largest size at which items fit a box, and in how many columns; one column looks best. */
function fitting(items: readonly Item[], box: Box): { size: number; across: number } {
  let best = { size: 0, across: 1 };
  if (items.length === 0) return { size: box.height, across: 1 };
  const wide = wideness(items);
  for (let across = 1; across <= items.length; across++) {
    const down = Math.ceil(items.length / across);
    const size = Math.min(box.height / down / 1.06, box.width / (across * wide + (across - 1) * 0.15));
    if (size > best.size * 1.3) best = { size, across };
  }
  return best;
}

/** Numbers with icons in the middle of a box, the icons under each other. */
function drawItems(pen: Pen, items: readonly Item[], box: Box, size: number): void {
  if (items.length === 0) return;
  const { across } = fitting(items, box);
  const wide = wideness(items);
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
