/** The short words of pictures: headings and labels. */
import type { PlainSpeaker } from './arguments.ts';
import type { board } from './en/board.ts';
import { render, type Values } from './icu.ts';
import { type TextContext, voiceOf } from './text-context.ts';

/** What says the headings and labels of pictures to a reader, filled with values as they are. */
export function boardWords(context: TextContext | string = {}): PlainSpeaker<typeof board> {
  const { language, words } = voiceOf(context);
  return (key: keyof typeof board, values: Values = {}) => render(language, words.board[key], values);
}
