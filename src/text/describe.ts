/** Sentences that describe positions without a picture. */
import type { PlainTranslator } from './arguments.ts';
import type { describe } from './en/describe.ts';
import { render, type Values } from './icu.ts';
import { type AnyContext, resolveContext } from './text-context.ts';

/** Returns a formatter for sentences that describe a position. Values are inserted unchanged. */
export function describeTranslator(context: AnyContext = {}): PlainTranslator<typeof describe> {
  const { language, words } = resolveContext(context);
  return (key: keyof typeof describe, values: Values = {}) => render(language, words.describe[key], values);
}
