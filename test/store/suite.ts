/** What every store must do, as a specification; run on each of them. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Announcement, GameRecord, Owed, Plan, Store } from '../../src/app/index.ts';
import { STATE_VERSION } from '../../src/engine/index.ts';
import { later, member, record, T0 } from '../support/records.ts';
import { change, moved, moves, state } from './examples.ts';
import type { Home, Place } from './places.ts';

export function storeSuite(place: Place): void {
  describe(`the store in ${place.name}`, () => {
    let home: Home;
    let store: Store;
    let clock: Date;
    const open = () => home.open(() => clock);
    beforeEach(async () => {
      home = place.home();
      clock = T0;
      store = await open();
      return () => store.close();
    });
    afterAll(() => place.clean());

    /** Commits, and gives the record after it. */
    const commit = async (...[before, ...how]: Parameters<typeof change>): Promise<GameRecord> => {
      const made = change(before, ...how);
      expect(await store.commit(made)).toBe(true);
      return made.record;
    };
    const created = async (made: GameRecord) => {
      expect(await store.create(made)).toBe('created');
      return made;
    };
    /** An announcement that nothing keeps from being posted, since then. */
    const waiting = (owed: Owed | undefined, since: Date) => ({ id: owed?.id, attempts: 0, since });
    const due = async (limit = 100) => (await store.owed(limit)).map(({ announcement }) => announcement);

    describe('games', () => {
      it('are given back as they were written', async () => {
        const asked = { id: 3, what: 'undo', by: 'ann', keep: 7, agreed: ['bob', 'cat'] } as const;
        const game = record('aaaaaaa2', {
          ...{ paused: true, turnVersion: 5, announced: 4, consents: 3, players: 3, version: 1 },
          consent: { ...asked, agreed: [...asked.agreed] },
          members: [member('cat', { conceded: true }), member('ann'), member('bob', { newcomer: true })],
          updatedAt: later(1),
        });
        await store.create(game);
        expect(await store.load(game.id)).toEqual({ record: game, moves: [], snapshot: undefined });
      });
      it('may have nobody at the table, and no consent', async () => {
        const before = await created(record('aaaaaaa2'));
        const after = await commit(before, 0, 0, {
          snapshot: undefined,
          record: { members: [], status: 'ended' },
        });
        const found = await store.load(before.id);
        expect(found?.record).toEqual(after);
        expect(found?.record).not.toHaveProperty('consent');
      });
      it('that do not exist are not there', async () => {
        expect(await store.load('nothing')).toBeUndefined();
        expect(await store.load("'; DROP TABLE Game; --\0")).toBeUndefined();
      });
      it('have another version after each change, and the same one otherwise', async () => {
        expect(await store.version('aaaaaaa2')).toBeUndefined();
        const game = await created(record('aaaaaaa2'));
        expect(await store.version(game.id)).toBe(1);
        const after = await commit(game, 0, 2, { owed: [moved(0, 2)] });
        expect(await store.version(game.id)).toBe(2);
        expect(await store.commit(change(game, 2, 1))).toBe(false);
        await store.settle((await store.owed(1))[0]?.id ?? 0, {
          last: { message: '7', kind: 'moved' },
          owed: [],
        });
        expect(await store.version(game.id)).toBe(after.version);
        await store.rename(game.id, 'ann', { user: 'dan', name: 'Dan' });
        expect(await store.version(game.id)).toBe(3);
        expect((await store.load(game.id))?.record.version).toBe(3);
      });
      it('share no memory with what is kept', async () => {
        const game = await created(record('aaaaaaa2'));
        const given = change(game, 0, 1);
        await store.commit(given);
        const before = structuredClone(await store.load(game.id));
        given.record.members.push(member('dan'));
        given.record.options.length = 0;
        const found = await store.load(game.id);
        found?.record.members.pop();
        found?.moves.pop();
        (await store.inGuild('guild', 9))[0]?.members.pop();
        expect(await store.load(game.id)).toEqual(before);
      });
      it('cannot have one id twice, nor one person twice at the table', async () => {
        const game = await created(record('aaaaaaa2'));
        await expect(store.create({ ...game, channel: 'elsewhere' })).rejects.toThrow('aaaaaaa2 already');
        await expect(store.create(game)).rejects.toThrow('aaaaaaa2 already');
        const twice = [member('ann'), member('ann')];
        await expect(store.create(record('aaaaaaa3', { members: twice }))).rejects.toThrow('twice');
        await expect(store.commit(change(game, 0, 1, { record: { members: twice } }))).rejects.toThrow(
          'twice',
        );
        expect((await store.load(game.id))?.record).toEqual(game);
      });
    });

    describe('a channel', () => {
      const here = (id: string, more: Partial<GameRecord> = {}) => record(id, { channel: 'here', ...more });

      it('has one live game at most', async () => {
        const first = await created(here('aaaaaaa2'));
        expect(await store.create(here('aaaaaaa3'))).toBe('channelBusy');
        expect(await store.load('aaaaaaa3')).toBeUndefined();
        const begun = await commit(first, 0, 1);
        expect(await store.create(here('aaaaaaa3'))).toBe('channelBusy');
        await commit(begun, 1, 0, { record: { status: 'finished' } });
        expect(await store.create(here('aaaaaaa3'))).toBe('created');
      });
      it('tells its live game and the one that ended last', async () => {
        expect(await store.inChannel('here')).toEqual({ live: undefined, last: undefined });
        const first = await created(here('aaaaaaa2'));
        expect(await store.inChannel('here')).toEqual({ live: first.id, last: undefined });
        await commit(first, 0, 0, { record: { status: 'ended', updatedAt: later(900) } });
        expect(await store.inChannel('here')).toEqual({ live: undefined, last: first.id });
        const second = await created(here('aaaaaaa3', { createdAt: later(1000), updatedAt: later(1000) }));
        expect(await store.inChannel('here')).toEqual({ live: second.id, last: first.id });
        await commit(second, 0, 0, { record: { status: 'finished', updatedAt: later(2000) } });
        expect(await store.inChannel('here')).toEqual({ live: undefined, last: second.id });
        expect(await store.inChannel('there')).toEqual({ live: undefined, last: undefined });
      });
      it('gets one game of many that are opened at once', async () => {
        const ids = Array.from({ length: 8 }, (_, n) => `aaaaaaa${n}`);
        const outcomes = await Promise.all(ids.map((id) => store.create(here(id))));
        expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome === 'channelBusy')).toHaveLength(7);
        expect(await store.inChannel('here')).toEqual({
          live: ids[outcomes.indexOf('created')],
          last: undefined,
        });
      });
      it('takes back no game that is over while another one is live', async () => {
        const first = await created(here('aaaaaaa2'));
        const over = await commit(first, 0, 0, { record: { status: 'ended' } });
        await created(here('aaaaaaa3'));
        await expect(store.commit(change(over, 0, 0))).rejects.toThrow();
        expect((await store.load(first.id))?.record).toEqual(over);
      });
    });

    describe('plans', () => {
      const plan = (game: string, user: string, more: Partial<Plan> = {}): Plan => ({
        ...{
          game,
          user,
          version: 1,
          base: 1,
          mode: 'alone',
          actions: [{ type: 'hire' }],
          updatedAt: later(1),
        },
        ...more,
      });
      const begun = async () => commit(await created(record('aaaaaaa2')), 0, 1);

      it('are kept, one to a person and game, each in place of the one before', async () => {
        const { id } = await begun();
        expect(await store.plan(id, 'ann')).toBeUndefined();
        expect(await store.keepPlan(plan(id, 'ann'))).toBe(true);
        expect(await store.keepPlan(plan(id, 'bob', { mode: 'passing', actions: [] }))).toBe(true);
        expect(await store.plan(id, 'ann')).toEqual(plan(id, 'ann'));
        // Somebody else was faster.
        expect(await store.keepPlan(plan(id, 'ann', { actions: [] }))).toBe(false);
        expect(await store.keepPlan(plan(id, 'ann', { version: 3 }))).toBe(false);
        expect(await store.keepPlan(plan(id, 'ann', { version: 2, base: 7 }))).toBe(true);
        expect(await store.plan(id, 'ann')).toEqual(plan(id, 'ann', { version: 2, base: 7 }));
        expect(await store.plan(id, 'bob')).toMatchObject({ mode: 'passing', actions: [] });
        expect(await store.plan('aaaaaaa3', 'ann')).toBeUndefined();
      });
      it('are written with what was done of them, or not at all', async () => {
        const before = await begun();
        const left = plan(before.id, 'ann', { version: 2, actions: [] });
        await store.keepPlan(plan(before.id, 'ann'));
        expect(await store.commit(change({ ...before, version: 1 }, 1, 1, { plan: left }))).toBe(false);
        expect(await store.plan(before.id, 'ann')).toEqual(plan(before.id, 'ann'));
        await commit(before, 1, 1, { plan: left });
        expect(await store.plan(before.id, 'ann')).toEqual(left);
      });
      it('are gone with a game that is not played any more, and with their planner', async () => {
        const before = await begun();
        for (const user of ['ann', 'bob', 'eve']) await store.keepPlan(plan(before.id, user));
        expect(await store.traces('eve')).toEqual([before.id]);
        await store.rename(before.id, 'eve', { user: 'former', name: 'a former player' });
        expect(await store.traces('eve')).toEqual([]);
        expect(await store.traces('former')).toEqual([]);
        expect(await store.plan(before.id, 'bob')).toBeDefined();
        const after = { ...before, version: before.version + 1 };
        await commit(after, 1, 0, { record: { status: 'finished' } });
        expect(await store.plan(before.id, 'ann')).toBeUndefined();
        expect(await store.plan(before.id, 'bob')).toBeUndefined();
      });
    });

    it('tells the live games of a guild, those first that have not changed for longest', async () => {
      const at = (n: number) => ({ createdAt: later(-n), updatedAt: later(n) });
      await created(record('aaaaaaa2', at(2)));
      await created(record('aaaaaaa3', at(3)));
      await created(record('aaaaaaa6', at(3)));
      const over = await created(record('aaaaaaa4', at(4)));
      await commit(over, 0, 0, { record: { status: 'ended' } });
      await created(record('aaaaaaa1', at(1)));
      await created(record('aaaaaaa5', { ...at(5), guild: 'other' }));
      const ids = async (limit: number) => (await store.inGuild('guild', limit)).map(({ id }) => id);
      expect(await ids(9)).toEqual(['aaaaaaa1', 'aaaaaaa2', 'aaaaaaa3', 'aaaaaaa6']);
      expect(await ids(2)).toEqual(['aaaaaaa1', 'aaaaaaa2']);
      expect(await store.inGuild('guild', 1)).toEqual([record('aaaaaaa1', at(1))]);
    });

    it('tells the games of a guild that are set aside, the latest first', async () => {
      const at = (n: number) => ({ createdAt: later(-n), updatedAt: later(n) });
      const timing = { pace: 'friendly', waits: [], pools: [], stopped: false } as const;
      const aside = { status: 'ended', timing: { ...timing, setAside: true } } as const;
      const end = async (id: string, n: number, change: object, guild = 'guild') => {
        const one = await created(record(id, { ...at(n), guild, channel: id }));
        await commit(one, 0, 0, { record: { updatedAt: later(n), ...change } });
      };
      await end('aaaaaaa1', 1, aside);
      await end('aaaaaaa2', 3, aside);
      await end('aaaaaaa3', 2, aside);
      await end('aaaaaaa4', 4, { status: 'ended', timing });
      await end('aaaaaaa5', 5, aside, 'other');
      // As it is once it has been taken up again.
      await end('aaaaaaa6', 6, { ...aside, status: 'playing' });
      const ids = async (limit: number) => (await store.setAsideIn('guild', limit)).map(({ id }) => id);
      expect(await ids(9)).toEqual(['aaaaaaa2', 'aaaaaaa3', 'aaaaaaa1']);
      expect(await ids(1)).toEqual(['aaaaaaa2']);
    });

    describe('a commit', () => {
      it('writes the record, the moves and the position', async () => {
        let game = await created(record('aaaaaaa2'));
        game = await commit(game, 0, 3);
        game = await commit(game, 3, 2, {
          record: { members: [member('bob'), member('ann')], paused: true },
        });
        expect(await store.load(game.id)).toEqual({
          record: game,
          moves: moves(0, 5),
          snapshot: { version: STATE_VERSION, moves: 5, state },
        });
      });
      it('writes the base beside the position, and leaves both as they are where no position is given', async () => {
        const base = { version: STATE_VERSION, moves: 1, state };
        let game = await commit(await created(record('aaaaaaa2')), 0, 3, { base });
        const { snapshot } = change(game, 0, 3);
        expect(await store.load(game.id)).toMatchObject({ base, snapshot });
        game = await commit(game, 3, 0, { snapshot: undefined });
        expect(await store.load(game.id)).toMatchObject({ base, snapshot });
        game = await commit(game, 3, 0);
        expect((await store.load(game.id))?.base).toBeUndefined();
      });
      it('is refused when the game has moved on, and then changes nothing', async () => {
        const game = await created(record('aaaaaaa2'));
        const after = await commit(game, 0, 2);
        const before = await store.load(game.id);
        expect(await store.commit(change(game, 0, 1, { owed: [moved(0, 1)] }))).toBe(false);
        expect(await store.commit(change({ ...after, version: 9 }, 0, 1))).toBe(false);
        expect(await store.commit(change(record('nothing'), 0, 1))).toBe(false);
        expect(await store.load(game.id)).toEqual(before);
        expect(await due()).toEqual([]);
      });
      it('wins alone, of many with the same expected version', async () => {
        const game = await created(record('aaaaaaa2'));
        const rivals = Array.from({ length: 8 }, (_, n) =>
          change(game, 0, n + 1, { owed: [moved(0, n + 1)], record: { host: `host ${n}` } }),
        );
        const won = await Promise.all(rivals.map((rival) => store.commit(rival)));
        expect(won.filter(Boolean)).toHaveLength(1);
        const winner = rivals[won.indexOf(true)];
        expect(await store.load(game.id)).toEqual({
          record: winner?.record,
          moves: winner?.append,
          snapshot: winner?.snapshot,
        });
        expect(await due()).toEqual(winner?.owed);
      });
      it('takes back moves, and what is owed about them', async () => {
        const game = await created(record('aaaaaaa2'));
        const other = await commit(await created(record('aaaaaaa3')), 0, 6, { owed: [moved(0, 6)] });
        const long = await commit(game, 0, 6, {
          owed: [{ kind: 'started', ping: [] }, moved(0, 3), moved(3, 5), moved(5, 6)],
        });
        const undone = { kind: 'undone', keep: 4, by: 'ann', moderator: false, ping: [] } as const;
        const after = await commit(long, 4, 1, { owed: [{ ...undone, ping: [] }, moved(4, 5)] });
        expect(await store.load(game.id)).toEqual({
          record: after,
          moves: moves(0, 5),
          snapshot: { version: STATE_VERSION, moves: 5, state },
        });
        const owed = await store.owed(100);
        expect(owed.filter((entry) => entry.game === game.id).map((entry) => entry.announcement)).toEqual([
          { kind: 'started', ping: [] },
          moved(0, 3),
          { ...moved(3, 4), ping: [] },
          undone,
          moved(4, 5),
        ]);
        expect(owed.filter((entry) => entry.game === other.id)).toHaveLength(1);
      });
      it('throws when it does not fit together, and then changes nothing', async () => {
        const game = await commit(await created(record('aaaaaaa2')), 0, 2);
        const before = await store.load(game.id);
        await expect(store.commit(change(game, 3, 1))).rejects.toThrow('no 3 moves to keep');
        await expect(store.commit(change(game, -1, 1))).rejects.toThrow('cannot keep');
        await expect(store.commit(change(game, 2, 1, { record: { version: 7 } }))).rejects.toThrow('version');
        await expect(
          store.commit(change(game, 2, 1, { snapshot: { version: 1, moves: 2, state } })),
        ).rejects.toThrow('snapshot');
        expect(await store.load(game.id)).toEqual(before);
      });
    });

    describe('what is owed', () => {
      it('is told in order, with its game and channel, until it is settled', async () => {
        const [a, b] = [await created(record('aaaaaaa2')), await created(record('aaaaaaa3'))];
        await commit(a, 0, 1, { owed: [{ kind: 'started', ping: ['ann', 'bob'] }, moved(0, 1)] });
        clock = later(50);
        await commit(b, 0, 1, { owed: [moved(0, 1)] });
        const owed = await store.owed(9);
        expect(owed).toEqual([
          {
            ...{ id: owed[0]?.id, game: a.id, channel: a.channel, attempts: 0, createdAt: T0 },
            announcement: { kind: 'started', ping: ['ann', 'bob'] },
          },
          {
            id: owed[1]?.id,
            game: a.id,
            channel: a.channel,
            announcement: moved(0, 1),
            attempts: 0,
            createdAt: T0,
          },
          {
            ...{ id: owed[2]?.id, game: b.id, channel: b.channel, attempts: 0, createdAt: later(50) },
            announcement: moved(0, 1),
          },
        ]);
        const ids = owed.map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)].sort((x, y) => x - y));
        expect(await store.owed(1)).toEqual(owed.slice(0, 2));
        await store.settle(owed[0]?.id ?? 0);
        await store.settle(owed[0]?.id ?? 0);
        expect(await store.owed(9)).toEqual(owed.slice(1));
        const none = { putOff: 0, aside: 0, overdue: 0 };
        expect(await store.counts()).toEqual({ ...none, live: 2, owed: 2, oldest: waiting(owed[1], T0) });
        await store.settle(owed[1]?.id ?? 0);
        expect(await store.counts()).toEqual({
          ...none,
          live: 2,
          owed: 1,
          oldest: waiting(owed[2], later(50)),
        });
        await store.settle(owed[2]?.id ?? 0);
        expect(await store.counts()).toEqual({ ...none, live: 2, owed: 0, oldest: undefined });
      });
      it('is told without that of games that are named', async () => {
        const [a, b] = [await created(record('aaaaaaa2')), await created(record('aaaaaaa3'))];
        await commit(a, 0, 2, { owed: [moved(0, 1), moved(1, 2)] });
        await commit(b, 0, 1, { owed: [moved(0, 1)] });
        const games = async (but: string[]) => (await store.owed(1, but)).map(({ game }) => game);
        expect(await games([])).toEqual([a.id, a.id]);
        expect(await games([a.id, 'nothing'])).toEqual([b.id]);
        expect(await games([b.id, a.id])).toEqual([]);
      });
      it('waits after a failure, and holds up what follows in its game, but no other game', async () => {
        const [a, b] = [await created(record('aaaaaaa2')), await created(record('aaaaaaa3'))];
        await commit(a, 0, 2, { owed: [moved(0, 1), moved(1, 2)] });
        await commit(b, 0, 1, { owed: [moved(0, 1)] });
        const [first, second, third] = await store.owed(9);
        await store.defer(first?.id ?? 0, 1000);
        expect(await store.owed(9)).toEqual([third]);
        clock = later(999);
        expect(await store.owed(9)).toEqual([third]);
        clock = later(1000);
        expect(await store.owed(9)).toEqual([{ ...first, attempts: 1 }, second, third]);
        await store.defer(second?.id ?? 0, 4000);
        expect(await store.owed(9)).toEqual([{ ...first, attempts: 1 }, third]);
        await store.settle(first?.id ?? 0);
        expect(await store.owed(9)).toEqual([third]);
        await store.defer(12_345, 0); // Settled by somebody else meanwhile.
      });
      it('that was put off is known by its channel, counted, and can be made due at once', async () => {
        const [a, b] = [await created(record('aaaaaaa2')), await created(record('aaaaaaa3'))];
        await commit(a, 0, 2, { owed: [moved(0, 1), moved(1, 2)] });
        await commit(b, 0, 1, { owed: [moved(0, 1)] });
        expect(await store.heldUp()).toEqual([]);
        const [first, second, third] = await store.owed(9);
        await store.defer(first?.id ?? 0, 1000);
        await store.defer(third?.id ?? 0, 2000);
        expect((await store.heldUp()).sort()).toEqual([a.channel, b.channel]);
        // What waits behind it is due by its time, but nobody can post it.
        expect(await store.counts()).toMatchObject({ owed: 3, putOff: 2, oldest: undefined });
        clock = later(500);
        await store.hasten(a.channel);
        await store.hasten('nowhere');
        expect(await store.owed(9)).toEqual([{ ...first, attempts: 1 }, second]);
        expect(await store.heldUp()).toEqual([b.channel]);
        expect(await store.counts()).toMatchObject({
          owed: 3,
          putOff: 1,
          oldest: { id: first?.id, attempts: 1, since: T0 },
        });
        clock = later(2000);
        expect(await store.heldUp()).toEqual([]);
      });
      it('can be more though nothing has changed, and comes after the rest', async () => {
        const game = await commit(await created(record('aaaaaaa2')), 0, 1, { owed: [moved(0, 1)] });
        const drawn: Announcement = { kind: 'drawn', post: '7', ping: [] };
        await store.owe(game.id, [drawn]);
        expect((await store.owed(9)).map(({ announcement }) => announcement)).toEqual([moved(0, 1), drawn]);
        expect(await store.version(game.id)).toBe(game.version);
      });
      it('tells which live games have a newest post without its pictures', async () => {
        const last = { message: '7', kind: 'moved' } as const;
        const told = { kind: 'moved', from: 0, to: 1, ping: ['ann'] } as const;
        const bare = { ...last, bare: told, deciding: { told } };
        for (const [id, post] of [
          ['aaaaaaa2', bare],
          ['aaaaaaa3', last],
          ['aaaaaaa4', bare],
        ] as const) {
          await commit(await created(record(id)), 0, 1, { owed: [moved(0, 1)] });
          const [owed] = await store.owed(1);
          await store.settle(owed?.id ?? 0, { last: post, owed: [] } as never);
        }
        expect((await store.bare()).sort()).toEqual(['aaaaaaa2', 'aaaaaaa4']);
        // Nobody is named in it any more.
        await store.rename('aaaaaaa2', 'ann', { user: 'dan', name: 'Dan' });
        expect(await store.bare()).toEqual(['aaaaaaa4']);
        expect(await store.lastPost('aaaaaaa2')).toEqual(last);
        expect(await store.lastPost('aaaaaaa4')).toEqual(bare);
      });
      it('knows which post still needs its full form, and what that tells; who is forgotten is not called in it', async () => {
        await commit(await created(record('aaaaaaa2')), 0, 1, { owed: [moved(0, 1)] });
        const told = { ...moved(0, 1), ping: ['ann', 'ben'] };
        const full: Announcement = { kind: 'full', ping: [], post: '7', told };
        const last = { message: '7', kind: 'moved', plain: true } as const;
        const [owed] = await store.owed(1);
        await store.settle(owed?.id ?? 0, { last, owed: [full] });
        const announcements = async () => (await store.owed(9)).map(({ announcement }) => announcement);
        expect(await announcements()).toEqual([full]);
        expect(await store.lastPost('aaaaaaa2')).toEqual(last);
        await store.rename('aaaaaaa2', 'ann', { user: 'dan', name: 'Dan' });
        expect(await announcements()).toEqual([{ ...full, told: { ...told, ping: ['ben'] } }]);
        expect(await store.lastPost('aaaaaaa2')).toEqual(last);
      });
      it('has new numbers even when all before it was settled', async () => {
        const game = await commit(await created(record('aaaaaaa2')), 0, 1, { owed: [moved(0, 1)] });
        const [first] = await store.owed(1);
        await store.settle(first?.id ?? 0);
        await commit(game, 1, 1, { owed: [moved(1, 2)] });
        expect((await store.owed(1))[0]?.id).toBeGreaterThan(first?.id ?? 0);
      });
    });

    describe('somebody who is to be forgotten', () => {
      const ANN = '100000000000000001';
      const FORMER = { user: 'former-5f', name: 'a former player' };
      const consent = { id: 1, what: 'undo', by: 'bob', keep: 0, agreed: [ANN] } as const;
      const timing = {
        ...({ pace: 'friendly', waits: [], pools: [], stopped: false } as const),
        votes: [{ seat: 1, user: ANN, rescue: 'more' } as const],
      };
      const wishes = [{ action: { type: 'pass' } as const }];
      const asked: Announcement = {
        kind: 'asked',
        consent: { ...consent, agreed: [ANN] },
        ping: [ANN, 'bob'],
      };

      it('is found in every game where they stand anywhere, and in no other', async () => {
        const at = (n: number, more: Partial<GameRecord> = {}) =>
          created(record(`aaaaaaa${n}`, { host: 'bob', members: [member('bob')], ...more }));
        await at(2, { members: [member('bob'), member(ANN)] });
        await at(3, { host: ANN });
        await at(4, { consent: { ...consent, agreed: [ANN] } });
        await at(5, { timing });
        await at(6, { orders: [{ seat: 0, by: ANN, round: 1, wishes }] });
        await commit(await at(7), 0, 0, { owed: [asked] });
        const moved = await at(8);
        const made = change(moved, 0, 1);
        expect(
          await store.commit({
            ...made,
            append: [{ ...(moves(0, 1)[0] as (typeof made.append)[0]), by: ANN }],
          }),
        ).toBe(true);
        await commit(await at(9), 0, 0, {
          record: { tenures: [{ place: 0, user: ANN, name: 'Ann', from: 0, to: 2 }] },
        });
        await at(0);
        expect(await store.traces(ANN)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((n) => `aaaaaaa${n}`));
        expect(await store.traces('10000000000000000')).toEqual([]);
      });
      it('is another everywhere in a game after that, is called by nothing, and does not come back by a commit', async () => {
        const before = await created(
          record('aaaaaaa2', { host: ANN, members: [member(ANN), member('bob')] }),
        );
        const made = change(before, 0, 3, {
          owed: [asked],
          record: {
            ...{ consent: { ...consent, agreed: [ANN] }, timing },
            orders: [{ seat: 0, by: ANN, round: 1, wishes }],
            tenures: [{ place: 1, user: ANN, name: 'Ann', from: 0 }],
          },
        });
        const append = made.append.map((one) => ({ ...one, by: ANN }));
        expect(await store.commit({ ...made, append })).toBe(true);
        const other = await created(record('bbbbbbb2', { members: [member(ANN)] }));
        await store.rename(before.id, ANN, FORMER);
        await store.rename(before.id, ANN, { user: 'former-6a', name: 'nobody' });
        const found = await store.load(before.id);
        expect(JSON.stringify(found)).not.toContain(ANN);
        expect(JSON.stringify(await store.owed(10))).not.toContain(ANN);
        expect(found?.record).toMatchObject({
          ...{ host: FORMER.user, members: [FORMER, { user: 'bob' }], tenures: [FORMER] },
          consent: { by: 'bob', agreed: [FORMER.user] },
          ...{ timing: { votes: [{ user: FORMER.user }] }, orders: [{ by: FORMER.user, wishes }] },
        });
        expect(found?.moves.map((one) => one?.by)).toEqual([FORMER.user, FORMER.user, FORMER.user]);
        expect((await due()).map(({ ping }) => ping)).toEqual([['bob']]);
        // What was read before that must not bring them back.
        expect(await store.commit(change(made.record, 3, 0))).toBe(false);
        expect(await store.traces(ANN)).toEqual([other.id]);
      });
    });

    it('keeps content under its id, the first one that came', async () => {
      expect(await store.contents()).toEqual([]);
      await store.keepContent('b', '{"a":"\\u0000 \\\\ é 🐑"}');
      await store.keepContent('a', '[]');
      await store.keepContent('b', '"another"');
      await Promise.all([1, 2, 3].map(() => store.keepContent('c', '3')));
      expect(await store.contents()).toEqual([
        { id: 'a', json: '[]' },
        { id: 'b', json: '{"a":"\\u0000 \\\\ é 🐑"}' },
        { id: 'c', json: '3' },
      ]);
    });

    it('remembers small values', async () => {
      expect(await store.remembered('commands')).toBeUndefined();
      await store.remember('commands', 'first');
      await store.remember('commands', '');
      await store.remember('other', 'x');
      expect(await store.remembered('commands')).toBe('');
      await Promise.all([1, 2, 3].map(() => store.remember('new', 'y')));
      expect(await store.remembered('new')).toBe('y');
      const first = await Promise.all(['a', 'b', 'c'].map((value) => store.rememberFirst('once', value)));
      expect(new Set(first)).toEqual(new Set([await store.remembered('once')]));
      expect(await store.rememberFirst('new', 'z')).toBe('y');
    });

    it.each([
      ['emoji and joiners', '🐑👩‍🌾🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
      ['quotes', `'"\`'); -- \\' $1 ? %s \${a}`],
      ['backslashes that look like escapes', '\\u0000 \\\\u005c \\x \\'],
      ['NUL', 'a\0b\0'],
      ['half a surrogate pair', '\ud83d\udc11\ud83d x \udc11'],
      ['marks of direction, and line ends', '\u202eabc\u2066\r\n\t\u2028\ufeff'],
      ['nothing', ''],
      ['both ways to write é', 'é e\u0301'],
      ['much', 'thistle '.repeat(20_000)],
    ])('keeps texts to the last character: %s', async (_, text) => {
      const game = record('aaaaaaa2', {
        ...{ seed: text, channel: text, guild: text },
        members: [member('ann', { name: text }), member(`u${text}`)],
      });
      const small =
        text.length < 1000 ? game : { ...game, channel: 'c', guild: 'g', members: game.members.slice(0, 1) };
      await created(small);
      const consent = { id: 1, what: 'abandon', by: text, keep: 0, agreed: [text] } as const;
      const after = await commit(small, 0, 1, {
        append: [{ ...moves(0, 1)[0], by: text } as ReturnType<typeof moves>[number]],
        owed: [{ kind: 'reminded', by: text, ping: [text] }],
        record: { consent: { ...consent, agreed: [text] } },
      });
      expect((await store.load(small.id))?.record).toEqual(after);
      expect((await store.load(small.id))?.moves[0]?.by).toBe(text);
      expect(await due()).toEqual([{ kind: 'reminded', by: text, ping: [text] }]);
      expect((await store.owed(1))[0]?.channel).toBe(small.channel);
      expect(await store.inChannel(small.channel)).toEqual({ live: small.id, last: undefined });
      expect(await store.inGuild(small.guild, 1)).toEqual([after]);
      await store.remember(small.channel, text);
      expect(await store.remembered(small.channel)).toBe(text);
      await store.keepContent('nasty', text);
      expect(await store.contents()).toEqual([{ id: 'nasty', json: text }]);
    });

    it('carries hundreds of live games', async () => {
      const games = Array.from({ length: 300 }, (_, n) =>
        record(`g${n}`, { guild: `guild ${n % 10}`, createdAt: later(n) }),
      );
      // Twenty-five at a time, as on a busy evening.
      for (let n = 0; n < games.length; n += 25) {
        await Promise.all(
          games.slice(n, n + 25).map(async (game) => {
            await created(game);
            await commit(game, 0, 3, { owed: [moved(0, 3)] });
          }),
        );
      }
      expect(await store.counts()).toMatchObject({ live: 300, owed: 300 });
      expect(await store.owed(25)).toHaveLength(25);
      expect((await store.inGuild('guild 7', 2)).map(({ id }) => id)).toEqual(['g107', 'g117']);
      expect((await store.load('g212'))?.moves).toEqual(moves(0, 3));
    });

    if (!place.lasting) return;

    it('has everything when it is opened again', async () => {
      const game = await commit(await created(record('aaaaaaa2')), 0, 3, {
        owed: [moved(0, 3), moved(3, 3)],
      });
      await store.defer((await store.owed(1))[0]?.id ?? 0, 60_000);
      await store.keepContent('base', '{}');
      await store.remember('commands', 'hash');
      const before = await store.load(game.id);
      await store.close();
      store = await open();
      expect(await store.load(game.id)).toEqual(before);
      expect(await store.owed(9)).toEqual([]);
      clock = later(60_000);
      expect((await store.owed(9)).map(({ attempts }) => attempts)).toEqual([1, 0]);
      expect(await store.contents()).toEqual([{ id: 'base', json: '{}' }]);
      expect(await store.remembered('commands')).toBe('hash');
      expect(await store.create(record('aaaaaaa3', { channel: game.channel }))).toBe('channelBusy');
    });

    describe('what has come of games', () => {
      const seat = { user: 'ann', name: 'Ann', total: 131 };
      const result = { version: 3, result: { seats: [seat, { user: 'bob', name: 'ann', total: 90 }] } };
      const finished = async (id: string, more: Parameters<typeof change>[3] = {}) =>
        await commit(await created(record(id)), 0, 2, {
          ...more,
          record: { status: 'finished', ...more.record },
        });

      it('is kept with their end, for their guild and the reckoning it was made by', async () => {
        await finished('aaaaaaa2', { result });
        await finished('aaaaaaa3');
        await finished('aaaaaaa4', { result, record: { guild: 'another' } });
        await commit(await created(record('aaaaaaa5')), 0, 2);
        await finished('aaaaaaa6', { record: { status: 'ended' } });
        expect(await store.results('guild', 3)).toEqual([result.result]);
        expect(await store.results('guild', 4)).toEqual([]);
        expect(await store.withoutResult('guild', 3)).toEqual(['aaaaaaa3']);
        expect(await store.withoutResult('guild', 4)).toEqual(['aaaaaaa2', 'aaaaaaa3']);
        expect((await store.load('aaaaaaa2'))?.record).not.toHaveProperty('result');
      });
      it('is kept later too, over what there was, while the game stands as it did', async () => {
        const game = await finished('aaaaaaa2', { result });
        await store.keepResult(game.id, game.version, { version: 4, result: 'anew' });
        expect(await store.results('guild', 4)).toEqual(['anew']);
        expect(await store.results('guild', 3)).toEqual([]);
        await store.keepResult(game.id, game.version - 1, { version: 5, result: 'too late' });
        await store.keepResult('nothing', 1, result);
        expect(await store.results('guild', 5)).toEqual([]);
        const going = await commit(await created(record('aaaaaaa3')), 0, 1);
        await store.keepResult(going.id, going.version, result);
        expect(await store.results('guild', 3)).toEqual([]);
      });
      it('is gone with moves that are, and stays with all other changes', async () => {
        const game = await finished('aaaaaaa2', { result });
        const same = await commit(game, 2, 0, { record: { status: 'finished' } });
        expect(await store.results('guild', 3)).toHaveLength(1);
        const reopened = await commit(same, 1, 0);
        expect(await store.results('guild', 3)).toEqual([]);
        await commit(reopened, 1, 1, { result, record: { status: 'finished' } });
        expect(await store.results('guild', 3)).toHaveLength(1);
        // Where nothing says that it is over, it is not counted.
        expect(await store.withoutResult('guild', 3)).toEqual([]);
      });
      it('calls people as they are called now, and nobody else', async () => {
        const { id } = await finished('aaaaaaa2', { result });
        await store.rename(id, 'ann', { user: 'former-1', name: 'a former player' });
        const [first, second] = result.result.seats;
        expect(await store.results('guild', 3)).toEqual([
          { seats: [{ ...first, user: 'former-1', name: 'a former player' }, second] },
        ]);
      });
      it('knows which moves were made by an order', async () => {
        const [move] = moves(0, 1);
        const append = [{ ...(move as NonNullable<typeof move>), ordered: true }];
        const { id } = await commit(await created(record('aaaaaaa2')), 0, 1, { append });
        expect((await store.load(id))?.moves).toEqual(append);
      });
    });

    describe('an announcement that cannot be read', () => {
      it.each([
        ['is no JSON', '{"kind":'],
        ['is nothing', 'null'],
        ['is of a kind that nobody knows', '{"kind":"sung","ping":[]}'],
        ['bears the name of what every object has', '{"kind":"constructor","ping":[]}'],
        ['lacks what is to be told', '{"kind":"moved","ping":[]}'],
        ['pings nobody knows whom', '{"kind":"moved","from":0,"to":2}'],
      ])('because it %s, is set aside: all others are told, and it is kept', async (_, broken) => {
        const other = await created(record('aaaaaaa3'));
        let game = await commit(await created(record('aaaaaaa2')), 0, 6, {
          owed: [moved(0, 2), moved(2, 4), moved(4, 6)],
        });
        await commit(other, 0, 1, { owed: [moved(0, 1)] });
        const [first, , third, fourth] = await store.owed(9);
        await home.run(`UPDATE "Outbox" SET "announcement" = '${broken}' WHERE "id" = ${first?.id}`);
        // Taking moves back reads what is owed about them.
        game = await commit(game, 1, 0);
        expect(await due()).toEqual([moved(0, 1)]);
        game = await commit(game, 1, 1, { owed: [moved(1, 2)] });
        expect(await due()).toEqual([moved(0, 1), moved(1, 2)]);
        expect((await store.owed(9)).map(({ id }) => id)).not.toContain(third?.id);
        expect((await store.owed(9))[0]?.id).toBe(fourth?.id);
        expect(await store.counts()).toMatchObject({
          owed: 2,
          putOff: 0,
          aside: 1,
          oldest: waiting(fourth, T0),
        });
        expect(home.complaints()).toEqual([
          expect.stringMatching(`${first?.id} of game aaaaaaa2 cannot be read`),
        ]);
        // Whoever looks into it mends it, and gives it back.
        const text = JSON.stringify(moved(0, 1));
        await home.run(`UPDATE "Outbox" SET "announcement" = '${text}', "aside" = false`);
        expect((await store.owed(9))[0]?.id).toBe(first?.id);
      });
    });

    it('keeps nothing of a commit that fails at its last step, and goes on', async () => {
      const game = await commit(await created(record('aaaaaaa2')), 0, 2, { owed: [moved(0, 2)] });
      const before = await store.load(game.id);
      // JSON has no such number: by then all but this announcement is written.
      const impossible = { ...moved(1, 4), to: 4n } as unknown as Announcement;
      const doomed = change(game, 1, 3, {
        owed: [impossible],
        record: { members: [], status: 'ended' },
      });
      const [outcome, found] = await Promise.allSettled([store.commit(doomed), store.load(game.id)]);
      expect(outcome.status).toBe('rejected');
      expect(found).toEqual({ status: 'fulfilled', value: before }); // Not even for a moment.
      expect(await store.load(game.id)).toEqual(before);
      expect(await due()).toEqual([moved(0, 2)]);
      await commit(game, 2, 1);
    });

    it('rejects when it is closed', async () => {
      await store.close();
      await expect(store.counts()).rejects.toThrow();
      store = await open();
    });
  });
}
