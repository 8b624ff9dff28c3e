/** The lobby: opening, joining, leaving, options, starting, rematches. */
import { describe, expect, it } from 'vitest';
import type { Actor, LobbySettings } from '../../../src/core/index.ts';
import { pictureOf } from '../../../src/discord/shared/pictures.ts';
import { refusalText } from '../../../src/discord/shared/refusals.ts';
import {
  FIRST_GAME,
  type GameState,
  GENERATOR,
  newGame,
  type Option,
  openDecisions,
  publicView,
} from '../../../src/engine/index.ts';
import {
  ANN,
  BEN,
  CAT,
  DAN,
  done,
  EVE,
  gameInStore,
  lobby,
  MOD,
  openApp,
  PEOPLE,
  PLACE,
  refusal,
  table,
} from '../../core/fixtures/table.ts';

const names = async (made: Awaited<ReturnType<typeof lobby>>) =>
  (await made.look()).record.members.map(({ name }) => name);

describe('opening a lobby', () => {
  it('seats the user who opens it as host', async () => {
    const { app } = await openApp();
    const { record, moves, state } = done(await app.lobby.create(ANN, PLACE, {})).game;
    expect(record).toMatchObject({
      ...PLACE,
      status: 'lobby',
      host: ANN.user,
      players: 4,
      options: [],
      language: 'en',
      members: [{ user: ANN.user, name: 'Ann', newcomer: false, conceded: false }],
      version: 1,
    });
    expect(record.id).toMatch(/^[a-z2-7]{8}$/);
    expect([moves, state]).toEqual([[], undefined]);
  });

  it('takes players, options in their order, and a language', async () => {
    const { app } = await openApp();
    const wish: LobbySettings = {
      players: 2,
      options: ['noPorts', 'staticImports', 'noPorts'],
      language: 'pl',
    };
    expect(done(await app.lobby.create(ANN, PLACE, wish)).game.record).toMatchObject({
      players: 2,
      options: ['staticImports', 'noPorts'],
      language: 'pl',
    });
  });

  it.each<[string, LobbySettings]>([
    ['options that do not go together', { options: ['noClans', 'auction'] }],
    ['options that are not for so many', { options: ['tighterMap'] }],
    ['five players', { players: 5 }],
    ['no players', { players: 0 }],
    ['half a player', { players: 1.5 }],
    ['an option that there is not', { options: ['__proto__' as Option] }],
  ])('refuses %s with the reason', async (_, wish) => {
    const { app } = await openApp();
    expect(refusal(await app.lobby.create(ANN, PLACE, wish)).code).toBe('rejected');
    expect(await app.queries.getActive(PLACE.channel)).toBeUndefined();
  });

  it.each(['', 'x'.repeat(65), 'half \ud83d', 'nothing \0', 'two\nlines'])(
    'refuses the seed %j',
    async (seed) => {
      const { app } = await openApp();
      expect(refusal(await app.lobby.create(ANN, PLACE, { seed }))).toEqual({ code: 'badSeed' });
    },
  );

  it('gives each game a distinct id, even if random numbers repeat', async () => {
    const made = await lobby([ANN]);
    const { app } = await openApp({ store: made.store });
    const place = { ...PLACE, channel: 'another' };
    expect(done(await app.lobby.create(BEN, place, {})).game.record.id).not.toBe(made.id);
    expect((await made.look()).record.host).toBe(ANN.user);
  });

  it('is refused if the channel has a live game, and possible elsewhere', async () => {
    const { app } = await openApp();
    done(await app.lobby.create(ANN, PLACE, {}));
    expect(refusal(await app.lobby.create(BEN, PLACE, {}))).toEqual({ code: 'lobbyOpen' });
    done(await app.lobby.create(BEN, { ...PLACE, channel: 'another' }, {}));
  });

  it('opens a channel of its own at most three times an hour, also for requests at the same time', async () => {
    const { app } = await openApp();
    let rooms = 0;
    const place = { ...PLACE, channel: async () => `room ${++rooms}` };
    const opened = await Promise.all([1, 2, 3, 4, 5].map(() => app.lobby.create(ANN, place, {})));
    expect(opened.map((one) => one.ok || one.refusal.code)).toEqual([
      ...[true, true, true],
      ...['tooSoon', 'tooSoon'],
    ]);
    expect(rooms).toBe(3);
    for (let n = 0; n < 5; n++) done(await app.lobby.create(MOD, place, {}));
    expect(refusal(await app.lobby.create(BEN, { ...PLACE, channel: async () => undefined }, {}))).toEqual({
      code: 'noRoom',
    });
  });

  it.each([
    ['  Ann ', 'Ann'],
    ['A\0n\nn\u0085', 'Ann'],
    ['x'.repeat(40), 'x'.repeat(32)],
    ['🐑'.repeat(40), '🐑'.repeat(32)],
    ['half \ud83d', 'half'],
    ['**Ann** <@1>', '**Ann** <@1>'],
    [' \n', '?'],
    ['', '?'],
  ])('shows the name %j as %j', async (name, kept) => {
    const { app } = await openApp();
    const { record } = done(await app.lobby.create({ ...ANN, name }, PLACE, {})).game;
    expect(record.members[0]?.name).toBe(kept);
  });
});

describe('joining and leaving', () => {
  it('fills the table in order of joining', async () => {
    expect(await names(await lobby(PEOPLE))).toEqual(['Ann', 'Ben', 'Cat', 'Dan']);
  });

  it('is refused to those who are in, and when all seats are taken', async () => {
    const { app, id } = await lobby([ANN, BEN]);
    expect(refusal(await app.lobby.join(BEN, id))).toEqual({ code: 'alreadyMember' });
    expect(refusal(await app.lobby.join(CAT, id))).toEqual({ code: 'full', players: 2 });
  });

  it('lets two users join at once, or one of them if one seat is left', async () => {
    const made = await lobby([ANN], { players: 2 });
    const outcomes = await Promise.all([BEN, CAT].map((one) => made.app.lobby.join(one, made.id)));
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false]);
    expect(await names(made)).toEqual(['Ann', 'Ben']);
  });

  it('frees a seat, and a leaving host is succeeded', async () => {
    const made = await lobby([ANN, BEN, CAT]);
    done(await made.app.lobby.leave(ANN, made.id));
    expect(await names(made)).toEqual(['Ben', 'Cat']);
    expect((await made.look()).record.host).toBe(BEN.user);
    expect(refusal(await made.app.lobby.leave(ANN, made.id))).toEqual({ code: 'notMember' });
  });

  it('ends the lobby when the last one leaves', async () => {
    const made = await lobby([ANN]);
    expect(done(await made.app.lobby.leave(ANN, made.id)).game.record.status).toBe('ended');
    expect(await made.told()).toEqual([{ kind: 'ended', by: ANN.user, moderator: false, ping: [] }]);
    expect(await made.app.queries.getActive(PLACE.channel)).toBeUndefined();
    expect(await made.app.queries.getLatest(PLACE.channel)).toBeUndefined();
    done(await made.app.lobby.create(BEN, PLACE, {}));
  });

  it('is impossible once the game has started', async () => {
    const { app, id } = await table(2);
    expect(refusal(await app.lobby.join(EVE, id))).toEqual({ code: 'tooLateToJoin' });
    expect(refusal(await app.lobby.configure(MOD, id, {}))).toEqual({ code: 'alreadyStarted' });
    expect(refusal(await app.lobby.removeMember(MOD, id, BEN.user))).toEqual({ code: 'alreadyStarted' });
    expect(refusal(await app.lobby.leave(ANN, id))).toEqual({ code: 'alreadyStarted' });
    expect(refusal(await app.lobby.setNewcomer(ANN, id, true))).toEqual({ code: 'alreadyStarted' });
    expect(refusal(await app.lobby.configure(ANN, id, {}))).toEqual({ code: 'alreadyStarted' });
    expect(refusal(await app.lobby.start(ANN, id))).toEqual({ code: 'alreadyStarted' });
  });
});

describe('removing someone', () => {
  it('is for the host and moderators, and the removed person can join again', async () => {
    const made = await lobby([ANN, BEN, CAT]);
    const { app, id } = made;
    expect(refusal(await app.lobby.removeMember(BEN, id, CAT.user))).toEqual({
      code: 'notHost',
      host: ANN.user,
    });
    done(await app.lobby.removeMember(ANN, id, CAT.user));
    expect(await names(made)).toEqual(['Ann', 'Ben']);
    expect(refusal(await app.lobby.removeMember(ANN, id, CAT.user))).toEqual({ code: 'notInLobby' });
    done(await app.lobby.removeMember(MOD, id, BEN.user));
    done(await app.lobby.join(BEN, id));
    expect(await names(made)).toEqual(['Ann', 'Ben']);
  });

  it('is posted, unless a computer is removed', async () => {
    const { app, id } = await lobby([ANN, BEN], { players: 3 });
    const robot = done(await app.lobby.addComputer(ANN, id, 'laird', 'Rory')).user;
    done(await app.lobby.removeMember(ANN, id, robot));
    done(await app.lobby.removeMember(MOD, id, BEN.user));
    const owed = (await app.outbox.claim(100)).map(({ announcement }) => announcement);
    expect(owed.slice(-2)).toEqual([
      { kind: 'lobby', ping: [] },
      { kind: 'lobby', removed: BEN.user, by: MOD.user, ping: [] },
    ]);
  });

  it('replaces a host, or closes a lobby in which no person is left', async () => {
    const made = await lobby([ANN, BEN], { players: 3 });
    const { app, id } = made;
    done(await app.lobby.addComputer(ANN, id, 'laird', 'Rory'));
    done(await app.lobby.removeMember(MOD, id, ANN.user));
    expect((await made.look()).record.host).toBe(BEN.user);
    done(await app.lobby.removeMember(MOD, id, BEN.user));
    expect((await made.look()).record.status).toBe('ended');
    expect(await made.told()).toEqual([{ kind: 'ended', by: MOD.user, moderator: true, ping: [] }]);
  });
});

describe('changing the options', () => {
  it('is for the host, and keeps what is not named', async () => {
    const { app, id } = await lobby([ANN, BEN], { players: 3, language: 'de' });
    const changed = done(await app.lobby.configure(ANN, id, { options: FIRST_GAME })).game.record;
    expect(changed).toMatchObject({ players: 3, options: FIRST_GAME, language: 'de', version: 3 });
    expect(done(await app.lobby.configure(ANN, id, { players: 2 })).game.record).toMatchObject({
      players: 2,
      options: FIRST_GAME,
    });
    expect(refusal(await app.lobby.configure(BEN, id, {}))).toEqual({ code: 'notHost', host: ANN.user });
  });

  it('is refused if options conflict, or for fewer players than have joined', async () => {
    const { app, id } = await lobby([ANN, BEN, CAT]);
    expect(refusal(await app.lobby.configure(ANN, id, { options: ['noClans', 'auction'] }))).toEqual({
      code: 'rejected',
      rejection: { code: 'optionConflict', option: 'noClans', other: 'auction' },
    });
    expect(refusal(await app.lobby.configure(ANN, id, { players: 2 }))).toEqual({
      code: 'tooManyMembers',
      players: 2,
      members: 3,
    });
    expect(refusal(await app.lobby.configure(ANN, id, { seed: '' }))).toEqual({ code: 'badSeed' });
  });

  it('is refused with every reason if several options rule out the number of players', async () => {
    const { app, id } = await lobby([ANN], { players: 2, options: ['auction', 'ownImports', 'noPorts'] });
    const refused = refusal(await app.lobby.configure(ANN, id, { players: 1 }));
    expect(refusalText(refused, 'en')).toBe(
      '“Clan auction” needs more than one player. Leave it out for a solo game. ' +
        '“Own imports” needs more than one player. Leave it out for a solo game.',
    );
  });

  it('keeps conflicting options unchanged, and changes the rest', async () => {
    const { app, id } = await lobby([ANN, BEN], { options: ['noPorts'] });
    const conflict = { code: 'optionConflict', option: 'noClans', other: 'auction' };
    const first = done(
      await app.lobby.configure(ANN, id, { options: ['noClans', 'auction', 'kickstarter'] }),
    );
    expect(first.game.record.options).toEqual(['kickstarter']);
    expect(first.dropped).toEqual([conflict]);
    const on = done(await app.lobby.configure(ANN, id, { options: ['noClans'] }));
    expect(on).toMatchObject({ game: { record: { options: ['noClans'] } }, dropped: [] });
    // Options that are on stay on.
    const second = done(
      await app.lobby.configure(ANN, id, { options: ['noClans', 'auction'], pace: 'live' }),
    );
    expect(second.game.record).toMatchObject({ options: ['noClans'], timing: { pace: 'live' } });
    expect(second.dropped).toEqual([conflict]);
    expect(refusal(await app.lobby.configure(ANN, id, { options: ['auction', 'noClans'] })).code).toBe(
      'rejected',
    );
  });

  it.each<[number, Option]>([
    [4, 'tighterMap'],
    [1, 'auction'],
  ])('leaves off what is impossible for %s', async (players, option) => {
    const { app } = await openApp();
    const opened = done(await app.lobby.create(ANN, PLACE, { players, options: [option, 'noPorts'] }));
    expect(opened.game.record).toMatchObject({ players, options: ['noPorts'] });
    expect(opened.dropped).toMatchObject([{ option }]);
  });

  it('leaves off all of three that conflict', async () => {
    const { app } = await openApp();
    const options = ['noClans', 'auction', 'byExperience', 'noPorts'] as const;
    const opened = done(await app.lobby.create(ANN, PLACE, { players: 3, options }));
    expect(opened.game.record).toMatchObject({ players: 3, options: ['noPorts'] });
    expect(opened.dropped).toHaveLength(3);
  });
});

describe('starting', () => {
  it('is for the host, when all seats are taken', async () => {
    const { app, id } = await lobby([ANN, BEN], { players: 3 });
    expect(refusal(await app.lobby.start(BEN, id))).toEqual({ code: 'notHost', host: ANN.user });
    expect(refusal(await app.lobby.start(ANN, id))).toEqual({ code: 'tooFew', players: 3, members: 2 });
    done(await app.lobby.configure(ANN, id, { players: 2 }));
    done(await app.lobby.start(ANN, id));
  });

  it('deals seats, and pings the players with a pending decision', async () => {
    const made = await lobby([ANN, BEN, CAT]);
    const { record, state } = done(await made.app.lobby.start(ANN, made.id)).game;
    expect([...(state?.seating ?? [])].sort()).toEqual([0, 1, 2]);
    expect(record).toMatchObject({ status: 'playing', turnVersion: record.version, announced: 0 });
    expect(await made.told()).toEqual([{ kind: 'started', ping: [(await made.next()).user] }]);
  });

  it.each([
    ['clans', []],
    ['an auction', ['auction']],
  ] as const)('pings everyone at a live table, whose clocks may soon run, before %s', async (_, options) => {
    const made = await lobby([ANN, BEN, CAT]);
    done(await made.app.lobby.configure(ANN, made.id, { pace: 'live', options }));
    await made.told();
    done(await made.app.lobby.start(ANN, made.id));
    const [started] = await made.told();
    expect([...(started?.ping ?? [])].sort()).toEqual([ANN, BEN, CAT].map(({ user }) => user).sort());
  });

  it('tells the table who will be away, as no one was told in the lobby', async () => {
    const made = await lobby([ANN, BEN, CAT]);
    for (const [from, to] of [
      ['2026-02-10', '2026-02-12'],
      ['2026-02-01', '2026-02-02'],
    ] as const)
      expect((await made.app.settings.addAbsence(BEN, { from, to })).ok).toBe(true);
    await made.told();
    done(await made.app.lobby.start(ANN, made.id));
    expect((await made.told()).slice(1)).toEqual([
      { kind: 'away', by: BEN.user, first: '2026-02-01', last: '2026-02-02', ping: [] },
    ]);
  });

  it('knows who is new', async () => {
    const made = await lobby([ANN, BEN, CAT], { options: ['byExperience'] });
    done(await made.app.lobby.setNewcomer(BEN, made.id, true));
    done(await made.app.lobby.setNewcomer(CAT, made.id, true));
    done(await made.app.lobby.setNewcomer(CAT, made.id, false));
    const { state } = done(await made.app.lobby.start(ANN, made.id)).game;
    expect(state?.players.map(({ newcomer }) => newcomer)).toEqual(state?.seating.map((one) => one === 1));
    expect((await made.next()).user).toBe(BEN.user);
  });

  it('gives the same game for the same seed, and another without a seed', async () => {
    const dealt = async (wish: LobbySettings) => (await (await table(2, wish)).state()).contracts.board;
    expect(await dealt({ seed: 'moor' })).toEqual(await dealt({ seed: 'moor' }));
    const { app } = await openApp();
    const seeds = await Promise.all(
      ['a', 'b'].map(async (channel) => {
        const { record } = done(await app.lobby.create(ANN, { guild: 'g', channel }, { players: 1 })).game;
        done(await app.lobby.start(ANN, record.id));
        return done(await app.play.concede(ANN, record.id)).game.record.seed;
      }),
    );
    expect(new Set(seeds).size).toBe(2);
    expect(seeds[0]).toMatch(/^[a-z2-7]{8}-[a-z2-7]{26}$/);
  });

  it('uses the newest generator, even for an old lobby, and stores its version', async () => {
    const made = await lobby([ANN, BEN], { seed: 'moor' });
    // As an older release leaves it.
    expect((await gameInStore(made.store, made.id)).record.generator).toBeUndefined();
    const { record, state } = done(await made.app.lobby.start(ANN, made.id)).game;
    expect(record.generator).toBe(GENERATOR);
    expect(state?.setup.generator).toBe(GENERATOR);
    const dealt = newGame({ seed: 'moor', players: 2, newcomers: [false, false] });
    expect(dealt.ok && publicView(dealt.state)).toEqual(state);
    // After a restart and an undo, the deal is the same.
    const later = await made.again();
    const { user } = await made.next();
    const actor = user === ANN.user ? ANN : BEN;
    done(await later.play.play(actor, made.id, { action: { type: 'pick', offer: 0 } }));
    done(await later.play.undo(actor, made.id, 'step'));
    expect((await (await made.again()).queries.getGame(made.id))?.state).toEqual(state);
    expect((await gameInStore(made.store, made.id)).base).toBeUndefined();
  });

  it('keeps the generator of a game that an older release started', async () => {
    const made = await table(2, { seed: 'moor' });
    const { record } = await gameInStore(made.store, made.id);
    const begun = newGame({ seed: 'moor', generator: 1, players: 2, newcomers: [false, false] });
    if (!begun.ok) throw new Error(begun.rejection.code);
    const { setup, ...rest } = begun.state;
    const { generator: _, ...before } = setup;
    const { generator: __, ...older } = record;
    await made.store.games.commit({
      ...{ expected: record.version, keep: 0, append: [], announcements: [] },
      record: { ...older, version: record.version + 1 },
      snapshot: { version: 2, moves: 0, state: { ...rest, setup: before } as unknown as GameState },
    });
    const app = await made.again();
    expect((await app.queries.getGame(made.id))?.state).toEqual(publicView(begun.state));
    expect(await app.queries.getMoveRange(made.id, -1, 0)).toMatchObject({ untold: 0 });
    const { seat } = openDecisions(begun.state)[0] ?? { seat: 0 };
    const actor = PEOPLE[begun.state.seating[seat] ?? 0] ?? ANN;
    done(await app.play.play(actor, made.id, { action: { type: 'pick', offer: 0 } }));
    // Its moves lead from the setup to the current position.
    expect((await gameInStore(made.store, made.id)).base).toBeUndefined();
    expect((await gameInStore(made.store, made.id)).snapshot?.state.setup.generator).toBe(1);
    expect((await app.queries.getMoveRange(made.id, -1, 1))?.untold).toBe(0);
  });

  it('records whether someone chose the seed; a random one can replace it', async () => {
    const { app } = await openApp();
    const { record } = done(await app.lobby.create(ANN, PLACE, { players: 1, seed: 'moor' })).game;
    expect(record).toMatchObject({ seed: '', chosenSeed: true });
    expect(
      done(await app.lobby.configure(ANN, record.id, { drawSeed: true })).game.record.chosenSeed,
    ).toBeUndefined();
    expect(refusal(await app.lobby.configure(ANN, record.id, { seed: `${record.id}-moor` })).code).toBe(
      'badSeed',
    );
    done(await app.lobby.configure(ANN, record.id, { seed: 'heath' }));
    done(await app.lobby.start(ANN, record.id));
    const over = done(await app.play.abandon(ANN, record.id)).game.record;
    expect(over).toMatchObject({ seed: 'heath', chosenSeed: true });
  });
});

describe('playing again', () => {
  it('with computers names them in the language of the game, however they were named before', async () => {
    const made = await lobby([ANN], { players: 2, language: 'pl' });
    done(await made.app.lobby.addComputer(ANN, made.id, 'laird', 'Ewan (Laird)'));
    done(await made.app.lobby.start(ANN, made.id));
    done(await made.app.moderation.cancel(MOD, made.id));
    const { members } = done(await made.app.lobby.rematch(ANN, made.id)).game.record;
    expect(members.map(({ name }) => name)).toEqual([ANN.name, 'Ewan (Dziedzic)']);
  });

  it('opens a lobby with the same options and a new seed, and invites the others', async () => {
    const made = await lobby([ANN, BEN], { options: ['noPorts'], seed: 'moor', language: 'de' });
    done(await made.app.lobby.setNewcomer(BEN, made.id, true));
    done(await made.app.lobby.start(ANN, made.id));
    done(await made.app.play.concede(BEN, made.id));
    expect(refusal(await made.app.lobby.rematch(ANN, made.id))).toEqual({ code: 'notOver' });
    done(await made.app.moderation.cancel(MOD, made.id));
    expect(refusal(await made.app.lobby.rematch(EVE, made.id))).toEqual({ code: 'notMember' });
    const { record } = done(await made.app.lobby.rematch(BEN, made.id)).game;
    expect(record).toMatchObject({
      status: 'lobby',
      host: BEN.user,
      players: 2,
      options: ['noPorts'],
      language: 'de',
    });
    expect(record.members).toEqual([{ user: BEN.user, name: BEN.name, newcomer: false, conceded: false }]);
    const [owed] = (await made.app.outbox.claim(10)).filter(({ game }) => game === record.id);
    expect(owed?.announcement).toEqual({ kind: 'lobby', ping: [ANN.user] });
    expect(refusal(await made.app.lobby.start(BEN, record.id)).code).toBe('tooFew');
    done(await made.app.lobby.join(ANN, record.id));
    expect(refusal(await made.app.lobby.rematch(ANN, made.id))).toEqual({
      code: 'lobbyOpen',
      role: 'member',
    });
    expect(refusal(await made.app.lobby.rematch(BEN, record.id))).toEqual({
      code: 'lobbyOpen',
      role: 'host',
    });
    done(await made.app.lobby.removeMember(BEN, record.id, ANN.user));
    expect(refusal(await made.app.lobby.rematch(ANN, made.id))).toEqual({ code: 'lobbyOpen' });
    done(await made.app.lobby.join(EVE, record.id));
    const full = refusal(await made.app.lobby.rematch(ANN, made.id));
    expect(full).toEqual({ code: 'lobbyOpen', role: 'full' });
    expect(refusalText(full, 'en')).toMatch(/is full.*`\/game remove`/);
    done(await made.app.lobby.leave(EVE, record.id));
    done(await made.app.lobby.join(ANN, record.id));
    done(await made.app.lobby.start(BEN, record.id));
    expect(refusal(await made.app.lobby.rematch(ANN, made.id))).toEqual({ code: 'channelBusy' });
    expect(refusal(await made.app.lobby.rematch(EVE, record.id))).toEqual({ code: 'notMember' });
    done(await made.app.moderation.cancel(MOD, record.id));
    expect((await made.app.queries.getGame(record.id))?.record.seed).not.toBe('moor');
  });
});

describe('a stand-in who played to the end', () => {
  it('is invited to a rematch, and can open one', async () => {
    const made = await table(3);
    done(await made.app.moderation.assignSubstitute(MOD, made.id, 0, EVE));
    const owner = await made.at(0);
    const other = await made.at(1);
    done(await made.app.moderation.cancel(MOD, made.id));
    await made.told();
    const pinged = async (actor: Actor) => {
      const { id } = done(await made.app.lobby.rematch(actor, made.id)).game.record;
      const owed = (await made.app.outbox.claim(9)).filter(({ game }) => game === id);
      done(await made.app.lobby.leave(actor, id));
      return owed.flatMap(({ announcement }) => announcement.ping);
    };
    expect(await pinged(other)).toEqual(expect.arrayContaining([owner.user, EVE.user]));
    expect(await pinged(EVE)).toEqual([other.user]);
  });

  it('opens a rematch against computers without an invitation, as the lobby is full', async () => {
    const made = await lobby([ANN], { players: 2 });
    done(await made.app.lobby.addComputer(ANN, made.id, 'laird', 'Ewan'));
    done(await made.app.lobby.start(ANN, made.id));
    const seat = (await made.state()).seating.indexOf(0);
    done(await made.app.moderation.assignSubstitute(MOD, made.id, seat, EVE));
    done(await made.app.moderation.cancel(MOD, made.id));
    await made.told();
    for (const actor of [EVE, ANN]) {
      const { invited, game } = done(await made.app.lobby.rematch(actor, made.id));
      expect(invited).toEqual([]);
      expect((await made.app.outbox.claim(9)).flatMap(({ announcement }) => announcement.ping)).toEqual([]);
      done(await made.app.lobby.leave(actor, game.record.id));
    }
  });
});

describe('a shelved game', () => {
  it('has no rematch, since it can be resumed', async () => {
    const made = await table(2);
    done(await made.app.moderation.suspend(MOD, made.id));
    expect(refusal(await made.app.lobby.rematch(ANN, made.id))).toEqual({ code: 'setAside' });
    expect(refusal(await made.app.lobby.rematch(EVE, made.id))).toEqual({ code: 'notMember' });
    done(await made.app.clocks.reactivate(ANN, made.id));
  });
});

describe('colours', () => {
  it('stay with users from game to game if free; the first to join goes first', async () => {
    const { app } = await openApp();
    /** Starts a game of these users, ends it, and returns the colours in its pictures by user. */
    async function coloursIn(people: readonly Actor[]): Promise<Record<string, number | undefined>> {
      const [host = ANN, ...others] = people;
      const { id } = done(await app.lobby.create(host, PLACE, { players: people.length })).game.record;
      for (const other of others) done(await app.lobby.join(other, id));
      done(await app.lobby.start(host, id));
      const game = await app.queries.getGame(id);
      done(await app.moderation.cancel(MOD, id));
      const part = game && pictureOf(game, 'map')[0];
      const request = part?.kind === 'picture' && part.request.view !== 'sheet' ? part.request : undefined;
      const seats = game?.state?.seating ?? [];
      return Object.fromEntries(
        seats.map((place, seat) => [people[place]?.name ?? '', request?.colours?.[seat]]),
      );
    }
    const four = await coloursIn([ANN, BEN, CAT, DAN]);
    expect(Object.values(four).sort()).toEqual([0, 1, 2, 3]);
    expect(await coloursIn([DAN, CAT])).toEqual({ Dan: four.Dan, Cat: four.Cat });
    // Eve takes the first free colour, and keeps it when Ann plays.
    const three = await coloursIn([EVE, DAN, CAT]);
    expect(three).toMatchObject({ Dan: four.Dan, Cat: four.Cat });
    const last = await coloursIn([EVE, ANN, BEN]);
    expect(last.Eve).toBe(three.Eve);
    expect(new Set(Object.values(last)).size).toBe(3);
    const again = await coloursIn([ANN, BEN, EVE]);
    expect(again).toEqual(last);
  });
});

describe('closing a lobby', () => {
  it.each<[string, Actor, boolean]>([
    ['its host', ANN, false],
    ['a moderator', MOD, true],
  ])('is possible for %s', async (_, actor, moderator) => {
    const made = await lobby([ANN, BEN]);
    const given = done(await made.app.play.abandon(actor, made.id));
    expect(given).toMatchObject({ done: true, game: { record: { status: 'ended' } } });
    expect(await made.told()).toEqual([{ kind: 'ended', by: actor.user, moderator, ping: [] }]);
    expect(refusal(await made.app.lobby.join(DAN, made.id))).toEqual({ code: 'over' });
  });

  it('is impossible for others', async () => {
    const { app, id } = await lobby([ANN, BEN]);
    expect(refusal(await app.play.abandon(BEN, id))).toEqual({ code: 'notHost', host: ANN.user });
  });

  it('pings each user at most once per channel and hour, however many lobbies are opened, after whichever game', async () => {
    const { app } = await openApp();
    const over: string[] = [];
    for (const channel of ['channel', 'channel', 'another']) {
      const { id } = done(await app.lobby.create(ANN, { ...PLACE, channel }, { players: 2 })).game.record;
      done(await app.lobby.join(BEN, id));
      done(await app.lobby.start(ANN, id));
      done(await app.moderation.cancel(MOD, id));
      over.push(id);
    }
    const [first = '', second = '', elsewhere = ''] = over;
    /** Opens a lobby and closes it again; returns the users it pinged. */
    async function again(actor: Actor, former: string): Promise<string[]> {
      const { id } = done(await app.lobby.rematch(actor, former)).game.record;
      const owed = (await app.outbox.claim(100)).filter(({ game }) => game === id);
      done(await app.lobby.leave(actor, id));
      return owed.flatMap(({ announcement }) => announcement.ping);
    }
    expect(await again(ANN, first)).toEqual([BEN.user]);
    for (const id of [first, second, first]) expect(await again(ANN, id)).toEqual([]);
    expect(await again(ANN, elsewhere)).toEqual([BEN.user]);
    expect(await again(BEN, second)).toEqual([ANN.user]);
    expect(await again(BEN, first)).toEqual([]);
    // The clock advances by a second at each look.
    for (let n = 0; n < 3600; n++) app.now();
    expect(await again(ANN, second)).toEqual([BEN.user]);
  });
});
