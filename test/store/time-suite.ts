/** What every store must do about time, as a specification; run on each of them. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Due, GameRecord, Store, StoredMove, TableTime } from '../../src/app/index.ts';
import { later, member, record, T0 } from '../support/records.ts';
import { change, moves } from './examples.ts';
import type { Home, Place } from './places.ts';

const MINUTE = 60_000;
const due = (key: string, minutes: number, more: Partial<Due> = {}): Due => ({
  ...{ key, kind: 'remind', seat: 0, at: later(minutes * MINUTE) },
  ...more,
});

export function timeSuite(place: Place): void {
  describe(`time, in ${place.name}`, () => {
    let home: Home;
    let store: Store;
    let clock: Date;
    const at = (minutes: number) => {
      clock = later(minutes * MINUTE);
    };
    const claim = async (limit = 100) => (await store.claim(MINUTE, limit)).map(({ key }) => key);
    const commit = async (before: GameRecord, dues: readonly Due[] | undefined): Promise<GameRecord> => {
      const made = change(before, 0, 0, { snapshot: undefined, ...(dues === undefined ? {} : { dues }) });
      expect(await store.commit(made)).toBe(true);
      return made.record;
    };
    const created = async (made: GameRecord) => {
      expect(await store.create(made)).toBe('created');
      return made;
    };
    beforeEach(async () => {
      home = place.home();
      clock = T0;
      store = await home.open(() => clock);
      return () => store.close();
    });
    afterAll(() => place.clean());

    describe('what is due', () => {
      it('can be taken once its time has come, the oldest first, so much at once', async () => {
        await commit(await created(record('aaaaaaa2')), [due('c', 3), due('a', 1), due('b', 2)]);
        expect(await claim()).toEqual([]);
        at(2);
        expect(await claim(1)).toEqual(['a']);
        expect(await claim()).toEqual(['b']);
        expect((await store.counts()).overdue).toBe(2); // Taken, but not done.
        at(3);
        expect(await claim()).toEqual(expect.arrayContaining(['c']));
      });

      it('is told as it was written, with its game', async () => {
        await commit(await created(record('aaaaaaa2')), [due('a', 1, { kind: 'expire', seat: 2 })]);
        at(1);
        const wanted = {
          key: 'a',
          game: 'aaaaaaa2',
          kind: 'expire',
          seat: 2,
          at: later(MINUTE),
          attempts: 0,
        };
        expect(await store.claim(MINUTE, 9)).toEqual([wanted]);
        at(5);
        expect(await store.claim(MINUTE, 9)).toEqual([{ ...wanted, attempts: 1 }]);
      });

      it('is not taken twice before the claim has ended: whoever took it may have died', async () => {
        await commit(await created(record('aaaaaaa2')), [due('a', 0)]);
        expect(await claim()).toEqual(['a']);
        at(0.9);
        expect(await claim()).toEqual([]);
        at(1);
        expect(await claim()).toEqual(['a']);
      });

      it('can be taken again at once where whoever took it gives it back, as if it had never been taken', async () => {
        await commit(await created(record('aaaaaaa2')), [due('a', 0)]);
        expect(await claim()).toEqual(['a']);
        await store.release('a');
        await store.release('a');
        await store.release('unknown');
        expect(await store.claim(MINUTE, 9)).toMatchObject([{ key: 'a', attempts: 0 }]);
      });

      it('is gone once it is done, and with the commit that makes it needless', async () => {
        const game = await commit(await created(record('aaaaaaa2')), [due('a', 0), due('b', 0)]);
        await commit(await created(record('aaaaaaa3')), [due('other', 0)]);
        await store.done('a');
        await commit(game, [due('c', 0)]);
        expect((await claim()).sort()).toEqual(['c', 'other']);
      });

      it('stays as it is in a commit that says nothing of it, and keeps its claim in one that repeats it', async () => {
        let game = await commit(await created(record('aaaaaaa2')), [due('a', 0)]);
        expect(await claim()).toEqual(['a']);
        game = await commit(game, undefined);
        game = await commit(game, [due('a', 0)]);
        expect(await claim()).toEqual([]);
        // Another time is another matter, but whoever does it still has it.
        await commit(game, [due('a', 0.5)]);
        at(2);
        expect(await claim()).toEqual(['a']);
      });

      it('is taken by one of two who ask at the same time', async () => {
        const dues = Array.from({ length: 20 }, (_, n) => due(`due ${n}`, 0));
        await commit(await created(record('aaaaaaa2')), dues);
        const other = await home.open(() => clock);
        const taken = await Promise.all([store, other, store, other].map((one) => one.claim(MINUTE, 9)));
        const keys = taken.flat().map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        if (other !== store) await other.close();
      });
    });

    it('what computers do comes back as it was written: for a turn, for good, with reasons, and with hints', async () => {
      const game = record('aaaaaaa2');
      await store.create(game);
      const tenures = [
        { place: 1, user: 'computer-laird-1', name: 'Laird', from: 0, to: 2, forTurn: true },
        { place: 1, user: 'former', name: 'Former', from: 0, to: 2, owner: true },
      ];
      const thought = { ...moves(0, 1)[0], reason: 'majority' } as StoredMove;
      const more = { append: [thought, ...moves(1, 2)], record: { tenures, hints: true } };
      await store.commit(change(game, 0, 2, more));
      expect(await store.load('aaaaaaa2')).toMatchObject({
        moves: [thought, ...moves(1, 2)],
        record: { tenures, hints: true },
      });
      await store.commit({ ...change({ ...game, version: 2 }, 2, 0), snapshot: undefined });
      expect((await store.load('aaaaaaa2'))?.record).not.toHaveProperty('hints');
    });

    it('clocks, orders and tenures come back as they were written', async () => {
      const timing: TableTime = {
        ...{ pace: 'brisk', pools: [3, 4], stopped: false, noAway: true },
        waits: [
          { seat: 1, since: 7, at: 1, counted: 2, turn: 3, full: 3, whole: 4, reminders: 5, quiet: 'never' },
        ],
        votes: [{ seat: 1, user: 'ann', rescue: 'play' }],
      };
      const wishes = [{ action: { type: 'pass' as const }, most: 3 }];
      const orders = [{ seat: 0, by: 'ann', round: 2, from: 9, wishes }];
      const tenures = [
        { place: 0, user: 'eve', name: 'Eve', from: 1, to: 4 },
        { place: 1, user: 'dan', name: 'Dän', from: 5 },
      ];
      const game = await created(record('aaaaaaa2'));
      await store.commit(change(game, 0, 0, { snapshot: undefined, record: { timing, orders, tenures } }));
      expect((await store.load('aaaaaaa2'))?.record).toMatchObject({ timing, orders, tenures });
    });

    it('finds the games of somebody: at the table, or playing for another; those that are over where asked', async () => {
      await created(record('aaaaaaa2', { members: [member('ann')] }));
      const stood = await created(record('aaaaaaa3', { members: [member('bob')] }));
      const tenures = [{ place: 0, user: 'ann', name: 'Ann', from: 0 }];
      await store.commit(change(stood, 0, 0, { snapshot: undefined, record: { tenures } }));
      const over = await created(record('aaaaaaa4', { members: [member('ann')] }));
      await store.commit(change(over, 0, 0, { snapshot: undefined, record: { status: 'finished' } }));
      await created(record('aaaaaaa5', { members: [member('cat')] }));
      const ids = async (all: boolean) => (await store.ofUser('ann', all)).map(({ id }) => id).sort();
      expect(await ids(false)).toEqual(['aaaaaaa2', 'aaaaaaa3']);
      expect(await ids(true)).toEqual(['aaaaaaa2', 'aaaaaaa3', 'aaaaaaa4']);
    });

    it('keeps what people and servers have settled, and forgets it', async () => {
      await store.keepPerson('ann', { direct: 'on' });
      await store.keepPerson('ann', { direct: 'refused' });
      await store.keepPerson('bob', { offered: true });
      expect(await store.people(['ann', 'cat'])).toEqual(new Map([['ann', { direct: 'refused' }]]));
      await store.keepPerson('ann', undefined);
      expect(await store.people(['ann', 'bob'])).toEqual(new Map([['bob', { offered: true }]]));
      expect(await store.server('guild')).toBeUndefined();
      await store.keepServer('guild', { pace: 'live' });
      expect(await store.server('guild')).toEqual({ pace: 'live' });
    });
  });
}
