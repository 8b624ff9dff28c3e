/** Short texts in pictures: headings and labels. */
import type { PlainTranslator } from './arguments.ts';
import type { board } from './en/board.ts';
import { render, type Values } from './icu.ts';
import { type AnyContext, resolveContext } from './text-context.ts';

/** Returns a formatter for headings and labels of pictures. Values are inserted unchanged. */
export function boardTranslator(context: AnyContext = {}): PlainTranslator<typeof board> {
  const { language, words } = resolveContext(context);
  return (key: keyof typeof board, values: Values = {}) => render(language, words.board[key], values);
}
