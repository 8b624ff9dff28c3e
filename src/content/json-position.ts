/** Finds where a text stops being JSON. The messages of JSON.parse say so only sometimes. */

const BLANK = /[ \t\n\r]*/y;
/** The character class is everything from the space on but quote and backslash. */
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const OTHER_SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Line and column, both from 1, of the first character that cannot stand there; the end for a text cut short. */
export function jsonErrorPosition(text: string): { line: number; column: number } {
  const lines = text.slice(0, firstError(text)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * How far a reader gets that knows the grammar of JSON and builds nothing. It keeps the brackets still to be
 * closed in a list, so that no depth of nesting overflows it.
 */
function firstError(text: string): number {
  let at = 0;
  const open: ('}' | ']')[] = [];
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    at = found ? pattern.lastIndex : at;
    return found;
  };
  const takeChar = (char: string): boolean => {
    take(BLANK);
    if (text[at] !== char) return false;
    at++;
    return true;
  };
  const scalar = () => take(BLANK) && (take(STRING) || take(OTHER_SCALAR));
  const key = () => take(BLANK) && take(STRING) && takeChar(':');
  /** Up to the end of the next scalar or empty bracket, through the brackets that open before it. */
  const value = (): boolean => {
    for (;;) {
      const close = takeChar('{') ? '}' : takeChar('[') ? ']' : undefined;
      if (!close) return scalar();
      if (takeChar(close)) return true;
      open.push(close);
      if (close === '}' && !key()) return false;
    }
  };
  /** To the next value of the bracket that is open; false when all are closed or something else stands there. */
  const nextValue = (): boolean => {
    for (let close = open.at(-1); close; close = open.at(-1)) {
      if (takeChar(',')) return close === ']' || key();
      if (!takeChar(close)) return false;
      open.pop();
    }
    return false;
  };
  while (value() && nextValue());
  take(BLANK);
  return at;
}
