import { describe, expect, test } from 'vitest';
import { CONTENT, type Content, contentId } from '../../src/content/index.ts';

/** The same JSON with the keys of every object reversed. */
function backwards<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(backwards) as T;
  const entries = Object.entries(value).map(([key, inner]) => [key, backwards(inner)]);
  return Object.fromEntries(entries.reverse()) as T;
}

describe('the id of content', () => {
  test('is 16 hexadecimal digits', () => {
    expect(contentId(CONTENT)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('does not depend on the order of keys', () => {
    expect(contentId(backwards(CONTENT))).toBe(contentId(CONTENT));
  });

  test('survives being stored as JSON', () => {
    expect(contentId(JSON.parse(JSON.stringify(CONTENT)) as Content)).toBe(contentId(CONTENT));
  });

  test('depends on every value and on the order of lists', () => {
    expect(contentId({ ...CONTENT, highestBid: 31 })).not.toBe(contentId(CONTENT));
    expect(contentId({ ...CONTENT, contracts: CONTENT.contracts.toReversed() })).not.toBe(contentId(CONTENT));
  });
});

describe('the shipped content', () => {
  test('is frozen at every level', () => {
    const everything: unknown[] = [CONTENT];
    for (const value of everything) {
      expect(Object.isFrozen(value)).toBe(true);
      if (typeof value === 'object' && value !== null) everything.push(...Object.values(value));
    }
    expect(everything.length).toBeGreaterThan(1000);
  });
});
