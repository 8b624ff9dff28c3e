/** Content stored by earlier versions is converted step by step; content of later versions is rejected. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  CLANS,
  CONTENT,
  CONTENT_VERSION,
  type Content,
  contentId,
  convert,
  createContentReader,
  parseContent,
  readContent,
  serializeContent,
} from '../../src/content/index.ts';
import { Content as Shape } from '../../src/content/schema.ts';

describe('a value of an earlier version', () => {
  const steps = {
    1: ({ good, ...rest }: Record<string, unknown>) => ({ ...rest, goods: [good] }),
    2: (value: Record<string, unknown>) => ({ ...value, count: (value.goods as unknown[]).length }),
  };
  it('goes through every step to the shape of today', () => {
    expect(convert({ good: 'wool' }, 1, 3, steps)).toEqual({ goods: ['wool'], count: 1 });
    expect(convert({ goods: [] }, 2, 3, steps)).toEqual({ goods: [], count: 0 });
    expect(convert('as it is', 3, 3, steps)).toBe('as it is');
  });
  it.each([
    ['of a later version', 4],
    ['of no version', 0],
    ['of half a version', 1.5],
    ['of a version that is no number', Number.NaN],
  ])('%s is not guessed at', (_, from) => {
    expect(() => convert({ good: 'wool' }, from, 3, steps)).toThrow('version');
  });
});

describe('content', () => {
  it('is kept with its version', () => {
    expect(JSON.parse(serializeContent(CONTENT))).toEqual({ version: CONTENT_VERSION, content: CONTENT });
    expect(readContent(serializeContent(CONTENT))).toEqual({ id: contentId(CONTENT), content: CONTENT });
  });
  it('that says of no river how sure it is keeps the id that games know it by', () => {
    const old: Content = structuredClone(CONTENT);
    for (const side of Object.values(old.maps.sides)) side.rivers = side.rivers.map(([a, b]) => [a, b]);
    const read = readContent(serializeContent(old));
    expect(read).toEqual({ id: contentId(old), content: old });
    expect(contentId(read?.content ?? CONTENT)).toBe(contentId(old));
  });
  it('of the first release, kept alone, is that of version 1', () => {
    expect(readContent(JSON.stringify(CONTENT))).toEqual({
      ...{ id: contentId(CONTENT), content: CONTENT },
    });
  });
  it('lacks nothing where a clan was added since: only an owner’s file must have all clans of today', () => {
    const clans: string[] = CLANS as unknown as string[];
    clans.push('sinclair');
    try {
      expect(parseContent({ ...CONTENT })).toMatchObject({ ok: false, problems: [{ code: 'missingClan' }] });
      expect(readContent(serializeContent(CONTENT))?.content).toEqual(CONTENT);
    } finally {
      clans.pop();
    }
  });
  it('is not filled up with figures of today, as an owner’s file is', () => {
    const { clans: _, ...rest } = CONTENT;
    expect(parseContent(rest).ok).toBe(true);
    expect(readContent(JSON.stringify({ version: CONTENT_VERSION, content: rest }))).toBeUndefined();
  });
  it('has the shape of every version', () => {
    expect(readContent(serializeContent({ ...CONTENT, more: 1 } as Content))).toBeUndefined();
    expect(readContent(serializeContent({ ...CONTENT, highestBid: -1 }))).toBeUndefined();
  });
  describe('of a shape that has got a field since', () => {
    const later = createContentReader(Shape.extend({ toll: z.int() }), 2, {
      1: (old) => ({ ...old, toll: 0 }),
    });
    it('gets from its conversion what was done before, and keeps the id that games know it by', () => {
      expect(later(serializeContent(CONTENT))).toEqual({
        ...{ id: contentId(CONTENT), content: { ...CONTENT, toll: 0 } },
      });
      expect(later(JSON.stringify(CONTENT))?.content).toHaveProperty('toll', 0);
    });
    it('is read as it is where it was stored with it', () => {
      const content = { ...CONTENT, toll: 3 };
      const text = JSON.stringify({ version: 2, content });
      expect(later(text)).toEqual({ id: contentId(content), content });
    });
    it('is nothing where its version should have it', () => {
      expect(later(JSON.stringify({ version: 2, content: CONTENT }))).toBeUndefined();
    });
  });
  it.each(['', 'no json', 'null', '7', '[]', '{"version":99,"content":{}}', '{"contracts":[]}'])(
    'is nothing where it cannot be read: %s',
    (text) => {
      expect(readContent(text)).toBeUndefined();
    },
  );
});
