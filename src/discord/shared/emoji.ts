/** Our own pictures as emoji: how buttons, menus and texts name them, and what is sent of that. */
import type { Emblem } from '../../render/index.ts';

/** An emoji of the application, as Discord calls it. */
export interface Emoji {
  readonly id: string;
  readonly name: string;
}

/** The emoji of an emblem; nothing where it cannot be had, and words have to do. */
export type EmojiOf = (emblem: Emblem) => Emoji | undefined;

/** Words have to do for all of them. */
export const wordsAlone: EmojiOf = () => undefined;

/**
 * An emblem in a text of a panel, before the words for it. It becomes its emoji when the message is sent, or nothing.
 * Names have their markup escaped, so that nobody can be called this.
 */
export const mark = (emblem: Emblem): string => `<:${emblem}:> `;
/** The same where there may be no emblem. */
export const markOf = (emblem: Emblem | undefined): string => (emblem === undefined ? '' : mark(emblem));

const MARK = /<:(\w+):> /g;

/** A text as it is sent. A thing that a line names again has its emoji there already. */
export function withEmoji(text: string, emojiOf: EmojiOf): string {
  const lines = text.split('\n').map((line) => {
    const seen = new Set<string>();
    return line.replace(MARK, (_, emblem: Emblem) => {
      const emoji = seen.has(emblem) ? undefined : emojiOf(emblem);
      seen.add(emblem);
      return emoji === undefined ? '' : `<:${emoji.name}:${emoji.id}> `;
    });
  });
  return lines.join('\n');
}

/** A text without any emoji. */
export const inWords = (text: string): string => withEmoji(text, wordsAlone);
