/** Leases of processes on one Postgres: each has one holder, for a limited time and while it lives. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Leases, Store } from '../../../src/core/index.ts';
import { connectTo } from '../../../src/storage/open.ts';
import { eventually } from '../../support/waiting.ts';
import { memory, postgresPlace, sqlitePlace } from '../fixtures/places.ts';

const place = await postgresPlace();
afterAll(() => place?.clean());
const NAME = 'something';
const MINUTE = 60_000;

describe.skipIf(place === undefined)('leases', () => {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });

  async function processes(count: number) {
    const home = place?.home();
    if (home === undefined) throw new Error('no server');
    const found: Leases[] = [];
    for (let one = 0; one < count; one++) {
      const store = await home.open();
      opened.push(store);
      if (store.leases !== undefined) found.push(store.leases);
    }
    return { home, processes: found as [Leases, Leases, Leases] };
  }
  const take = (leases: Leases, ready = false) =>
    leases.change({ name: NAME, from: undefined, to: leases.processId(), ready });

  it('are held by one process and seen by all', async () => {
    const { processes: all } = await processes(3);
    const taken = await Promise.all(all.map((one) => take(one, true)));
    expect(taken.filter((one) => one)).toHaveLength(1);
    const holder = all[taken.indexOf(true)]?.processId();
    for (const one of all)
      expect(await one.list(), `process ${one.processId()}`).toEqual([{ name: NAME, holder, ready: true }]);
  });

  it('are passed on only by a process that names the current holder', async () => {
    const { processes: all } = await processes(3);
    const [one, other, third] = all;
    await take(one);
    const pass = (from: Leases | undefined, to: Leases | undefined) =>
      other.change({ name: NAME, from: from?.processId(), to: to?.processId(), ready: false });
    expect(await pass(undefined, other)).toBe(false);
    expect(await pass(other, third)).toBe(false);
    expect(await pass(one, third)).toBe(true);
    expect(await one.list()).toMatchObject([{ holder: third.processId() }]);
    expect(await pass(one, undefined)).toBe(false);
    expect(await pass(third, undefined)).toBe(true);
    expect(await one.list()).toEqual([]);
    expect(await take(other)).toBe(true);
  });

  it('are free when their process has ended or released them', async () => {
    const { processes: all } = await processes(3);
    const [one, other, third] = all;
    await take(one);
    await opened.shift()?.close();
    await eventually(async () => expect(await other.list()).toEqual([]));
    expect(await take(other)).toBe(true);
    await other.releaseAll();
    expect(await third.list()).toEqual([]);
    expect(await take(third)).toBe(true);
  });

  it('end if not renewed, and are renewed by listing them', async () => {
    const { home, processes: all } = await processes(2);
    const [one, other] = all;
    await take(one);
    const pass = (seconds: number) =>
      home.run(`UPDATE "Lease" SET "until" = "until" - interval '${seconds} s'`);
    await pass(15);
    await one.list();
    await pass(20);
    expect(await other.list()).toHaveLength(1);
    await pass(15);
    expect(await other.list()).toEqual([]);
    expect(await take(other)).toBe(true);
    await one.list();
    expect(await one.list()).toMatchObject([{ holder: other.processId() }]);
  });

  it('notify all processes of changes', async () => {
    const { processes: all } = await processes(2);
    const heard: boolean[] = [];
    all[1].subscribe((lost) => heard.push(lost));
    all[0].notify();
    await eventually(() => expect(heard).toEqual([false]));
  });

  it('hand out slots one after the other', async () => {
    const { home, processes: all } = await processes(2);
    const [one, other] = all;
    expect(await one.acquireSlot('identify', MINUTE)).toBe(0);
    const wait = await other.acquireSlot('identify', MINUTE);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(MINUTE);
    // Without a holder, no one renews it.
    expect(await one.list()).toEqual([]);
    await home.run(`UPDATE "Lease" SET "until" = "until" - interval '60 s'`);
    expect(await other.acquireSlot('identify', MINUTE)).toBe(0);
  });

  it('drop slots that no one has taken for an hour', async () => {
    const { home, processes: all } = await processes(1);
    const [one] = all;
    await take(one);
    for (const name of ['answer:1', 'answer:2', 'identify']) await one.acquireSlot(name, MINUTE);
    await home.run(`UPDATE "Lease" SET "until" = "until" - interval '90 minutes' WHERE "name" <> 'answer:2'`);
    expect(await one.acquireSlot('identify', MINUTE)).toBe(0);
    const connection = await connectTo(home.url);
    const sql = 'SELECT "name" FROM "Lease" ORDER BY "name"';
    const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
    await connection.dispose();
    expect(rows.flat()).toEqual(['answer:2', 'identify', NAME]);
  });
});

it('leases do not exist if a process has its database to itself', async () => {
  const files = sqlitePlace();
  for (const one of [memory, files]) {
    const store = await one.home().open();
    expect(store.leases, one === memory ? 'in memory' : 'SQLite').toBeUndefined();
    await store.close();
  }
  await files.clean();
});
