/** Writes text that stays in its box: measured, shrunk if necessary, truncated as a last resort. */
import { CAPS, createSurface, type Pen, TEXT } from './canvas.ts';
import { isRecording } from './recording-canvas.ts';
import { drawable } from './signs.ts';
import { INK } from './theme.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Lettering {
  /** Pixels; also limited by the height of the box. */
  size: number;
  bold?: boolean;
  caps?: boolean;
  colour?: string;
  align?: 'left' | 'center' | 'right';
  /** Smallest fraction of `size` before the text is truncated. */
  least?: number;
}

/** Called for every truncated text. For tests. */
type CutListener = (text: string, box: Box) => void;
let listener: CutListener | undefined;
/** Sets the listener for truncated texts; `undefined` removes it. */
export function onCut(next: CutListener | undefined): void {
  listener = next;
}

/** Called for every text with its size in pixels and the area it covers. For tests. */
type WriteListener = (text: string, pixels: number, covered: Box, pen: Pen) => void;
let watcher: WriteListener | undefined;
/** Sets the listener for written texts; `undefined` removes it. */
export function onWrite(next: WriteListener | undefined): void {
  watcher = next;
}

const font = (size: number, { bold, caps }: Lettering): string =>
  `${bold || caps ? 800 : 500} ${size}px "${caps ? CAPS : TEXT}"`;

/** Widths at a size of one pixel, by font and text: pictures repeat the same words, and letters scale. */
const widths = new Map<string, number>();
/** Size used for measuring, and the limit of cached texts: only names are ever new. */
const MEASURED = 100;
const MAX_WIDTHS = 20_000;

/** Returns the text as it is drawn: `?` if our fonts have nothing of it. */
const shownOf = (text: string): string => drawable(text) || (text === '' ? '' : '?');

/** Returns the width of a text in one line, in pixels. */
export function widthOf(pen: Pen, text: string, lettering: Lettering): number {
  const face = font(MEASURED, lettering);
  const key = `${face} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= MAX_WIDTHS) widths.clear();
    pen.font = face;
    width = pen.measureText(shownOf(text)).width / MEASURED;
    widths.set(key, width);
  }
  return width * lettering.size;
}

/** Returns the largest size, up to that of the lettering, at which every one of these texts fits a width. */
export function commonSize(pen: Pen, texts: readonly string[], width: number, lettering: Lettering): number {
  const widest = Math.max(...texts.map((text) => widthOf(pen, text, lettering)));
  return lettering.size * Math.min(1, width / widest);
}

const signsOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** Writes one line, vertically centred in the box. Returns its width. */
export function write(pen: Pen, text: string, box: Box, lettering: Lettering): number {
  const { align = 'left', colour = INK, least = 0.62 } = lettering;
  let size = Math.min(lettering.size, box.height);
  const wide = (words: string) => widthOf(pen, words, { ...lettering, size });
  const natural = wide(text);
  if (natural > box.width) size = Math.max(size * least, (size * box.width) / natural);
  let shown = shownOf(text);
  // Whole grapheme clusters only: no half emoji.
  const signs = wide(shown) > box.width + 0.5 ? signsOf(shown) : [];
  // A single one cannot be shortened.
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
  if (watcher !== undefined && !isRecording(pen)) {
    const { a: scale, e, f } = pen.getTransform();
    const middle = box.y + box.height / 2;
    const covered = { x: e + scale * x, y: f + scale * (middle - size * 0.33), width: scale * width };
    watcher(shown, scale * size, { ...covered, height: scale * size * 0.66 }, pen);
  }
  return width;
}

/** Height of a line relative to its font size. */
export const LEADING = 1.16;

/** Writes a text in as many lines as fit the box, shrunk if necessary. */
export function writeLines(pen: Pen, text: string, box: Box, lettering: Lettering): void {
  const { least = 0.62 } = lettering;
  for (let size = lettering.size; ; size -= 1) {
    const rows = wrap(pen, text, box.width, { ...lettering, size });
    const leading = size * LEADING;
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

/** Returns how many lines a text takes at this width. */
export const linesIn = (text: string, width: number, lettering: Lettering): number =>
  linesOf(text, width, lettering).length;

/** Splits a text into lines of whole words before there is a picture. */
export const linesOf = (text: string, width: number, lettering: Lettering): string[] =>
  wrap(rulerPen(), text, width, lettering);

/** Returns the width of a text in one line, in pixels, before there is a picture. */
export const widthAhead = (text: string, lettering: Lettering): number =>
  widthOf(rulerPen(), text, lettering);

let ruler: Pen | undefined;

/** Returns the pen that measures texts before there is a picture. */
function rulerPen(): Pen {
  ruler ??= createSurface(1, 1).pen;
  return ruler;
}

/** A space after which a line may end: not after a single letter, which Polish keeps with the next word. */
const BREAK = /(?<!(?<!\p{L})\p{L}) /u;

/** Splits a text into lines of whole words, each at most this wide. */
export function wrap(pen: Pen, text: string, width: number, lettering: Lettering): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(BREAK)) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && widthOf(pen, longer, lettering) > width) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return row === '' ? rows : [...rows, row];
}
