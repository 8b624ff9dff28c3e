/** Sentences of positions that are told without a picture. */
import type { DescribeWord } from './catalogue.ts';
import { render, type Values } from './messages.ts';
import { type TextContext, voiceOf } from './voice.ts';

/** A sentence of a described position; throws when a value it needs is missing. */
export function describeWord(
  word: DescribeWord,
  values: Values = {},
  context: TextContext | string = {},
): string {
  const { language, words } = voiceOf(context);
  return render(language, words.describe[word], values);
}
