/** Removes invisible characters, and those that change how adjacent text is rendered, from names. */

const LONGEST_NAME = 32;
/** Combining marks per letter. More would overlap the lines above and below. */
const MOST_MARKS = 3;

/** Control characters, lone surrogates, line ends, direction marks and other invisible characters. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800\ufff9-\ufffb]|(?![\p{Join_C}\p{VS}\u{e0020}-\u{e007f}])\p{DI}/gu;
/** Variation selectors without a base character. */
const STRAY_SELECTOR = /(?<![\p{L}\p{N}\p{P}\p{S}])\p{VS}/gu;
/** Joiners between unsuitable characters. Emoji and many scripts need the other ones. */
const STRAY_JOINER =
  /(?<![\p{L}\p{M}\p{ExtPict}\p{EMod}])\p{Join_C}+|(?<!\p{M})\p{Join_C}+(?![\p{L}\p{ExtPict}])/gu;
/** Tag characters outside the flags of England, Scotland and Wales. */
const STRAY_TAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]/gu;
const STRAY_MARK = /(?<!\S)\p{M}+/gu;
const STACKED = new RegExp(`((?:\\p{Join_C}?\\p{M}){${MOST_MARKS}})[\\p{M}\\p{Join_C}]+`, 'gu');

/** Removes invisible characters and stray marks. The result can be empty. */
export const sanitizeText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(STRAY_SELECTOR, '')
    .replace(STRAY_JOINER, '')
    .replace(STRAY_TAG, '')
    .replace(STACKED, '$1')
    .replace(STRAY_MARK, '');

/** Returns at most 32 visible characters; `undefined` if none are left. */
export function sanitizeName(name: string): string | undefined {
  const cut = [...sanitizeText(name).trim()].slice(0, LONGEST_NAME).join('');
  // Slicing may have split a character with several parts.
  const whole = sanitizeText(cut).trim();
  return whole === '' ? undefined : whole;
}

/** Returns a name to store, `?` (valid in any language) if nothing of it is visible. */
export const sanitizeUserName = (name: string): string => sanitizeName(name) ?? '?';
