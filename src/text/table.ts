/** Columns of plain text, aligned for a font in which all characters are equally wide. */

const WIDE =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uFF01-\uFF60]/u;
const segmenter = new Intl.Segmenter();

/** How many cells a text takes; people's names hold accents, emoji and characters twice as wide. */
export function width(text: string): number {
  let cells = 0;
  for (const { segment } of segmenter.segment(text)) cells += WIDE.test(segment) ? 2 : 1;
  return cells;
}

/** A text with spaces behind it (or, `toRight`, before it) up to a width. */
export function padded(text: string, cells: number, toRight = false): string {
  const gap = ' '.repeat(Math.max(0, cells - width(text)));
  return toRight ? gap + text : text + gap;
}
