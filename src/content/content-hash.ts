/** Tells contents apart: a stored game names the figures it is played with. */
import { createHash } from 'node:crypto';
import type { Content } from './schema.ts';

/**
 * 16 hexadecimal digits that are the same for the same figures, whatever the order of the keys they were
 * written in, and different for different ones.
 */
export function contentId(content: Content): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 16);
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
