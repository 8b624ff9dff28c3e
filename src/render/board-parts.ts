/** Building blocks of boards: cards, headings, counts with icons. */
import type { Pen } from './canvas.ts';
import { drawBox } from './shapes.ts';
import { type Box, write } from './text-layout.ts';
import { PAPER_DARK, PAPER_EDGE } from './theme.ts';

/** Draws a card with a soft edge. Returns the box inside its margin. */
export function card(pen: Pen, box: Box, fill = '#fbf6e9', edge = PAPER_EDGE, margin = 14): Box {
  // Two soft edges instead of a blurred shadow, by far the slowest canvas operation.
  drawBox(pen, { ...box, y: box.y + 5 }, 14, 'rgba(60,45,10,0.07)');
  drawBox(pen, { ...box, y: box.y + 3 }, 14, 'rgba(60,45,10,0.11)');
  drawBox(pen, box, 14, fill, edge, 2);
  return inset(box, margin);
}

/** Shrinks a box on all sides. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Draws a heading at the top of a box. Returns the rest of the box below it. */
export function heading(pen: Pen, text: string, box: Box, size = 26): Box {
  write(pen, text, { ...box, height: size * 1.2 }, { size, caps: true, colour: '#6b2a1a' });
  const used = size * 1.2 + 6;
  return { ...box, y: box.y + used, height: box.height - used };
}

/** Proportions of parts, or the number of equal parts. */
type Shares = readonly number[] | number;

/** Splits a length into parts with a gap between them: the start and length of each. */
function split(start: number, length: number, wanted: Shares, gap: number): [number, number][] {
  const shares = typeof wanted === 'number' ? Array<number>(wanted).fill(1) : wanted;
  const total = shares.reduce((sum, share) => sum + share, 0);
  const room = length - gap * (shares.length - 1);
  let next = start;
  return shares.map((share) => {
    const from = next;
    next += (room * share) / total + gap;
    return [from, (room * share) / total];
  });
}

/** Splits a box into columns with a gap between them. */
export const columns = (box: Box, shares: Shares, gap = 12): Box[] =>
  split(box.x, box.width, shares, gap).map(([x, width]) => ({ ...box, x, width }));

/** Splits a box into rows with a gap between them. */
export const rows = (box: Box, shares: Shares, gap = 8): Box[] =>
  split(box.y, box.height, shares, gap).map(([y, height]) => ({ ...box, y, height }));

/** Draws a light strip for a value that lies on a card. */
export const strip = (pen: Pen, box: Box, fill = PAPER_DARK): void => drawBox(pen, box, 8, fill);
