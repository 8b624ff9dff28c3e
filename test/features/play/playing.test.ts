/** Playing: turns, stale panels, repeated moves, and when they are posted. */
import { describe, expect, it } from 'vitest';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../../src/content/index.ts';
import type { Actor, Store } from '../../../src/core/index.ts';
import {
  ANN,
  BEN,
  bytesOf,
  clock,
  done,
  EVE,
  firstRound,
  gameInStore,
  legal,
  lobby,
  MOD,
  openApp,
  PLACE,
  refusal,
  type Table,
  table,
  tableOf,
  turnWithPort,
  waiting,
} from '../../core/fixtures/table.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

const other = (seat: number) => (seat === 0 ? 1 : 0);

describe('a name', () => {
  it('follows the user’s current name from their next move', async () => {
    const made = await firstRound(2);
    const actor = await made.next();
    const named = { ...actor, name: '  New\0 name ' };
    const action = { type: 'pass' } as const;
    const { record } = done(await made.app.play.play(named, made.id, { action })).game;
    expect(record.members.find(({ user }) => user === actor.user)?.name).toBe('New name');
    expect((await made.look()).record.members).toEqual(record.members);
  });

  it('stays if a moderator moves for the seat', async () => {
    const made = await firstRound(2);
    const before = (await made.look()).record.members;
    const [seat = -1] = waiting(await made.state());
    done(await made.app.play.play(MOD, made.id, { action: { type: 'pass' }, seat }));
    expect((await made.look()).record.members).toEqual(before);
  });
});

describe('a move', () => {
  it('is stored with its author and time, and announced', async () => {
    const made = await table(2);
    const actor = await made.next();
    const before = await made.look();
    const [seat = -1] = waiting(await made.state());
    const played = done(await made.app.play.play(actor, made.id, { action: { type: 'pick', offer: 0 } }));
    expect(played).toMatchObject({ announced: true, moves: [{ seat, by: actor.user }] });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'offerPicked', seat }));
    expect(played.game.moves).toEqual(played.moves);
    expect(played.game.record.version).toBe(before.record.version + 1);
    expect(await made.look()).toEqual(played.game);
    expect(await made.told()).toEqual([{ kind: 'moved', from: 0, to: 1, ping: [(await made.next()).user] }]);
  });

  it('is refused with the reason of the rules, and changes nothing', async () => {
    const made = await table(2);
    const before = await made.look();
    const actor = await made.next();
    expect(refusal(await made.app.play.play(actor, made.id, { action: { type: 'pick', offer: 9 } }))).toEqual(
      {
        code: 'rejected',
        rejection: { code: 'noSuchOffer', offer: 9 },
      },
    );
    const waits = actor.user === ANN.user ? BEN : ANN;
    expect(refusal(await made.app.play.play(waits, made.id, { action: { type: 'pick', offer: 0 } }))).toEqual(
      {
        code: 'rejected',
        rejection: { code: 'notYourTurn' },
      },
    );
    expect(await made.look()).toEqual(before);
    expect(await made.told()).toEqual([]);
  });

  it('is only possible for members, on their own seat', async () => {
    const made = await table(2);
    const action = { type: 'pick', offer: 0 } as const;
    const [seat = -1] = waiting(await made.state());
    const waits = await made.at(other(seat));
    expect(refusal(await made.app.play.play(EVE, made.id, { action }))).toEqual({ code: 'notMember' });
    expect(refusal(await made.app.play.play(waits, made.id, { action, seat }))).toEqual({
      code: 'notYourSeat',
      seat,
    });
    expect(refusal(await made.app.play.play(MOD, made.id, { action }))).toEqual({ code: 'notMember' });
    expect(refusal(await made.app.play.play(MOD, made.id, { action, seat: 7 }))).toEqual({
      code: 'noSuchSeat',
    });
    expect(refusal(await made.app.play.play(ANN, 'aaaaaaaa', { action }))).toEqual({ code: 'noGame' });
    expect(refusal(await made.app.play.play(ANN, "'; --\0", { action }))).toEqual({ code: 'noGame' });
  });

  it('within a turn is announced with the end of the turn', async () => {
    const made = await turnWithPort(2);
    const from = (await made.look()).moves.length;
    const [seat = -1] = waiting(await made.state());
    await made.move({ seat, action: legal(await made.state(), 'usePort') });
    expect(await made.told()).toEqual([]);
    expect((await made.look()).record.announced).toBe(from);
    while (waiting(await made.state())[0] === seat) await made.drift();
    const { record, moves } = await made.look();
    expect(moves.length).toBeGreaterThan(from + 1);
    expect(record.announced).toBe(moves.length);
    expect(await made.told()).toEqual([
      { kind: 'moved', from, to: moves.length, ping: [(await made.next()).user] },
    ]);
  });
});

describe('several moves in one go', () => {
  it('are one commit and one announcement, and the last can be undone alone (R-UNDO-1)', async () => {
    const made = await turnWithPort(2);
    const actor = await made.next();
    const before = await made.look();
    const [seat = -1] = waiting(await made.state());
    const action = legal(await made.state(), 'hire');
    const played = done(await made.app.play.play(actor, made.id, { action, next: [{ type: 'endTurn' }] }));
    expect(played.moves.map((move) => move.action)).toEqual([action, { type: 'endTurn' }]);
    expect(played.game.record.version).toBe(before.record.version + 1);
    const from = before.moves.length;
    expect(await made.told()).toEqual([
      { kind: 'moved', from, to: from + 2, ping: [(await made.next()).user] },
    ]);
    const undone = done(await made.app.play.undo(actor, made.id, 'step'));
    expect(undone.game.moves).toHaveLength(from + 1);
    expect(waiting(await made.state())).toEqual([seat]);
  });

  it('are all refused if one of them is', async () => {
    const made = await turnWithPort(2);
    const before = await made.look();
    const action = legal(await made.state(), 'hire');
    const asked = { action, next: [{ type: 'pick', offer: 0 } as const] };
    expect(refusal(await made.app.play.play(await made.next(), made.id, asked)).code).toBe('rejected');
    expect(await made.look()).toEqual(before);
    expect(await made.told()).toEqual([]);
  });
});

describe('a panel', () => {
  it('works only for the version it was made for', async () => {
    const made = await table(2);
    const { record } = await made.look();
    const actor = await made.next();
    const play = { action: { type: 'pick', offer: 0 } as const };
    for (const expect_ of [record.version - 1, record.version + 1]) {
      expect(
        refusal(await made.app.play.play(actor, made.id, { ...play, expect: expect_ })),
        `expect_ ${expect_}`,
      ).toEqual({
        code: 'stale',
      });
    }
    done(await made.app.play.play(actor, made.id, { ...play, expect: record.version }));
  });

  it.each<[string, (made: Table, waits: Actor) => Promise<unknown>]>([
    ['a reminder', async ({ app, id }) => done(await app.moderation.remindAll(MOD, id))],
    [
      'a pause',
      async ({ app, id }) => {
        done(await app.moderation.pause(MOD, id));
        done(await app.moderation.resume(MOD, id));
      },
    ],
    [
      'a request that was refused',
      async ({ app, id }, waits) => {
        const { game } = done(await app.play.abandon(waits, id));
        done(await app.play.answerConsent(waits, id, game.record.consents, false));
      },
    ],
    [
      'being set aside and taken up again',
      async ({ app, id }, waits) => {
        done(await app.moderation.suspend(MOD, id));
        done(await app.clocks.reactivate(waits, id));
      },
    ],
  ])('still works after %s, once', async (_, happen) => {
    const made = await table(2);
    const { version: expect_ } = (await made.look()).record;
    const [seat = -1] = waiting(await made.state());
    const actor = await made.at(seat);
    await happen(made, await made.at(other(seat)));
    expect((await made.look()).record.version).toBeGreaterThan(expect_);
    const app = await made.again();
    const play = { action: { type: 'pick', offer: 0 } as const, expect: expect_ };
    done(await app.play.play(actor, made.id, play));
    expect(refusal(await app.play.play(actor, made.id, play))).toEqual({ code: 'stale' });
  });

  it('is outdated after a replacement or an undo', async () => {
    const made = await table(2);
    const [seat = -1] = waiting(await made.state());
    const actor = await made.at(seat);
    const play = async (version: number) =>
      made.app.play.play(actor, made.id, { action: { type: 'pick', offer: 0 }, expect: version });
    const { version: first } = (await made.look()).record;
    done(await made.app.moderation.replacePlayer(MOD, made.id, other(seat), EVE));
    expect(refusal(await play(first))).toEqual({ code: 'stale' });
    const { version: second } = (await made.look()).record;
    done(await play(second));
    done(await made.app.moderation.undoTo(MOD, made.id, 0));
    expect(refusal(await play(second))).toEqual({ code: 'stale' });
  });

  it('pressed twice at once plays once', async () => {
    const made = await table(2);
    const { record } = await made.look();
    const actor = await made.next();
    const press = () =>
      made.app.play.play(actor, made.id, { action: { type: 'pick', offer: 0 }, expect: record.version });
    const outcomes = await Promise.all([press(), press(), press()]);
    expect(outcomes.map((one) => (one.ok ? 'played' : one.refusal.code))).toEqual([
      'played',
      'stale',
      'stale',
    ]);
    expect((await made.look()).moves).toHaveLength(1);
  });

  it('pressed twice at once in two processes plays once', async () => {
    const made = await table(2);
    const { record } = await made.look();
    const actor = await made.next();
    const apps = [made.app, await made.again(), await made.again()];
    const outcomes = await Promise.all(
      apps.map((app) =>
        app.play.play(actor, made.id, { action: { type: 'pick', offer: 0 }, expect: record.version }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of outcomes) if (!one.ok) expect(one.refusal.code).toBe('stale');
    expect((await made.look()).moves).toHaveLength(1);
  });
});

describe('many acts at once', () => {
  it('in one process are carried out one after another', async () => {
    const made = await lobby([ANN, BEN]);
    const marks = Array.from({ length: 30 }, (_, i) =>
      made.app.lobby.setNewcomer(i % 2 === 0 ? ANN : BEN, made.id, i % 3 === 0),
    );
    for (const outcome of await Promise.all(marks)) done(outcome);
    expect((await made.look()).record.version).toBe(32);
  });
});

describe('a lost race', () => {
  /** A store in which another commit comes first this many times. */
  function contested(times: number): Store {
    const store = memoryStore(clock());
    let left = times;
    return {
      ...store,
      games: {
        ...store.games,
        async commit(change) {
          if (left === 0) return store.games.commit(change);
          left -= 1;
          const { record, moves, snapshot } = await gameInStore(store, change.record.id);
          await store.games.commit({
            record: { ...record, version: record.version + 1 },
            expected: record.version,
            keep: moves.length,
            append: [],
            snapshot,
            announcements: [],
          });
          return store.games.commit(change);
        },
      },
    };
  }

  it('is retried with the current game', async () => {
    const { app } = await openApp({ store: contested(3) });
    const { record } = done(await app.lobby.create(ANN, PLACE, {})).game;
    expect(done(await app.lobby.join(BEN, record.id)).game.record).toMatchObject({ version: 5 });
  });

  it('is given up after a few attempts, without any change, and logged', async () => {
    const { app, log } = await openApp({ store: contested(1000) });
    const { record } = done(await app.lobby.create(ANN, PLACE, {})).game;
    expect(refusal(await app.lobby.join(BEN, record.id))).toEqual({ code: 'busy' });
    expect(log).toEqual([expect.stringContaining(`Gave up on a change of game ${record.id}`)]);
    expect((await app.queries.getGame(record.id))?.record.members).toHaveLength(1);
  });
});

describe('a failing database', () => {
  it('fails the current request, and not later ones', async () => {
    const store = memoryStore(clock());
    let broken = true;
    const commit: Store['games']['commit'] = async (change) => {
      if (!broken) return store.games.commit(change);
      broken = false;
      throw new Error('disk full');
    };
    const { app } = await openApp({ store: { ...store, games: { ...store.games, commit } } });
    const { record } = done(await app.lobby.create(ANN, PLACE, {})).game;
    const outcomes = await Promise.allSettled([
      app.lobby.join(BEN, record.id),
      app.lobby.join(EVE, record.id),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await app.queries.getGame(record.id))?.record.members.map(({ name }) => name)).toEqual([
      'Ann',
      'Eve',
    ]);
  });
});

describe('after a restart', () => {
  it('the game continues unchanged', async () => {
    const made = await firstRound(3);
    const restarted = await made.again();
    expect(await restarted.queries.getGame(made.id)).toEqual(await made.look());
    expect(await restarted.queries.getPositions(made.id)).toEqual(
      await made.app.queries.getPositions(made.id),
    );
    const after = tableOf(restarted, made.store, made.again, made.id);
    await after.drift();
    expect(await made.look()).toEqual(await after.look());
  });

  it('a position without a snapshot is replayed', async () => {
    const made = await firstRound(2);
    const forgetful: Store = {
      ...made.store,
      games: {
        ...made.store.games,
        async findById(id) {
          const stored = await made.store.games.findById(id);
          return stored === undefined ? undefined : { ...stored, snapshot: undefined };
        },
      },
    };
    const app = await createServices({
      store: forgetful,
      content: CONTENT,
      now: clock(),
      random: bytesOf('x'),
    });
    expect(await app.queries.getGame(made.id)).toEqual(await made.look());
  });
});

describe('the end of the game', () => {
  it('is announced after the last moves, and allows no further move', async () => {
    const made = await firstRound(2);
    while ((await made.state()).phase !== 'finished') await made.drift();
    const { record, state } = await made.look();
    expect(record).toMatchObject({ status: 'finished', paused: false, seed: 'heather' });
    expect(state?.setup.seed).toBe('heather');
    expect((await made.told()).slice(-2)).toEqual([
      { kind: 'moved', from: expect.any(Number), to: record.announced, ping: [] },
      { kind: 'finished', ping: [] },
    ]);
    const action = { type: 'pass' } as const;
    expect(refusal(await made.app.play.play(ANN, made.id, { action }))).toEqual({ code: 'over' });
    expect(await made.app.queries.getActive(PLACE.channel)).toBeUndefined();
    expect((await made.app.queries.getLatest(PLACE.channel))?.record.id).toBe(made.id);
  });
});
