/** What is kept and read again by a later version: shapes have versions, and older ones are converted. */
import { parseContent } from './parse.ts';
import type { Content } from './schema.ts';

/** The shape of content as it is today. It grows whenever that shape changes in a way that old content does not fit. */
export const CONTENT_VERSION = 1;

type Json = Record<string, unknown>;

/** By version: from its shape to that of the next. What is given may be anything, so that they may throw. */
export type Conversions = Readonly<Record<number, (value: Json) => Json>>;

const CONVERSIONS: Conversions = {};

/** A value of the shape of version `from` in that of version `to`. Throws where it is none, or that of a later one. */
export function converted(value: unknown, from: number, to: number, conversions: Conversions): unknown {
  if (!(from <= to)) throw new Error(`version ${from} is not one up to ${to}`);
  let now = value;
  for (let version = from; version < to; version++) {
    const convert = conversions[version];
    if (convert === undefined) throw new Error(`nothing is known of version ${version}`);
    now = convert(now as Json);
  }
  return now;
}

/** Content as text to be kept. */
export const keptContent = (content: Content): string =>
  JSON.stringify({ version: CONTENT_VERSION, content });

/** The content that was kept as this text, and the version it had; nothing where it cannot be read. */
export function readContent(text: string): { content: Content; version: number } | undefined {
  try {
    const json = JSON.parse(text) as Json;
    // The first release kept content alone.
    const { version, content } = 'version' in json ? json : { version: 1, content: json };
    const parsed = parseContent(converted(content, Number(version), CONTENT_VERSION, CONVERSIONS));
    return parsed.ok ? { content: parsed.content, version: Number(version) } : undefined;
  } catch {
    return undefined;
  }
}
