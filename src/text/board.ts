/** Short texts in pictures: headings and labels. */
import type { PlainTranslator } from './arguments.ts';
import type { board } from './en/board.ts';
import { render, type Values } from './icu.ts';
import { resolveContext, type TextContext } from './text-context.ts';

/** Returns a formatter for headings and labels of pictures. Values are inserted unchanged. */
export function boardTranslator(context: TextContext | string = {}): PlainTranslator<typeof board> {
  const { language, words } = resolveContext(context);
  return (key: keyof typeof board, values: Values = {}) => render(language, words.board[key], values);
}
