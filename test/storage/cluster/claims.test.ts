/** Several processes on one database: one at a time posts to a game or runs a job. */
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  Announcement,
  GameRecord,
  OutboxEntry,
  ScheduledJob,
  SignalName,
  Store,
} from '../../../src/core/index.ts';
import { createClaims } from '../../../src/storage/cluster/outbox-locks.ts';
import { singleProcess } from '../../../src/storage/cluster/process-registry.ts';
import type { Client } from '../../../src/storage/database.ts';
import { connectTo } from '../../../src/storage/open.ts';
import { later, record, T0 } from '../../fixtures/records.ts';
import { eventually } from '../../support/waiting.ts';
import { change, moved } from '../fixtures/examples.ts';
import { type Home, postgresPlace } from '../fixtures/places.ts';
import { startProgram } from '../fixtures/programs.ts';

const MINUTE = 60_000;
const postgres = await postgresPlace();
afterAll(() => postgres?.clean());

describe.skipIf(postgres === undefined)('processes on one database', () => {
  const home = postgres?.home() as Home;
  let clock: Date;
  let open: Store[];
  const process = async () => {
    const store = await home.open(() => clock);
    open.push(store);
    return store;
  };
  /** A process ends, and takes its connections with it. */
  const end = async (store: Store) => {
    open = open.filter((one) => one !== store);
    await store.close();
  };
  beforeEach(async () => {
    await home.empty();
    clock = T0;
    open = [];
  });
  afterEach(async () => {
    for (const store of open) await store.close();
  });

  const commit = async (store: Store, ...[before, ...how]: Parameters<typeof change>) => {
    const made = change(before, ...how);
    expect(await store.games.commit(made)).toBe(true);
    return made.record;
  };
  /** A game with this many moves, each with its own outbox entry. */
  const begun = async (store: Store, id: string, count: number): Promise<GameRecord> => {
    const game = record(id);
    expect(await store.games.create(game)).toBe('created');
    const owed = Array.from({ length: count }, (_, n) => moved(n, n + 1));
    return await commit(store, game, 0, count, { announcements: owed });
  };
  const given = async (store: Store, limit = 9, but: readonly string[] = []) =>
    (await store.outbox.claim(limit, but)).map(
      ({ game, announcement: it }) => `${game} ${it.kind === 'moved' ? it.to : it.kind}`,
    );

  describe('that post announcements', () => {
    it('claim different games, and each game as a whole', async () => {
      const [one, other] = [await process(), await process()];
      await begun(one, 'aaaaaaa2', 2);
      await begun(one, 'aaaaaaa3', 1);
      expect(await given(one, 1)).toEqual(['aaaaaaa2 1', 'aaaaaaa2 2']);
      expect(await given(other)).toEqual(['aaaaaaa3 1']);
      expect(await given(other, 9, ['aaaaaaa3'])).toEqual([]);
      // A process that asks again has forgotten its claims, or says so.
      expect(await given(one)).toEqual(['aaaaaaa2 1', 'aaaaaaa2 2']);
      expect(await given(one, 9, ['aaaaaaa2'])).toEqual([]);
    });

    it('can claim a game that another one released, from where that one stopped', async () => {
      const [one, other] = [await process(), await process()];
      await begun(one, 'aaaaaaa2', 2);
      const [first] = await one.outbox.claim(9);
      await one.outbox.acknowledge(first?.id ?? 0);
      expect(await given(other)).toEqual([]);
      await one.outbox.releaseClaim('aaaaaaa2');
      expect(await given(other)).toEqual(['aaaaaaa2 2']);
      await one.outbox.releaseClaim('aaaaaaa2'); // Not its own any more.
      expect(await given(one)).toEqual([]);
    });

    it('cannot claim a game that another one has claimed, whatever happens to the game', async () => {
      const [one, other] = [await process(), await process()];
      const game = await begun(one, 'aaaaaaa2', 2);
      await one.outbox.claim(9);
      // All moves being posted are undone.
      const undone: Announcement = { kind: 'undone', keep: 0, by: 'ann', moderator: false, ping: [] };
      const after = await commit(other, game, 0, 0, { announcements: [undone] });
      expect(await given(other)).toEqual([]);
      await commit(other, after, 0, 1, { announcements: [moved(0, 1)] });
      expect(await given(other)).toEqual([]);
      await other.games.replaceUser('aaaaaaa2', 'ann', { user: 'former', name: 'Somebody' });
      expect(await given(other)).toEqual([]);
      await one.outbox.releaseClaim('aaaaaaa2');
      expect(await given(other)).toEqual(['aaaaaaa2 undone', 'aaaaaaa2 1']);
    });

    it('take over from one that was frozen for minutes, which then notices', async () => {
      const [one, other] = [await process(), await process()];
      await begun(one, 'aaaaaaa2', 2);
      await begun(one, 'aaaaaaa3', 1);
      await one.outbox.claim(9);
      clock = later(MINUTE);
      expect(await one.outbox.extendClaim('aaaaaaa3')).toBe(true);
      expect(await given(other)).toEqual([]);
      clock = later(2 * MINUTE);
      expect(await given(other)).toEqual(['aaaaaaa2 1', 'aaaaaaa2 2']);
      expect(await one.outbox.extendClaim('aaaaaaa2')).toBe(false);
      expect(await one.outbox.extendClaim('aaaaaaa3')).toBe(true);
      await one.outbox.releaseClaim('aaaaaaa2');
      expect(await given(one)).toEqual(['aaaaaaa3 1']);
    });

    it('do not retry what Discord has rate-limited for another', async () => {
      const [one, other] = [await process(), await process()];
      await begun(one, 'aaaaaaa2', 1);
      await one.outbox.claim(9);
      expect(await one.outbox.extendClaim('aaaaaaa2', 10 * MINUTE)).toBe(true);
      clock = later(10 * MINUTE);
      expect(await given(other)).toEqual([]);
      expect(await given(one)).toEqual(['aaaaaaa2 1']);
    });

    it('take over at once from one that has ended', async () => {
      const [one, other] = [await process(), await process()];
      await begun(one, 'aaaaaaa2', 1);
      await one.outbox.claim(9);
      await one.outbox.extendClaim('aaaaaaa2', 10 * MINUTE);
      await end(one);
      expect(await given(other)).toEqual(['aaaaaaa2 1']);
    });

    it('take over at once from one that was killed, and repeat what it was doing', async () => {
      const store = await process();
      const game = await begun(store, 'aaaaaaa2', 1);
      await commit(store, game, 1, 0, { jobs: [due('a')] });
      const taker = await startProgram('taker', home.url, T0.toISOString());
      await taker.printed(1);
      expect(await given(store)).toEqual([]);
      expect(await store.jobs.claim(MINUTE, 9)).toEqual([]);
      await taker.kill();
      await eventually(async () => expect(await given(store)).toEqual(['aaaaaaa2 1']));
      expect(await store.jobs.claim(MINUTE, 9)).toMatchObject([{ key: 'a', attempts: 1 }]);
    });
  });

  it('can undo moves while their posts are acknowledged', async () => {
    const [one, other] = [await process(), await process()];
    for (let n = 0; n < 8; n++) {
      const game = await begun(one, `aaaaaa${n}`, 1);
      const [{ id } = expect.fail('nothing is claimed')] = await one.outbox.claim(9);
      const last = { message: '1', kind: 'moved' as const };
      const settled = [one, other].map((store) =>
        store.outbox.acknowledge(id, { last, announcements: [moved(0, 1)] }),
      );
      await Promise.all([...settled, commit(other, game, 0, 0)]);
      expect((await one.outbox.claim(9)).length, `#${n}`).toBeLessThanOrEqual(1);
      await one.outbox.acknowledge((await one.outbox.claim(9))[0]?.id ?? 0);
    }
  });

  it.each([
    ['their moves are undone', (store: Store, game: GameRecord) => commit(store, game, 0, 0)],
    [
      'a user in them is erased',
      (store: Store, { id }: GameRecord) =>
        store.games.replaceUser(id, 'ann', { user: 'former-5f', name: 'a former player' }),
    ],
  ])('can drop announcements while %s', async (_, write) => {
    const store = await process();
    const game = await commit(store, await begun(store, 'aaaaaaa2', 1), 1, 0, {
      announcements: [
        { ...moved(0, 1), ping: ['ann'] },
        { kind: 'fold', ping: [], post: { message: '7', text: 'Ann' } },
      ],
    });
    const connection = await connectTo(home.url);
    const other = await connection.startTransaction();
    const run = (sql: string) => other.executeRaw({ sql, args: [], argTypes: [] });
    await run('DELETE FROM "Outbox"');
    const written = write(store, game);
    await setTimeout(300);
    await run('COMMIT');
    await other.commit();
    await expect(written).resolves.not.toThrow();
    await connection.dispose();
    expect((await store.counts()).owed).toBe(0);
  });

  const due = (key: string): ScheduledJob => ({ key, kind: 'remind', seat: 0, at: T0 });

  it('each run different jobs', async () => {
    const [one, other] = [await process(), await process()];
    const game = await begun(one, 'aaaaaaa2', 0);
    await commit(one, game, 0, 0, { jobs: [due('a'), due('b')] });
    expect(await one.jobs.claim(MINUTE, 1)).toMatchObject([{ key: 'a' }]);
    expect(await other.jobs.claim(MINUTE, 9)).toMatchObject([{ key: 'b' }]);
    await other.jobs.complete('a');
    await other.jobs.release('a');
    expect((await one.counts()).overdue).toBe(2);
    await one.jobs.release('a');
    expect(await other.jobs.claim(MINUTE, 9)).toMatchObject([{ key: 'a', attempts: 0 }]);
    await other.jobs.complete('a');
    expect((await one.counts()).overdue).toBe(1);
  });

  it('receive the notifications of others once, but not their own', async () => {
    const [one, other] = [await process(), await process()];
    const heard: (string | undefined)[] = [];
    one.signals.subscribe((what) => heard.push(`one ${what}`));
    other.signals.subscribe((what) => heard.push(`other ${what}`));
    for (const what of ['owed', 'owed', 'due'] satisfies SignalName[]) one.signals.publish(what);
    await eventually(() => expect(heard.sort()).toEqual(['other due', 'other owed']));
    other.signals.publish('owed');
    await eventually(() => expect(heard.at(-1)).toBe('one owed'));
    expect(heard).toHaveLength(3);
  });

  it('look again if they may have missed one, and claim nothing while others cannot see them', async () => {
    const one = await process();
    await begun(one, 'aaaaaaa2', 1);
    const heard: (SignalName | undefined)[] = [];
    one.signals.subscribe((what) => heard.push(what));
    await home.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'caledonia'",
    );
    await eventually(() => expect(heard).toEqual([undefined]));
    expect(await given(one)).toEqual(['aaaaaaa2 1']);
    const unseen = createClaims(
      {} as Client,
      { shared: true },
      { ...singleProcess(), isAlive: () => false },
      async () => clock,
    );
    expect([await unseen.claimGames(9, []), await unseen.claimJobs(MINUTE, 9, {})]).toEqual([[], []]);
  });

  it('post everything once and in order, whenever they die or freeze', async () => {
    const steps = fc.array(step, { minLength: 20, maxLength: 40 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        run += 1;
        await posted(all, [`game${run}a`, `game${run}b`]);
      }),
      { numRuns: 4 },
    );
  });

  /** Runs these steps with two processes, and checks what is posted for these games. */
  async function posted(steps: readonly Step[], ids: readonly string[]): Promise<void> {
    const records = await Promise.all(ids.map(async (id) => begun(open[0] ?? (await process()), id, 0)));
    while (open.length < 2) await process();
    const lanes = open.map(() => new Map<string, Lane>());
    const told: OutboxEntry[] = [];
    /** Posts one row as the outbox worker does: after a possible freeze it checks its claim. */
    const post = async (which: number, game: string) => {
      const [store, lane] = [open[which] as Store, lanes[which]?.get(game)];
      const row = lane?.rows.shift();
      if (lane === undefined || row === undefined) return;
      if (!lane.isSure && !(await store.outbox.extendClaim(game))) return void lanes[which]?.delete(game);
      lane.isSure = true;
      told.push(row);
      const fold: Announcement = { kind: 'fold', ping: [], post: { message: `${row.id}` } };
      const last = { message: `${row.id}`, kind: row.announcement.kind };
      await store.outbox.acknowledge(
        row.id,
        row.announcement.kind === 'fold' ? undefined : { last, announcements: [fold] },
      );
      if (lane.rows.length > 0) return;
      await store.outbox.releaseClaim(game);
      lanes[which]?.delete(game);
    };
    const take = async (which: number, limit: number) => {
      const own = lanes[which] as Map<string, Lane>;
      const rows = (await open[which]?.outbox.claim(limit, [...own.keys()])) ?? [];
      for (const game of new Set(rows.map((row) => row.game))) {
        const others = lanes.flatMap((theirs) => (theirs === own ? [] : (theirs.get(game) ?? [])));
        // Only from a frozen process can another have taken a game.
        expect(others.filter(({ isSure }) => isSure)).toEqual([]);
        const list = rows.filter((row) => row.game === game);
        const folds = list.filter(({ announcement }) => announcement.kind === 'fold');
        const inTurn = [...list.filter((row) => !folds.includes(row)), ...folds];
        own.set(game, { rows: inTurn, isSure: true });
      }
    };
    const doing: { readonly [K in Step['do']]: (it: Step & { do: K }) => Promise<void> } = {
      async commit({ process: which, game, back, add }) {
        const [store, id] = [open[which] as Store, ids[game] as string];
        const count = (await store.games.findById(id))?.moves.length ?? 0;
        const keep = Math.max(0, count - back);
        const owed = [moved(keep, keep + add), moved(keep + add, keep + add + 1)];
        records[game] = await commit(store, records[game] as GameRecord, keep, add + 1, {
          announcements: owed,
        });
      },
      take: ({ process: which, limit }) => take(which, limit),
      post: ({ process: which, game }) => post(which, ids[game] as string),
      async freeze() {
        clock = new Date(clock.getTime() + 5 * MINUTE);
        for (const lane of lanes.flatMap((own) => [...own.values()])) lane.isSure = false;
      },
      async die({ process: which }) {
        await open[which]?.close();
        open[which] = await home.open(() => clock);
        lanes[which]?.clear();
      },
    };
    for (const it of steps) await (doing[it.do] as (it: Step) => Promise<void>)(it);
    // At the end one process is left, and posts the rest.
    await end(open[1] as Store);
    lanes.pop();
    // A server takes a moment to notice that a connection is gone, and with it the process's claims.
    await eventually(async () => {
      for (const game of ids) while (lanes[0]?.has(game)) await post(0, game);
      await take(0, 9);
      expect((await open[0]?.counts())?.owed).toBe(0);
    });
    for (const game of ids) {
      const rows = told.filter((row) => row.game === game);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const isFold of [true, false]) {
        const numbers = rows
          .filter(({ announcement: { kind } }) => (kind === 'fold') === isFold)
          .map(({ id }) => id);
        expect(numbers, `isFold ${isFold}`).toEqual(numbers.toSorted((a, b) => a - b));
      }
    }
  }
});

/** The work of a process. */
interface Lane {
  rows: OutboxEntry[];
  /** Returns whether this process has held it since it was last frozen. */
  isSure: boolean;
}

const of = { process: fc.nat(1), game: fc.nat(1) };
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('commit' as const), ...of, back: fc.nat(3), add: fc.nat(2) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('take' as const), ...of, limit: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('post' as const), ...of }) },
  fc.record({ do: fc.constant('freeze' as const), ...of }),
  fc.record({ do: fc.constant('die' as const), ...of }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
