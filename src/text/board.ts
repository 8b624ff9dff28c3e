/** Short texts in pictures: headings and labels. */
import type { PlainSpeaker } from './arguments.ts';
import type { board } from './en/board.ts';
import { render, type Values } from './icu.ts';
import { type TextContext, voiceOf } from './text-context.ts';

/** Returns a formatter for headings and labels of pictures. Values are inserted unchanged. */
export function boardWords(context: TextContext | string = {}): PlainSpeaker<typeof board> {
  const { language, words } = voiceOf(context);
  return (key: keyof typeof board, values: Values = {}) => render(language, words.board[key], values);
}
