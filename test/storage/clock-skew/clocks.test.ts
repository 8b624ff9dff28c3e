/**
 * Clocks that are a day ahead or behind, and are corrected: immediate work never waits for a date, and no claim lasts
 * longer than its maximum. On Postgres all processes use the server's clock.
 */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_LEAD_MS } from '../../../src/core/game/schedule.ts';
import type { JobKind, Leases, ScheduledJob, Store } from '../../../src/core/index.ts';
import { record } from '../../fixtures/records.ts';
import { slowTests } from '../../support/waiting.ts';
import { change, moved } from '../fixtures/examples.ts';
import { memory, type Place, postgresPlace, sqlitePlace } from '../fixtures/places.ts';

slowTests();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const postgres = await postgresPlace();
const places: readonly Place[] = [memory, sqlitePlace(), ...(postgres === undefined ? [] : [postgres])];
const WRONG = [
  ['a day ahead', DAY],
  ['a day behind', -DAY],
] as const;
const cases = places.flatMap((place) => WRONG.map(([off, by]) => [place.name, off, place, by] as const));
const GAME = 'aaaaaaa2';
afterAll(async () => {
  for (const place of places) await place.clean();
});

describe.each(cases)('in %s, with a clock that is %s,', (_, __, place, off) => {
  const home = place.home();
  let store: Store;
  /** A second process, if the database allows it. */
  let other: Store;
  const isServer = place.name === 'Postgres';
  const beWrong = (by: number = off) => vi.setSystemTime(Date.now() + by);
  const beRight = (by: number = off) => vi.setSystemTime(Date.now() - by);
  /** Less than the longest delay of a post: such a moment could be meant. */
  const MINUTES = Math.sign(off) * 10 * MINUTE;
  /** Sets a moment in all rows. On Postgres no other test runs at the same time and writes another day. */
  const rewrite = (table: string, column: string) =>
    home.run(`UPDATE "${table}" SET "${column}" = now() + interval '${off} milliseconds'`);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
    await home.empty();
    store = await home.open();
    other = isServer ? await home.open() : store;
  });
  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
    if (other !== store) await other.close();
  });

  const owe = async () =>
    expect(await store.games.create(record(GAME), [moved(0, 1), moved(1, 2)])).toBe('created');
  const owed = async (by = store) => (await by.outbox.claim(9)).length;

  describe('announcements', () => {
    it.each([off, MINUTES])(
      'written by that clock are posted at once, and counted as waiting',
      async (by) => {
        beWrong(by);
        await owe();
        await store.outbox.enqueue(GAME, [moved(2, 3)]);
        beRight(by);
        expect(await owed()).toBe(3);
        expect((await store.counts()).oldest).toMatchObject({ attempts: 0 });
      },
    );

    it('written by a correct clock are posted at once', async () => {
      await owe();
      beWrong();
      expect(await owed()).toBe(2);
    });

    it('postponed by that clock wait no longer than they should', async () => {
      await owe();
      beWrong();
      await store.outbox.postpone((await store.outbox.claim(9))[0]?.id ?? 0, HOUR);
      beRight();
      if (isServer) {
        expect([
          await owed(),
          (await store.outbox.listBlockedChannels()).length,
          (await store.counts()).putOff,
        ]).toEqual([0, 1, 1]);
        await rewrite('Outbox', 'dueAt');
      }
      expect([
        await owed(),
        (await store.outbox.listBlockedChannels()).length,
        (await store.counts()).putOff,
      ]).toEqual([2, 0, 0]);
      expect((await store.counts()).oldest).toMatchObject({ attempts: 1 });
    });

    it('to be retried are posted at once', async () => {
      await owe();
      await store.outbox.postpone((await store.outbox.claim(9))[0]?.id ?? 0, HOUR);
      beWrong(MINUTES);
      await store.outbox.retryChannel(record(GAME).channel);
      beRight(MINUTES);
      expect(await owed()).toBe(2);
    });
  });

  describe('a job', () => {
    const begin = async (...kinds: readonly [JobKind, number][]) => {
      await store.games.create(record(GAME));
      const jobs = kinds.map(
        ([kind, after]): ScheduledJob => ({ key: kind, kind, seat: 0, at: new Date(Date.now() + after) }),
      );
      await store.games.commit(change(record(GAME), 0, 1, { jobs }));
    };
    const claimed = async (by = store) =>
      (await by.jobs.claim(30_000, 9, MAX_LEAD_MS)).map(({ kind }) => kind).sort();

    it('due within a moment of its commit runs, whatever its date', async () => {
      beWrong();
      await begin(['think', 0], ['order', MINUTE]);
      beRight();
      expect(await claimed()).toEqual(['order', 'think']);
    });

    it('due at a date runs at that date', async () => {
      beWrong();
      await begin(['remind', 0], ['expire', HOUR], ['setAside', 2 * HOUR], ['week', 3 * HOUR]);
      beRight();
      expect(await claimed()).toEqual(off > 0 ? [] : ['expire', 'remind', 'setAside', 'week']);
    });

    it('claimed by that process is free when the claim ends, by the server’s clock if there is one', async () => {
      // Due by the clock of a server that is up to a minute behind this machine's, too.
      await begin(['remind', -MINUTE], ['think', -MINUTE]);
      beWrong();
      // By its own clock, which is behind, it is not due yet.
      if (!isServer && off < 0) expect(await claimed()).toEqual(['think']);
      else expect(await claimed()).toEqual(['remind', 'think']);
      beRight();
      if (isServer) {
        expect(await claimed(other)).toEqual([]);
        await rewrite('Due', 'claimedUntil');
      }
      expect(await claimed(other)).toEqual(['remind', 'think']);
    });
  });

  describe.skipIf(!isServer)('on a server', () => {
    it('claims of games last as long as they should', async () => {
      await owe();
      beWrong();
      expect(await owed()).toBe(2);
      beRight();
      expect(await owed(other)).toBe(0);
      beWrong();
      expect([await store.outbox.extendClaim(GAME, HOUR), await owed(other)]).toEqual([true, 0]);
      await rewrite('Lane', 'claimedUntil');
      expect(await owed(other)).toBe(2);
      expect(await store.outbox.extendClaim(GAME)).toBe(false);
    });

    it('leases end by the server’s clock', async () => {
      const [own, others] = [store.leases as Leases, other.leases as Leases];
      const take = (by: Leases) =>
        by.change({ name: 'one', from: undefined, to: by.processId(), ready: true });
      beWrong();
      expect(await take(own)).toBe(true);
      beRight();
      expect([await take(others), await others.list()]).toMatchObject([false, [{ holder: own.processId() }]]);
      await rewrite('Lease', 'until');
      expect(await others.list()).toEqual([]);
      if (off > 0) {
        // The holder renews it.
        expect(await own.list()).toMatchObject([{ holder: own.processId() }]);
        expect(await others.list()).toMatchObject([{ holder: own.processId() }]);
        await rewrite('Lease', 'until');
      }
      expect(await take(others)).toBe(true);
    });

    it('shared slots are free again when they should be', async () => {
      const [own, others] = [store.leases as Leases, other.leases as Leases];
      beWrong();
      expect(await own.acquireSlot('login', HOUR)).toBe(0);
      expect(await others.acquireSlot('login', HOUR)).toBeGreaterThan(59 * MINUTE);
      await rewrite('Lease', 'until');
      expect(await others.acquireSlot('login', HOUR)).toBe(0);
    });
  });
});
