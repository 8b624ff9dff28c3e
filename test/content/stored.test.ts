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

describe('a stored value', () => {
  const steps = {
    1: ({ good, ...rest }: Record<string, unknown>) => ({ ...rest, goods: [good] }),
    2: (value: Record<string, unknown>) => ({ ...value, count: (value.goods as unknown[]).length }),
  };
  it('of an earlier version is converted step by step', () => {
    expect(convert({ good: 'wool' }, 1, 3, steps)).toEqual({ goods: ['wool'], count: 1 });
    expect(convert({ goods: [] }, 2, 3, steps)).toEqual({ goods: [], count: 0 });
    expect(convert('as it is', 3, 3, steps)).toBe('as it is');
  });
  it.each([
    ['of a later version', 4],
    ['of no version', 0],
    ['of half a version', 1.5],
    ['of a version that is no number', Number.NaN],
  ])('%s is refused', (_, from) => {
    expect(() => convert({ good: 'wool' }, from, 3, steps)).toThrow('version');
  });
});

describe('content', () => {
  it('has its version', () => {
    expect(JSON.parse(serializeContent(CONTENT))).toEqual({ version: CONTENT_VERSION, content: CONTENT });
    expect(readContent(serializeContent(CONTENT))).toEqual({ id: contentId(CONTENT), content: CONTENT });
  });
  it('without provenance of rivers keeps its id', () => {
    const old: Content = structuredClone(CONTENT);
    for (const side of Object.values(old.maps.sides)) side.rivers = side.rivers.map(([a, b]) => [a, b]);
    const read = readContent(serializeContent(old));
    expect(read).toEqual({ id: contentId(old), content: old });
    expect(contentId(read?.content ?? CONTENT)).toBe(contentId(old));
  });
  it('without a version, as in the first release, is read as version 1', () => {
    expect(readContent(JSON.stringify(CONTENT))).toEqual({
      ...{ id: contentId(CONTENT), content: CONTENT },
    });
  });
  it('stays readable after a clan is added, though an owner’s file must then have it', () => {
    const clans: string[] = CLANS as unknown as string[];
    clans.push('sinclair');
    try {
      expect(parseContent({ ...CONTENT })).toMatchObject({ ok: false, problems: [{ code: 'missingClan' }] });
      expect(readContent(serializeContent(CONTENT))?.content).toEqual(CONTENT);
    } finally {
      clans.pop();
    }
  });
  it('is not completed with current values, unlike an owner’s file', () => {
    const { clans: _, ...rest } = CONTENT;
    expect(parseContent(rest).ok).toBe(true);
    expect(readContent(JSON.stringify({ version: CONTENT_VERSION, content: rest }))).toBeUndefined();
  });
  it('is checked for unknown fields and bad values', () => {
    expect(readContent(serializeContent({ ...CONTENT, more: 1 } as Content))).toBeUndefined();
    expect(readContent(serializeContent({ ...CONTENT, highestBid: -1 }))).toBeUndefined();
  });
  describe('of a shape that later gained a field', () => {
    const later = createContentReader(Shape.extend({ toll: z.int() }), 2, {
      1: (old) => ({ ...old, toll: 0 }),
    });
    it('is converted and keeps its id', () => {
      expect(later(serializeContent(CONTENT))).toEqual({
        ...{ id: contentId(CONTENT), content: { ...CONTENT, toll: 0 } },
      });
      expect(later(JSON.stringify(CONTENT))?.content).toHaveProperty('toll', 0);
    });
    it('is read as it is if it has the field', () => {
      const content = { ...CONTENT, toll: 3 };
      const text = JSON.stringify({ version: 2, content });
      expect(later(text)).toEqual({ id: contentId(content), content });
    });
    it('is unreadable if its version should have the field', () => {
      expect(later(JSON.stringify({ version: 2, content: CONTENT }))).toBeUndefined();
    });
  });
  it.each(['', 'no json', 'null', '7', '[]', '{"version":99,"stored content":{}}', '{"contracts":[]}'])(
    'is unreadable if it is “%s”',
    (text) => {
      expect(readContent(text)).toBeUndefined();
    },
  );
});
