/** Building blocks of boards: cards, headings, counts with icons. */
import type { Pen } from './canvas.ts';
import { fillPath, roundedBox, strokePath } from './shapes.ts';
import { type Box, write } from './text-layout.ts';
import { PAPER_DARK, PAPER_EDGE } from './theme.ts';

/** Draws a card with a soft edge. Returns the box inside its margin. */
export function card(pen: Pen, box: Box, fill = '#fbf6e9', edge = PAPER_EDGE, margin = 14): Box {
  // Two soft edges instead of a blurred shadow, by far the slowest canvas operation.
  for (const [by, alpha] of [
    [5, 0.07],
    [3, 0.11],
  ] as const) {
    pen.beginPath();
    pen.roundRect(box.x, box.y + by, box.width, box.height, 14);
    fillPath(pen, `rgba(60,45,10,${alpha})`);
  }
  roundedBox(pen, box, 14);
  fillPath(pen, fill);
  roundedBox(pen, box, 14);
  strokePath(pen, edge, 2);
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

/** Splits a box into columns with these proportions and a gap between them. */
export function columns(box: Box, shares: readonly number[], gap = 12): Box[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const room = box.width - gap * (shares.length - 1);
  let x = box.x;
  return shares.map((share) => {
    const width = (room * share) / total;
    const column = { x, y: box.y, width, height: box.height };
    x += width + gap;
    return column;
  });
}

/** Splits a box into rows with these proportions and a gap between them. */
export function rows(box: Box, shares: readonly number[], gap = 8): Box[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const room = box.height - gap * (shares.length - 1);
  let y = box.y;
  return shares.map((share) => {
    const height = (room * share) / total;
    const row = { x: box.x, y, width: box.width, height };
    y += height + gap;
    return row;
  });
}

/** Draws a light strip for a value that lies on a card. */
export function strip(pen: Pen, box: Box, fill = PAPER_DARK): void {
  roundedBox(pen, box, 8);
  fillPath(pen, fill);
}
