/** A post that was under way while a user was erased does not store them again. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Announcement, LastPost } from '../../../src/core/index.ts';
import { record } from '../../fixtures/records.ts';
import { change, moved } from '../fixtures/examples.ts';
import { postgresPlace, sqlitePlace } from '../fixtures/places.ts';

const postgres = await postgresPlace();
const told = { ...moved(0, 1), ping: ['ann', 'bob'] };
const whole: LastPost = { message: '7', kind: 'moved', told, fold: { text: 'Ann moved' } };
const older: Announcement = { kind: 'fold', ping: [], post: { message: '5' } };
const naming: Announcement[] = [
  { kind: 'full', ping: [], post: '7', told },
  { kind: 'fold', ping: [], post: { message: '6', text: 'Ann moved' } },
];

for (const place of [sqlitePlace(), ...(postgres === undefined ? [] : [postgres])]) {
  describe(place.name, () => {
    afterAll(() => place.clean());

    it.each([
      ['the first post', undefined],
      ['another post', { message: '4', kind: 'moved', told } satisfies LastPost],
    ])('keeps an erased user out of %s that was under way', async (_, before) => {
      const store = await place.home().open();
      const game = record('aaaaaaa2');
      await store.games.create(game);
      const owed = [moved(0, 1), moved(1, 2)];
      await store.games.commit(change(game, 0, 2, { announcements: owed }));
      const [first, second] = await store.outbox.claim(9);
      if (before !== undefined)
        await store.outbox.acknowledge(first?.id ?? 0, { last: before, announcements: [] });
      else await store.outbox.acknowledge(first?.id ?? 0);
      await store.games.replaceUser(game.id, 'ann', { user: 'former-5f', name: 'a former player' });
      const posted = { last: whole, announcements: [...naming, older] };
      expect(await store.outbox.acknowledge(second?.id ?? 0, posted)).toBe(true);
      expect(await store.outbox.findLastPost(game.id)).toEqual({ message: '7', kind: 'moved' });
      const left = await store.outbox.claim(9);
      expect(left.map(({ announcement }) => announcement)).toEqual([older]);
      const after: LastPost = { message: '8', kind: 'moved', told: moved(0, 1), fold: { text: 'Bob moved' } };
      await store.outbox.acknowledge(left[0]?.id ?? 0, { last: after, announcements: naming.slice(1) });
      expect(await store.outbox.findLastPost(game.id)).toEqual(after);
      expect(await store.outbox.claim(9)).toHaveLength(1);
      await store.close();
    });

    it('does not take what is stored of an erasure for a post', async () => {
      const store = await place.home().open();
      const game = record('aaaaaaa2');
      await store.games.create(game);
      await store.games.replaceUser(game.id, 'ann', { user: 'former-5f', name: 'a former player' });
      expect(await store.outbox.findLastPost(game.id)).toBeUndefined();
      await store.close();
    });
  });
}
