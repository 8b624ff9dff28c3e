/** Unreadable data is logged for the host, the only one who can fix it. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { expect } from 'vitest';
import { begin, command, person } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest()
  .override('people', ['Mod', 'Ann', 'Ben'])
  .override('sitting', () => ({ database: 'file' }));

it('logs unreadable content and games once each', async ({ table }) => {
  const { record } = await begin(table);
  const connection = await new PrismaBetterSqlite3({ url: table.database }).connect();
  await connection.executeScript(
    `INSERT INTO "Content" VALUES ('lost', '{'); UPDATE "Game" SET "content" = 'lost'`,
  );
  await connection.dispose();
  await table.restart();
  for (const command of ['game status', 'score']) {
    table.heard(await person(table, 'Ann').command(table.channel, command));
  }
  const errors = table.logged.splice(0).map(({ message }) => message);
  expect(errors.filter((line) => line.startsWith('The content'))).toEqual([
    'The content lost of earlier games can no longer be read.',
  ]);
  expect(errors.filter((line) => line.startsWith('Game'))).toEqual([
    `Game ${record.id} cannot be read: its figures lost are not known`,
  ]);
  // Lists show it as unreadable, and log no more.
  expect(await command(table, person(table, 'Mod'), 'mod games')).toContain('can’t be read');
  expect(table.logged).toEqual([]);
});
