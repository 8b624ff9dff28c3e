/** The most decisive turns, one field each: round, player, gain, and the scores before and after. */
import type { TurnSwing } from '../../engine/index.ts';
import type { Language } from '../../text/index.ts';
import { columns, strip } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { Point } from '../hexes.ts';
import { drawMark } from '../seat-marks.ts';
import { drawDisc } from '../shapes.ts';
import { type Box, write } from '../text-layout.ts';
import { ACCENT, INK, MUTED } from '../theme.ts';
import { minusText, wordsFor } from './labels.ts';
import { TYPE } from './panel-stack.ts';
import { FIELD } from './player-parts.ts';

interface TurnsShown {
  language: Language;
  /** By seat. */
  letters: readonly string[];
  turns: readonly TurnSwing[];
}

/** Fields per row, even if there are fewer turns. */
const PLACES = 3;

/** Draws the fields, for a box of about 1020 by 170. */
export function drawTurningPoints(pen: Pen, { language, letters, turns }: TurnsShown, box: Box): void {
  const words = wordsFor(language);
  const alone = letters.length === 1;
  const lead = (points: number) => (alone ? minusText(points) : points === 0 ? '0' : words.signed(points));
  const caption = words.say(alone ? 'pointsThen' : 'leadThen');
  const top = { ...box, y: box.y - 62, height: 56 };
  write(pen, caption, top, { size: TYPE.small, colour: MUTED, align: 'right' });
  const fields = columns(box, PLACES, 14);
  turns.slice(0, PLACES).forEach(({ seat, round, before, after }, i) => {
    const field = fields[i] as Box;
    strip(pen, field, FIELD);
    const y = field.y + 48;
    drawNumber(pen, i + 1, { x: field.x + 44, y }, 28);
    drawMark(pen, seat, { x: field.x + 112, y }, 28, letters[seat]);
    const swing = { x: field.x + 156, y: field.y + 14, width: field.width - 166, height: 68 };
    const moved = after - before;
    const colour = moved < 0 ? ACCENT : INK;
    write(pen, words.signed(moved), swing, { size: TYPE.large, bold: true, colour });
    const line = { x: field.x + 16, y: field.y + 88, width: field.width - 32, height: 38 };
    const small = { size: TYPE.small, colour: MUTED };
    write(pen, words.say('roundNumber', { round }), line, { ...small, caps: true });
    const course = `${lead(before)} → ${lead(after)}`;
    write(pen, course, { ...line, y: line.y + 38 }, { ...small, bold: true, colour: INK });
  });
}

/** Draws a turn's number on a disc in a colour no seat has. */
export function drawNumber(pen: Pen, number: number, at: Point, r: number): void {
  drawDisc(pen, at, r, INK, '#fbf6e9', 3);
  const room = { x: at.x - r, y: at.y - r, width: 2 * r, height: 2 * r };
  write(pen, String(number), room, { size: r * 1.5, bold: true, align: 'center', colour: '#fffaf0' });
}
