/** Identifies contents: a stored game names the one it uses. */
import { createHash } from 'node:crypto';
import type { Content } from './schema.ts';

/** Returns 16 hexadecimal digits that are equal for equal content in any key order, and different otherwise. */
export function contentId(content: Content): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 16);
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
