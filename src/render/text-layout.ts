/** Lettering that stays in its box: measured, made smaller where it must be, and cut as a last resort. */
import { CAPS, type Pen, TEXT } from './canvas.ts';
import { isNoting } from './recording-canvas.ts';
import { INK } from './theme.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Lettering {
  /** Pixels; the box's height also limits it. */
  size: number;
  bold?: boolean;
  caps?: boolean;
  colour?: string;
  align?: 'left' | 'center' | 'right';
  /** The least part of `size` before a text is cut. */
  least?: number;
}

/** Told of every text that had to be cut. For tests. */
type CutListener = (text: string, box: Box) => void;
let listener: CutListener | undefined;
export function onCut(next: CutListener | undefined): void {
  listener = next;
}

/** Told of every text: how many pixels high its lettering is in the picture, and what it covers. For tests. */
type WriteListener = (text: string, pixels: number, covered: Box, pen: Pen) => void;
let watcher: WriteListener | undefined;
export function onWrite(next: WriteListener | undefined): void {
  watcher = next;
}

const font = (size: number, { bold, caps }: Lettering): string =>
  `${bold || caps ? 800 : 500} ${size}px "${caps ? CAPS : TEXT}"`;

/** Widths for a size of one pixel, by font and text: the same words are in every picture, and letters scale. */
const widths = new Map<string, number>();
/** Measured at this size; and no more texts are remembered than this: only names are ever new. */
const MEASURED = 100;
const MOST_WIDTHS = 20_000;

/** Scripts of which there are fonts: what no font has is drawn as a box of digits, as wide as its size and the pen's make it. */
const SCALING = /^[\0-\u04ff\u2000-\u22ff]*$/;

/** Pixels that a text takes in one line. */
export function widthOf(pen: Pen, text: string, lettering: Lettering): number {
  if (!SCALING.test(text)) {
    pen.font = font(lettering.size, lettering);
    return pen.measureText(text).width;
  }
  const face = font(MEASURED, lettering);
  const key = `${face} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= MOST_WIDTHS) widths.clear();
    pen.font = face;
    width = pen.measureText(text).width / MEASURED;
    widths.set(key, width);
  }
  return width * lettering.size;
}

const signsOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** Writes one line, in the middle of the box's height; gives the width it took. */
export function write(pen: Pen, text: string, box: Box, lettering: Lettering): number {
  const { align = 'left', colour = INK, least = 0.62 } = lettering;
  let size = Math.min(lettering.size, box.height);
  const wide = (words: string) => widthOf(pen, words, { ...lettering, size });
  const natural = wide(text);
  if (natural > box.width) size = Math.max(size * least, (size * box.width) / natural);
  let shown = text;
  // Whole signs only: half an emoji is nothing.
  const signs = wide(shown) > box.width + 0.5 ? signsOf(shown) : [];
  // Of a single one nothing can be left out.
  if (signs.length > 1) {
    listener?.(text, box);
    while (signs.length > 1 && wide(`${signs.join('')}…`) > box.width) signs.pop();
    shown = signs.join('');
    shown = `${shown.trimEnd()}…`;
  }
  const width = wide(shown);
  pen.font = font(size, lettering);
  const x =
    align === 'left'
      ? box.x
      : align === 'right'
        ? box.x + box.width - width
        : box.x + (box.width - width) / 2;
  pen.fillStyle = colour;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillText(shown, x, box.y + box.height / 2 + size * 0.33);
  if (watcher !== undefined && !isNoting(pen)) {
    const { a: scale, e, f } = pen.getTransform();
    const middle = box.y + box.height / 2;
    const covered = { x: e + scale * x, y: f + scale * (middle - size * 0.33), width: scale * width };
    watcher(shown, scale * size, { ...covered, height: scale * size * 0.66 }, pen);
  }
  return width;
}

/** Writes a text in as many lines as the box has room for, smaller where it must be. */
export function writeLines(pen: Pen, text: string, box: Box, lettering: Lettering): void {
  const { least = 0.62 } = lettering;
  for (let size = lettering.size; ; size -= 1) {
    const rows = wrap(pen, text, box.width, { ...lettering, size });
    const leading = size * 1.16;
    const last = size - 1 < lettering.size * least;
    if (rows.length * leading <= box.height + 0.5 || last) {
      const room = Math.max(1, Math.floor((box.height + 0.5) / leading));
      if (rows.length > room) listener?.(text, box);
      rows.slice(0, room).forEach((row, i) => {
        const cut = i === room - 1 && rows.length > room ? `${row}…` : row;
        write(
          pen,
          cut,
          { x: box.x, y: box.y + i * leading, width: box.width, height: leading },
          { ...lettering, size },
        );
      });
      return;
    }
  }
}

/** How many lines a text takes in this width. */
export const linesIn = (pen: Pen, text: string, width: number, lettering: Lettering): number =>
  wrap(pen, text, width, lettering).length;

/** A text in lines of whole words that are no wider than this. */
export function wrap(pen: Pen, text: string, width: number, lettering: Lettering): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && widthOf(pen, longer, lettering) > width) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return row === '' ? rows : [...rows, row];
}
