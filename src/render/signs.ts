/** The characters that pictures can show: names on Discord have others, such as emoji, and servers have no other fonts. */

/** Characters that our fonts lack. A few rare letters that they have count as lacking. */
const LACKING =
  /[^ -~\xa0-\u0181\u0192\u01a0\u01a1\u01af-\u01b1\u01cd-\u01dd\u01f7-\u0201\u0218-\u0220\u0250-\u027b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03d1\u0400-\u045f\u0490-\u0493\u1e9e-\u1ef9\u2010-\u201e\u2020-\u2023\u2026\u202f-\u2033\u2039\u203a\u20ac\u2116\u2122\u2190-\u2199\u2212\u2264\u2265\u25cf\u2660\u2663\u2665\u2666\u2713\u2764]/gu;

/**
 * Returns a text without the characters that our fonts lack, and ornate letters as plain ones. It is empty if only
 * punctuation is left.
 */
export function drawable(text: string): string {
  if (text.search(LACKING) < 0) return text;
  const plain = text.normalize('NFC').replace(LACKING, (sign) => sign.normalize('NFKC').replace(LACKING, ''));
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  return plain
    .replace(/\( *\)|\[ *\]/g, '')
    .replace(/ +/g, ' ')
    .trim();
}
