/** Another program writes to the database file for a while: reading does not wait, and no move is lost. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { expect, vi } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { gather } from '../../../src/tools/robots/play.ts';
import { activeUser, begin, person, pinged, posts, robots, there, told, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest().override('sitting', () => ({ database: 'file' }));
it.afterEach(() => void vi.restoreAllMocks());

it('while the database is locked, commands are answered, and a move waits and is posted once', async ({
  table,
}) => {
  await begin(table);
  const elsewhere = table.at(there(table.playground.channels[1]));
  await gather(elsewhere, {
    ...{ players: 2, seed: 'elsewhere', chance: createRng('elsewhere'), lobby: 'commands' },
    robot: () => robots(elsewhere).commands,
  });
  await table.quiet();
  const [before, count] = [await table.version(), posts(table).length];

  const other = await new PrismaBetterSqlite3({ url: table.database, timeout: 0 }).connect();
  await other.executeScript('BEGIN IMMEDIATE');
  // The checks below may take long; no timeout expires during them.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  let passed = false;
  const user = await activeUser(table);
  const passing = user.command(table.channel, 'pass').then((result) => {
    passed = true;
    return table.heard(result);
  });
  const ben = person(table, 'Ben');
  for (const look of ['game status', 'recap', 'score']) {
    expect(told(table.heard(await ben.command(elsewhere.channel, look)))).not.toContain('went wrong');
  }
  expect(told(table.heard(await ben.command(elsewhere.channel, 'board', { text: 'true' })))).toContain('Ann');
  expect(told(table.heard(await ben.command(table.channel, 'game status')))).not.toContain('went wrong');
  expect(passed).toBe(false);
  expect(await table.version()).toBe(before);

  await other.executeScript('COMMIT');
  await other.dispose();
  expect(told(await passing)).not.toContain('went wrong');
  clock.mockRestore();
  await table.quiet();
  const added = posts(table).slice(count);
  expect(added.map(words)).toEqual([expect.stringContaining('pass')]);
  expect(added.flatMap((post) => pinged(table, post))).toHaveLength(1);
  expect(await table.version()).toBe(before + 1);
});
