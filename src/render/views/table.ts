/** The picture posted after a turn: the map, large, and everything needed beside it. */
import { ROUNDS } from '../../content/index.ts';
import { type House, houseOf, scoringTile, seatsInOrder } from '../../engine/index.ts';
import type { Pen } from '../canvas.ts';
import { drawIcon } from '../icons.ts';
import { drawKept } from '../kept.ts';
import type { Scene } from '../request.ts';
import { ACCENT, INK } from '../theme.ts';
import { type Box, widthOf, write } from '../write.ts';
import { drawContractTiles, drawImports, drawRounds } from './contracts.ts';
import { drawMapView, heightOfMap } from './map.ts';
import { drawMarket, seatMark } from './market.ts';
import { drawPlayerStrip } from './player-strip.ts';
import { wordsFor } from './words.ts';

/** Pixels, at the view's own width; everything is drawn for this width. */
export const TABLE_WIDTH = 1520;
const EDGE = 20;
const GAP = 18;
const HEADER = 76;
const BOARDS = 420;
const ROUNDS_HEIGHT = 260;
const ROUNDS_ONLY = 190;
const PLAYERS = 310;

const roundsHeight = (house: House): number => (house.scoringTiles ? ROUNDS_HEIGHT : ROUNDS_ONLY);

/** Pixels from top to bottom of a game's table. */
export function heightOfTable(scene: Scene): number {
  const house = houseOf(scene.state.setup);
  return HEADER + heightOfMap(TABLE_WIDTH) + BOARDS + roundsHeight(house) + PLAYERS + 3 * GAP + EDGE;
}

/** Draws the table in a picture of the view's own width. */
export function drawTable(pen: Pen, scene: Scene): void {
  const { state } = scene;
  const house = houseOf(state.setup);
  const width = TABLE_WIDTH - 2 * EDGE;
  drawHeader(pen, scene, { x: EDGE, y: 10, width, height: HEADER - 16 });
  let y = HEADER;
  drawMapView(pen, scene, { x: 0, y, width: TABLE_WIDTH, height: heightOfMap(TABLE_WIDTH) });
  y += heightOfMap(TABLE_WIDTH);
  const half = (width - GAP) / 2;
  drawKept(pen, { x: EDGE, y, width: half, height: BOARDS }, (to, box) => drawMarket(to, scene, box));
  const contracts = { x: EDGE + half + GAP, y, width: half, height: BOARDS };
  drawKept(pen, contracts, (to, box) => drawContractTiles(to, scene, box));
  y += BOARDS + GAP;
  const height = roundsHeight(house);
  const imports = width * 0.32;
  const rounds = { x: EDGE, y, width: width - imports - GAP, height };
  drawKept(pen, rounds, (to, box) => drawRounds(to, scene, box));
  const beside = { x: EDGE + width - imports, y, width: imports, height };
  drawKept(pen, beside, (to, box) => drawImports(to, scene, box));
  y += height + GAP;
  const players = state.players.length;
  const each = (width - GAP * (players - 1)) / players;
  const order = seatsInOrder(scene.state);
  order.forEach((seat, i) => {
    const strip = { x: EDGE + i * (each + GAP), y, width: each, height: PLAYERS };
    drawKept(pen, strip, (to, box) => drawPlayerStrip(to, scene, seat, box));
  });
}

/** The round on the left, what it scores in the middle, whose turn it is on the right. */
function drawHeader(pen: Pen, scene: Scene, box: Box): void {
  const { state } = scene;
  const words = wordsFor(scene.language);
  const third = box.width / 3;
  const title =
    state.phase === 'finished'
      ? words.say('gameOver')
      : state.round === 0
        ? words.say('beforeRounds')
        : words.say('round', { round: state.round, rounds: ROUNDS });
  write(pen, title, { ...box, width: third }, { size: 44, caps: true, colour: ACCENT });
  const tile = state.phase === 'finished' ? undefined : scoringTile(state, Math.max(1, state.round));
  if (tile !== undefined && state.round > 0) {
    const text = words.scoring(tile.rule);
    const style = { size: 32, bold: true, colour: INK };
    const room = third - 52;
    const shown = Math.min(room, widthOf(pen, text, style));
    const left = box.x + third + (third - shown - 44) / 2;
    drawIcon(pen, 'glory', { x: left + 16, y: box.y + box.height / 2 }, 18);
    write(pen, text, { x: left + 44, y: box.y, width: room, height: box.height }, style);
  }
  const seat = state.phase === 'production' ? undefined : state.stack.at(-1)?.seat;
  const whose = { x: box.x + 2 * third, y: box.y, width: third, height: box.height };
  if (seat === undefined) {
    write(pen, words.phase(state.phase), whose, { size: 34, bold: true, align: 'right' });
    return;
  }
  const name = words.player(scene.names, seat);
  const label = words.say('toAct');
  const labelled = widthOf(pen, label, { size: 28 });
  const style = { size: 38, bold: true };
  const room = third - labelled - 76;
  const shown = Math.min(room, widthOf(pen, name, style));
  const left = box.x + box.width - labelled - 14 - shown;
  seatMark(pen, seat, { x: left - 34, y: box.y + box.height / 2 }, 22);
  write(pen, name, { x: left, y: box.y, width: shown + 1, height: box.height }, style);
  write(pen, label, { ...whose, y: whose.y + 4 }, { size: 28, align: 'right', colour: ACCENT });
}
