/** A disk without room for what is written. */
import { afterAll, expect, it } from 'vitest';
import { DiskFullError } from '../../../src/core/index.ts';
import { openSession } from '../../../src/storage/session.ts';
import { sqlite } from '../../../src/storage/sqlite.ts';
import { sqlitePlace } from '../fixtures/places.ts';

const place = sqlitePlace();
afterAll(() => place.clean());

it('says that the disk is full, writes nothing, and works again once there is room', async () => {
  const home = place.home();
  await (await home.open()).close();
  const database = sqlite(home.url);
  const client = await database.client();
  const now = () => new Date(0);
  const session = openSession(client, database, { now, shared: async () => now() });
  const limitPages = (count: number) => client.$queryRawUnsafe(`PRAGMA max_page_count = ${count}`);
  const names = async () => (await client.keyValue.findMany()).map(({ key }) => key);
  const write = () =>
    session.transaction(async (tx) => {
      await tx.keyValue.create({ data: { key: 'small', value: '' } });
      await tx.keyValue.create({ data: { key: 'large', value: 'x'.repeat(100_000) } });
    });
  // At least as many as there are.
  await limitPages(1);
  await expect(write()).rejects.toThrow(DiskFullError);
  expect(await names()).toEqual([]);
  await limitPages(1_000_000);
  await write();
  expect(await names()).toEqual(['small', 'large']);
  await session.end();
  await client.$disconnect();
});
