/** Maximum characters of all texts in a message. */
export const MOST_TEXT = 4_000;
export const MOST_WORDS = 2_000;
/** Maximum bytes of all components as JSON: Discord fails from about 10,170 (discord-api-docs #8554). */
export const MOST_BYTES = 9_000;
export const LONGEST_ID = 100;
/** Maximum characters of an option's value, and of a suggestion's name and value. */
export const LONGEST_VALUE = 100;
/** Maximum number of suggestions, and of options in a menu. */
export const MOST_CHOICES = 25;
/** Maximum characters of a button's label. */
export const LONGEST_LABEL = 80;
/** Longest label of a button that phones show on one line, in characters. */
export const LONGEST_PHONE_LABEL = 34;
/** Maximum characters of a menu option's label. */
export const LONGEST_OPTION = 100;
export const LONGEST_PLACEHOLDER = 150;

/** Maximum characters of a list in a message, which leaves room for a heading and hints. */
const LONGEST_LIST = 3_500;

/** Returns the leading lines that fit; by default, into a message. */
export function fittingLines(
  lines: readonly string[],
  most: number = LONGEST_LIST,
  lengthOf = (line: string) => line.length,
): string[] {
  let left = most;
  const tooMany = lines.findIndex((line) => {
    left -= lengthOf(line) + 1;
    return left < 0;
  });
  return lines.slice(0, tooMany < 0 ? lines.length : tooMany);
}

/** Returns the start of a text. Half of a surrogate pair is dropped: Discord refuses it (discord-api-docs #6561). */
export const startOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** Truncates a text, with an ellipsis at the end. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : `${startOf(text, most - 1)}…`;
