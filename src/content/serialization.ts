/** Stored content: shapes have versions, and older versions are converted on reading. */
import type { z } from 'zod';
import { contentId } from './content-hash.ts';
import { deepFreeze } from './deep-freeze.ts';
import { type Content, Content as ContentShape } from './schema.ts';

/** The version of the content's shape. Increase it for any change that stored content does not fit. */
export const CONTENT_VERSION = 1;

type Json = Record<string, unknown>;

/** Conversions by version, each to the next version. They accept any value and may throw. */
export type Conversions = Readonly<Record<number, (value: Json) => Json>>;

const CONVERSIONS: Conversions = {};

/** Converts a value from version `from` to version `to`. Throws if it is invalid or `from` is newer than `to`. */
export function convert(value: unknown, from: number, to: number, conversions: Conversions): unknown {
  if (!(from <= to)) throw new Error(`version ${from} is not one up to ${to}`);
  let now = value;
  for (let version = from; version < to; version++) {
    const convert = conversions[version];
    if (convert === undefined) throw new Error(`nothing is known of version ${version}`);
    now = convert(now as Json);
  }
  return now;
}

/** Returns content as the JSON text that is stored, with its version. */
export const serializeContent = (content: Content): string =>
  JSON.stringify({ version: CONTENT_VERSION, content });

interface StoredContent {
  readonly content: Content;
  readonly id: string;
}

/** Returns a reader that checks only the shape: content was validated before it was stored. */
export const createContentReader =
  (shape: z.ZodType<Content>, current: number, conversions: Conversions) =>
  (text: string): StoredContent | undefined => {
    try {
      const json = JSON.parse(text) as Json;
      // The first release stored content without a version.
      const { version, content } = 'version' in json ? json : { version: 1, content: json };
      const parsed = shape.safeParse(convert(content, Number(version), current, conversions));
      return parsed.success
        ? { content: deepFreeze(parsed.data), id: contentId(content as Content) }
        : undefined;
    } catch {
      return undefined;
    }
  };

/** Reads stored content; returns `undefined` if it is unreadable. */
export const readContent = createContentReader(ContentShape, CONTENT_VERSION, CONVERSIONS);
