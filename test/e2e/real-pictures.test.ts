/** The pictures of a game as people get them, in their real size; the other tests here draw them small. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageMessage } from '../../src/playground/index.ts';
import { close, draw } from '../../src/render/index.ts';
import { four } from '../render/fixtures/scenes.ts';
import { openPanel, pressIn } from './fixtures/clicks.ts';
import { begin, openapi, posts, sit, type TestTable, there } from './fixtures/table.ts';
import { altTexts } from './fixtures/whole-game.ts';

let table: TestTable;
beforeAll(async () => {
  table = await sit(['Ann', 'Ben'], { openapi: openapi() });
  await begin(table);
});
afterAll(async () => {
  await table.finish();
  await close();
});

/** Pixels: what is written in a picture can be read on a phone. */
const LEAST = 1000;

it('posts and panels have pictures large enough to read, and describe them in words', async () => {
  const user = there((await table.awaited())[0]);
  const panel = await openPanel(table, user);
  const map = there((await pressIn(table, user, panel, /^act:.*:expand$/)).message);
  const post = there(posts(table).at(-1));
  const board = there((await pressIn(table, user, post, /^look:.*:table/)).message);
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

/** Pictures that would take over a second: without a panel's before them, it would be behind. */
const MANY = 48;

it('panels keep their pictures however many are being drawn for posts', async () => {
  const user = there((await table.awaited())[0]);
  const others = Array.from({ length: MANY }, (_, more) =>
    draw({ ...four(), view: 'map', width: 1000 + more }, { lowPriority: true }),
  );
  expect((await openPanel(table, user)).message.attachments).toHaveLength(1);
  await Promise.all(others);
});
