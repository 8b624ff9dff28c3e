/** Shared parts of player boards and player rows: head, contracts, units. */
import { ANIMAL_OF, type ContractTile, IMPORTS, SHIPPING_LEVELS, type Unit } from '../../content/index.ts';
import {
  contractTile,
  type GameState,
  lacking,
  linkedSettlements,
  pendingSeats,
  type ScoreSheet,
  type Seat,
  standings,
  traitsAt,
} from '../../engine/index.ts';
import { inset, rows, strip } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import type { Icon } from '../icons.ts';
import type { Scene } from '../request.ts';
import { drawMark, drawTouchedOutline, styleOf } from '../seat-marks.ts';
import { drawBox, roundedBox, strokePath } from '../shapes.ts';
import { type Box, type Lettering, widthOf, write } from '../text-layout.ts';
import {
  ABSENT,
  ACCENT,
  CHOSEN,
  INK,
  MUTED,
  MUTED_DARK,
  PAPER_DARK,
  SEATS,
  type SeatStyle,
} from '../theme.ts';
import { drawBlank, drawPiece, drawSign, markPath } from '../unit-pieces.ts';
import { lettersOf } from '../viewpoint.ts';
import { GIVEN, NEEDED } from './contract-tiles.ts';
import { arrow, centred, figure, flow, type Item, icon, text, ticked, together } from './inline-flow.ts';
import { minusText, type Words, wordsFor } from './labels.ts';
import { TYPE } from './panel-stack.ts';

/** Returns a player of the game. Throws if the seat does not exist. */
export function playerOf(state: GameState, seat: Seat): GameState['players'][number] {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Background of a field on a board. */
export const FIELD = '#f0e6cc';

/** Writes the label of a part of a board. */
export const label = (pen: Pen, words: string, box: Box, align: Lettering['align'] = 'left') =>
  write(pen, words, box, { size: TYPE.small, caps: true, colour: '#6b2a1a', align });

/** Returns a player's merchants, in stock and at the market. */
export function hired(state: GameState, seat: Seat): number {
  const { merchants, posted } = playerOf(state, seat);
  return Object.values(posted).reduce((sum, { count }) => sum + count, merchants.stock);
}

/** Returns the shipping level as a word or a number of lochs. */
export function shippingStop(words: Words, level: number): string {
  const name = SHIPPING_LEVELS[level] ?? 'none';
  return words.say('shippingStop', {
    level: name === 'none' || name === 'river' ? name : 'other',
    lochs: Number.parseInt(name, 10) || 0,
  });
}

// Contracts.

/** A contract on an export box. */
interface OpenContract {
  tile: Pick<ContractTile, 'requires' | 'gives'>;
  /** Missing goods and meats. */
  lacks: readonly string[];
  /** Taken in the last turn. */
  touched: boolean;
}

/** Returns the contracts on a player's export boxes; `undefined` for an empty box. */
export function openContracts({ state, turn }: Scene, seat: Seat): (OpenContract | undefined)[] {
  const { contracts } = playerOf(state, seat);
  const boxes = Math.max(traitsAt(state, seat).exportBoxes, contracts.length);
  return Array.from({ length: boxes }, (_, i) => {
    const id = contracts[i];
    if (id === undefined) return undefined;
    const { requires, gives } = contractTile(state, id);
    return {
      tile: { requires, gives },
      lacks: lacking(state, seat, id).map(({ thing }): string => thing),
      touched: turn?.contracts.includes(id) ?? false,
    };
  });
}

/** Returns a number with an icon, close together and narrow, because some contracts fill their row. */
const counted = (pen: Pen, count: number, name: Icon): Item =>
  together([text(pen, String(count)), icon(pen, name, 0.88)], 0.14);

/** Returns a contract as a row: requirements, ticked if met, and rewards. */
function contractItems(pen: Pen, { tile, lacks }: OpenContract): Item[] {
  const { requires, gives } = tile;
  const needs = NEEDED.flatMap((good) => {
    const count = requires[good];
    if (count === 0) return [];
    const pair = counted(pen, count, good);
    const thing = good === 'beef' || good === 'mutton' ? ANIMAL_OF[good] : good;
    return [lacks.includes(thing) ? pair : ticked(pen, pair)];
  });
  const brings = GIVEN.flatMap((gift) => {
    const count = gives[gift];
    if (count === 0) return [];
    const plain = count === 1 && (gift === 'freeSpace' || gift === 'bonusUpgrade');
    return [plain ? icon(pen, gift) : counted(pen, count, gift)];
  });
  return [...needs, arrow(pen), ...brings];
}

function drawEmptyBox(pen: Pen, box: Box, words: string, size: number): void {
  pen.setLineDash([7, 6]);
  roundedBox(pen, inset(box, 1), 8);
  strokePath(pen, ABSENT, 2);
  pen.setLineDash([]);
  write(pen, words, box, { size, colour: MUTED, align: 'center' });
}

/** Draws the contracts on a player's export boxes, one row each. */
export function drawOpen(
  pen: Pen,
  words: Words,
  held: readonly (OpenContract | undefined)[],
  box: Box,
  size: number,
): void {
  rows(box, held.length, 6).forEach((field, i) => {
    const one = held[i];
    if (one === undefined) {
      drawEmptyBox(pen, field, words.say('emptyBox'), size * 1.3);
      return;
    }
    strip(pen, field, PAPER_DARK);
    if (one.touched) drawTouchedOutline(pen, field, 8);
    const inner = { ...field, x: field.x + 8, width: field.width - 16 };
    const items = contractItems(pen, one);
    const half = Math.min(size * 1.25, field.height * 0.36);
    const spare = inner.width - items.reduce((sum, item) => sum + item.width(half), 0);
    const gap = Math.max(0.4, Math.min(0.6, spare / half / items.length));
    flow(pen, items, inner, half, { gap });
  });
}

/** Sums up the rewards of a player's fulfilled contracts. */
function exported(state: GameState, seat: Seat): Record<(typeof IMPORTS)[number] | 'hops', number> {
  const sum = { hops: 0, cotton: 0, tobacco: 0, sugarCane: 0 };
  for (const id of playerOf(state, seat).fulfilled) {
    const { gives } = contractTile(state, id);
    for (const key of ['hops', ...IMPORTS] as const) sum[key] += gives[key];
  }
  return sum;
}

/** Draws fulfilled contracts, their rewards and linked settlements in a row. */
export function drawExported(pen: Pen, state: GameState, seat: Seat, box: Box): void {
  const sums = exported(state, seat);
  const done = playerOf(state, seat).fulfilled.length;
  const first =
    done === 0
      ? figure(pen, 'contract', '0', true)
      : together([ticked(pen, icon(pen, 'contract')), text(pen, String(done))]);
  const items = (['hops', ...IMPORTS] as const).map((key) =>
    figure(pen, key, String(sums[key]), sums[key] === 0),
  );
  const linked = linkedSettlements(state, seat);
  const settlements = figure(pen, 'settlement', String(linked), linked === 0);
  flow(pen, [first, ...items, settlements], box, 22, { even: true });
}

// Units.

/** Draws the outline of a piece that is on the map. */
export function drawGhost(pen: Pen, style: SeatStyle, unit: Unit, at: Point, r: number): void {
  pen.save();
  pen.globalAlpha = 0.9;
  pen.lineWidth = Math.max(1.2, r * 0.07);
  pen.strokeStyle = ABSENT;
  pen.setLineDash([r * 0.28, r * 0.2]);
  markPath(pen, style.shape, at, r);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 0.7;
  drawSign(pen, unit, at, r * (style.shape === 'diamond' ? 0.56 : 0.62), ABSENT, '#fbf6e9');
  pen.restore();
}

/** Draws a piece in supply; one that can become several kinds shows all of them. */
export function drawStock(pen: Pen, style: SeatStyle, kinds: readonly Unit[], at: Point, r: number): void {
  const [first, ...others] = kinds;
  if (first === undefined) return;
  if (others.length === 0) {
    drawPiece(pen, style, first, at, r);
    return;
  }
  drawBlank(pen, style, at, r);
  kinds.forEach((kind, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / kinds.length;
    const spot = { x: at.x + r * 0.42 * Math.cos(angle), y: at.y + r * 0.42 * Math.sin(angle) };
    drawSign(pen, kind, spot, r * 0.34, style.sign, style.fill);
  });
}

// The head of a board.

/** Draws a ribbon of the seat's tartan along the top of a card. */
export function tartan(pen: Pen, seat: Seat, box: Box, height: number): void {
  const style = styleOf(seat);
  const { fill, line } = style;
  pen.save();
  roundedBox(pen, box, 14);
  pen.clip();
  pen.beginPath();
  pen.rect(box.x, box.y, box.width, height);
  pen.clip();
  pen.fillStyle = fill;
  pen.fillRect(box.x, box.y, box.width, height);
  const light = style === SEATS[3] ? 'rgba(90,80,60,0.35)' : 'rgba(255,250,235,0.42)';
  for (let x = box.x; x < box.x + box.width; x += height * 2.4) {
    pen.globalAlpha = 0.5;
    pen.fillStyle = line;
    pen.fillRect(x, box.y, height * 0.7, height);
    pen.globalAlpha = 1;
    pen.fillStyle = light;
    pen.fillRect(x + height * 1.5, box.y, height * 0.14, height);
    pen.fillRect(x + height * 0.28, box.y, height * 0.12, height);
  }
  pen.globalAlpha = 0.4;
  pen.fillStyle = line;
  pen.fillRect(box.x, box.y + height * 0.3, box.width, height * 0.3);
  pen.globalAlpha = 1;
  pen.fillStyle = light;
  pen.fillRect(box.x, box.y + height * 0.42, box.width, height * 0.08);
  pen.fillStyle = line;
  pen.fillRect(box.x, box.y + height - 2, box.width, 2);
  pen.restore();
}

/** Draws a label in a rounded field. Returns its width. */
function badge(pen: Pen, words: string, x: number, y: number, size: number, fill: string): number {
  const lettering = { size, bold: true, colour: '#fffaf0', align: 'center' } as const;
  const width = widthOf(pen, words, lettering) + size * 1.1;
  const height = size * 1.36;
  const field = { x, y: y - height / 2, width, height };
  drawBox(pen, field, height / 2, fill);
  write(pen, words, field, lettering);
  return width;
}

/** Returns whether the picture marks this seat as the one to act. */
export const isToAct = ({ state, plan, ended }: Scene, seat: Seat): boolean =>
  plan !== true && ended !== true && pendingSeats(state).includes(seat);

/** A player's identity and standing. */
type Head = ReturnType<typeof headOf>;

/** Returns the head of a player's board. */
export function headOf(scene: Scene, seat: Seat) {
  const { state } = scene;
  return {
    seat,
    letter: lettersOf(scene)[seat] as string,
    name: wordsFor(scene.language).player(scene.names, seat),
    clan: playerOf(state, seat).clan,
    toAct: isToAct(scene, seat),
    /** A private plan instead of the actual game. */
    plan: scene.plan === true,
    /** Position in passing order, from 1; 0 if not passed. */
    passed: state.phase === 'finished' ? 0 : state.passed.indexOf(seat) + 1,
    /** Players decide on production instead of taking turns. */
    producing: state.phase === 'production',
    finished: state.phase === 'finished',
    standing: standingOf(state, seat),
  };
}

/** Returns points and place, or the solo title; `undefined` before the first round, when all are equal. */
function standingOf(state: GameState, seat: Seat) {
  if (state.round === 0) return undefined;
  const sheet = sheets.get(state) ?? standings(state);
  sheets.set(state, sheet);
  const { total = 0, place = 1 } = sheet.players[seat] ?? {};
  return { total, place, title: sheet.title };
}

/** Score sheets by state: computed once for all players of a picture. */
const sheets = new WeakMap<GameState, ScoreSheet>();

/** Draws mark, name and clan of a player, whether they are to act, decide or have passed, and their projected points. */
export function drawHead(pen: Pen, words: Words, head: Head, box: Box): void {
  const { seat, clan, toAct, plan, passed, producing, finished, standing } = head;
  const h = box.height;
  drawMark(pen, seat, { x: box.x + h * 0.46, y: box.y + h * 0.5 }, h * 0.4, head.letter);
  const left = box.x + h * 1.12;
  const taken = standing === undefined ? 0 : drawPoints(pen, words, standing, finished, box);
  const room = box.x + box.width - taken - left - h * 0.2;
  const alone = clan === undefined && passed === 0 && !toAct && !plan;
  const line = { x: left, y: box.y, width: room, height: alone ? h : h * 0.56 };
  write(pen, head.name, line, { size: h * 0.54, bold: true });
  const y = box.y + h * 0.8;
  const small = h * 0.37;
  let x = left;
  if (clan !== undefined) {
    const style = { size: small, caps: true, colour: '#6b2a1a' };
    const width = widthOf(pen, words.clan(clan), style);
    write(pen, words.clan(clan), { x, y: y - small, width: width + 1, height: small * 2 }, style);
    x += width + small * 0.6;
  }
  if (plan) badge(pen, words.say('plan'), x, y, small, CHOSEN);
  else if (toAct) badge(pen, words.say(producing ? 'deciding' : 'toAct'), x, y, small, ACCENT);
  else if (passed > 0) badge(pen, words.say('passedAs', { place: passed }), x, y, small, MUTED_DARK);
}

/** Writes the points, whether they are projected, and the place or the solo title. Returns the width at the right. */
function drawPoints(
  pen: Pen,
  words: Words,
  { total, place, title }: NonNullable<Head['standing']>,
  finished: boolean,
  box: Box,
): number {
  const above = words.say(finished ? 'points' : 'projected');
  const style = { size: TYPE.small, caps: true, colour: MUTED_DARK, align: 'center', least: 1 } as const;
  const points = text(pen, minusText(total), INK, 2.4);
  const rank = title === undefined ? words.say('ordinal', { place }) : words.title(title);
  const below = together([points, text(pen, rank, MUTED_DARK)], 0.5);
  const size = 21;
  const width = Math.max(widthOf(pen, above, style), below.width(size)) + 32;
  const chip = { ...box, x: box.x + box.width - width, width };
  strip(pen, chip);
  const [top, foot] = rows(chip, [0.42, 0.58], 0) as [Box, Box];
  write(pen, above, top, style);
  centred(pen, below, { ...foot, y: foot.y - 3 }, size);
  return width;
}
