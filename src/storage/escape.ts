/** Escapes text that databases cannot store: Postgres has no NUL, and lone surrogates are not valid UTF-8. */

const AWKWARD = /[\\\p{Surrogate}]|\0/gu;
const ESCAPED = /\\u([0-9a-f]{4})/g;

/** Returns text to store. NUL, lone surrogates and backslashes are written as `\u0000`. */
export const escapeText = (text: string): string =>
  text.replace(AWKWARD, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const unescapeText = (escaped: string): string =>
  escaped.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
