/** Discord's numbers, and cutting what is longer. */

/** Characters of all texts of a message. */
export const MOST_TEXT = 4_000;
/** Characters of a message in plain words. */
export const MOST_WORDS = 2_000;
/**
 * Bytes of all components of a message, as JSON. Discord documents no limit, but answers 500 from some 10,170 on
 * (discord-api-docs #8554), and adds addresses of pictures to what we send.
 */
export const MOST_BYTES = 9_000;
/** Characters of a component's id. */
export const LONGEST_ID = 100;
/** Characters of an option's value, and of a suggestion's name and value. */
export const LONGEST_VALUE = 100;
/** Suggestions, and options of a menu. */
export const MOST_CHOICES = 25;
/** Characters of a button's label, and of an option's in a menu. */
export const LONGEST_LABEL = 80;
export const LONGEST_OPTION = 100;
/** Characters of a menu's placeholder. */
export const LONGEST_PLACEHOLDER = 150;

/** A text of so many characters at most, with an ellipsis in place of what is cut off. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;
