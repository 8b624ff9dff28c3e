/** A copy is made by the command while moves are being made, and a game is played on from it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { restore } from '../../../src/storage/index.ts';
import { programOf } from '../../../src/tools/bundling.ts';
import { begin, lastPost, pinged, playUntil, posts } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const BACKUP = new URL('../../../src/tools/backup.ts', import.meta.url);

const it = tableTest().override('sitting', () => ({ database: 'file' }));

it('a backup made during play misses nothing, and what follows is posted after its restoration', async ({
  table,
}) => {
  const { database } = table;
  const copy = `${database.slice('file:'.length)}-copy`;
  const from = (await begin(table)).moves.length;

  const child = spawn(process.execPath, [await programOf(BACKUP), '--out', copy], {
    env: { PATH: process.env.PATH, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close');
  await playUntil(table, ({ moveCount }) => moveCount >= from + 4);
  expect(await ended).toEqual([0, null]);
  expect(said).toContain('with games=1');
  await playUntil(table, ({ moveCount }) => moveCount >= from + 8);
  const { moves } = await table.game();
  const count = posts(table).length;

  await table.bot().close();
  await restore(database, copy);
  await table.restart();
  await table.quiet();
  const game = await table.game();
  expect(game.moves.length).toBeGreaterThanOrEqual(from);
  expect(game.moves).toEqual(moves.slice(0, game.moves.length));
  // The copy's outbox entries have been posted, and Discord recognises them.
  expect(posts(table)).toHaveLength(count);

  const version = await table.version();
  await playUntil(table, ({ moveCount }) => moveCount >= from + 8);
  expect(await table.version()).toBeGreaterThan(version);
  // Outbox ids continue from the copy, but no new entry is mistaken for an old post.
  expect(posts(table).length).toBeGreaterThan(count);
  const [next] = await table.awaited();
  expect(pinged(table, lastPost(table))).toContain(next?.id);
});
