/** Pictures of a game in their real size; the other tests here draw them small. */
import { expect } from 'vitest';
import type { PageMessage } from '../../../src/playground/index.ts';
import { openPanel, pressIn } from '../fixtures/clicks.ts';
import { lastPost, there } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';
import { altTexts } from '../fixtures/whole-game.ts';

const it = tableTest();

/** Minimum height of text in a picture that is legible on a phone, in pixels. */
const LEAST = 1000;

it('posts and panels have pictures large enough to read, and describe them in words', async ({
  table,
  active,
}) => {
  const panel = await openPanel(table, active);
  const map = there((await pressIn(table, active, panel, /^act:.*:expand/)).message);
  const post = lastPost(table);
  const board = there((await pressIn(table, active, post, /^look:.*:table/)).message);
  for (const shown of [panel, map, post, board]) await expectPicture(shown);

  async function expectPicture(shown: PageMessage): Promise<void> {
    const { attachments } = shown.message;
    expect(attachments.length).toBeGreaterThan(0);
    expect(altTexts(shown).map((alt) => alt.trim() !== '')).toEqual(attachments.map(() => true));
    for (const { url, size, width, content_type } of attachments) {
      expect(content_type).toBe('image/png');
      expect(width).toBeGreaterThanOrEqual(LEAST);
      const file = await fetch(new URL(url, table.playground.url));
      expect(Number(file.headers.get('content-length'))).toBe(size);
    }
  }
});
