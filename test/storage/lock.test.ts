/** An SQLite file belongs to one process at a time, however that process ends. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockStore, openStore } from '../../src/storage/index.ts';
import { startProgram } from './fixtures/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'caledonia-lock-'));
const url = `file:${join(folder, 'new', 'games.db')}`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of an SQLite file', () => {
  it('is refused to a second process, with the id of the first, until the first has finished', async () => {
    const release = await lockStore(url);
    await expect(lockStore(url)).rejects.toThrow(`Another process (${process.pid}) plays in this file.`);
    // The database itself can still be read and written.
    const store = await openStore(url);
    await store.keyValue.set('key', 'value');
    await store.close();
    symlinkSync(join(folder, 'new', 'games.db'), join(folder, 'linked.db'));
    await expect(lockStore(`file:${join(folder, 'linked.db')}`)).rejects.toThrow('plays in this file');
    await release();
    await (await lockStore(url))();
  });

  it('is free as soon as its process is killed', async () => {
    const locker = await startProgram('locker', url);
    await locker.printed(1);
    await expect(lockStore(url)).rejects.toThrow(`Another process (${locker.pid})`);
    await locker.kill();
    await (await lockStore(url))();
  });

  it('says so if it cannot make its folder', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(lockStore(`file:${join(folder, 'file', 'games.db')}`)).rejects.toThrow(
      'write into its folder',
    );
  });

  it('is never refused for a Postgres database', async () => {
    const other = 'postgresql://root@127.0.0.1:5432/test';
    await Promise.all([lockStore(other), lockStore(other)]);
  });
});
