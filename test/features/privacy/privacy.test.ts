/** A user's data: exported, and erased, while the games continue. */

import { beforeEach, describe, expect, it } from 'vitest';
import { COMPOSER } from '../../../src/bootstrap/features.ts';
import type { Actor, Announcement, LastPost, Store } from '../../../src/core/index.ts';
import type { Services } from '../../../src/features/index.ts';
import {
  ANN,
  BEN,
  CAT,
  DAN,
  done,
  gameInStore,
  lobby,
  openApp,
  PLACE,
  refusal,
  type Table,
  tableOf,
  waiting,
} from '../../core/fixtures/table.ts';

const NAME = 'Former player';
/** Real ids are long, so that a seat number is not mistaken for one. */
const ERIKA: Actor = { user: '200000000000000001', name: 'Erika', moderator: false };
const MOD: Actor = { user: '200000000000000008', name: 'Mod', moderator: true };
const FRED: Actor = { user: '200000000000000002', name: 'Fred', moderator: false };

/** A game's stored data and outbox entries, as text. */
const allOf = async ({ store, id }: Table) =>
  JSON.stringify([await store.games.findById(id), await store.outbox.claim(1000)]);

/** Returns a user's part of the only game, as exported. */
const gameIn = async ({ user }: Actor) => JSON.parse(await app.privacy.exportData(user)).games[0];

/** Has a moderator end the game; returns the announcement. */
async function cancelBy(mod: Actor): Promise<Announcement> {
  done(await app.moderation.cancel(mod, table.id));
  const [owed = never()] = await store.outbox.claim(1);
  return owed.announcement;
}

/** Acknowledges the oldest announcement as posted. */
async function postOwed(last: LastPost): Promise<void> {
  const [owed = never()] = await store.outbox.claim(1);
  await store.outbox.acknowledge(owed.id, { last, announcements: [] });
}

let table: Table;
let app: Services;
let store: Store;

/** Erika is host, Fred and Ann have joined; there are no moves yet. */
async function begin(): Promise<void> {
  const opened = await openApp();
  ({ app, store } = opened);
  const { id } = done(await app.lobby.create(ERIKA, PLACE, { players: 3, seed: 'heather' })).game.record;
  for (const other of [FRED, ANN]) done(await app.lobby.join(other, id));
  done(await app.lobby.start(ERIKA, id));
  table = tableOf(app, store, opened.again, id);
  while ((await table.state()).phase !== 'actions') await table.drift();
  await table.told();
}
beforeEach(begin);

describe('the data of a user', () => {
  it('is their settings and their part of each game: membership, moves, orders, substitutions', async () => {
    await app.settings.updateUser(ERIKA.user, { direct: 'on' });
    const data = JSON.parse(await app.privacy.exportData(ERIKA.user));
    expect(data.settings).toEqual({ direct: 'on' });
    expect(data.games).toHaveLength(1);
    const [game] = data.games;
    expect(game).toMatchObject({
      id: table.id,
      host: true,
      membership: [{ user: ERIKA.user }],
      status: 'playing',
    });
    const { moves } = await gameInStore(store, table.id);
    expect(game.moves).toHaveLength(moves.filter(({ by }) => by === ERIKA.user).length);
    expect(game.moves.length).toBeGreaterThan(0);
    // A whole game in little room: uploads are limited.
    expect(await app.privacy.exportData(ERIKA.user)).toBe(`${JSON.stringify(data)}\n`);
    // Neither other users nor the seed.
    expect(JSON.stringify(data)).not.toMatch(/Fred|200000000000000002|heather/);
  });

  it('is also what requests, votes, invitations, orders and stand-ins say about them, not about others', async () => {
    const { record, moves, snapshot } = await gameInStore(store, table.id);
    const version = record.version + 1;
    const timing = {
      ...(record.timing ?? never()),
      votes: [ERIKA, FRED].map(({ user }) => ({ seat: 0, user, rescue: 'more' as const })),
      rejected: [ERIKA, FRED].map(({ user }) => ({ what: 'pause' as const, by: user, at: 7 })),
      takenBack: [ERIKA, FRED].map(({ user }) => ({ by: user, at: 6 })),
      invited: [ERIKA, FRED].map(({ user }) => ({ user, at: 8 })),
    };
    const consent = { id: 3, what: 'undo' as const, by: FRED.user, keep: 2, agreed: [ERIKA.user, ANN.user] };
    const orders = [ERIKA, FRED].map(({ user }, seat) => ({ seat, by: user, round: 1, wishes: [] }));
    const substitutions = [ERIKA, FRED].map(({ user, name }) => ({ place: 2, user, name, from: 0, to: 0 }));
    await store.games.commit({
      record: { ...record, version, timing, consent, orders, substitutions },
      ...{ expected: record.version, keep: moves.length, append: [], snapshot, announcements: [] },
    });
    const [erika, fred] = await Promise.all([gameIn(ERIKA), gameIn(FRED)]);
    expect(erika).toMatchObject({
      requests: [],
      agreedTo: [{ id: 3, what: 'undo', keep: 2 }],
      votes: [{ seat: 0, user: ERIKA.user, rescue: 'more' }],
      rejected: [{ what: 'pause', by: ERIKA.user, at: 7 }],
      takenBack: [{ by: ERIKA.user, at: 6 }],
      invitations: [{ user: ERIKA.user, at: 8 }],
      orders: [{ seat: 0, by: ERIKA.user }],
      tenures: [{ place: 2, user: ERIKA.user }],
    });
    expect(fred).toMatchObject({
      requests: [{ id: 3, what: 'undo', by: FRED.user, keep: 2 }],
      agreedTo: [],
    });
    expect(JSON.stringify(erika)).not.toMatch(/Fred|200000000000000002/);
    expect(JSON.stringify(fred)).not.toMatch(/Erika|200000000000000001/);
  });

  it('is also their seat in the stored result, and what the newest post reports about them', async () => {
    while ((await table.look()).record.status === 'playing') await table.drift();
    const [owed = never()] = await store.outbox.claim(1);
    const told = { kind: 'conceded' as const, by: ERIKA.user, seat: 0, ping: [] };
    const notes = [{ kind: 'halted' as const, by: FRED.user, ping: [ERIKA.user, ANN.user] }];
    const post = {
      message: '1',
      kind: told.kind,
      told,
      notes: [...notes, { kind: 'wentOn', by: FRED.user, ping: [] }],
    };
    await store.outbox.acknowledge(owed.id, { last: post as LastPost, announcements: [] });
    const [result = never()] = (await app.stats.getResults(PLACE.guild)).results;
    const game = await gameIn(ERIKA);
    expect(game.results).toEqual(result.seats.filter(({ user }) => user === ERIKA.user));
    expect(game.results).toMatchObject([{ own: expect.any(Number), answers: expect.any(Array) }]);
    expect(game.reports).toEqual([
      { kind: 'conceded', pinged: false },
      { kind: 'halted', pinged: true },
    ]);
    expect(JSON.stringify(game)).not.toMatch(/Fred|200000000000000002/);
  });

  it('is also the seat they gave to a computer for good', async () => {
    const laird = { level: 'apprentice', name: 'Apprentice', span: 'good' } as const;
    done(await app.computers.assignComputer(ERIKA, table.id, laird));
    while ((await table.look()).record.status === 'playing') await table.drift();
    expect((await gameIn(ERIKA)).results).toMatchObject([
      { user: 'computer-apprentice-1', former: { user: ERIKA.user, name: ERIKA.name } },
    ]);
  });

  it('is also the newest post that names them as moderator, until they are erased', async () => {
    const told = await cancelBy(MOD);
    const below = [MOD, ANN].map(({ user }, n) => ({
      message: `${n + 2}`,
      text: `<@${user}> paused the game`,
    }));
    await postOwed({ message: '1', kind: told.kind, told, below });
    expect((await gameIn(MOD)).reports).toEqual([
      { kind: 'ended', pinged: false },
      { kind: 'fold', pinged: false },
    ]);
    expect(await app.privacy.eraseUser(MOD, () => NAME)).toBe(1);
    const last = await store.outbox.findLastPost(table.id);
    expect(last).toMatchObject({
      message: '1',
      told: { kind: 'ended', by: expect.stringMatching(/^former-/) },
    });
    expect(JSON.stringify(last)).not.toContain(MOD.user);
    expect(await gameIn(MOD)).toBeUndefined();
  });

  it('is also what names them in a text below the newest post', async () => {
    const { kind } = await cancelBy({ ...MOD, user: '9' });
    await postOwed({ message: '1', kind, below: [{ message: '2', text: `<@${MOD.user}> paused the game` }] });
    expect((await gameIn(MOD)).reports).toEqual([{ kind: 'fold', pinged: false }]);
    await app.privacy.eraseUser(MOD, () => NAME);
    expect(JSON.stringify(await store.outbox.findLastPost(table.id))).not.toContain(MOD.user);
  });

  it('is empty for an unknown user', async () => {
    expect(JSON.parse(await app.privacy.exportData('300'))).toMatchObject({ settings: {}, games: [] });
  });
});

describe('an erased user', () => {
  it('is gone from members, moves, outbox and settings', async () => {
    await app.settings.updateUser(ERIKA.user, { direct: 'on' });
    expect(await allOf(table)).toContain(ERIKA.user);
    expect(await app.privacy.eraseUser(ERIKA, () => NAME)).toBe(1);
    expect(await allOf(table)).not.toMatch(/200000000000000001|Erika/);
    expect(await app.settings.getUser(ERIKA.user)).toEqual({});
    expect((await app.queries.listForUser(ERIKA.user)).games).toEqual([]);
    expect(await store.games.listMentioning(ERIKA.user)).toEqual([]);
    const { members } = (await gameInStore(store, table.id)).record;
    expect(members[0]).toMatchObject({ name: NAME, conceded: true });
    expect(members[0]?.user).toMatch(/^former-[0-9a-f]{20}$/);
    expect(JSON.parse(await app.privacy.exportData(ERIKA.user)).games).toEqual([]);
  });

  it('sees in advance which games they give up or leave, and how many only lose their name', async () => {
    const where = (channel: string) => ({ ...PLACE, channel });
    const opened = done(await app.lobby.create(ERIKA, where('lobby'), {})).game.record.id;
    const left = done(await app.lobby.create(ERIKA, where('left'), { players: 2 })).game.record.id;
    done(await app.lobby.join(FRED, left));
    done(await app.lobby.start(ERIKA, left));
    done(await app.play.concede(ERIKA, left));
    const { games, others, stamp } = await app.privacy.previewErasure(ERIKA.user);
    expect(games.map(({ record, what, ends }) => [record.id, what, ends]).sort()).toEqual(
      [
        [table.id, 'concede', false],
        [opened, 'leave', true],
      ].sort(),
    );
    expect(others).toBe(1);
    expect(JSON.stringify(games)).not.toContain('heather');
    // Moves do not change that, but leaving a lobby does.
    await table.drift();
    expect((await app.privacy.previewErasure(ERIKA.user)).stamp).toBe(stamp);
    done(await app.lobby.leave(ERIKA, opened));
    expect((await app.privacy.previewErasure(ERIKA.user)).stamp).not.toBe(stamp);
  });

  it('sees in advance which shelved games they have given up or left once these are resumed', async () => {
    const preview = async ({ user }: Actor) =>
      (await app.privacy.previewErasure(user)).games.map(({ what, ends }) => [what, ends]);
    const seat = (await table.state()).seating.indexOf(0);
    done(await app.moderation.assignSubstitute(MOD, table.id, seat, DAN));
    done(await app.play.concede(ANN, table.id));
    done(await app.moderation.suspend(MOD, table.id));
    expect(await preview(DAN)).toEqual([['standIn', false]]);
    expect(await preview(ERIKA)).toEqual([]);
    expect(await preview(ANN)).toEqual([]);
    expect(await preview(FRED)).toEqual([['concede', false]]);
    for (const gone of [DAN, ERIKA]) await app.privacy.eraseUser(gone, () => NAME);
    expect(await preview(FRED)).toEqual([['concede', true]]);
    await app.privacy.eraseUser(FRED, () => NAME);
    done(await app.clocks.reactivate(MOD, table.id));
    expect((await gameInStore(store, table.id)).record).toMatchObject({ status: 'ended', timing: {} });
    expect(await preview(FRED)).toEqual([]);
  });

  it('sees that a game in which they were a substitute earlier only loses their name', async () => {
    const seat = (await table.state()).seating.indexOf(0);
    done(await app.moderation.assignSubstitute(MOD, table.id, seat, DAN));
    done(await app.clocks.returnToSeat(ERIKA, table.id));
    expect(await app.privacy.previewErasure(DAN.user)).toMatchObject({ games: [], others: 1 });
  });

  it('is not named by its announcement', async () => {
    store.games.replaceUser = () => Promise.reject(new Error('the plug was pulled'));
    await expect(app.privacy.eraseUser(ERIKA, () => NAME)).rejects.toThrow('plug');
    const [owed] = await app.outbox.claim(1);
    if (owed?.announcement.kind !== 'conceded') throw new Error('nothing is told');
    const panel = await COMPOSER.compose(await table.look(), owed, app);
    const text = JSON.stringify(panel);
    expect(text).toContain(`${NAME} gives up`);
    expect(text).toContain(`I’m playing for ${NAME}`);
    expect(text).not.toMatch(/Erika|200000000000000001/);
  });

  it('is not named by the announcement of a lobby that closes without them', async () => {
    const { id } = done(await app.lobby.create(ERIKA, { ...PLACE, channel: 'another' }, {})).game.record;
    for (const one of await app.outbox.claim(9)) await store.outbox.acknowledge(one.id);
    store.games.listMentioning = async () => [id];
    store.games.replaceUser = () => Promise.reject(new Error('the plug was pulled'));
    await expect(app.privacy.eraseUser(ERIKA, () => NAME)).rejects.toThrow('plug');
    const owed = (await app.outbox.claim(9)).find(({ game }) => game === id);
    const game = await app.queries.getGame(id);
    if (owed === undefined || game === undefined) throw new Error('nothing is told');
    const text = JSON.stringify(await COMPOSER.compose(game, owed, app));
    expect(text).toContain(`${NAME} has closed it`);
    expect(text).not.toMatch(/Erika|200000000000000001/);
  });

  it('has given up: the game never waits for them, and the others play it to the end', async () => {
    await app.privacy.eraseUser(ERIKA, () => NAME);
    const seen = new Set<string>();
    for (let n = 0; n < 1000 && (await table.look()).record.status === 'playing'; n++) {
      seen.add((await table.next()).user);
      await table.drift();
    }
    expect((await table.look()).record.status).toBe('finished');
    expect([...seen].sort()).toEqual([ANN.user, FRED.user].sort());
    const calls = (await table.told()).flatMap(({ ping }) => ping);
    expect(calls.filter((user) => ![ANN.user, FRED.user].includes(user))).toEqual([]);
  });

  it('can be erased again, which completes an interrupted erasure', async () => {
    let broken = true;
    const { replaceUser } = store.games;
    store.games.replaceUser = (...given) =>
      broken ? Promise.reject(new Error('the plug was pulled')) : replaceUser(...given);
    await expect(app.privacy.eraseUser(ERIKA, () => NAME)).rejects.toThrow('plug');
    // They have conceded but are not erased: the game is consistent.
    expect(await allOf(table)).toContain(ERIKA.user);
    broken = false;
    expect(await app.privacy.eraseUser(ERIKA, () => NAME)).toBe(1);
    expect(await allOf(table)).not.toContain(ERIKA.user);
    const before = await store.games.findById(table.id);
    expect(await app.privacy.eraseUser(ERIKA, () => NAME)).toBe(0);
    expect(await store.games.findById(table.id)).toEqual(before);
  });

  it('may join again as a new user, but cannot take the old seat back', async () => {
    await app.privacy.eraseUser(ERIKA, () => NAME);
    expect(refusal(await app.clocks.returnToSeat(ERIKA, table.id))).toEqual({ code: 'notMember' });
    expect(refusal(await app.play.concede(ERIKA, table.id))).toEqual({ code: 'notMember' });
  });

  it('leaves a lobby, which gets another host', async () => {
    const open = await lobby([ERIKA, BEN, CAT], { players: 4 });
    await open.app.privacy.eraseUser(ERIKA, () => NAME);
    const { record } = await open.look();
    expect(record).toMatchObject({
      status: 'lobby',
      host: BEN.user,
      members: [{ user: BEN.user }, { user: CAT.user }],
    });
  });

  it('has a name in the language of the table, not in their own', async () => {
    const alone = await lobby([ERIKA], { players: 1, seed: 'heather', language: 'pl' });
    done(await alone.app.lobby.start(ERIKA, alone.id));
    await alone.app.privacy.eraseUser(ERIKA, (language) => `former, ${language}`);
    expect((await alone.look()).record.members).toMatchObject([{ name: 'former, pl' }]);
  });

  it('who was the last player ends the game', async () => {
    const alone = await lobby([ERIKA], { players: 1, seed: 'heather' });
    done(await alone.app.lobby.start(ERIKA, alone.id));
    await alone.app.privacy.eraseUser(ERIKA, () => NAME);
    expect((await alone.look()).record.status).toBe('ended');
    expect(await allOf(alone)).not.toMatch(/200000000000000001|Erika/);
  });

  it('who was a substitute leaves that seat to its player', async () => {
    const seat = (await table.state()).seating.indexOf(1);
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    const guest: Actor = { user: '200000000000000009', name: 'Gus', moderator: false };
    done(await app.moderation.assignSubstitute(mod, table.id, seat, guest));
    await table.told();
    await app.privacy.eraseUser(guest, () => NAME);
    const { record } = await gameInStore(store, table.id);
    // No one is back: another substitute is looked for.
    const [announced] = await table.told();
    expect(announced).toMatchObject({ kind: 'steppedDown', seat, erased: true });
    expect(announced?.ping).toContain(FRED.user);
    expect(record.timing?.open).toEqual([seat]);
    expect(record.members[1]).toMatchObject({ user: FRED.user, conceded: false });
    expect(record.substitutions).toMatchObject([{ name: NAME, to: expect.any(Number) }]);
    expect(await allOf(table)).not.toMatch(/200000000000000009|Gus/);
  });

  it('who was a substitute in a shelved game is not waited for when it is resumed', async () => {
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    const [seat = 0] = waiting(await table.state());
    const owner = await table.at(seat);
    done(await app.moderation.assignSubstitute(mod, table.id, seat, DAN));
    done(await app.moderation.suspend(mod, table.id));
    await app.privacy.eraseUser(DAN, () => NAME);
    await table.told();
    done(await app.clocks.reactivate(mod, table.id));
    expect(await table.told()).toMatchObject([{ kind: 'takenUp', ping: [owner.user] }]);
    expect(await table.next()).toMatchObject({ user: owner.user });
  });

  it('for whom a computer plays has given up when the shelved game is resumed, and it plays no longer', async () => {
    const seat = (await table.state()).seating.indexOf(0);
    const play = { seat, level: 'laird', name: 'Ewan', span: 'while' } as const;
    done(await app.computers.assignComputer(ERIKA, table.id, play));
    done(await app.moderation.suspend(MOD, table.id));
    await app.privacy.eraseUser(ERIKA, () => NAME);
    done(await app.clocks.reactivate(MOD, table.id));
    const { record } = await gameInStore(store, table.id);
    expect(record.members[0]).toMatchObject({ name: NAME, conceded: true });
    expect(record.substitutions).toMatchObject([{ place: 0, to: expect.any(Number) }]);
    // The seat can be given to a computer that plays it.
    done(await app.computers.assignComputer(MOD, table.id, { ...play, span: 'good' }));
  });

  it('with a substitute leaves the seat to them', async () => {
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    const seat = (await table.state()).seating.indexOf(0);
    done(await app.moderation.assignSubstitute(mod, table.id, seat, DAN));
    await app.privacy.eraseUser(ERIKA, () => NAME);
    const { record } = await gameInStore(store, table.id);
    expect(record.members[0]).toMatchObject({ name: NAME, conceded: false });
    expect(record.substitutions).toMatchObject([{ user: DAN.user, place: 0 }]);
  });

  it('with a substitute leaves the seat to them while a computer plays a turn in it', async () => {
    const seat = (await table.state()).seating.indexOf(0);
    done(await app.moderation.assignSubstitute(MOD, table.id, seat, DAN));
    const computer = { seat, level: 'apprentice', name: 'Bot', span: 'turn' } as const;
    done(await app.computers.assignComputer(MOD, table.id, computer));
    expect((await app.privacy.previewErasure(ERIKA.user)).games).toEqual([]);
    await app.privacy.eraseUser(ERIKA, () => NAME);
    const { record } = await gameInStore(store, table.id);
    expect(record.members[0]).toMatchObject({ name: NAME, conceded: false });
    expect(record.substitutions?.map(({ to }) => to)).toEqual([undefined, undefined]);
  });

  it('whose seat a computer has since played leaves no one: the game ends when the others give up', async () => {
    const seat = (await table.state()).seating.indexOf(0);
    done(await app.moderation.assignSubstitute(MOD, table.id, seat, DAN));
    await app.privacy.eraseUser(ERIKA, () => NAME);
    const computer = { seat, level: 'apprentice', name: 'Bot', span: 'while' } as const;
    done(await app.computers.assignComputer(MOD, table.id, computer));
    done(await app.play.concede(FRED, table.id));
    expect((await table.look()).record.status).toBe('playing');
    expect((await app.privacy.previewErasure(ANN.user)).games).toMatchObject([{ ends: true }]);
    done(await app.play.concede(ANN, table.id));
    expect((await table.look()).record.status).toBe('ended');
  });

  it('with a substitute has given up once the substitute is erased as well', async () => {
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    const seat = (await table.state()).seating.indexOf(0);
    done(await app.moderation.assignSubstitute(mod, table.id, seat, DAN));
    await app.privacy.eraseUser(ERIKA, () => NAME);
    await table.told();
    await app.privacy.eraseUser(DAN, () => NAME);
    const { record } = await gameInStore(store, table.id);
    expect(record.members[0]).toMatchObject({ name: NAME, conceded: true });
    expect(
      (await table.told()).flatMap(({ ping }) => ping).filter((user) => user.startsWith('former')),
    ).toEqual([]);
    expect(record.timing?.waits.map((wait) => wait.seat)).not.toContain(seat);
  });

  it('after the end has given up if a moderator undoes the last moves', async () => {
    for (let n = 0; n < 1000 && (await table.look()).record.status === 'playing'; n++) await table.drift();
    await app.privacy.eraseUser(ERIKA, () => NAME);
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    done(await app.moderation.undoTo(mod, table.id, (await gameInStore(store, table.id)).moves.length - 8));
    const { record } = await gameInStore(store, table.id);
    expect(record.members[0]).toMatchObject({ name: NAME, conceded: true });
    const seat = (await table.state()).seating.indexOf(0);
    expect(record.timing?.waits.map((wait) => wait.seat)).not.toContain(seat);
  });

  it('after the end leaves the result as it is if no one else is left: a moderator can’t undo it', async () => {
    for (let n = 0; n < 1000 && (await table.look()).record.status === 'playing'; n++) await table.drift();
    for (const one of [ERIKA, FRED, ANN]) await app.privacy.eraseUser(one, () => NAME);
    const { moves } = await gameInStore(store, table.id);
    expect(refusal(await app.moderation.undoTo(MOD, table.id, moves.length - 8)).code).toBe('over');
    expect((await table.look()).record.status).toBe('finished');
  });

  it('after the end is not asked to agree that it is undone', async () => {
    for (let n = 0; n < 1000 && (await table.look()).record.status === 'playing'; n++) await table.drift();
    const last = (await table.look()).moves.at(-1)?.by;
    const everyone = [ERIKA, FRED, ANN];
    const asker = everyone.find(({ user }) => user === last) ?? never();
    const [first = never(), second = never()] = everyone.filter((one) => one !== asker);
    await app.privacy.eraseUser(first, () => NAME);
    await table.told();
    expect(done(await app.play.undo(asker, table.id, 'step')).done).toBe(false);
    expect(await table.told()).toMatchObject([{ kind: 'asked', ping: [second.user] }]);
    await app.privacy.eraseUser(second, () => NAME);
    expect(done(await app.play.answerConsent(asker, table.id, 1, true)).done).toBe(true);
  });

  it.each(['the game starts', 'a computer gets a turn'])(
    'is not waited for if %s at the same moment',
    async (event) => {
      for (let pause = 0; pause < 30; pause++) {
        const made = await lobby([ERIKA, FRED, ANN]);
        const { id } = made;
        const start = () => made.app.lobby.start(ERIKA, id);
        const begun = event === 'the game starts' ? undefined : done(await start()).game;
        const seat = begun?.state?.seating.indexOf(1) ?? 0;
        const computer = { seat, level: 'apprentice', name: 'Bot', span: 'turn' } as const;
        const other = async () => {
          for (let n = 0; n < pause; n++) await undefined;
          return begun ? await made.app.computers.assignComputer(MOD, id, computer) : await start();
        };
        await Promise.all([made.app.privacy.eraseUser(FRED, () => NAME), other()]);
        const { members } = (await gameInStore(made.store, id)).record;
        expect(members.find(({ name }) => name === NAME) ?? { conceded: true }).toMatchObject({
          conceded: true,
        });
      }
    },
  );

  it('is not in a rematch', async () => {
    await app.privacy.eraseUser(ERIKA, () => NAME);
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    done(await app.moderation.cancel(mod, table.id));
    await table.told();
    done(await app.lobby.rematch(FRED, table.id));
    const owed = await store.outbox.claim(10);
    expect(owed.map(({ announcement }) => announcement.ping)).toEqual([[ANN.user]]);
  });

  it('who left earlier is removed from the moves as well', async () => {
    const mod: Actor = { user: '9', name: 'Mod', moderator: true };
    const seat = (await table.state()).seating.indexOf(0);
    done(await app.moderation.replacePlayer(mod, table.id, seat, DAN));
    expect(await allOf(table)).toContain(ERIKA.user);
    await app.privacy.eraseUser(ERIKA, () => NAME);
    expect(await allOf(table)).not.toContain(ERIKA.user);
    expect((await gameInStore(store, table.id)).record.members[0]).toMatchObject({
      user: DAN.user,
      conceded: false,
    });
  });
});

function never(): never {
  throw new Error('it is not there');
}
