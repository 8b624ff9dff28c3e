/** Names as they can be kept and shown: nothing in them that cannot be seen, and nothing that turns a line round. */

const LONGEST_NAME = 32;
/** Marks that stay on one letter: more of them are drawn over the lines above and below. */
const MOST_MARKS = 3;

/** Control characters and halves of characters, line ends, blanks that are no space; directions and other unseen ones. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800\ufff9-\ufffb]|(?![\p{Join_C}\p{VS}\u{e0020}-\u{e007f}])\p{DI}/gu;
/** What chooses another shape of the character before it, where there is none. */
const STRAY_SELECTOR = /(?<![\p{L}\p{N}\p{P}\p{S}])\p{VS}/gu;
/** What joins or parts two characters, where there are none: emoji and many scripts are written with it. */
const STRAY_JOINER =
  /(?<![\p{L}\p{M}\p{ExtPict}\p{EMod}])\p{Join_C}+|(?<!\p{M})\p{Join_C}+(?![\p{L}\p{ExtPict}])/gu;
/** The letters in which the flags of England, Scotland and Wales are spelt, where there is no flag. */
const STRAY_TAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]/gu;
const STRAY_MARK = /(?<!\S)\p{M}+/gu;
const STACKED = new RegExp(`((?:\\p{Join_C}?\\p{M}){${MOST_MARKS}})[\\p{M}\\p{Join_C}]+`, 'gu');

/** A text without what nobody sees, and what changes how the text beside it is shown. It may be empty then. */
export const sanitizeText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(STRAY_SELECTOR, '')
    .replace(STRAY_JOINER, '')
    .replace(STRAY_TAG, '')
    .replace(STACKED, '$1')
    .replace(STRAY_MARK, '');

/** A name of at most 32 characters, all of which can be seen; nothing when nothing can. */
export function sanitizeName(name: string): string | undefined {
  const cut = [...sanitizeText(name).trim()].slice(0, LONGEST_NAME).join('');
  // A character of several parts may have been cut in two.
  const whole = sanitizeText(cut).trim();
  return whole === '' ? undefined : whole;
}

/** A name as it is kept: a question mark, which is of no language, for one that cannot be seen. */
export const sanitizeUserName = (name: string): string => sanitizeName(name) ?? '?';
