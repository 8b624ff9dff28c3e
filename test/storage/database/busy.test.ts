/** A database that another process writes to: readers continue, writers wait, and the program never blocks. */
import { setImmediate } from 'node:timers/promises';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../src/core/index.ts';
import { openStore } from '../../../src/storage/index.ts';
import { retryWhileBusy } from '../../../src/storage/serialize.ts';
import { record } from '../../fixtures/records.ts';
import { change, moved } from '../fixtures/examples.ts';
import { sqlitePlace } from '../fixtures/places.ts';

const place = sqlitePlace();
afterAll(() => place.clean());

/** Takes the write lock, as another process would; returns its release. */
async function lockDatabase(url: string): Promise<() => Promise<void>> {
  const connection = await new PrismaBetterSqlite3({ url, timeout: 0 }).connect();
  await connection.executeScript('BEGIN IMMEDIATE');
  return async () => {
    await connection.executeScript('COMMIT');
    await connection.dispose();
  };
}

describe('while another process writes to the file', () => {
  const game = record('aaaaaaa2');
  const begun = change(game, 0, 2, { announcements: [moved(0, 1), moved(1, 2)] });
  let url: string;
  let store: Store;
  let releaseLock: () => Promise<void>;
  beforeEach(async () => {
    const home = place.home();
    url = home.url;
    store = await home.open();
    await store.games.create(game);
    await store.games.commit(begun);
    releaseLock = await lockDatabase(url);
  });
  afterEach(() => store.close());

  const owed = () => store.outbox.claim(9);
  const first = async () => (await owed())[0]?.id ?? 0;

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>, unknown]>([
    [
      'creating a game',
      () => store.games.create(record('aaaaaaa3')),
      () => store.counts(),
      expect.objectContaining({ live: 2, owed: 2 }),
    ],
    [
      'a commit',
      () => store.games.commit(change(begun.record, 1, 3, { announcements: [moved(1, 4)] })),
      async () => [(await store.games.findById(game.id))?.moves.length, (await owed()).length],
      [4, 2],
    ],
    [
      'acknowledging a post',
      async () => store.outbox.acknowledge(await first()),
      async () => (await owed()).length,
      1,
    ],
    [
      'postponing a post',
      async () => store.outbox.postpone(await first(), 0),
      async () => (await owed()).map(({ attempts }) => attempts),
      [1, 0],
    ],
    [
      'saving content',
      () => store.content.save('id', '{}'),
      () => store.content.list(),
      [{ id: 'id', json: '{}' }],
    ],
    ['saving a value', () => store.keyValue.set('key', 'value'), () => store.keyValue.get('key'), 'value'],
  ])('%s waits, and happens once when the file is free', async (_, write, look, found) => {
    const before = await look();
    let done = false;
    const writing = write().then(() => {
      done = true;
    });
    // Repeated reads in between neither wait for the writer nor see half of a write.
    for (let reading = 0; reading < 5; reading++) expect(await look(), `reading ${reading}`).toEqual(before);
    expect(done).toBe(false);
    await releaseLock();
    await writing;
    expect(await look()).toEqual(found);
  });

  it('closing a store waits for what is blocked', async () => {
    const writing = store.keyValue.set('key', 'value');
    await setImmediate();
    const closing = store.close();
    await releaseLock();
    await Promise.all([writing, closing]);
    store = await openStore(url);
    expect(await store.keyValue.get('key')).toBe('value');
  });

  it('a new bot waits with its migrations', async () => {
    let open = false;
    const opening = openStore(url).then((second) => {
      open = true;
      return second.close();
    });
    for (let turn = 0; turn < 5; turn++) await setImmediate();
    expect(open).toBe(false);
    await releaseLock();
    await opening;
  });

  it('a new bot that waited in vain says that another program holds the lock', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 6_000));
    const reason = await openStore(url).catch((error: Error) => error.message);
    vi.restoreAllMocks();
    await releaseLock();
    expect(reason).toBe('it is locked by another program, such as a database browser: close that first');
  });
});

describe('retrying', () => {
  afterEach(() => void vi.restoreAllMocks());
  const busy = new Error('held up', { cause: { originalCode: 'SQLITE_BUSY_SNAPSHOT' } });

  it('applies only to a blocked database', async () => {
    const task = vi.fn().mockRejectedValueOnce(busy).mockRejectedValueOnce(new Error('full disk'));
    await expect(retryWhileBusy(task)).rejects.toThrow('full disk');
    expect(task).toHaveBeenCalledTimes(2);
  });
  it('ends at the limit', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(9_999).mockReturnValue(10_000);
    const task = vi.fn().mockRejectedValue(busy);
    await expect(retryWhileBusy(task)).rejects.toThrow('held up');
    expect(task).toHaveBeenCalledTimes(2);
  });
});
