/** Continuing a game in another channel. */
import { describe, expect, it } from 'vitest';
import { COMPOSER } from '../../../src/bootstrap/features.ts';
import { sinceOf } from '../../../src/core/game/schedule.ts';
import type { Announcement, AnnouncementKind, LastPost, TableTime } from '../../../src/core/index.ts';
import { createOutboxWorker } from '../../../src/discord/posts/outbox-worker.ts';
import { ago } from '../../../src/discord/shared/markup.ts';
import { shelvedLine } from '../../../src/discord/shared/shelved-games.ts';
import type { Services } from '../../../src/features/index.ts';
import {
  ANN,
  BEN,
  CAT,
  done,
  EVE,
  firstRound,
  gameInStore,
  lobby,
  MOD,
  PLACE,
  refusal,
  table,
  waiting,
} from '../../core/fixtures/table.ts';

const NEW = { ...PLACE, channel: 'new' };
const WITHOUT_ROOM = async () => undefined;

const move = (app: Services, id: string, { actor = ANN, from = PLACE.channel, to = NEW.channel } = {}) =>
  app.relocation.move(actor, id, from, { channel: to, room: async () => expect.fail('a thread') });

/** Posts all that a game owes, and moves it during the first post in its former channel, which Discord accepts or not. */
async function movedWhilePosting(made: Awaited<ReturnType<typeof firstRound>>, failure?: Error) {
  const posts: { channel: string; pings: readonly string[] }[] = [];
  const worker = createOutboxWorker({
    composer: COMPOSER,
    services: made.app,
    poster: {
      find: async () => undefined,
      post: async (channel, _panel, pings, nonce) => {
        posts.push({ channel, pings });
        if (posts.length === 1) await move(made.app, made.id);
        return failure && channel === PLACE.channel
          ? { permanent: true, error: failure }
          : { message: nonce };
      },
      edit: async (_channel, message) => ({ message }),
      remove: async () => undefined,
    },
    log: { info() {}, warn() {}, error() {} },
    now: made.app.now,
    drawn: async () => undefined,
  });
  worker.start();
  await worker.idle();
  await worker.stop();
  return posts;
}

describe('moving a game', () => {
  it('posts in the new channel at once, even if the former one refuses a post at that moment', async () => {
    const made = await firstRound(2);
    const [seat = -1] = waiting(await made.state());
    await made.move({ seat, action: { type: 'pass' } });
    const gone = Object.assign(new Error('Unknown Channel'), { code: 10003, status: 404 });
    const posts = await movedWhilePosting(made, gone);
    expect(posts.map(({ channel }) => channel)).toContain(NEW.channel);
    expect(await made.app.outbox.listBlockedChannels()).toEqual([]);
  });

  it('while its posts are being sent leads the rest to the new channel, where each question is asked once', async () => {
    const made = await firstRound(2);
    await made.drift();
    done(await made.app.play.abandon(ANN, made.id));
    const posts = await movedWhilePosting(made);
    expect(posts.map(({ channel }) => channel)).toEqual([
      PLACE.channel, // The turn.
      PLACE.channel, // That it has moved.
      NEW.channel, // The board.
      NEW.channel, // The request.
    ]);
  });

  it('changes its channel, pings those who must act, and keeps everything else', async () => {
    const made = await firstRound(2);
    const before = (await made.look()).record;
    const next = await made.next();
    const { record } = done(await move(made.app, made.id)).game;
    expect(record).toEqual({
      ...before,
      channel: 'new',
      version: before.version + 1,
      updatedAt: record.updatedAt,
      timing: { ...before.timing, relocated: expect.any(Number) },
    });
    expect(await made.told()).toEqual([
      { kind: 'departed', channel: 'channel', ping: [] },
      { kind: 'relocated', by: ANN.user, ping: [next.user] },
    ]);
    expect(await made.app.queries.getActive(PLACE.channel)).toBeUndefined();
    expect((await made.app.queries.getActive('new'))?.record.id).toBe(made.id);
    await made.drift();
    const again = await made.again();
    expect((await again.queries.getActive('new'))?.moves.length).toBeGreaterThan(0);
  });

  it('frees the old channel for another game', async () => {
    const made = await table(2);
    done(await move(made.app, made.id));
    done(await made.app.lobby.create(CAT, PLACE, {}));
  });

  it('does nothing the second time', async () => {
    const made = await table(2);
    const { version } = done(await move(made.app, made.id)).game.record;
    await made.told();
    expect(done(await move(made.app, made.id, { actor: BEN })).game.record.version).toBe(version);
    expect(await made.told()).toEqual([]);
  });

  it('pings no one again within an hour, so that it disturbs no one', async () => {
    const made = await firstRound(2);
    const waiting = (await made.next()).user;
    const pings = async () => (await made.told()).at(-1)?.ping;
    const promisesQuiet = async () => done(await made.app.relocation.check(ANN, made.id, 'next')).isQuiet;
    expect(await promisesQuiet()).toBe(false);
    done(await move(made.app, made.id));
    expect(await pings()).toEqual([waiting]);
    // No board has been posted.
    expect(await promisesQuiet()).toBe(false);
    done(await move(made.app, made.id, { from: 'new', to: 'second' }));
    const board = (await made.app.outbox.claim(9)).find(
      ({ announcement }) => announcement.kind === 'relocated',
    );
    const last = { message: '7', kind: 'relocated' } as const;
    await made.app.outbox.acknowledge(board?.id ?? 0, { last, announcements: [] });
    expect(board?.announcement.ping).toEqual([waiting]);
    expect(await promisesQuiet()).toBe(true);
    done(await move(made.app, made.id, { from: 'second', to: 'third' }));
    expect(await pings()).toEqual([]);
    // The clock advances by a second each time it is read.
    for (let seconds = 0; seconds < 3600; seconds++) made.app.now();
    expect(await promisesQuiet()).toBe(false);
    done(await move(made.app, made.id, { from: 'third' }));
    expect(await pings()).toEqual([waiting]);
  });

  it('calls again whom a request or a vote that was not posted asks, but no one else', async () => {
    const made = await firstRound(3);
    done(await move(made.app, made.id));
    const [board] = (await made.app.outbox.claim(9)).filter(
      ({ announcement: { kind } }) => kind === 'relocated',
    );
    const last = { message: '7', kind: 'relocated' } as const;
    await made.app.outbox.acknowledge(board?.id ?? 0, { last, announcements: [] });
    done(await made.app.play.abandon(ANN, made.id));
    done(await move(made.app, made.id, { from: 'new', to: 'second' }));
    const [moved, asked] = (await made.told()).slice(-2);
    expect(moved).toMatchObject({ kind: 'relocated', ping: [] });
    expect(asked).toMatchObject({ kind: 'asked', ping: { length: 2 } });
    // The request is posted there.
    await made.app.outbox.enqueue(made.id, [{ kind: 'fold', ping: [], post: { message: '7' } }]);
    const [fold] = await made.app.outbox.claim(9);
    const shown = { ...last, asked: 1 };
    await made.app.outbox.acknowledge(fold?.id ?? 0, { last: shown, announcements: [] });
    done(await move(made.app, made.id, { from: 'second', to: 'third' }));
    expect((await made.told()).slice(-2)).toMatchObject([
      { kind: 'relocated', ping: [] },
      { kind: 'asked', ping: [] },
    ]);
  });

  it('calls again for a vote that was not posted, whatever reminders were', async () => {
    const made = await firstRound(3);
    const seat = waiting(await made.state())[0] ?? 0;
    done(await made.app.moderation.assignSubstitute(MOD, made.id, seat, EVE));
    done(await made.app.clocks.stepDown(EVE, made.id));
    done(await move(made.app, made.id));
    const since = sinceOf((await made.look()).record, seat);
    const callsAfter = async (
      kind: AnnouncementKind | undefined,
      from: string,
      to: string,
      other?: { seat: number } | { since: number },
    ) => {
      await made.app.outbox.enqueue(made.id, [{ kind: 'fold', ping: [], post: { message: '7' } }]);
      const fold = (await made.app.outbox.claim(9)).find(({ announcement }) => announcement.kind === 'fold');
      const notices = [{ message: '8', seat, since, ...(kind && { kind }), ...other }];
      const last: LastPost = { message: '7', kind: 'relocated', notices };
      await made.app.outbox.acknowledge(fold?.id ?? 0, { last, announcements: [] });
      await made.told();
      done(await move(made.app, made.id, { from, to }));
      return (await made.told()).find((one) => one.kind === 'timeUp')?.ping.length;
    };
    expect(await callsAfter('nudged', 'new', 'second')).toBe(2);
    expect(await callsAfter('timeUp', 'second', 'third')).toBe(0);
    expect(await callsAfter(undefined, 'third', 'fourth'), 'as earlier releases stored it').toBe(0);
    expect(await callsAfter('timeUp', 'fourth', 'fifth', { seat: seat + 1 }), 'of another seat').toBe(2);
    expect(await callsAfter('timeUp', 'fifth', 'sixth', { since: since - 1 }), 'of an earlier turn').toBe(2);
  });

  it('into a channel that they manage is left to others: it would make a player the moderator of the game', async () => {
    const owner = { ...ANN, moderator: true, everywhere: false, at: NEW };
    const made = await table(2);
    expect(refusal(await made.app.relocation.check(owner, made.id, 'new'))).toEqual({
      code: 'moderatorThere',
    });
    expect(refusal(await move(made.app, made.id, { actor: owner }))).toEqual({ code: 'moderatorThere' });
    done(await move(made.app, made.id, { actor: { ...owner, everywhere: true } }));
    const alone = await table(1);
    done(await move(alone.app, alone.id, { actor: owner }));
  });

  it('is refused if the game has moved elsewhere since the question', async () => {
    const made = await table(2);
    done(await move(made.app, made.id, { to: 'third' }));
    expect(refusal(await move(made.app, made.id))).toEqual({ code: 'stale' });
    expect((await made.look()).record.channel).toBe('third');
  });

  it('is refused in a channel with another game or lobby, for strangers, and after the end', async () => {
    const made = await table(2);
    const other = done(await made.app.lobby.create(CAT, NEW, { players: 1, seed: 'other' })).game.record.id;
    expect(refusal(await move(made.app, made.id))).toEqual({ code: 'lobbyOpen', role: 'full' });
    done(await made.app.lobby.start(CAT, other));
    expect(refusal(await move(made.app, made.id))).toEqual({ code: 'channelBusy' });
    expect(refusal(await made.app.relocation.check(ANN, made.id, 'new'))).toEqual({ code: 'channelBusy' });
    expect(refusal(await move(made.app, made.id, { actor: EVE, to: 'third' }))).toEqual({
      code: 'notMember',
    });
    const abroad = { ...ANN, at: { guild: 'other', channel: 'third' } };
    expect(refusal(await move(made.app, made.id, { actor: abroad, to: 'third' }))).toEqual({
      code: 'noGame',
    });
    done(await made.app.moderation.cancel(MOD, made.id));
    expect(refusal(await move(made.app, made.id, { to: 'third' }))).toEqual({ code: 'over' });
    expect((await made.look()).record.channel).toBe(PLACE.channel);
  });

  it('works in a lobby, a pause and a shelved game, which stay what they are', async () => {
    const open = await lobby([ANN]);
    expect(done(await move(open.app, open.id)).game.record).toMatchObject({
      status: 'lobby',
      channel: 'new',
    });
    const made = await table(2);
    done(await made.app.moderation.pause(MOD, made.id));
    expect(done(await move(made.app, made.id)).game.record).toMatchObject({ paused: true, channel: 'new' });
    done(await made.app.moderation.suspend(MOD, made.id));
    await made.told();
    const back = await move(made.app, made.id, { from: 'new', to: PLACE.channel });
    expect(done(back).game.record).toMatchObject({ status: 'ended', channel: PLACE.channel });
    expect((await made.told()).at(-1)).toEqual({ kind: 'relocated', by: ANN.user, ping: [] });
    done(await made.app.clocks.reactivate(BEN, made.id));
  });

  it('leaves a shelved game shelved since when it was', async () => {
    const made = await table(2);
    done(await made.app.moderation.pause(MOD, made.id));
    const shelved = done(await made.app.moderation.suspend(MOD, made.id)).game;
    const moved = done(await move(made.app, made.id)).game;
    expect(moved.record.updatedAt, 'the last game of its new channel').not.toEqual(shelved.record.updatedAt);
    expect(shelvedLine(moved, 'en')).toContain(ago(shelved.record.updatedAt));
  });

  it('asks again for consent, whose buttons were in the old channel', async () => {
    const made = await firstRound(3);
    done(await made.app.play.abandon(ANN, made.id));
    done(await made.app.play.answerConsent(BEN, made.id, 1, true));
    await made.told();
    done(await move(made.app, made.id));
    expect((await made.told()).at(-1)).toMatchObject({
      kind: 'asked',
      consent: { id: 1, agreed: [BEN.user] },
      ping: [CAT.user],
    });
  });

  it('offers to end a pause of the players, whose button was in the old channel', async () => {
    const made = await table(2);
    done(await made.app.clocks.pauseClocks(ANN, made.id));
    done(await made.app.play.answerConsent(BEN, made.id, 1, true));
    done(await move(made.app, made.id));
    const announcement: Announcement = { kind: 'relocated', by: ANN.user, ping: [] };
    const post = await COMPOSER.compose(await made.look(), { announcement }, made.app);
    expect(JSON.stringify(post)).toContain(`goon:${made.id}`);
    done(await made.app.moderation.cancel(MOD, made.id));
    expect(await COMPOSER.compose(await made.look(), { announcement }, made.app), 'over').toBeUndefined();
  });

  it('asks in one post who plays for a late seat and what happens meanwhile, without a call in a pause', async () => {
    const made = await firstRound(3);
    const current = waiting(await made.state())[0] ?? 0;
    done(await made.app.moderation.assignSubstitute(MOD, made.id, current, EVE));
    done(await made.app.clocks.stepDown(EVE, made.id));
    await made.told();
    done(await move(made.app, made.id));
    // A search after it would replace the vote, whose voters have just been called.
    const [board, vote] = (await made.told()).slice(-2);
    expect(board).toMatchObject({ kind: 'relocated' });
    expect(vote).toMatchObject({ kind: 'timeUp', seat: current, ping: { length: 2 } });
    // The time of a seat whose stand-in has stopped need not be up, and another is sought already.
    const post = await COMPOSER.compose(await made.look(), { announcement: vote as Announcement }, made.app);
    const shown = JSON.stringify(post);
    expect(shown).toMatch(/has no stand-in yet.*sitin:.*rescue:[^"]*:more.*rescue:[^"]*:computer/);
    expect(shown).not.toMatch(/time is up|rescue:[^"]*:standIn/);
    done(await made.app.moderation.pause(MOD, made.id));
    await made.told();
    done(await move(made.app, made.id, { from: 'new', to: 'third' }));
    expect((await made.told()).slice(-2)).toMatchObject([
      { kind: 'relocated' },
      { kind: 'timeUp', ping: [] },
    ]);
  });

  it('looks again for a stand-in before the turn of the seat', async () => {
    const made = await firstRound(3);
    const next = ((waiting(await made.state())[0] ?? 0) + 1) % 3;
    done(await made.app.moderation.assignSubstitute(MOD, made.id, next, EVE));
    done(await made.app.clocks.stepDown(EVE, made.id));
    await made.told();
    done(await move(made.app, made.id));
    expect((await made.told()).slice(-2)).toMatchObject([
      { kind: 'relocated' },
      { kind: 'rescued', seat: next, rescue: 'standIn', ping: [] },
    ]);
  });
});

it('a vote keeps its number if an undo has continued the wait, so that it can be removed', async () => {
  const made = await firstRound(3);
  const current = waiting(await made.state())[0] ?? 0;
  done(await made.app.moderation.assignSubstitute(MOD, made.id, current, EVE));
  done(await made.app.clocks.stepDown(EVE, made.id));
  const { record, moves } = await gameInStore(made.store, made.id);
  const { timing, version } = record;
  const waits = timing?.waits.map((wait) => ({ ...wait, origin: 1 })) ?? [];
  await made.store.games.commit({
    record: { ...record, version: version + 1, timing: { ...timing, waits } as TableTime },
    ...{ expected: version, keep: moves.length, append: [], snapshot: undefined, announcements: [] },
  });
  await made.told();
  done(await move(made.app, made.id));
  expect((await made.told()).find(({ kind }) => kind === 'timeUp')).toMatchObject({ since: 1 });
});

describe('the games that can be moved', () => {
  const list = async (games: Promise<{ id: string }[]>) => (await games).map(({ id }) => id);

  it('are those at whose table a user is, in other channels', async () => {
    const made = await table(2);
    const { relocation } = made.app;
    expect(await list(relocation.listOwn(BEN, NEW))).toEqual([made.id]);
    expect(await list(relocation.listOwn(BEN, PLACE))).toEqual([]);
    expect(await list(relocation.listOwn(EVE, NEW))).toEqual([]);
    expect(await list(relocation.listOwn(BEN, { ...NEW, guild: 'other' }))).toEqual([]);
    done(await made.app.moderation.assignSubstitute(MOD, made.id, 0, EVE));
    expect(await list(relocation.listOwn(EVE, NEW))).toEqual([made.id]);
    done(await made.app.clocks.stepDown(EVE, made.id));
    expect(await list(relocation.listOwn(EVE, NEW))).toEqual([]);
    done(await made.app.moderation.suspend(MOD, made.id));
    expect(await list(relocation.listOwn(BEN, NEW))).toEqual([made.id]);
    expect(await list(relocation.listOwn(EVE, NEW))).toEqual([]);
  });

  it('are all of the server for its moderators, without seeds', async () => {
    const made = await table(2);
    const { relocation } = made.app;
    expect(await relocation.listAll(MOD, NEW)).toMatchObject([{ id: made.id, seed: '' }]);
    expect(await list(relocation.listAll({ ...MOD, everywhere: false }, NEW))).toEqual([]);
    expect(await list(relocation.listAll(EVE, NEW))).toEqual([]);
  });
});

describe('a challenge game', () => {
  /** A solo game of this week's challenge in a private thread. */
  const solo = async () => {
    const { app, told } = await table(2);
    const request = { guild: PLACE.guild, home: PLACE.channel, players: 1, language: 'en' };
    const { record } = done(await app.challenge.open(CAT, request, async () => 'thread')).game;
    await told();
    return { app, id: record.id };
  };

  it('moves only into a private thread, even to a channel with a game', async () => {
    const { app, id } = await solo();
    const to = (room: () => Promise<string | undefined>) =>
      app.relocation.move(CAT, id, 'thread', { channel: PLACE.channel, room });
    expect(refusal(await to(WITHOUT_ROOM))).toEqual({ code: 'noRoom' });
    expect(done(await app.relocation.check(CAT, id, PLACE.channel)).game.record.channel).toBe('thread');
    expect(done(await to(async () => 'second')).game.record.channel).toBe('second');
    // Each move opens a thread, and a server has a limited number of them.
    const further = { channel: PLACE.channel, room: async () => expect.fail('another thread') };
    expect(refusal(await app.relocation.move(CAT, id, 'second', further)).code).toBe('tooSoon');
  });
});
