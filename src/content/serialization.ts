/** What is kept and read again by a later version: shapes have versions, and older ones are converted. */
import type { z } from 'zod';
import { contentId } from './content-hash.ts';
import { deepFreeze } from './deep-freeze.ts';
import { type Content, Content as ContentShape } from './schema.ts';

/**
 * The shape of content as it is today. It grows whenever that shape changes in a way that stored
 * content does not fit, such as by a field; a further clan is no such change. Its conversion says what games did before.
 */
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

/** Content that was stored, in the shape of today, and the id of the figures as they were stored. */
export interface StoredContent {
  readonly content: Content;
  readonly id: string;
}

/**
 * Returns a reader of stored content for a shape of this version; it gives nothing where the content cannot be read.
 * It was checked before it was stored, so only its shape is, and nothing is filled in: what an owner's file must have
 * today, such as a clan that has been added since, a game that was begun without it does not need.
 */
export const contentReader =
  (shape: z.ZodType<Content>, current: number, conversions: Conversions) =>
  (text: string): StoredContent | undefined => {
    try {
      const json = JSON.parse(text) as Json;
      // The first release stored content alone.
      const { version, content } = 'version' in json ? json : { version: 1, content: json };
      const parsed = shape.safeParse(converted(content, Number(version), current, conversions));
      return parsed.success
        ? { content: deepFreeze(parsed.data), id: contentId(content as Content) }
        : undefined;
    } catch {
      return undefined;
    }
  };

/** Reads stored content; gives nothing where it cannot be read. */
export const readContent = contentReader(ContentShape, CONTENT_VERSION, CONVERSIONS);
