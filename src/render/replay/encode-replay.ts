/** Draws one frame of a replay: date, action, the map with its changes, and the scores. */
import type { Canvas } from 'canvas';
import { ROUNDS } from '../../content/index.ts';
import { type EventType, finalScore, rulesetOf, type Seat, standings } from '../../engine/index.ts';
import {
  botText,
  listText,
  logLine,
  logLines,
  sectionsOf,
  type TextContext,
  verdictText,
} from '../../text/index.ts';
import { type Pen, paintOnPaper } from '../canvas.ts';
import { highlightsOf } from '../last-turn-highlights.ts';
import { drawMark, styleOf, useColours } from '../seat-marks.ts';
import { drawBox } from '../shapes.ts';
import { type Box, widthOf, wrap, write, writeLines } from '../text-layout.ts';
import { ACCENT, GOLD, GOLD_EDGE, INK, MARK, MUTED, PAPER_DARK, PAPER_EDGE } from '../theme.ts';
import { lettersOf } from '../viewpoint.ts';
import { minusText, wordsFor } from '../views/labels.ts';
import { drawCrown } from '../views/laurels.ts';
import { drawMapView, heightOfMap } from '../views/map.ts';
import type { Frame } from './request.ts';

/** The layout is made for this width; phones show it at about half. */
const WIDTH = 720;
const EDGE = 14;
const HEAD = 48;
const STORY = 98;
const SCORES = 104;
const TRACK = 26;
const PALE = '#fbf6e9';

/** Draws a frame on a canvas that can be released afterwards (`releaseSurface`). */
export function paintFrame(frame: Frame): Canvas {
  const { state, language, names, events, width = WIDTH } = frame;
  useColours(frame.colours);
  const scale = width / WIDTH;
  const scene = { state, language, names, last: highlightsOf(events, state).last };
  const map = heightOfMap(scene, WIDTH);
  const height = HEAD + STORY + map + SCORES + TRACK + EDGE;
  const row = (y: number, high: number): Box => ({ x: EDGE, y, width: WIDTH - 2 * EDGE, height: high });
  return paintOnPaper(width, Math.round(height * scale), (pen) => {
    pen.scale(scale, scale);
    drawHead(pen, frame, row(6, HEAD - 6));
    drawStory(pen, frame, row(HEAD, STORY - 8));
    drawMapView(pen, scene, { x: 0, y: HEAD + STORY, width: WIDTH, height: map });
    drawScores(pen, frame, row(HEAD + STORY + map + 4, SCORES - 14));
    drawTrack(pen, frame, row(height - EDGE - TRACK, TRACK));
  });
}

/** Draws the round and the number of moves. */
function drawHead(pen: Pen, { kind, state, round, phase, move, language }: Frame, box: Box): void {
  const { say } = wordsFor(language);
  const over = kind === 'end' && state.phase === 'finished';
  const when = over ? say('gameOver') : botText('posts', 'when', { phase, round, rounds: ROUNDS }, language);
  const moves = say('move', { move });
  const small = { size: 25, colour: MUTED, align: 'right' } as const;
  const room = box.width - widthOf(pen, moves, small) - 16;
  write(pen, when, { ...box, width: room }, { size: 36, caps: true, colour: '#6b2a1a' });
  write(pen, moves, box, small);
}

/** Returns the text of a frame, one sentence per entry. */
export function sentencesOf({ kind, state, events, language, ...frame }: Frame): string[] {
  const names = frame.names.map((_, seat) => wordsFor(language).player(frame.names, seat));
  const words: TextContext = { language, names, state, ruleset: rulesetOf(state.setup), clans: false };
  if (kind === 'start') return [listText(names, language)];
  if (kind === 'end') {
    const sheet = finalScore(state);
    return sheet === undefined ? [] : [verdictText(sheet, words)];
  }
  const { own, sections } = sectionsOf(events);
  const moves = own.filter(({ type }) => type !== 'confirmed');
  const following = sections.flatMap(([first, ...rest]) => {
    const glory = rest.filter((event) => GLORY.includes(event.type) && 'glory' in event && event.glory !== 0);
    const head = first !== undefined && TOLD.includes(first.type) ? logLine(first, words) : undefined;
    return [...(head === undefined ? [] : [head]), ...logLines(glory, words)];
  });
  return [...logLines(moves, words), ...following];
}
/** Events that introduce a phase, and their results. */
const TOLD: readonly EventType[] = ['productionStarted', 'roundStarted', 'gameFinished'];
const GLORY: readonly EventType[] = ['roundScored', 'mostGlory'];

/** Writes who acted and what happened: as many whole sentences as fit. */
function drawStory(pen: Pen, frame: Frame, box: Box): void {
  drawBox(pen, box, 12, PALE, PAPER_EDGE, 1.5);
  const letters = lettersOf(frame);
  const marks = frame.seats.slice(0, 4);
  const wide = marks.length === 0 ? 0 : 36 + 32 * Math.min(1, marks.length - 1) + 20;
  marks.forEach((seat, i) => {
    const few = marks.length === 1;
    const at = few
      ? { x: box.x + 36, y: box.y + box.height / 2 }
      : {
          x: box.x + 24 + 38 * (i % 2),
          y: box.y + box.height / 2 + (marks.length > 2 ? 20 * (i < 2 ? -1 : 1) : 0),
        };
    drawMark(pen, seat, at, few ? 24 : 16, letters[seat]);
  });
  const left = marks.length === 0 ? 16 : wide + 16;
  const inner = { ...box, y: box.y + 4, height: box.height - 8 };
  const room = { ...inner, x: box.x + left, width: box.width - left - 12 };
  const sentences = sentencesOf(frame);
  const leading = 1.16;
  for (let count = sentences.length; count > 0; count--) {
    const whole = sentences.slice(0, count).join(' ');
    const text = count < sentences.length ? `${whole} …` : whole;
    for (const size of count < sentences.length || frame.kind !== 'turn' ? [28, 25, 24] : [28, 26, 24, 22]) {
      const lines = wrap(pen, text, room.width, { size }).length;
      const high = lines * size * leading;
      if (high > room.height + 0.5) continue;
      const middle = { ...room, y: room.y + (room.height - high) / 2, height: high };
      writeLines(pen, text, middle, { size, bold: frame.kind === 'end' });
      return;
    }
  }
  // Only a sentence longer than any we know of gets here.
  if (sentences[0] !== undefined) writeLines(pen, sentences[0], room, { size: 24, least: 0.75 });
}

/** Draws every player's projected points with a bar. */
function drawScores(pen: Pen, frame: Frame, box: Box): void {
  const { state, names, language, seats, maxPoints, kind } = frame;
  const begun = state.phase !== 'draft' && state.phase !== 'workers';
  const sheet = finalScore(state) ?? standings(state);
  const letters = lettersOf(frame);
  const words = wordsFor(language);
  const gap = 10;
  const width = (box.width - gap * (letters.length - 1)) / letters.length;
  letters.forEach((letter, seat) => {
    const cell = { ...box, x: box.x + seat * (width + gap), width };
    const wins = kind === 'end' && letters.length > 1 && sheet.winners.includes(seat);
    const acts = seats.includes(seat) && kind === 'turn';
    const edge = acts ? MARK : wins ? GOLD_EDGE : PAPER_EDGE;
    drawBox(pen, cell, 12, wins ? GOLD : PALE, edge, acts ? 4 : 1.5);
    const total = sheet.players.find((player) => player.seat === seat)?.total ?? 0;
    const [above, below] = [cell.y + 27, cell.y + cell.height - 23];
    drawMark(pen, seat, { x: cell.x + 28, y: above }, 17, letter);
    if (wins) drawCrown(pen, { x: cell.x + 28, y: cell.y + 2 }, 13);
    const name = { x: cell.x + 54, y: above - 16, width: cell.width - 62, height: 32 };
    write(pen, words.player(names, seat), name, { size: 24, colour: MUTED, least: 0.8 });
    const figures = 80;
    const bar = { x: cell.x + 12, y: below - 8, width: cell.width - 20 - figures, height: 15 };
    drawBar(pen, seat, begun ? Math.max(0, Math.min(1, total / maxPoints)) : 0, bar);
    if (!begun) return;
    const right = { x: cell.x + cell.width - figures - 12, y: below - 20, width: figures, height: 40 };
    write(pen, minusText(total), right, { size: 36, bold: true, align: 'right', colour: INK });
  });
}

function drawBar(pen: Pen, seat: Seat, part: number, box: Box): void {
  const style = styleOf(seat);
  drawBox(pen, box, box.height / 2, PAPER_DARK);
  const filled = { ...box, width: Math.max(box.height, box.width * part) };
  if (part > 0) drawBox(pen, filled, box.height / 2, style.fill, style.line, 2);
}

/** Draws the progress of the replay: one segment per round, proportional to its frames. */
function drawTrack(pen: Pen, { rounds, index }: Frame, box: Box): void {
  const step = box.width / rounds.length;
  const starts = rounds.flatMap((round, i) => (round === rounds[i - 1] ? [] : [i]));
  starts.forEach((from, i) => {
    const to = starts[i + 1] ?? rounds.length;
    const piece = { ...box, x: box.x + from * step + 2, width: (to - from) * step - 4 };
    drawBox(pen, piece, 6, PAPER_DARK);
    const done = Math.max(0, Math.min(1, (index + 1 - from) / (to - from)));
    if (done > 0) drawBox(pen, { ...piece, width: Math.max(6, piece.width * done) }, 6, ACCENT);
    const round = rounds[from] ?? 0;
    if (round === 0 || piece.width < 24) return;
    const colour = done > 0.5 ? PALE : INK;
    write(pen, String(round), piece, { size: 21, bold: true, align: 'center', colour });
  });
}
