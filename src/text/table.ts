/** Columns of plain text for monospaced fonts. */

const WIDE =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uFF01-\uFF60]/u;
const segmenter = new Intl.Segmenter();

/** Returns how many cells a text takes; user names can contain accents, emoji and double-width characters. */
export function width(text: string): number {
  let cells = 0;
  for (const { segment } of segmenter.segment(text)) cells += WIDE.test(segment) ? 2 : 1;
  return cells;
}

/** Pads a text with spaces on the right (`toRight`: on the left) to a width. */
export function padded(text: string, cells: number, toRight = false): string {
  const gap = ' '.repeat(Math.max(0, cells - width(text)));
  return toRight ? gap + text : text + gap;
}
