/** Computer players in Discord: in the lobby, for a user, in posts; by buttons and by commands. */

import { describe, expect, it, vi } from 'vitest';
import { type ComputerPlayer, fallbackMove } from '../../../../src/ai/index.ts';
import { COMPOSER } from '../../../../src/bootstrap/features.ts';
import { type Game, isComputer, levelOf } from '../../../../src/core/index.ts';
import type { Answer } from '../../../../src/discord/shared/interaction-context.ts';
import type { Panel } from '../../../../src/discord/shared/panel.ts';
import { findSeat } from '../../../../src/discord/shared/seats.ts';
import type { Services } from '../../../../src/features/index.ts';
import { lobbyPanel } from '../../../../src/features/lobby/discord/panel.ts';
import { lettersOf } from '../../../../src/render/viewpoint.ts';
import { botText, textKeys } from '../../../../src/text/index.ts';
import {
  answerText,
  buttonIn,
  buttonsOf,
  CHANNEL,
  expectFits,
  freshApp,
  liveGame,
  type Person,
  person,
  textOf,
} from '../../../discord/fixtures/lobby-support.ts';
import { randomThinker } from '../../../fixtures/random-thinker.ts';

async function opened(players = 4) {
  const app = await freshApp();
  const [ann, ben] = [person(app, 'Ann'), person(app, 'Ben')];
  const lobby = await ann.types('game new', { number: { players } });
  return { app, ann, ben, lobby };
}

const computersOf = async (app: Services) =>
  (await liveGame(app)).record.members.filter(({ user }) => isComputer(user)).map(({ name }) => name);

/** Lets the computers move that the game waits for. */
async function look(app: Services): Promise<void> {
  await app.scheduler.runDueJobs();
  await app.computers.whenIdle();
}

/** Returns the texts posted since the last call, without pictures. */
async function told(app: Services): Promise<string[]> {
  const owed = await app.outbox.claim(100);
  const posts = await Promise.all(
    owed.map(async (one) => {
      const game = await app.queries.getGame(one.game);
      const panel = game && (await COMPOSER.compose(game, one, app));
      await app.outbox.acknowledge(one.id);
      if (panel !== undefined) expectFits(panel);
      return panel === undefined ? [] : [textOf(panel)];
    }),
  );
  return posts.flat();
}

describe('in a lobby, computer players', () => {
  it('join and leave by buttons, one by one or all at once, and are described in the lobby', async () => {
    const { app, ann, lobby } = await opened();
    const panel = await ann.presses(buttonIn(lobby, 'computers'));
    for (const level of ['Apprentice', 'Crofter', 'Laird', 'Chief']) {
      expect(textOf(panel.panel)).toContain(`**${level}**: `);
    }
    const one = await ann.presses(buttonIn(panel, 'computer add laird'));
    expect(answerText(one)).toContain('Ewan \\(Laird\\) is in.');
    expect(textOf(lobbyPanel(await liveGame(app)))).toContain('- 🤖 Ewan \\(Laird\\)');
    const full = await ann.presses(buttonIn(one, 'computer fill apprentice'));
    expect(answerText(full)).toContain('Isla \\(Apprentice\\) and Fergus \\(Apprentice\\) are in.');
    expect(answerText(full)).toContain('All seats are taken');
    const left = await ann.presses(buttonIn(full, 'computer drop computer-apprentice-1'));
    expect(answerText(left)).toContain('Isla \\(Apprentice\\) has left.');
    expect(await computersOf(app)).toEqual(['Ewan (Laird)', 'Fergus (Apprentice)']);
  });

  it('join and leave by commands', async () => {
    const { app, ann } = await opened();
    expect(answerText(await ann.types('computer add', { text: { level: 'chief' } }))).toContain('is in.');
    expect(
      answerText(await ann.types('computer add', { text: { level: 'crofter' }, flag: { fill: true } })),
    ).toContain('are in.');
    for (const fill of [false, true]) {
      const given = { text: { level: 'crofter' }, flag: { fill } };
      expect(answerText(await ann.types('computer add', given)), `fill: ${fill}`).toContain(
        'seats are taken',
      );
    }
    const [first] = await ann.sees('computer remove', 'name', 'isl');
    expect(first?.name).toBe('Isla (Crofter)');
    expect(answerText(await ann.types('computer remove', { text: { name: first?.value ?? '' } }))).toContain(
      'has left',
    );
    expect(answerText(await ann.types('computer remove', { text: { name: 'Ewan' } }))).toContain('has left');
    expect(answerText(await ann.types('computer remove', { text: { name: 'Nobody' } }))).toContain(
      '“Nobody”',
    );
    expect(answerText(await ann.types('computer add', { text: { level: 'king' } }))).toContain(
      'couldn’t read',
    );
    expect(await computersOf(app)).toEqual(['Fergus (Crofter)']);
  });

  it('are named by the command that added them, although a person took the last seat meanwhile', async () => {
    const { app, ann, ben } = await opened();
    const { addComputer } = app.lobby;
    vi.spyOn(app.lobby, 'addComputer').mockImplementation(async (...given) => {
      const added = await addComputer(...given);
      await app.lobby.join(ben.visit.actor, given[1]);
      return added;
    });
    const given = { text: { level: 'laird' }, flag: { fill: true } };
    expect(answerText(await ann.types('computer add', given))).toContain('are in.');
    expect(await computersOf(app)).toHaveLength(2);
  });

  it('are not removed by a word that means several of them', async () => {
    const { app, ann } = await opened();
    await ann.types('computer add', { text: { level: 'laird' }, flag: { fill: true } });
    const given = { text: { name: 'laird' } };
    expect(answerText(await ann.types('computer remove', given))).toContain('called “laird”');
    expect(await computersOf(app)).toHaveLength(3);
  });

  it('have names that differ from those of users', async () => {
    const app = await freshApp();
    const edith = person(app, 'Edith');
    await edith.types('game new', { number: { players: 4 } });
    await person(app, 'ina').types('game join');
    await edith.types('computer add', { text: { level: 'laird' }, flag: { fill: true } });
    await edith.types('game start');
    const { record, state } = await liveGame(app);
    if (state === undefined) throw new Error('not begun');
    const names = state.seating.map((place) => record.members[place]?.name ?? '');
    expect(lettersOf({ names, state })).toEqual(names.map((name) => name.charAt(0).toUpperCase()));
  });

  it('are added only by the host, and once by a second or late click', async () => {
    const { app, ann, ben, lobby } = await opened();
    const opening = buttonIn(lobby, 'computers');
    expect(answerText(await ben.presses(opening)), 'before any choice').toContain('Only the host');
    const panel = await ann.presses(opening);
    expect(answerText(await ben.presses(buttonIn(panel, 'computer add chief')))).toContain('Only the host');
    const click = buttonIn(panel, 'computer add crofter');
    await Promise.all([ann.presses(click), ann.presses(click)]);
    await ann.presses(click);
    expect(await computersOf(app)).toHaveLength(1);
    await ann.types('computer add', { text: { level: 'crofter' }, flag: { fill: true } });
    await ann.types('game start');
    expect(answerText(await ann.presses(click))).toContain('The game has started');
  });

  it('fill all seats and start the game when a user who waits alone picks their level', async () => {
    const { app, ann, ben, lobby } = await opened(3);
    const opening = buttonIn(lobby, 'playnow');
    expect(answerText(await ben.presses(opening))).toContain('Only the host');
    const panel = await ann.presses(opening);
    expect(answerText(panel)).toContain('Which level takes the 2 free seats?');
    const hinted = await ann.presses(buttonIn(panel, 'playnow-with hints'));
    expect((await liveGame(app)).record.status).toBe('lobby');
    const click = buttonIn(hinted, 'playnow-with laird');
    expect(answerText(await ben.presses(click))).toContain('Only the host');
    expect(answerText(await ann.presses(click))).toContain('The game has started');
    const { record } = await liveGame(app);
    expect(record).toMatchObject({ status: 'playing', players: 3, hints: true });
    expect(record.members.map(({ user }) => levelOf(user))).toEqual([undefined, 'laird', 'laird']);
    expect(answerText(await ann.presses(click))).toContain('The game has started');
    expect(answerText(await ann.presses(opening))).toContain('The game has started');
  });

  it('do not fill a lobby that someone joins at the same moment', async () => {
    const { app, ann, ben, lobby } = await opened(3);
    const panel = await ann.presses(buttonIn(lobby, 'playnow'));
    const { configure } = app.lobby;
    vi.spyOn(app.lobby, 'configure').mockImplementation(async (...given) => {
      const outcome = await configure(...given);
      await ben.types('game join');
      return outcome;
    });
    expect(answerText(await ann.presses(buttonIn(panel, 'playnow-with chief')))).toContain('Ben');
    const { record } = await liveGame(app);
    expect(record).toMatchObject({ status: 'lobby', members: [{ name: 'Ann' }, { name: 'Ben' }] });
  });

  it('cannot fill a lobby where others wait, nor a solo lobby', async () => {
    const { app, ann, ben, lobby } = await opened(3);
    const panel = await ann.presses(buttonIn(lobby, 'playnow'));
    await ben.types('game join');
    await ann.presses(buttonIn(panel, 'playnow-with chief'));
    await ann.presses(buttonIn(lobby, 'playnow'));
    const { record } = await liveGame(app);
    expect(record).toMatchObject({ status: 'lobby', members: [{ name: 'Ann' }, { name: 'Ben' }] });
    const labels = (panel = lobbyPanel({ record, moves: [], state: undefined })) =>
      buttonsOf(panel).map(({ label }) => label);
    expect(labels()).not.toContain('Play now against computers');
    await ben.types('game leave');
    await ann.types('game options', { number: { players: 1 } });
    expect(labels(lobbyPanel(await liveGame(app))).filter((label) => /omputer/.test(label))).toEqual([]);
  });
});

/** A game of Ann, maybe others, and computers, played until it waits for a user. */
async function playing(people: readonly string[], hints = false) {
  const app = await freshApp();
  const persons = people.map((name) => person(app, name));
  const [ann] = persons as [Person, ...Person[]];
  await ann.types('game new', { number: { players: people.length + 1 }, flag: { hints } });
  for (const other of persons.slice(1)) await other.types('game join');
  await ann.types('computer add', { text: { level: 'crofter' } });
  await ann.types('game start');
  await look(app);
  await told(app);
  return { app, ann, persons };
}

describe('/computer remove', () => {
  it('says in a game that it has already started', async () => {
    const { ann } = await playing(['Ann']);
    for (const name of ['Ewan', 'Nobody'])
      expect(answerText(await ann.types('computer remove', { text: { name } })), name).toContain(
        'already started',
      );
  });
});

describe('a seat', () => {
  it('is assigned to a computer until its player is back, by buttons', async () => {
    const { app, ann } = await playing(['Ann', 'Ben']);
    const panel = await ann.presses(buttonIn(await ann.types('turn'), 'more'));
    const asked = await ann.presses(buttonIn(panel, 'handover laird ask'));
    const chief = await ann.presses(buttonIn(asked, 'handover chief ask while'));
    const chosen = ({ panel: { parts } }: typeof chief) =>
      buttonsOf({ parts }).filter(({ style }) => style === 'success');
    expect(chosen(chief).map(({ label }) => label)).toEqual(['Chief', 'Until I’m back']);
    const turn = await ann.presses(buttonIn(chief, 'handover chief for turn'));
    expect(chosen(turn).map(({ label }) => label)).toEqual(['Chief', 'One turn']);
    expect(
      buttonsOf(turn.panel)
        .slice(-2)
        .map(({ label }) => label),
    ).toEqual(['Go', 'Back']);
    const done = await ann.presses(buttonIn(chief, 'handover chief while'));
    expect(answerText(done)).toMatch(/\(Chief\\\) is playing for you until you’re back/);
    expect((await told(app)).join()).toMatch(/\(Chief\\\) is playing for Ann/);
    // A late click changes nothing, and shows who plays.
    expect(answerText(await ann.presses(buttonIn(chief, 'handover chief while')))).toContain(
      'is playing for you',
    );
    const own = await ann.types('turn');
    expect(textOf(own.panel)).toContain('is playing for you.');
    expect(buttonsOf(own.panel).map(({ label }) => label)).toEqual(['I’m back']);
    expect(answerText(await ann.presses(buttonIn(own, 'imback')))).toContain('Welcome back');
    expect((await told(app)).join()).toContain('Ann is back');
  });

  it('is assigned by a command, for a turn, or for good once confirmed', async () => {
    const { app, ann } = await playing(['Ann', 'Ben']);
    const turn = { text: { span: 'one TURN', level: 'crofter' } };
    expect(answerText(await ann.types('computer play', turn))).toContain('one turn for you');
    expect((await told(app)).join()).toContain('Just one turn');
    await ann.types('clock back');
    const sure = await ann.types('computer play', { text: { span: 'good' } });
    expect(answerText(sure)).toContain('for good?');
    const { members } = (await liveGame(app)).record;
    expect(members.map(({ name }) => name)).toContain('Ann');
    const done = await ann.presses(buttonIn(sure, 'handover laird sure'));
    expect(answerText(done)).toContain('plays on in your place');
    expect((await told(app)).join()).toContain('has left the game, and a computer plays on');
    expect((await liveGame(app)).record.members.map(({ name }) => name)).not.toContain('Ann');
    // A second click changes nothing, and repeats the answer.
    expect(answerText(await ann.presses(buttonIn(sure, 'handover laird sure')))).toBe(answerText(done));
    const mod = person(app, 'Mod', { moderator: true });
    const { members: now } = (await liveGame(app)).record;
    const name = now.find(({ user }) => isComputer(user) && !members.some((one) => one.user === user))?.name;
    const user = { id: 'user-Eve', name: 'Eve', bot: false };
    const asked = await mod.types('mod replace', { text: { seat: name ?? '' }, user: { user } });
    await told(app);
    await mod.presses(buttonIn(asked, 'mod-replace replace'));
    expect((await told(app)).join()).toMatch(/takes over from [A-Z][a-z]+ \\\(Laird\\\), who has left/);
    expect(answerText(await ann.presses(buttonIn(sure, 'handover laird sure')))).toContain(
      'not in this game',
    );
  });

  it('gets one answer to two quick clicks that hand it over for good', async () => {
    const { ann } = await playing(['Ann', 'Ben']);
    const sure = buttonIn(
      await ann.types('computer play', { text: { span: 'good' } }),
      'handover laird sure',
    );
    const [first, second] = await Promise.all([ann.presses(sure), ann.presses(sure)]);
    expect(answerText(first as Answer)).toContain('plays on in your place');
    expect(answerText(second as Answer)).toBe(answerText(first as Answer));
  });

  it('says before its player chooses how strong the computer is whether they stay in the game', async () => {
    const { ann } = await playing(['Ann', 'Ben']);
    const more = await ann.presses(buttonIn(await ann.types('turn'), 'more'));
    const asked = await ann.presses(buttonIn(more, 'handover laird ask'));
    expect(answerText(asked)).toContain('You stay in the game');
    const good = await ann.presses(buttonIn(asked, 'handover laird for good'));
    expect(answerText(good)).toContain('You leave the game for good');
    expect(answerText(good)).not.toMatch(/You stay in the game|a quarter of your moves/);
  });

  it('is assigned for a turn, which may be still to come', async () => {
    const { app, persons } = await playing(['Ann', 'Ben']);
    // It is the turn of one of them at most.
    for (const one of persons) {
      const answered = answerText(await one.types('computer play', { text: { span: 'turn' } }));
      expect(answered).toContain('one turn for you. The one after that is yours again.');
      expect(`${answered} ${(await told(app)).join()}`).not.toContain('this turn');
    }
    const mod = person(app, 'Mod', { moderator: true });
    for (const what of ['pause', 'resume']) await mod.types(`mod ${what}`);
    expect((await told(app)).join()).toMatch(/🤖 A computer is thinking for \S*(?:Ann|Ben)\S*\./);
  });

  it('says why none can play where no time is suggested, whatever is typed', async () => {
    const { app, ann } = await playing(['Ann', 'Ben']);
    const eve = person(app, 'Eve');
    const typed = { text: { span: 'until friday' } };
    expect(await eve.sees('computer play', 'span', '')).toEqual([]);
    expect(answerText(await eve.types('computer play', typed))).toContain('You’re not in this game');
    expect(answerText(await ann.types('computer play', typed))).toContain('choose one from the list');
    const lobby = await opened();
    expect(answerText(await lobby.ann.types('computer play', typed))).toContain('hasn’t started yet');
  });

  it('is offered for a turn only if no one else is left to wait for', async () => {
    const { ann } = await playing(['Ann']);
    const more = await ann.presses(buttonIn(await ann.types('turn'), 'more'));
    const asked = await ann.presses(buttonIn(more, 'handover laird ask'));
    const labels = buttonsOf(asked.panel).map(({ label }) => label);
    expect(labels).toContain('One turn');
    expect(labels).not.toContain('Until I’m back');
    expect(await ann.sees('computer play', 'span', '')).toEqual([{ name: 'One turn', value: 'turn' }]);
    for (const span of ['while', 'good']) {
      expect(answerText(await ann.types('computer play', { text: { span } })), span).toContain(
        'That would leave only computers',
      );
    }
  });

  it('can be assigned to a computer only by its player or a moderator', async () => {
    const { app, ann } = await playing(['Ann', 'Ben']);
    const mod = person(app, 'Mod', { moderator: true });
    const wish = { text: { seat: 'Ben', span: 'while', level: 'chief' } };
    expect(answerText(await ann.types('mod computer', wish))).toContain('Only moderators');
    expect(answerText(await mod.types('mod computer', wish))).toContain('Posted in the channel');
    expect((await told(app)).join()).toContain('Mod');
    expect(answerText(await mod.types('mod computer', wish))).toContain('is already playing for Ben');
  });
});

describe('the seat of a computer', () => {
  it('stays with the user to whom a moderator gives it', async () => {
    const { app } = await playing(['Ann']);
    const mod = person(app, 'Mod', { moderator: true });
    const user = { user: { id: 'user-Dan', name: 'Dan', bot: false } };
    const again = { text: { seat: 'Ewan', span: 'good', level: 'chief' } };
    expect(answerText(await mod.types('mod computer', again))).toMatch(/^A computer already plays as .*Ewan/);
    const asked = await mod.types('mod standin', { text: { seat: 'Ewan' }, user });
    const done = await mod.presses(buttonIn(asked, 'mod-replace replace'));
    expect(answerText(done)).toContain('Posted in the channel');
    const { members, substitutions = [] } = (await liveGame(app)).record;
    expect(members.map(({ name }) => name).sort()).toEqual(['Ann', 'Dan']);
    expect(substitutions.filter(({ to }) => to === undefined)).toEqual([]);
  });
});

describe('a user alone with computers', () => {
  it('gets a rematch with them, without an invitation', async () => {
    const { ann } = await playing(['Ann']);
    await ann.presses(buttonIn(await ann.types('game abandon'), 'lobby-confirm abandon'));
    const again = await ann.types('game rematch');
    expect(answerText(again)).toContain('Everyone is already in it');
  });

  it('needs no consent, and reads nothing about it', async () => {
    const { app, ann } = await playing(['Ann']);
    expect(answerText(await ann.types('game pause'))).toContain('The game is paused');
    expect((await told(app)).join()).toContain('Ann has paused the game');
    await ann.types('game resume');
    await told(app);
    const sure = await ann.types('game abandon');
    expect(answerText(sure)).toContain('ends right away');
    await ann.presses(buttonIn(sure, 'lobby-confirm abandon'));
    expect((await told(app)).join()).toContain('Ann has ended it');
  });

  it('ends the game by giving up, and is told so before and after', async () => {
    const { app, ann } = await playing(['Ann']);
    const sure = await ann.types('game concede');
    expect(answerText(sure)).toContain('No one else is left to play on');
    await ann.presses(buttonIn(sure, 'lobby-confirm concede'));
    const posts = (await told(app)).join();
    expect(posts).toContain('No one is left to play on');
    expect(posts).toContain('Everyone has given up');
    expect(posts).not.toMatch(/everyone agreed|others play on/);
  });
});

describe('a game of users and computers', () => {
  it('says how to get a seat if computers have taken the last ones', async () => {
    const { ann, ben } = await opened(2);
    await ann.types('computer add', { text: { level: 'crofter' } });
    expect(answerText(await ben.types('game join'))).toContain('The host can remove a computer player');
  });

  it('continues when one of several users gives up', async () => {
    const { ann } = await playing(['Ann', 'Ben']);
    expect(answerText(await ann.types('game concede'))).toContain('The others play on');
  });

  it('names a computer that has left instead of its id', async () => {
    const { app } = await playing(['Ann']);
    const game = await liveGame(app);
    const replaced = {
      ...{ kind: 'moderated' as const, what: 'replace' as const, by: 'mod', seat: 0, user: 'user-Ben' },
      ...{ former: 'computer-laird-7', ping: [] },
    };
    const post = await COMPOSER.compose(game, { announcement: replaced }, app);
    expect(textOf(post ?? { parts: [] })).toContain(
      'takes over from Laird \\(computer\\), who has left the game',
    );
  });

  it('asks users for consent, and never computers', async () => {
    const { app, ann, persons } = await playing(['Ann', 'Ben', 'Cat']);
    await ann.presses(buttonIn(await ann.types('game abandon'), 'lobby-confirm abandon'));
    const [owed] = await app.outbox.claim(1);
    const game = await liveGame(app);
    if (owed === undefined) throw new Error('nobody is asked');
    const unpinged = { announcement: { ...owed.announcement, ping: [] } };
    const asked = textOf((await COMPOSER.compose(game, unpinged, app)) ?? { parts: [] });
    expect(asked).toContain('Ben, Cat: do you agree?');
    const { consent } = game.record;
    const yes = `consent:${game.record.id}:${consent?.id}:yes`;
    expect(answerText((await persons[1]?.presses(yes)) as Answer)).toContain(
      '1 other player still has to answer',
    );
    expect(answerText((await persons[2]?.presses(yes)) as Answer)).toContain('it’s done');
  });

  it.each([
    ['play', 'this turn', false],
    ['computer', 'Until Ann is back', true],
  ] as const)('reads that a computer plays after time is up: %s', async (rescue, span, back) => {
    const { app } = await playing(['Ann', 'Ben']);
    const game = await liveGame(app);
    const seat = annsSeat(game);
    const timing = {
      ...(game.record.timing as NonNullable<typeof game.record.timing>),
      waits: [{ ...waiting, seat, expired: 1 }],
    };
    const late = { ...game, record: { ...game.record, timing } };
    const asked = await COMPOSER.compose(
      late,
      { announcement: { kind: 'timeUp', seat, since: 1, ping: ['user-Ben'] } },
      app,
    );
    const ways = buttonsOf(asked ?? { parts: [] }).map(({ id }) => id);
    expect(ways).toContain(`rescue:${game.record.id}:${seat}:${rescue}`);
    const told = { announcement: { kind: 'rescued' as const, seat, since: 1, rescue, ping: [] } };
    const place = game.state?.seating[seat] ?? 0;
    const substitutions = [{ place, user: 'computer-laird-1', name: 'Ewan', from: game.moves.length }];
    const played = { ...game, record: { ...game.record, substitutions } };
    const post = (await COMPOSER.compose(played, told, app)) ?? { parts: [] };
    expect(textOf(post)).toContain('computer is playing for Ann');
    expect(textOf(post)).toContain(span);
    expect(buttonsOf(post).some(({ id }) => id.startsWith('imback:'))).toBe(back);
  });
});

/** A wait that has lasted for a while. */
const waiting = { since: 1, at: 0, counted: 0, turn: 0, full: 0, whole: 0, reminders: 0 };

describe('the moves of computers', () => {
  it('are told in one post, with a reason per turn, summed up if many; the log has all', async () => {
    const app = await freshApp(undefined, randomThinker);
    const ann = person(app, 'Ann');
    await ann.types('game new', { number: { players: 4 } });
    await ann.types('computer add', { text: { level: 'laird' }, flag: { fill: true } });
    await ann.types('game start');
    const reasons = textKeys('reasons').map((reason) => `_${botText('reasons', reason)}_`);
    const count = (text: string) => reasons.reduce((sum, one) => sum + text.split(one).length - 1, 0);
    const seen = { full: 0, short: 0 };
    for (let turns = 0; turns < 60 && (await app.queries.getActive(CHANNEL)) !== undefined; turns++) {
      await told(app);
      const before = (await liveGame(app)).moves.length;
      await look(app);
      const game = await app.queries.getLatest(CHANNEL);
      const made = game?.moves.slice(before) ?? [];
      const [post, ...others] = (await told(app)).filter((text) => /### .*(?:omputers|Laird)/.test(text));
      if (made.length > 0) {
        expect(others, `turns ${turns}`).toEqual([]);
        const summed = post?.match(/^- \*\*\w+ \\\(Laird\\\)\*\* \w.*\)(?:\. _.*\._)?$/gm) ?? [];
        seen.short += summed.length;
        if (summed.length === 0) seen.full += count(post ?? '');
      }
      await app.moderation.skipTurn(
        { user: 'mod', name: 'Mod', moderator: true },
        game?.record.id ?? '',
        annsSeat(game),
      );
    }
    expect(seen.full).toBeGreaterThan(5);
    expect(seen.short).toBeGreaterThan(2);
    const log = await ann.types('recap', { number: { page: 1 } });
    expect(count(textOf(log.panel))).toBeGreaterThan(5);
  });

  it.each([
    ['hung', 'ran out of time'],
    ['cut', 'ran out of time'],
    ['threw', 'couldn’t settle on a move'],
  ] as const)('have no reason if a level %s, also in a hint', async (replaced, said) => {
    const thinker: ComputerPlayer = {
      think: async ({ view, seat }) => ({
        thoughts: [{ ...fallbackMove(view, seat), reason: 'income' }],
        replaced,
      }),
    };
    const app = await freshApp(undefined, thinker);
    const ann = person(app, 'Ann');
    await ann.types('game new', { number: { players: 2 }, flag: { hints: true } });
    await ann.types('computer add', { text: { level: 'chief' } });
    await ann.types('game start');
    const posts: string[] = [];
    for (let turns = 0; turns < 20 && posts.length < 3; turns++) {
      await look(app);
      posts.push(...(await told(app)).filter((text) => /### .*Chief/.test(text)));
      const game = await liveGame(app);
      await app.moderation.skipTurn(
        { user: 'mod', name: 'Mod', moderator: true },
        game.record.id,
        annsSeat(game),
      );
    }
    await look(app);
    expect(posts).toHaveLength(3);
    for (const post of posts) {
      expect(post.split(`-# Ewan \\(Chief\\) ${said}`), post).toHaveLength(2);
      expect(post).not.toContain(botText('reasons', 'income'));
    }
    const hint = answerText(await ann.types('hint'));
    expect(hint).toContain(`The computer ${said}`);
    expect(hint).not.toContain(botText('reasons', 'income'));
  });

  it('are announced on a panel that names the computer that thinks', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await annFirst(ann);
    await ann.types('computer add', { text: { level: 'crofter' } });
    await ann.types('game start');
    await look(app);
    const hints = await ann.types('hint');
    expect(answerText(hints)).toContain('Hints are off');
    // Before round 1 there is nothing to plan.
    expect(answerText(hints)).not.toContain('/plan');
    const offers = await ann.types('turn');
    const picked = await ann.presses(tryIn(offers));
    expect(answerText(picked)).toMatch(/🤖 Ewan \\\(Crofter\\\).* is thinking/);
    const again = buttonIn(picked, 'back');
    expect(answerText(await ann.presses(again))).toContain('is thinking');
    await look(app);
    expect(answerText(await ann.presses(again))).not.toContain('is thinking');
  });

  it('are announced with the level in the reader’s language, and seats are found by it', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await annFirst(ann);
    await ann.types('computer add', { text: { level: 'crofter' } });
    await ann.types('game start');
    await look(app);
    Object.assign(ann.visit, { language: 'es' });
    const picked = await ann.presses(tryIn(await ann.types('turn')));
    expect(answerText(picked)).toMatch(/🤖 Ewan \\\(Granjero\\\).* está pensando/);
    const game = await liveGame(app);
    for (const name of ['Ewan (Granjero)', 'Ewan (Crofter)', 'ewan']) {
      expect(findSeat(game, name, 'es'), name).toBe(game.state?.seating.indexOf(1));
    }
  });

  it('are undone with a user’s move, and the post says both', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await annFirst(ann);
    await ann.types('computer add', { text: { level: 'crofter' } });
    await ann.types('game start');
    await look(app);
    await ann.presses(tryIn(await ann.types('turn')));
    await look(app);
    const { moves } = await liveGame(app);
    expect(isComputer(moves.at(-1)?.by ?? '')).toBe(true);
    await told(app);
    const undo = buttonIn(await ann.types('turn'), 'undo step');
    expect(answerText(await ann.presses(undo))).toContain('plus the computers’ moves since');
    expect((await told(app)).join()).toContain('plus the computers’ moves since');
    expect((await liveGame(app)).moves.filter(({ by }) => by === ann.visit.actor.user)).toEqual([]);
  });
});

/** Starts a game in which Ann picks first, then the other player. */
const annFirst = (ann: ReturnType<typeof person>) =>
  ann.types('game new', { number: { players: 2 }, text: { seed: 'peat' } });

/** The button of the first offer. */
const tryIn = ({ panel }: { panel: Panel }): string =>
  buttonsOf(panel).find(({ id }) => id.startsWith('try:'))?.id ?? '';

/** The seat of the first member. */
const annsSeat = (game: Game | undefined): number => game?.state?.seating.indexOf(0) ?? -1;
