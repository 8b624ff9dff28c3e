/** What was kept by earlier versions is read by this one, step by step; what was kept by later ones is not. */
import { describe, expect, it } from 'vitest';
import {
  CONTENT,
  CONTENT_VERSION,
  type Content,
  contentId,
  converted,
  keptContent,
  readContent,
} from '../../src/content/index.ts';

describe('a value of an earlier version', () => {
  const steps = {
    1: ({ good, ...rest }: Record<string, unknown>) => ({ ...rest, goods: [good] }),
    2: (value: Record<string, unknown>) => ({ ...value, count: (value.goods as unknown[]).length }),
  };
  it('goes through every step to the shape of today', () => {
    expect(converted({ good: 'wool' }, 1, 3, steps)).toEqual({ goods: ['wool'], count: 1 });
    expect(converted({ goods: [] }, 2, 3, steps)).toEqual({ goods: [], count: 0 });
    expect(converted('as it is', 3, 3, steps)).toBe('as it is');
  });
  it.each([
    ['of a later version', 4],
    ['of no version', 0],
    ['of half a version', 1.5],
    ['of a version that is no number', Number.NaN],
  ])('%s is not guessed at', (_, from) => {
    expect(() => converted({ good: 'wool' }, from, 3, steps)).toThrow('version');
  });
});

describe('content', () => {
  it('is kept with its version', () => {
    expect(JSON.parse(keptContent(CONTENT))).toEqual({ version: CONTENT_VERSION, content: CONTENT });
    expect(readContent(keptContent(CONTENT))).toEqual({ version: CONTENT_VERSION, content: CONTENT });
  });
  it('that says of no river how sure it is keeps the id that games know it by', () => {
    const old: Content = structuredClone(CONTENT);
    for (const side of Object.values(old.maps.sides)) side.rivers = side.rivers.map(([a, b]) => [a, b]);
    const read = readContent(keptContent(old));
    expect(read?.content).toEqual(old);
    expect(contentId(read?.content ?? CONTENT)).toBe(contentId(old));
  });
  it('of the first release, kept alone, is that of version 1', () => {
    expect(readContent(JSON.stringify(CONTENT))).toEqual({ version: 1, content: CONTENT });
  });
  it.each(['', 'no json', 'null', '7', '[]', '{"version":99,"content":{}}', '{"contracts":[]}'])(
    'is nothing where it cannot be read: %s',
    (text) => {
      expect(readContent(text)).toBeUndefined();
    },
  );
});
