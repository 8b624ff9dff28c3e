/** Application emoji: how buttons, menus and texts refer to them, and how they are sent. */
import { type Emblem, emojiName } from '../../render/index.ts';

export interface Emoji {
  readonly id: string;
  readonly name: string;
}

/** Returns the emoji of an emblem; `undefined` if it is unavailable. */
export type EmojiOf = (emblem: Emblem) => Emoji | undefined;

/** Has no emoji, so words are used alone. */
export const wordsAlone: EmojiOf = () => undefined;

/** Returns the placeholder of an emblem in a panel's text. Names are escaped, so they can't forge it. */
export const mark = (emblem: Emblem): string => `<:${emblem}:> `;
/** Returns what `mark` does, but accepts no emblem. */
export const markOf = (emblem: Emblem | undefined): string => (emblem === undefined ? '' : mark(emblem));

const MARK = /((?<=\d) )?<:(\w+):> /g;
/** Keeps a line together. Around a picture, browsers ignore a no-break space alone, but obey a word joiner. */
const [BEFORE, AFTER] = ['\u00a0\u2060', '\u2060\u00a0'] as const;
/** Browsers would break a line after the sign. */
const SIGNED_POUNDS = /(?<=[−+])(?=£)/g;

/**
 * Returns the text as sent: with emoji, on one line with the number before and the word after, and with each sum on
 * one line. Only the first mention of a thing in a line gets an emoji.
 */
export function withEmoji(text: string, emojiOf: EmojiOf): string {
  const lines = text.split('\n').map((line) => {
    const seen = new Set<string>();
    return line.replace(MARK, (_, space: string | undefined, emblem: Emblem) => {
      const emoji = seen.has(emblem) ? undefined : emojiOf(emblem);
      seen.add(emblem);
      if (emoji === undefined) return space ?? '';
      // Discord finds it by the id; screen readers read the name, which is stored with a hash.
      return `${space === undefined ? '' : BEFORE}<:${emojiName(emblem)}:${emoji.id}>${AFTER}`;
    });
  });
  return lines.join('\n').replace(SIGNED_POUNDS, '\u2060');
}

/** Returns the text without emoji. */
export const inWords = (text: string): string => withEmoji(text, wordsAlone);
