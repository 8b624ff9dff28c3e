/** Texts as every database can keep them: Postgres has no NUL, and half a surrogate pair is no UTF-8. */

const AWKWARD = /[\\\p{Surrogate}]|\0/gu;
const ESCAPED = /\\u([0-9a-f]{4})/g;

/** A text to be kept; nearly always the same. What cannot be kept, and the backslash, is written `\u0000`. */
export const keepable = (text: string): string =>
  text.replace(AWKWARD, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The text that was kept, to the last character. */
export const restored = (kept: string): string =>
  kept.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
