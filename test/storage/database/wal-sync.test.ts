/** Commits in SQLite are on disk before they are reported, and the event loop does not wait for the disk. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { connectTo, openStore } from '../../../src/storage/index.ts';
import { createMutex } from '../../../src/storage/serialize.ts';
import { openSession } from '../../../src/storage/session.ts';
import { createWalSync } from '../../../src/storage/wal-sync.ts';

/** A disk that finishes a write when told. */
function slowDisk() {
  const writes: { finish(): void; fail(): void }[] = [];
  const opened: string[] = [];
  const datasync = () =>
    new Promise<void>((resolve, reject) => {
      writes.push({ finish: resolve, fail: () => reject(new Error('EIO')) });
    });
  const openLog = async (file: string) => {
    opened.push(file);
    return { datasync, close: async () => void opened.pop() };
  };
  return { writes, opened, openLog };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Notes when a promise resolves. */
function noted(promise: Promise<unknown>) {
  const note = { isDone: false };
  promise.then(
    () => {
      note.isDone = true;
    },
    () => {},
  );
  return note;
}

describe('the sync of the log', () => {
  it('writes the log beside the database', async () => {
    const { writes, opened, openLog } = slowDisk();
    const { flush, close } = createWalSync('/games.db', openLog);
    const done = noted(flush());
    await settled();
    expect([opened, writes.length]).toEqual([['/games.db-wal'], 1]);
    expect(done.isDone).toBe(false);
    writes[0]?.finish();
    await settled();
    expect(done.isDone).toBe(true);
    await close();
    expect(opened).toEqual([]);
  });

  it('is shared by calls that wait, but not with one that has begun', async () => {
    const { writes, openLog } = slowDisk();
    const { flush } = createWalSync('/games.db', openLog);
    const first = noted(flush());
    await settled();
    const later = [noted(flush()), noted(flush())];
    await settled();
    expect(writes).toHaveLength(1);
    writes[0]?.finish();
    await settled();
    expect([first.isDone, ...later.map(({ isDone }) => isDone)]).toEqual([true, false, false]);
    expect(writes).toHaveLength(2);
    writes[1]?.finish();
    await settled();
    expect(later.map(({ isDone }) => isDone)).toEqual([true, true]);
  });

  it('rejects only for the commits that are not on disk', async () => {
    const { writes, openLog } = slowDisk();
    const { flush } = createWalSync('/games.db', openLog);
    const lost = flush();
    await settled();
    const next = flush();
    writes[0]?.fail();
    await expect(lost).rejects.toThrow('EIO');
    await settled();
    writes[1]?.finish();
    await expect(next).resolves.toBeUndefined();
  });
});

describe('a session', () => {
  const begin = () => {
    const disk = slowDisk();
    const walSync = createWalSync('/games.db', disk.openLog);
    const clocks = { now: () => new Date(), shared: async () => new Date() };
    const session = openSession({} as never, { runExclusive: createMutex(), walSync }, clocks);
    const act = (sql: string) => session.runExclusive(async () => walSync.onStatement(sql));
    return { ...disk, ...session, act };
  };

  it('reports a write when it is on disk; meanwhile others read', async () => {
    const { act, writes } = begin();
    const written = noted(act('UPDATE "Game" SET "version" = 2'));
    await act('SELECT 1');
    await settled();
    expect([written.isDone, writes.length]).toEqual([false, 1]);
    writes[0]?.finish();
    await settled();
    expect(written.isDone).toBe(true);
  });

  it('does not wait for the disk after reads', async () => {
    const { act, writes } = begin();
    await act('SELECT 1');
    await act('BEGIN');
    expect(writes).toEqual([]);
  });

  it('waits for the disk before it ends', async () => {
    const { act, end, writes } = begin();
    void act('DELETE FROM "Move"');
    const ended = noted(end());
    await settled();
    expect(ended.isDone).toBe(false);
    writes[0]?.finish();
    await settled();
    expect(ended.isDone).toBe(true);
  });
});

describe('an SQLite store', () => {
  it('writes through a log that exists, with SQLite’s own waiting switched off', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caledonia-sync-'));
    const url = `file:${join(folder, 'games.db')}`;
    const store = await openStore(url);
    await store.keyValue.set('note', 'heather');
    expect(statSync(join(folder, 'games.db-wal')).size).toBeGreaterThan(0);
    const connection = await connectTo(url);
    const { rows } = await connection.queryRaw({ sql: 'PRAGMA synchronous', args: [], argTypes: [] });
    expect(rows).toEqual([[1]]);
    await connection.dispose();
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
