/** What every store must do about the weekly challenge, as a specification; run on each of them. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Announcement, Commit, Deal, Store } from '../../src/app/index.ts';
import { record, T0 } from '../support/records.ts';
import { change } from './examples.ts';
import type { Home, Place } from './places.ts';

const WEEK = '2026-W48';
const OTHER = '2026-W47';
const LATER = '2026-W49';
const deal = (seed: string, more: Partial<Deal> = {}): Deal => ({
  ...{ seed, options: ['noPorts'], content: 'base' },
  ...more,
});
const solo = (user: string, home = 'home') => ({ kind: 'solo' as const, user, home });
const table = (user: string, home = 'home') => ({ kind: 'table' as const, user, home });

export function challengeSuite(place: Place): void {
  describe(`the weekly challenge, in ${place.name}`, () => {
    let home: Home;
    let store: Store;
    beforeEach(async () => {
      home = place.home();
      store = await home.open(() => T0);
      return () => store.close();
    });
    afterAll(() => place.clean());

    /** A game of a week that begins for these people; says whether it could. */
    async function begin(id: string, entries: Commit['entries'], week = WEEK, on = store): Promise<boolean> {
      const game = record(id, { challenge: { week, home: 'home' } });
      await on.create(game);
      return on.commit(change(game, 0, 0, { snapshot: undefined, entries: entries ?? [] }));
    }
    const entries = async (week = WEEK) =>
      (await store.entries('guild', week)).map(({ kind, user, game }) => [kind, user, game]);

    it('deals once in a week, a server and a number of players, whoever asks first', async () => {
      const other = place.lasting ? await home.open(() => T0) : store;
      const asked = [store, other, store, other];
      const drawn = await Promise.all(
        asked.map((one, n) => one.deal('guild', WEEK, 1, deal(`heather ${n}`, { options: ['noPorts'] }))),
      );
      expect(new Set(drawn.map(({ seed }) => seed)).size).toBe(1);
      expect(drawn[0]).toEqual({ ...deal(drawn[0]?.seed ?? ''), week: WEEK, players: 1 });
      for (const [guild, week, players] of [
        ['guild', WEEK, 2],
        ['guild', OTHER, 1],
        ['elsewhere', WEEK, 1],
      ] as const) {
        expect((await store.deal(guild, week, players, deal('gorse'))).seed).toBe('gorse');
      }
      const all = await store.deals('guild', 9);
      expect(all.map(({ week, players }) => [week, players])).toEqual([
        [WEEK, 1],
        [WEEK, 2],
        [OTHER, 1],
      ]);
      expect(await store.deals('guild', 1)).toEqual(all.slice(0, 1));
      if (other !== store) await other.close();
    });

    it('keeps the generator of a deal, and of a game; an older release knew of none', async () => {
      const drawn = await store.deal('guild', WEEK, 1, deal('heather', { generator: 2 }));
      expect(drawn).toEqual({ ...deal('heather', { generator: 2 }), week: WEEK, players: 1 });
      expect(await store.deal('guild', WEEK, 2, deal('moor'))).not.toHaveProperty('generator');
      expect(await store.deals('guild', 1)).toEqual([drawn]);
      await store.create(record('aaaaaaa2', { generator: 2 }));
      expect((await store.load('aaaaaaa2'))?.record.generator).toBe(2);
      await store.create(record('aaaaaaa3'));
      expect((await store.load('aaaaaaa3'))?.record).not.toHaveProperty('generator');
    });

    it('keeps hashes of entries until their week is forgotten', async () => {
      await store.keepEntered(OTHER, 'early');
      await store.keepEntered(WEEK, 'now');
      await store.keepEntered(WEEK, 'now');
      await store.keepEntered(LATER, 'late');
      await store.forgetEntered(WEEK);
      const left = await Promise.all(['early', 'now', 'late', 'never'].map((hash) => store.hasEntered(hash)));
      expect(left).toEqual([false, false, true, false]);
    });

    it('counts one game of each kind in a week for somebody: a second one is not even begun', async () => {
      expect(await begin('aaaaaaa2', [solo('ann')])).toBe(true);
      expect(await begin('aaaaaaa3', [solo('ann')])).toBe(false);
      expect((await store.load('aaaaaaa3'))?.record.status).toBe('lobby');
      expect(await begin('aaaaaaa4', [table('bob'), table('ann')])).toBe(true);
      expect(await begin('aaaaaaa5', [table('cat'), table('bob')])).toBe(false);
      expect(await begin('aaaaaaa6', [solo('ann')], OTHER)).toBe(true);
      expect(await entries()).toEqual([
        ['solo', 'ann', 'aaaaaaa2'],
        ['table', 'ann', 'aaaaaaa4'],
        ['table', 'bob', 'aaaaaaa4'],
      ]);
      expect(await entries(OTHER)).toEqual([['solo', 'ann', 'aaaaaaa6']]);
      expect(await store.entries('elsewhere', WEEK)).toEqual([]);
      // And where they begin at the same time, in two processes:
      const other = place.lasting ? await home.open(() => T0) : store;
      const begun = await Promise.all(
        [store, other, store, other].map((one, n) => begin(`bbbbbbb${n + 2}`, [solo('eve')], LATER, one)),
      );
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect(await entries(LATER)).toEqual([['solo', 'eve', `bbbbbbb${begun.indexOf(true) + 2}`]]);
      if (other !== store) await other.close();
    });

    it('keeps of a game which week it is of, and that its ladder was told; names whoever has been erased anew', async () => {
      await begin('aaaaaaa2', [table('ann'), table('bob')]);
      const challenge = { week: WEEK, home: 'home', told: true };
      const { record: before } = (await store.load('aaaaaaa2')) ?? { record: record('') };
      expect(before.challenge).toEqual({ week: WEEK, home: 'home' });
      const next = { ...record('aaaaaaa2'), version: before.version };
      await store.commit(change(next, 0, 0, { snapshot: undefined, record: { challenge } }));
      expect((await store.load('aaaaaaa2'))?.record.challenge).toEqual(challenge);
      await store.rename('aaaaaaa2', 'ann', { user: 'former-1', name: 'Former player' });
      expect(await entries()).toEqual([
        ['table', 'bob', 'aaaaaaa2'],
        ['table', 'former-1', 'aaaaaaa2'],
      ]);
      // A ladder is owed to the channel that it names, not to that of the game.
      const ladder: Announcement = { kind: 'ladder', channel: 'home', ping: [] };
      await store.create(record('aaaaaaa7'), [ladder]);
      expect(await store.owed(9)).toMatchObject([{ channel: 'home', announcement: ladder }]);
    });
  });
}
