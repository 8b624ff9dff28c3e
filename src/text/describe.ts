/** Sentences that describe positions without a picture. */
import type { PlainSpeaker } from './arguments.ts';
import type { describe } from './en/describe.ts';
import { render, type Values } from './icu.ts';
import { type TextContext, voiceOf } from './text-context.ts';

/** Returns a formatter for sentences that describe a position. Values are inserted unchanged. */
export function describeWords(context: TextContext | string = {}): PlainSpeaker<typeof describe> {
  const { language, words } = voiceOf(context);
  return (key: keyof typeof describe, values: Values = {}) => render(language, words.describe[key], values);
}
