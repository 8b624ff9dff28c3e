/** The pictures of a game as people get them, in their real size; the other tests here draw them small. */
import { afterAll, expect, it } from 'vitest';
import type { PageMessage } from '../../src/playground/index.ts';
import { close, draw } from '../../src/render/index.ts';
import { phrase } from '../../src/text/index.ts';
import { four } from '../render/fixtures/scenes.ts';
import { slowTests } from '../support/waiting.ts';
import { openPanel, pressIn } from './fixtures/clicks.ts';
import { begin, openapi, posts, sit, there, words } from './fixtures/table.ts';
import { altTexts } from './fixtures/whole-game.ts';

slowTests();

afterAll(close);

/** Pixels: what is written in a picture can be read on a phone. */
const LEAST = 1000;

it('posts and panels carry their pictures, big enough to be read, and tell them in words', async () => {
  const table = await sit(['Ann', 'Ben'], { openapi: openapi() });
  await begin(table);
  const user = there((await table.awaited())[0]);
  const panel = await openPanel(table, user);
  const map = there((await pressIn(table, user, panel, /^act:.*:expand$/)).message);
  const post = there(posts(table).at(-1));
  const board = there((await pressIn(table, user, post, /^look:.*:table/)).message);
  for (const shown of [panel, map, post, board]) await expectPicture(shown);
  await table.finish();

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

it('panels come in words while drawing is behind, say so, and can be played; `/board` waits for its own', async () => {
  let isBehind = false;
  const table = await sit(['Ann', 'Ben'], { openapi: openapi(), drawingBehind: () => isBehind });
  await begin(table);
  const user = there((await table.awaited())[0]);
  const left = phrase('panels', 'withoutPicture');
  const pictures = ({ message }: PageMessage) => message.attachments.length;
  expect(words(await openPanel(table, user))).not.toContain(left);
  isBehind = true;
  const panel = await openPanel(table, user);
  const map = there((await pressIn(table, user, panel, /^act:.*:expand$/)).message);
  for (const shown of [panel, map])
    expect([pictures(shown), words(shown).split(left).length]).toEqual([0, 2]);
  expect(pictures(there(table.heard(await user.command(table.channel, 'board')).message))).toBe(3);
  isBehind = false;
  const again = await openPanel(table, user);
  expect([pictures(again), words(again).includes(left)]).toEqual([1, false]);
  await table.finish();
});

it('panels keep their pictures, however many are being drawn for posts', async () => {
  const table = await sit(['Ann', 'Ben'], { openapi: openapi() });
  await begin(table);
  const user = there((await table.awaited())[0]);
  const others = Array.from({ length: 80 }, (_, more) =>
    draw({ ...four(), view: 'map', width: 1000 + more }, { patient: true }),
  );
  expect((await openPanel(table, user)).message.attachments).toHaveLength(1);
  await Promise.all(others);
  await table.finish();
});
