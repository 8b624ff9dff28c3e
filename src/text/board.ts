/** The short words of pictures: headings and labels. */
import type { BoardWord } from './catalogue.ts';
import { render, type Values } from './messages.ts';
import { type TextContext, voiceOf } from './voice.ts';

/** A heading or label of a picture, filled with values. */
export function boardWord(word: BoardWord, values: Values = {}, context: TextContext | string = {}): string {
  const { language, words } = voiceOf(context);
  return render(language, words.board[word], values);
}
