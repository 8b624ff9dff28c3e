/** Custom ids `route:argument:…`. They work after a restart and can be forged, so routes parse them. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { STATUSES } from '../../core/index.ts';
import { LONGEST_ID } from './limits.ts';

export const gameArg = z.string().regex(/^[a-z2-7]{8}$/);

/** Returns a parser of digits in a custom id. */
export const digitsArg = (pattern: RegExp) => z.string().regex(pattern).transform(Number);

export const seatArg = digitsArg(/^[0-3]$/);
export const numberArg = digitsArg(/^\d{1,9}$/);

/**
 * Creates a parser of `game:status:act`, for questions that depend on the status that was shown. Ids of earlier releases
 * have none; `unknown` never matches, so the user is asked again.
 */
export const shownStatusArgs = <const A extends readonly [string, ...string[]]>(acts: A) =>
  z.union([
    z.tuple([gameArg, z.enum(STATUSES), z.enum(acts)]),
    z.tuple([gameArg, z.enum(acts)]).transform(([id, act]) => [id, 'unknown', act] as const),
  ]);

/** Creates a custom id. Throws if it is too long or a part contains a colon, which is a bug. */
export function customId(route: string, ...args: readonly (string | number)[]): string {
  const parts = [route, ...args.map(String)];
  const id = parts.join(':');
  if (parts.some((part) => part.includes(':')) || id.length > LONGEST_ID) {
    throw new Error(`not a custom id: ${id}`);
  }
  return id;
}

/** Marks the last part of a dialog's custom id: a hash of its content. */
const CONTENT_MARK = '~';
const HASH_DIGITS = 6;

/** Returns a short hash of plain data, for ids of buttons that count only while it stays the same. */
export const shortHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, HASH_DIGITS);

/** Adds a hash of a dialog's content to its id. Phones show old values under a known id (discord-api-docs #7554). */
export function contentId(id: string, content: unknown): string {
  const { route, args } = parseCustomId(id);
  return customId(route, ...args, `${CONTENT_MARK}${shortHash(content)}`);
}

/** Splits a custom id into its route and unchecked arguments, and drops the hash of a dialog's content. */
export function parseCustomId(id: string): { route: string; args: string[] } {
  const [route = '', ...args] = id.split(':');
  if (args.at(-1)?.startsWith(CONTENT_MARK)) args.pop();
  return { route, args };
}
