/** Sentences of positions that are told without a picture. */
import type { PlainSpeaker } from './arguments.ts';
import type { describe } from './en/describe.ts';
import { render, type Values } from './icu.ts';
import { type TextContext, voiceOf } from './text-context.ts';

/** What describes a position to a reader, sentence by sentence, filled with values as they are. */
export function describeWords(context: TextContext | string = {}): PlainSpeaker<typeof describe> {
  const { language, words } = voiceOf(context);
  return (key: keyof typeof describe, values: Values = {}) => render(language, words.describe[key], values);
}
