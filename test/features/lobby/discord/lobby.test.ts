/** The lobby: opening, joining, options, beginning; by buttons and by commands. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/core/index.ts';
import { refusalText } from '../../../../src/discord/shared/refusals.ts';
import { FIRST_GAME, OPTIONS } from '../../../../src/engine/index.ts';
import { optionsPanel } from '../../../../src/features/lobby/discord/options-panel.ts';
import { lobbyPanel } from '../../../../src/features/lobby/discord/panel.ts';
import { statusPanel } from '../../../../src/features/lobby/discord/status.ts';
import { startedPost } from '../../../../src/features/play/discord/posts.ts';
import { randomGame, USERS } from '../../../discord/fixtures/lobby-games.ts';
import {
  answerText,
  begun,
  buttonIn,
  buttonsOf,
  chosenIn,
  expectFits,
  freshApp,
  liveGame,
  person,
  seedIn,
  textOf,
} from '../../../discord/fixtures/lobby-support.ts';
import { memoryStore } from '../../../storage/fixtures/memory/index.ts';

async function opened(players = 2, store = memoryStore()) {
  const app = await freshApp(store);
  const ann = person(app, 'Ann');
  const ben = person(app, 'Ben');
  const cat = person(app, 'Cat');
  const lobby = await ann.types('game new', { number: { players } });
  return { app, ann, ben, cat, lobby };
}

it('without enough players advises the host only what can be changed', async () => {
  const { app, ann } = await opened(3);
  const { record, ...rest } = await liveGame(app);
  expect(answerText(await ann.types('game start'))).toContain(
    'or change the number of players under Options',
  );
  const challenge = { week: '2026-W01', home: 'home' };
  const told = refusalText({ code: 'tooFew', players: 3, members: 1 }, 'en', {
    ...rest,
    record: { ...record, challenge },
  });
  expect(told).toMatch(/Wait for more\.$/);
});

describe('/game new', () => {
  it('posts the lobby in the channel, with its host seated', async () => {
    const { lobby } = await opened(3);
    expect(lobby.kind).toBe('public');
    const told = textOf(lobby.panel);
    expect(told).toContain('a game for 3 players');
    expect(told).toContain('**Seats taken: 1 of 3**');
    expect(told).toContain('Ann · host');
    expect(told.match(/_free_/g)).toHaveLength(2);
    expect(told).toContain('**Pace**: Friendly: no clock');
    expect(told).toMatch(/72 hours.*counted in that player’s own hours \(`\/settings`\)/);
    expect(buttonsOf(lobby.panel).map(({ label }) => label)).toEqual([
      ...['Join', 'Leave', 'Options', 'Computer players', 'Start'],
      'Play now against computers',
    ]);
  });

  it.each([
    [1, 'the same setup in every solo game'],
    [3, 'the same setup at every table for 3'],
  ])('in a challenge for %i says who has the same setup', async (players, expected) => {
    const { app } = await opened(players);
    const { record, ...game } = await liveGame(app);
    const challenge = { week: '2026-W01', home: 'home' };
    expect(textOf(lobbyPanel({ ...game, record: { ...record, challenge } }))).toContain(expected);
  });

  it.each([
    ['en', /Ann plays solo: press \*\*Start\*\* when you’re ready\. From then on it counts\./],
    ['es', /Ann juega en solitario: pulsa \*\*Empezar\*\* cuando quieras\. A partir de ahí, cuenta\./],
    ['pl', /Ann gra solo: naciśnij \*\*Zacznij\*\*, kiedy chcesz\. Od tej chwili gra się liczy\./],
  ])('in a solo challenge does not wait for others: %s', async (language, expected) => {
    const { app } = await opened(1);
    const { record, ...game } = await liveGame(app);
    const challenge = { week: '2026-W01', home: 'home' };
    expect(textOf(lobbyPanel({ ...game, record: { ...record, challenge } }, language))).toMatch(expected);
  });

  it('stays in the language of its only reader', async () => {
    const { app, ann, ben } = await opened(3);
    Object.assign(ben.visit, { language: 'pl' });
    const status = await ben.types('game status');
    expect(answerText(status)).toContain('Zajęte miejsca: 1 z 3');
    const joined = await ben.presses(buttonIn(status, 'lobby join private'));
    expect(answerText(joined)).toContain('Zajęte miejsca: 2 z 3');
    Object.assign(ann.visit, { language: 'pl' });
    const computers = await ann.presses(buttonIn(joined, 'computers'));
    await app.play.abandon(ann.visit.actor, (await liveGame(app)).record.id);
    for (const id of [
      buttonIn(joined, 'lobby leave private'),
      buttonIn(joined, 'computers'),
      buttonIn(computers, 'computer'),
    ])
      expect(answerText(await ann.presses(id)), id).toContain('Ta poczekalnia jest zamknięta');
  });

  it('takes a preset and a seed', async () => {
    const store = memoryStore();
    const app = await freshApp(store);
    const lobby = await person(app, 'Ann').types('game new', { text: { preset: 'first', seed: 'thistle' } });
    const { record } = await liveGame(app);
    expect([...record.options].sort()).toEqual([...FIRST_GAME].sort());
    expect(await seedIn(store)).toBe('thistle');
    expect(textOf(lobby.panel)).toContain('first game');
    expect(textOf(lobby.panel)).toContain('**No ports**: There are no port tiles');
    expect(textOf(lobby.panel), 'a seed is nobody’s to know').not.toContain('thistle');
  });

  it('takes an option, alone or on top of a preset', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    const [offered, ...others] = await ann.sees('game new', 'switch', 'auct');
    expect([offered?.value, others]).toEqual(['auction', []]);
    const unknown = await ann.types('game new', { text: { switch: 'nonsense' } });
    expect(answerText(unknown)).toContain('no option “nonsense”');
    expect(await app.queries.getActive('channel')).toBeUndefined();
    const lobby = await ann.types('game new', { text: { preset: 'extras', switch: offered?.name ?? '' } });
    expect([...(await liveGame(app)).record.options].sort()).toEqual(['auction', 'kickstarter']);
    expect(textOf(lobby.panel)).toContain('**Clan auction**');
  });

  it.each([
    ['Subasta de clanes', 'auction'],
    ['sin fichas de puntuacion', 'noScoringTiles'],
    ['scoring tiles', 'noScoringTiles'],
    ['Bez portow', 'noPorts'],
  ])('takes an option typed as any table names it, or by a part of its name: %s', async (typed, option) => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { text: { switch: typed } });
    expect((await liveGame(app)).record.options).toEqual([option]);
  });

  it('for one player says simply that it can start', async () => {
    const { ann, ben, lobby } = await opened(1);
    expect(answerText(lobby)).toContain('Your solo game is open');
    const told = textOf(lobby.panel);
    expect(told).toContain('a solo game');
    expect(told).toContain('Ann plays solo: press **Start**');
    expect(told).not.toMatch(/taken|everyone|at random/);
    expect(buttonsOf(lobby.panel).map(({ label }) => label)).toEqual(['Leave', 'Options', 'Start']);
    const wider = await ann.types('game options', { number: { players: 2 } });
    expect((await ben.presses(buttonIn(wider, 'lobby join'))).kind).toBe('panel');
  });

  it.each(['game new', 'game rematch'])(
    'and /%s are refused if a lobby is open, without a post',
    async (line) => {
      const { ann, ben, cat } = await opened(3);
      const refused = await ben.types(line);
      expect(refused.kind).toBe('aside');
      expect(answerText(refused)).toContain('already has an open lobby: press *Join*');
      expect(answerText(await ann.types(line)), 'its host').toBe(
        'Your lobby is still open in this channel. Start it with `/game start`, change it with `/game options`, or close it with `/game abandon`.',
      );
      await cat.types('game join');
      expect(answerText(await cat.types(line)), 'a guest').toMatch(
        /^You’re already in this channel’s open lobby/,
      );
    },
  );

  it.each([1, 2])('and /game join name the commands that come next: %i', async (players) => {
    const { ben, lobby } = await opened(players);
    for (const next of ['`/game options`', '`/game start`']) expect(answerText(lobby)).toContain(next);
    if (players === 1) return;
    expect(answerText(lobby)).toContain('`/game join`');
    expect(answerText(await ben.types('game join'))).toContain('presses Start or types `/game start`');
  });

  it('shows a name literally, never as markup', async () => {
    const app = await freshApp();
    const lobby = await person(app, '**@everyone**').types('game new');
    expect(textOf(lobby.panel)).not.toContain('@everyone');
    expect(textOf(lobby.panel)).toContain('\\*\\*@\u200beveryone');
  });
});

describe('the buttons of the lobby', () => {
  it('let users join and leave, and update the same message', async () => {
    const { ben, cat, lobby } = await opened();
    const joined = await ben.presses(buttonIn(lobby, 'lobby join'));
    expect(joined.kind).toBe('panel');
    expect(textOf(joined.panel)).toContain('- Ben');
    expect(textOf(joined.panel)).toContain('Everyone is here. Ann presses Start');
    expect(answerText(await cat.presses(buttonIn(lobby, 'lobby join')))).toContain('All 2 seats are taken');
    const left = await ben.presses(buttonIn(lobby, 'lobby leave'));
    expect(textOf(left.panel)).not.toContain('Ben');
  });

  it('highlight Join while a seat is free, and Start instead of it when the lobby is full', async () => {
    const { ben, lobby } = await opened();
    const primary = (answer: typeof lobby) =>
      buttonsOf(answer.panel).find(({ style }) => style === 'primary')?.label;
    expect(primary(lobby)).toBe('Join');
    const full = await ben.presses(buttonIn(lobby, 'lobby join'));
    expect(primary(full)).toBe('Start');
    expect(buttonsOf(full.panel).map(({ label }) => label)).not.toContain('Join');
  });

  it('refuse others privately', async () => {
    const { ann, ben, lobby } = await opened();
    const twice = await ann.presses(buttonIn(lobby, 'lobby join'));
    expect(twice.kind).toBe('aside');
    expect(answerText(twice)).toContain('already in this game');
    expect(answerText(await ben.presses(buttonIn(lobby, 'lobby leave')))).toContain(
      'You’re not in this game',
    );
    expect(answerText(await ben.presses(buttonIn(lobby, 'lobby start')))).toContain(
      'Only the host (<@user-Ann>)',
    );
    expect(answerText(await ann.presses(buttonIn(lobby, 'lobby start')))).toContain('only 1 is here');
  });

  it('are gone once the game has started, even in an old message', async () => {
    const { app, ann, ben, cat, lobby } = await opened();
    await ben.presses(buttonIn(lobby, 'lobby join'));
    const started = await ann.presses(buttonIn(lobby, 'lobby start'));
    expect(textOf(started.panel)).toContain('The game has started');
    expect(buttonsOf(started.panel)).toEqual([]);
    expect((await liveGame(app)).record.status).toBe('playing');
    for (const act of ['join', 'leave', 'start']) {
      const late = await cat.presses(buttonIn(lobby, `lobby ${act}`));
      expect(late.kind).toBe('panel');
      expect(textOf(late.panel)).toContain('The game has started');
    }
  });

  it('close the lobby when the last one leaves', async () => {
    const { app, ann, ben, lobby } = await opened();
    const left = await ann.presses(buttonIn(lobby, 'lobby leave'));
    expect(textOf(left.panel)).toContain('This lobby is closed');
    expect(await app.queries.getActive('channel')).toBeUndefined();
    expect(textOf((await ben.presses(buttonIn(lobby, 'lobby join'))).panel)).toContain(
      'This lobby is closed',
    );
  });

  it('do nothing to a game of another server', async () => {
    const { app, lobby } = await opened();
    const stranger = person(app, 'Eve', { guild: 'elsewhere', moderator: true });
    expect(answerText(await stranger.presses(buttonIn(lobby, 'lobby join')))).toContain('There’s no game');
    expect((await liveGame(app)).record.members).toHaveLength(1);
  });
});

describe('the options', () => {
  it('name in a sentence each preset that has a button', async () => {
    const { app } = await opened();
    const game = await liveGame(app);
    const panel = optionsPanel(game, { user: game.record.host, language: 'en' });
    const presets = buttonsOf(panel).filter(({ id }) => id?.includes('preset'));
    expect(presets.map(({ label }) => label)).toEqual(['First game', 'Standard', 'Kickstarter extras']);
    const [line = ''] = textOf(panel).match(/\*\*Presets\*\*.*/) ?? [];
    expect(presets.filter(({ label = '' }) => !line.toLowerCase().includes(label.toLowerCase()))).toEqual([]);
  });
  it('of a weekly challenge can be changed by no one, and say so', async () => {
    const { app } = await opened();
    const game = await liveGame(app);
    const record = { ...game.record, challenge: { week: '2026-W01', home: 'home' } };
    for (const user of [record.host, 'user-Eve']) {
      const panel = optionsPanel({ ...game, record }, { user, language: 'en' });
      expect(textOf(panel), user).toContain('nothing can be changed');
      expect(textOf(panel), user).not.toMatch(/can change this|new/);
      expect(buttonsOf(panel), user).toEqual([]);
    }
  });
  it('can be changed by the host in one dialog, and read by others', async () => {
    const { ann, ben, lobby } = await opened();
    const dialog = await ann.opens(buttonIn(lobby, 'lobby-options'));
    if (!('fields' in dialog)) throw new Error('no dialog');
    expect(dialog.fields.map(({ id }) => id)).toEqual(['players', 'pace', 'table', 'options', 'language']);
    const values = dialog.fields.map((field) => ('options' in field ? chosenIn(field) : []));
    expect(values, 'what holds is chosen').toEqual([['2'], ['friendly'], ['away'], [], ['en']]);
    const guest = await ben.opens(buttonIn(lobby, 'lobby-options'));
    if ('fields' in guest) throw new Error('a guest is to read only');
    expect(textOf(guest)).toContain('Ann is the host');
    expect(buttonsOf(guest)).toEqual([]);
  });

  it('change together, and update the lobby in the channel', async () => {
    const { app, ann, lobby } = await opened();
    const changed = await ann.fills(buttonIn(lobby, 'lobby-options'), {
      ...{ players: '3', pace: 'steady', table: ['hints'], language: 'pl' },
      options: ['noPorts', 'mostGlory'],
    });
    const { record } = await liveGame(app);
    expect(record).toMatchObject({
      ...{ players: 3, language: 'pl', hints: true, options: ['noPorts', 'mostGlory'] },
      timing: { pace: 'steady', noAway: true },
    });
    expect(textOf(changed.panel)).toContain('**Players**: 3');
    expect(textOf(lobbyPanel(await liveGame(app), 'en'))).toContain('**Most glory**');
    await ann.fills(buttonIn(changed, 'lobby-options'), { table: ['away'], options: [] });
    const { hints, options, timing } = (await liveGame(app)).record;
    expect([hints, options, timing?.noAway]).toEqual([undefined, [], undefined]);
  });

  it('can be set by presets, from the panel that lists them', async () => {
    const { app, ann, lobby } = await opened();
    const shown = await ann.fills(buttonIn(lobby, 'lobby-options'), {});
    await ann.presses(buttonIn(shown, 'lobby-set preset first'));
    expect((await liveGame(app)).record).toMatchObject({ players: 2, options: [...FIRST_GAME] });
  });

  it.each([
    [
      'en',
      '“No clans” and “Clan auction” don’t go together. Choose one of them.\n-# Everything else is set.',
    ],
    ['es', '-# Todo lo demás queda configurado.'],
    ['pl', '-# Reszta jest ustawiona.'],
  ])('are dropped only if they conflict: in %s', async (language, said) => {
    const { app, ann, lobby } = await opened();
    Object.assign(ann.visit, { language });
    const options = ['noClans', 'auction', 'noPorts'];
    const changed = await ann.fills(buttonIn(lobby, 'lobby-options'), { options, pace: 'brisk' });
    expect(textOf(changed.panel)).toContain(said);
    expect((await liveGame(app)).record).toMatchObject({ options: ['noPorts'], timing: { pace: 'brisk' } });
  });

  it('are dropped if they do not fit the number of players', async () => {
    const { app, ann, lobby } = await opened();
    const options = ['tighterMap', 'noPorts'];
    const changed = await ann.fills(buttonIn(lobby, 'lobby-options'), { players: '4', options });
    expect(textOf(changed.panel)).toMatch(
      /Tighter map.*doesn’t work with 4 players.*Everything else is set/s,
    );
    expect((await liveGame(app)).record).toMatchObject({ players: 4, options: ['noPorts'] });
  });

  it('of a typed command are dropped the same way, and the lobby opens with the rest', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    const opened = await ann.types('game new', {
      text: { preset: 'first', switch: 'ownImports', pace: 'live' },
      number: { players: 3 },
    });
    expect(answerText(opened)).toMatch(/Your lobby is open.*don’t go together.*Everything else is set/s);
    expect((await liveGame(app)).record).toMatchObject({
      players: 3,
      options: ['noScoringTiles', 'noPorts'],
      timing: { pace: 'live' },
    });
    await ann.types('game options', { text: { switch: 'noClans' } });
    const changed = await ann.types('game options', { text: { switch: 'auction', pace: 'steady' } });
    expect(answerText(changed)).toMatch(/Saved.*don’t go together.*Everything else is set/s);
    expect((await liveGame(app)).record).toMatchObject({
      options: ['noScoringTiles', 'noPorts', 'noClans'],
      timing: { pace: 'steady' },
    });
  });

  it('keep an impossible number of players unchanged, say why, and set the rest', async () => {
    const { app, ann, ben, lobby } = await opened(3);
    await ben.presses(buttonIn(lobby, 'lobby join'));
    const button = buttonIn(lobby, 'lobby-options');
    const few = await ann.fills(button, { players: '1', options: ['tighterMap'], pace: 'live' });
    expect(textOf(few.panel)).toMatch(/2 players are already here.*Everything else is set/s);
    expect((await liveGame(app)).record).toMatchObject({
      ...{ players: 3, options: ['tighterMap'], timing: { pace: 'live' } },
    });
    const many = await ann.fills(button, { players: '4', language: 'es' });
    expect(textOf(many.panel)).toMatch(/doesn’t work with 4 players.*Everything else is set/s);
    expect((await liveGame(app)).record).toMatchObject({ players: 3, language: 'es' });
  });

  it('refuse unknown values, and changes by a guest', async () => {
    const { app, ann, ben, lobby } = await opened();
    const button = buttonIn(lobby, 'lobby-options');
    for (const forged of [{ options: ['cheating'] }, { players: '9' }, { pace: 'x' }, { language: '' }]) {
      expect(answerText(await ann.fills(button, forged)), JSON.stringify(forged)).toContain('couldn’t read');
    }
    const dialog = await ann.opens(button);
    const chosen = { players: ['3'], pace: ['live'], language: ['en'], table: [], options: ['noPorts'] };
    const forged = await ben.presses(dialog && 'id' in dialog ? dialog.id : '', { chosen });
    expect(textOf(forged.panel)).toContain('Only the host (<@user-Ann>)');
    expect((await liveGame(app)).record).toMatchObject({ players: 2, options: [] });
  });

  it('include a seed, random if none is given', async () => {
    const store = memoryStore();
    const { ann, ben, lobby } = await opened(2, store);
    const panel = await ann.fills(buttonIn(lobby, 'lobby-options'), {});
    const button = buttonIn(panel, 'lobby-seed');
    const dialog = await ann.opens(button);
    if (!('fields' in dialog)) throw new Error('no dialog');
    expect(dialog.title.length).toBeLessThanOrEqual(45);
    expect(dialog.fields[0]).not.toHaveProperty('value');
    await ann.presses(dialog.id, { fields: { seed: ' heather ' } });
    expect(await seedIn(store)).toBe('heather');
    await ann.presses(dialog.id, { fields: { seed: '' } });
    expect(await seedIn(store)).toMatch(/^(?!heather).+$/);
    const long = await ann.presses(dialog.id, { fields: { seed: 'x'.repeat(65) } });
    expect(textOf(long.panel)).toContain('1 to 64 ordinary characters');
    expect('fields' in (await ben.opens(button))).toBe(false);
  });

  it.each([' ', 'random', 'Al azar', 'losowe'])('draw a new seed for the word “%s”', async (typed) => {
    const store = memoryStore();
    const { app, ann } = await opened(2, store);
    expect(answerText(await ann.types('game options', { text: { seed: 'heather' } }))).toContain(
      'chosen seed',
    );
    const told = answerText(await ann.types('game options', { text: { seed: typed } }));
    expect(told).toBe('Saved.\nThe seed is a new random one.');
    expect(await seedIn(store)).not.toMatch(new RegExp(`heather|^${typed}$`, 'i'));
    expect((await liveGame(app)).record.chosenSeed).not.toBe(true);
  });

  it('of a typed command are answered with what is set now', async () => {
    const { ann } = await opened();
    const told = async (given: Parameters<typeof ann.types>[1]) =>
      answerText(await ann.types('game options', given)).split('\n');
    expect(await told({ number: { players: 3 } })).toEqual(['Saved.', '**Players**: 3']);
    expect(await told({ text: { pace: 'steady' }, flag: { away: false } })).toEqual([
      'Saved.',
      expect.stringMatching(/Pace.*Steady.*time can run out on days away/),
      expect.stringContaining('own hours'),
    ]);
    expect(await told({ text: { switch: 'noPorts' } })).toEqual([
      'Saved.',
      '**Options**',
      expect.stringContaining('orts'),
    ]);
    expect(await told({ flag: { hints: true } })).toEqual(['Saved.', expect.stringContaining('are on')]);
    expect(await told({ flag: { hints: false } })).toEqual(['Saved.', '**Hints** are off.']);
    expect(await told({ text: { language: 'es' }, flag: { newcomer: true } })).toEqual([
      'Saved.',
      '**Language**: Español',
      'You’re new to the game.',
    ]);
  });

  it('rename computers in the language that is chosen', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    const named = async () => (await liveGame(app)).record.members[1]?.name;
    await ann.types('game new', { number: { players: 2 } });
    await ann.types('computer add', { text: { level: 'laird' } });
    expect(await named()).toBe('Ewan (Laird)');
    await ann.types('game options', { text: { language: 'pl' } });
    expect(await named()).toBe('Ewan (Dziedzic)');
    await ann.types('game options', { text: { language: 'en' } });
    expect(await named()).toBe('Ewan (Laird)');
  });

  it('are all saved or none, if a moderator without a seat says whether they are new', async () => {
    const { app } = await opened();
    const mod = person(app, 'Mod', { moderator: true });
    const given = { number: { players: 3 }, flag: { newcomer: true } };
    expect(answerText(await mod.types('game options', given))).toContain('nothing has changed');
    expect((await liveGame(app)).record.players).toBe(2);
    await mod.types('game join');
    expect(answerText(await mod.types('game options', given))).toContain('You’re new to the game');
    const { members, players } = (await liveGame(app)).record;
    expect([players, members.map(({ newcomer }) => newcomer)]).toEqual([3, [false, true]]);
  });

  it('let every member say whether they are new', async () => {
    const { app, ann, ben, lobby } = await opened();
    await ben.presses(buttonIn(lobby, 'lobby join'));
    const read = await ben.opens(buttonIn(lobby, 'lobby-options'));
    if ('fields' in read) throw new Error('a guest is to read only');
    const panel = await ben.presses(buttonIn({ kind: 'panel', panel: read }, 'lobby-set new 1'));
    expect((await liveGame(app)).record.members.map(({ newcomer }) => newcomer)).toEqual([false, true]);
    await ben.presses(buttonIn(panel, 'lobby-set new 0'));
    expect((await liveGame(app)).record.members.map(({ newcomer }) => newcomer)).toEqual([false, false]);
    const status = await ann.types('game options', { text: { switch: 'byExperience' } });
    const marked = await ben.presses(buttonIn(status, 'lobby new'));
    expect(textOf(marked.panel)).toContain('Ben · new to the game');
    const again = await ben.presses(buttonIn(marked, 'lobby new'));
    expect((await liveGame(app)).record.members.map(({ newcomer }) => newcomer)).toEqual([false, true]);
    expect(again.kind, 'a second click').toBe('aside');
    await ben.presses(buttonIn(again, 'lobby-set new 0'));
    expect((await liveGame(app)).record.members.map(({ newcomer }) => newcomer)).toEqual([false, false]);
  });
});

describe('a private change', () => {
  it('updates the lobby in the channel, in the same commit', async () => {
    const { app, ann } = await opened();
    for (const change of ['players 3', 'preset first', 'new 1']) {
      const { id } = (await liveGame(app)).record;
      const wish = change === 'preset first' ? { options: FIRST_GAME } : { players: 3 };
      await (change === 'new 1'
        ? app.lobby.setNewcomer(ann.visit.actor, id, true)
        : app.lobby.configure(ann.visit.actor, id, wish));
      const owed = await app.outbox.claim(10);
      expect(
        owed.map(({ announcement }) => announcement),
        change,
      ).toEqual([{ kind: 'lobby', ping: [] }]);
      for (const one of owed) await app.outbox.acknowledge(one.id);
    }
  });
});

describe('a chosen seed', () => {
  const CHOSEN = 'uses a chosen seed';

  it('is announced in the lobby, but not shown', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    const lobby = await ann.types('game new', { text: { seed: 'thistle' }, number: { players: 2 } });
    expect(textOf(lobby.panel)).toContain(CHOSEN);
    expect(textOf(lobby.panel)).not.toContain('thistle');
    expect(textOf((await person(app, 'Ben').types('game join')).panel)).toContain(CHOSEN);
  });

  it('is announced when chosen later, and no more after a random one is drawn', async () => {
    const { ann, ben, lobby } = await opened();
    expect(textOf(lobby.panel)).not.toContain(CHOSEN);
    const dialog = await ann.opens(
      buttonIn(await ann.fills(buttonIn(lobby, 'lobby-options'), {}), 'lobby-seed'),
    );
    if (!('fields' in dialog)) throw new Error('no dialog');
    const chosen = await ann.presses(dialog.id, { fields: { seed: 'heather' } });
    expect(textOf(chosen.panel)).toContain(CHOSEN);
    expect(textOf((await ben.presses(buttonIn(lobby, 'lobby join'))).panel)).toContain(CHOSEN);
    await ann.presses(dialog.id, { fields: { seed: '' } });
    expect(textOf((await ben.presses(buttonIn(lobby, 'lobby leave'))).panel)).not.toContain(CHOSEN);
  });

  it('is announced in the post that begins the game', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { text: { seed: 'thistle' }, number: { players: 1 } });
    await ann.types('game start');
    const [owed] = await app.outbox.claim(1);
    if (owed?.announcement.kind !== 'started') throw new Error('the channel is owed the beginning');
    const post = await startedPost(await liveGame(app), owed.announcement, app);
    expect(post && textOf(post)).toContain(CHOSEN);
  });

  it('cannot look random: not as an old game’s seed, nor in the form of a random one', async () => {
    const store = memoryStore();
    const { app, ann } = await opened(2, store);
    const drawn = (await seedIn(store)) ?? '';
    const { id } = (await liveGame(app)).record;
    expect((await liveGame(app)).record.chosenSeed).toBeUndefined();
    const forged = await ann.types('game options', { text: { seed: drawn.replace(/.{4}$/, 'aaaa') } });
    expect(answerText(forged)).toContain('A seed is 1 to 64');
    await ann.visit.services.play.abandon(ann.visit.actor, id);
    const again = await ann.types('game new', { text: { seed: drawn } });
    expect(textOf(again.panel)).toContain(CHOSEN);
  });
});

describe('the post that begins the game', () => {
  it('says the pace and that hints are on, as the host may have changed them, and calls a live table', async () => {
    const app = await freshApp();
    const [ann, ben] = [person(app, 'Ann'), person(app, 'Ben')];
    await ann.types('game new', { number: { players: 2 } });
    await ben.types('game join');
    await ann.types('game options', { text: { pace: 'live' }, flag: { hints: true } });
    await ann.types('game start');
    const owed = (await app.outbox.claim(9)).at(-1);
    if (owed?.announcement.kind !== 'started') throw new Error('the channel is owed the beginning');
    const post = await startedPost(await liveGame(app), owed.announcement, app);
    const told = post === undefined ? '' : textOf(post);
    expect(told).toContain('**Pace**: Live: 10 minutes a turn');
    expect(told).toContain('**Hints** are on');
    expect(told).toMatch(/<@[\w-]+>, the game has begun\.\n/);
    expect(told.match(/<@/g)).toHaveLength(2);
  });

  it('says no pace to one person against computers, whose time doesn’t count', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { number: { players: 2 }, text: { pace: 'live' } });
    const { id } = (await liveGame(app)).record;
    await app.lobby.addComputer(ann.visit.actor, id, 'laird', 'Ewan');
    await ann.types('game start');
    const owed = (await app.outbox.claim(9)).at(-1);
    if (owed?.announcement.kind !== 'started') throw new Error('the channel is owed the beginning');
    const post = await startedPost(await liveGame(app), owed.announcement, app);
    expect(post && textOf(post)).toContain('The game begins');
    expect(post && textOf(post)).not.toContain('**Pace**');
  });
});

describe('with commands alone', () => {
  it('a game is joined, changed and started; every change shows the new lobby', async () => {
    const { app, ann, ben } = await opened(3);
    const joined = await ben.types('game join', { flag: { newcomer: true } });
    expect(joined.kind).toBe('public');
    expect(textOf(joined.panel)).toContain('Ben · new to the game');
    expect(answerText(joined)).toMatch(/You’re in\..*You’re new to the game\./s);
    const knows = await ben.types('game join', { flag: { newcomer: false } });
    expect(answerText(knows), 'who is in already').toMatch(/You’re in\..*You already know the game\./s);
    expect(textOf(knows.panel)).not.toContain('new to the game');
    const { version } = (await liveGame(app)).record;
    expect((await ben.types('game join', { flag: { newcomer: false } })).kind, 'nothing new').toBe('panel');
    expect((await liveGame(app)).record.version).toBe(version);
    expect(answerText(await ben.types('game join'))).toContain('You’re already in this game');
    const changed = await ann.types('game options', { number: { players: 2 }, text: { switch: 'No ports' } });
    expect(changed.kind).toBe('public');
    expect((await liveGame(app)).record).toMatchObject({ players: 2, options: ['noPorts'] });
    const back = await ann.types('game options', { text: { switch: 'noPorts' } });
    expect(textOf(back.panel)).not.toContain('No ports');
    expect(answerText(await ann.types('game start'))).toContain('Posted in the channel');
    expect((await liveGame(app)).state?.players).toHaveLength(2);
  });

  it('options are suggested with their effect, and marked if on', async () => {
    const { ann } = await opened();
    await ann.types('game options', { text: { preset: 'first' } });
    const all = await ann.sees('game options', 'switch', '');
    expect(all.map(({ value }) => value)).toEqual(OPTIONS);
    const [found] = await ann.sees('game options', 'switch', 'no ports');
    expect(found).toEqual({
      name: '✓ No ports: There are no port tiles at the corners of the map.',
      value: 'noPorts',
    });
    const unknown = await ann.types('game options', { text: { switch: 'nonsense' } });
    expect(answerText(unknown)).toContain('no option “nonsense”');
    const preset = await ann.types('game options', { text: { preset: 'nonsense' } });
    expect(answerText(preset)).toContain('no such preset');
  });

  it('/game options without values opens the panel', async () => {
    const { ann } = await opened();
    const panel = await ann.types('game options');
    expect(panel.kind).toBe('panel');
    expect('fields' in (await ann.opens(buttonIn(panel, 'lobby-options')))).toBe(true);
  });

  it('/game remove says what became of a computer, and of a lobby without people', async () => {
    const { app, ann } = await opened(3);
    const mod = person(app, 'Mod', { moderator: true });
    const removed = async (name: string) => answerText(await mod.types('game remove', { text: { name } }));
    await ann.types('computer add', { text: { level: 'laird' } });
    const [, computer] = (await liveGame(app)).record.members;
    expect(await removed(computer?.name ?? '')).toMatch(/✅ .* has left\./);
    expect(await removed('Ann')).toBe('The lobby is closed.');
  });

  it('/game remove distinguishes members of the same name by the order of joining', async () => {
    const { app, ann } = await opened(4);
    const { id } = (await liveGame(app)).record;
    for (const user of ['one', 'two', 'three'])
      await app.lobby.join({ user, name: 'Alex', moderator: false }, id);
    const choices = async () => await ann.sees('game remove', 'name', 'alex');
    const removed = async (name: string) => answerText(await ann.types('game remove', { text: { name } }));
    const left = async () => (await liveGame(app)).record.members.map(({ user }) => user).slice(1);
    expect(await choices()).toEqual([
      { name: 'Alex (2)', value: 'one' },
      { name: 'Alex (3)', value: 'two' },
      { name: 'Alex (4)', value: 'three' },
    ]);
    const refused = (await removed('Alex')).replaceAll('\\', '');
    expect(refused).toMatch(
      /matches no other player, or more than one\..*: Ann, Alex \(2\), Alex \(3\), Alex \(4\)\.$/,
    );
    expect(await left()).toHaveLength(3);
    expect(await removed('alex (3)')).toContain('isn’t in the lobby any more');
    expect(await left()).toEqual(['one', 'three']);
    expect(await removed('one')).toContain('isn’t in the lobby any more');
    expect(await choices()).toEqual([{ name: 'Alex', value: 'three' }]);
    expect(await removed('Alex')).toContain('isn’t in the lobby any more');
  });

  it('/game abandon asks whether to keep a lobby, in which no one plays yet', async () => {
    const { ann } = await opened();
    const { panel } = await ann.types('game abandon');
    expect(buttonsOf(panel).map(({ label }) => label)).toEqual(['Close the lobby', 'Keep it']);
  });

  it('each says that there is no game', async () => {
    const ann = person(await freshApp(), 'Ann');
    for (const line of ['join', 'leave', 'options', 'start', 'status', 'abandon', 'concede', 'rematch']) {
      expect(answerText(await ann.types(`game ${line}`)), line).toContain('`/game new`');
    }
  });

  it('each says what is impossible after the start', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann', 'Ben');
    for (const line of ['join', 'start']) {
      expect(answerText(await ann.types(`game ${line}`)), line).toMatch(/has (already )?started/);
    }
    expect(answerText(await ann.types('game rematch'))).toContain('isn’t over yet');
    expect(answerText(await ann.types('game options'))).toMatch(/has (already )?started/);
  });

  it('tell those without a seat how to get one', async () => {
    const { app, ann, ben, cat } = await opened();
    const told = async (line: string) => answerText(await cat.types(line, { number: { players: 3 } }));
    for (const line of ['turn', 'game leave', 'game concede']) {
      expect(await told(line), line).toContain('type `/game join`');
    }
    expect(await told('game rematch')).toContain('already has an open lobby');
    await ben.types('game join');
    expect(await told('turn')).toContain('All its seats are taken');
    await ann.types('game start');
    for (const line of ['game join', 'game options', 'game start']) {
      expect(await told(line), line).toMatch(/already started.*ask a moderator for a seat/);
    }
    expect(answerText(await ben.types('game join'))).not.toContain('ask a moderator');
    expect(await told('game rematch')).toContain('not in this game');
    expect((await liveGame(app)).record.members).toHaveLength(2);
  });
});

describe('the limits of a message', () => {
  it('hold for every lobby, with the longest names and the most options', () => {
    for (const members of [1, 2, 3, 4]) {
      const { record } = randomGame('full', 4, []).after(0);
      const lobby: Game = {
        record: {
          ...record,
          status: 'lobby',
          options: [...OPTIONS],
          members: record.members.slice(0, members),
        },
        moves: [],
        state: undefined,
      };
      expectFits(lobbyPanel(lobby));
      const problem = 'x'.repeat(300);
      for (const user of [...USERS, 'stranger']) {
        expectFits(optionsPanel(lobby, { user, language: 'en', problem }));
        expectFits(statusPanel(lobby, user, 'en'));
      }
    }
  });
});
