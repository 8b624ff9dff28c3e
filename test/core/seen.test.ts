/** A user acts on the game they were shown: it is loaded once, and an outdated click changes nothing. */
import { describe, expect, it } from 'vitest';
import { createServices } from '../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../src/content/index.ts';
import type { Actor, Store } from '../../src/core/index.ts';
import { bytesOf, clock, done, firstRound, MOD, PLACE, passive, refusal, waiting } from './fixtures/table.ts';

/** A game of two in the first round, and the number of loads. */
async function counted() {
  const made = await firstRound(2);
  const reads = { count: 0 };
  const store: Store = {
    ...made.store,
    games: {
      ...made.store.games,
      findById(id) {
        reads.count += 1;
        return made.store.games.findById(id);
      },
    },
  };
  const app = await createServices({ store, content: CONTENT, now: clock(), random: bytesOf('seen') });
  const actor: Actor = { ...(await made.next()), at: PLACE };
  return { ...made, app, reads, actor };
}

describe('an act after a look at the game', () => {
  it('does not read it again', async () => {
    const { app, id, actor, reads } = await counted();
    await app.queries.getLatest(PLACE.channel, actor);
    done(await app.play.play(actor, id, { action: { type: 'pass' } }));
    expect(reads.count).toBe(1);
    done(await app.play.undo(actor, id, 'turn'));
    expect(reads.count).toBe(1);
  });

  it('does not read an unchanged game again for others, here or in another process', async () => {
    const { app, id, actor, reads, drift } = await counted();
    const before = await app.queries.getGame(id, actor);
    expect([await app.queries.getGame(id), await app.queries.getLatest(PLACE.channel)]).toEqual([
      before,
      before,
    ]);
    expect(reads.count).toBe(1);
    // By another bot on the same store.
    await drift();
    expect((await app.queries.getGame(id))?.record.version).toBe((before?.record.version ?? 0) + 1);
    expect(reads.count).toBe(2);
  });

  it('applies to the current game if another player was faster', async () => {
    const { app, id, actor, state, look, at } = await counted();
    await app.queries.getGame(id, actor);
    const other = waiting(await state())[0] as number;
    done(await app.play.play(await at(other), id, { action: passive(await state(), other) }));
    const before = await look();
    const late = await app.play.play(actor, id, {
      action: { type: 'pass' },
      expect: before.record.version - 1,
    });
    expect(refusal(late)).toEqual({ code: 'stale' });
    expect(await look()).toEqual(before);
  });

  it('is not refused for an outdated reason', async () => {
    const { app, id, actor } = await counted();
    done(await app.moderation.pause(MOD, id));
    await app.queries.getGame(id, actor);
    done(await app.moderation.resume(MOD, id));
    done(await app.play.play(actor, id, { action: { type: 'pass' } }));
  });
});

describe('the place of a user', () => {
  const elsewhere = { guild: 'another', channel: PLACE.channel };

  it('hides games of other servers, even from forged ids', async () => {
    const { app, id, actor } = await counted();
    const stranger: Actor = { ...actor, moderator: true, at: elsewhere };
    expect(await app.queries.getGame(id, stranger)).toBeUndefined();
    expect(await app.queries.getSummary(id, stranger)).toBeUndefined();
    for (const act of [
      app.play.play(stranger, id, { action: { type: 'pass' } }),
      app.moderation.cancel(stranger, id),
    ]) {
      expect(refusal(await act)).toEqual({ code: 'noGame' });
    }
  });

  it('lets moderators of a channel moderate only its game', async () => {
    const { app, id } = await counted();
    const of = (channel: string): Actor => ({ ...MOD, at: { ...PLACE, channel }, everywhere: false });
    expect(refusal(await app.moderation.pause(of('another'), id))).toEqual({ code: 'notModerator' });
    done(await app.moderation.pause(of(PLACE.channel), id));
    done(await app.moderation.resume({ ...of('another'), everywhere: true }, id));
  });
});
