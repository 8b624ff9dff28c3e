/** A card of the coach: a played turn and a better one, with the board on which both happen. */
import { card, heading } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { CardTurn, ReviewRequest } from '../request.ts';
import { drawTurnTag } from '../seat-marks.ts';
import { type Box, LEADING, linesIn, write, writeLines } from '../text-layout.ts';
import { ACCENT, MUTED } from '../theme.ts';
import { contractsPanel } from './contract-tiles.ts';
import { wordsFor } from './labels.ts';
import { drawComparedMap, heightOfMap } from './map.ts';
import { ladderPanel } from './market.ts';
import {
  drawPanels,
  heightOfPanels,
  PANEL_GAP,
  PANEL_WIDTH,
  type Panel,
  panel,
  TYPE,
} from './panel-stack.ts';
import { playerBoardPanels } from './player.ts';

const MARGIN = 14;
const HEAD = 70;
const CAPTION = 42;
const TAG = 40;
/** Left of the words of a turn. */
const LEFT = 2 * TAG + 34;
const LABEL = { size: TYPE.head, bold: true } as const;
const NOTE = { size: TYPE.body, colour: MUTED } as const;
const NOTE_WIDTH = PANEL_WIDTH - 2 * MARGIN;

/** Returns the height of a turn: its caption, and one or two lines of text. */
const heightOfTurn = ({ label }: CardTurn): number =>
  CAPTION + Math.min(2, linesIn(label, NOTE_WIDTH - LEFT, LABEL)) * LABEL.size * LEADING + 22;

/** Returns the height of a card in pixels. */
export function heightOfReview(request: ReviewRequest): number {
  const map = request.card.board === 'map' ? heightOfMap(request, WIDTH) : 0;
  return heightOfPanels(panelsOf(request)) + map;
}

const WIDTH = PANEL_WIDTH + 2 * PANEL_GAP + 4;

/** Draws a card at the top left, at the width of posts. */
export function drawReview(pen: Pen, request: ReviewRequest): void {
  const panels = panelsOf(request);
  drawPanels(pen, panels, 0, 0);
  const { card: shown, seat } = request;
  if (shown.board !== 'map') return;
  const box = { x: 0, y: heightOfPanels(panels), width: WIDTH, height: heightOfMap(request, WIDTH) };
  drawComparedMap(pen, request, { seat, played: shown.played, better: shown.better }, box);
}

/** Returns the panels: the words, and the board unless that is the map. */
function panelsOf(request: ReviewRequest): Panel[] {
  const { card: shown, language, seat, state } = request;
  const { view: _, ...scene } = request;
  const words = { ...shown, language, round: state.round };
  const note = shown.why === undefined ? 0 : linesIn(shown.why, NOTE_WIDTH, NOTE) * NOTE.size * LEADING + 8;
  const top = panel(
    { ...words, note },
    2 * MARGIN + HEAD + heightOfTurn(shown.played) + heightOfTurn(shown.better) + note,
    drawWords,
  );
  switch (shown.board) {
    case 'map':
      return [top];
    case 'market':
      return [top, ladderPanel(scene)];
    case 'contracts':
      return [top, contractsPanel(scene)];
    case 'player':
      return [top, ...playerBoardPanels(scene, seat)];
  }
}

interface Words extends Pick<ReviewRequest, 'language'> {
  readonly round: number;
  readonly points: string;
  readonly why?: string;
  readonly note: number;
  readonly played: CardTurn;
  readonly better: CardTurn;
}

function drawWords(pen: Pen, { language, round, points, why, note, played, better }: Words, box: Box): void {
  const { say } = wordsFor(language);
  const inside = card(pen, box, undefined, undefined, MARGIN);
  heading(pen, say('roundNumber', { round }), { ...inside, width: inside.width * 0.3 }, TYPE.head);
  const right = { ...inside, x: inside.x + inside.width * 0.3, width: inside.width * 0.7, height: HEAD - 10 };
  write(pen, points, right, { size: TYPE.head, bold: true, align: 'right', colour: ACCENT });
  const first = { ...inside, y: inside.y + HEAD, height: heightOfTurn(played) };
  const second = { ...inside, y: first.y + first.height, height: heightOfTurn(better) };
  drawTurn(pen, 'played', say('turnPlayed'), played.label, first);
  drawTurn(pen, 'better', say('turnBetter'), better.label, second);
  if (why === undefined) return;
  writeLines(pen, why, { ...inside, y: second.y + second.height, height: note }, NOTE);
}

function drawTurn(pen: Pen, turn: 'played' | 'better', caption: string, label: string, box: Box): void {
  drawTurnTag(pen, turn, { x: box.x + TAG + 6, y: box.y + (box.height - 14) / 2 }, TAG);
  const room = { ...box, x: box.x + LEFT, width: box.width - LEFT };
  write(pen, caption, { ...room, height: CAPTION }, { size: TYPE.small, caps: true, colour: MUTED });
  writeLines(pen, label, { ...room, y: room.y + CAPTION, height: room.height - CAPTION - 14 }, LABEL);
}
