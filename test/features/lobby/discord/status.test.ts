/** Status, conceding, and rematches. */
import { describe, expect, it } from 'vitest';
import { type Game, type GameRecord, playerAt } from '../../../../src/core/index.ts';
import { openDecisions, pendingSeats, type Seat } from '../../../../src/engine/index.ts';
import type { Services } from '../../../../src/features/index.ts';
import { askToAbandon, askToConcede } from '../../../../src/features/lobby/discord/confirmations.ts';
import { statusPanel } from '../../../../src/features/lobby/discord/status.ts';
import { confirmCancelPanel } from '../../../../src/features/moderation/discord/panels.ts';
import { pointsOf, randomGame, USERS } from '../../../discord/fixtures/lobby-games.ts';
import {
  answerText,
  begun,
  buttonIn,
  buttonsOf,
  expectFits,
  freshApp,
  liveGame,
  type Person,
  person,
  textOf,
} from '../../../discord/fixtures/lobby-support.ts';

/** Open to all users. */
const LOOKING = ['Board', 'Market', 'Players', 'Log'];

describe('/game status', () => {
  it('in a lobby shows the lobby with all its buttons', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { number: { players: 2 } });
    const shown = await person(app, 'Ben').types('game status');
    expect(shown.kind).toBe('panel');
    expect(textOf(shown.panel)).toContain('**Seats taken: 1 of 2**');
    const joined = await person(app, 'Ben').presses(buttonIn(shown, 'lobby join private'));
    expect(textOf(joined.panel)).toContain('**Seats taken: 2 of 2**');
  });

  it('in a game says whose turn it is, and how everyone stands', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann', 'Ben');
    const shown = await ann.types('game status');
    const told = textOf(shown.panel);
    expect(told).toContain('Before round 1');
    expect(told).toMatch(/Waiting for \*\*(Ann|Ben)\*\* to pick an offer\./);
    // When the game began is not stored: a pause, for instance, is a later change.
    expect(told).toMatch(/Last change <t:\d+:R>\./);
    expect(buttonsOf(shown.panel).map(({ label }) => label)).toEqual(['Take your turn', ...LOOKING]);
    expect(shown.panel.parts.some(({ kind }) => kind === 'picture')).toBe(true);
    const watching = await person(app, 'Eve').types('game status');
    const offered = buttonsOf(watching.panel).map(({ label }) => label);
    expect(offered, 'those who watch have no turn to take').toEqual(LOOKING);
  });

  it('says that a game is paused, and which request is open', async () => {
    const app = await freshApp();
    const [ann, ben] = await begun(app, 'Ann', 'Ben');
    const asked = await ann.types('game abandon');
    await ann.presses(buttonIn(asked, 'lobby-confirm abandon'));
    const shown = await ben.types('game status');
    expect(textOf(shown.panel)).toContain('**Ann** wants to end the game');
    const offered = buttonsOf(shown.panel).map(({ label }) => label);
    expect(offered).toEqual(['Take your turn', 'Agree', 'Disagree', ...LOOKING]);
    const asking = buttonsOf((await ann.types('game status')).panel).map(({ label }) => label);
    expect(asking).toEqual(['Take your turn', 'Withdraw your request', ...LOOKING]);
    await person(app, 'Mod', { moderator: true }).types('mod pause');
    expect(textOf((await ben.types('game status')).panel)).toContain('**Paused**');
  });

  it('speaks of other players’ buildings as theirs', () => {
    const played = randomGame('buildings', 3);
    const games = Array.from({ length: played.length }, (_, number) => played.after(number));
    const deciding = games.find(({ state }) => state?.phase === 'production');
    if (deciding === undefined) throw new Error('no production');
    const told = textOf(statusPanel(deciding, 'stranger', 'en'));
    expect(told).toMatch(/Waiting for .* to decide what their buildings make/);
  });

  it('says who asks to pause and who paused, and how it goes on', async () => {
    const app = await freshApp();
    const [ann, ben] = await begun(app, 'Ann', 'Ben');
    await ann.types('game pause');
    const asked = await ben.types('game status');
    expect(textOf(asked.panel)).toContain('**Ann** wants to pause the game');
    await ben.presses(buttonIn(asked, 'consent yes'));
    expect(textOf((await ben.types('game status')).panel)).toContain('by the players, until `/game resume`');
  });

  it('shows the open vote about a player whose time is up, with its buttons for the others', async () => {
    const app = await freshApp();
    await begun(app, 'Ann', 'Ben');
    const { record, ...game } = await liveGame(app);
    const timing = record.timing;
    if (game.state === undefined || timing === undefined) throw new Error('no clock');
    const waits = timing.waits.map((wait) => ({ ...wait, expired: wait.at }));
    const late = { ...game, record: { ...record, timing: { ...timing, waits } } };
    const [seat = 0] = waits.map((wait) => wait.seat);
    const player = playerAt(record, game.state, seat);
    const other = record.members.find(({ user }) => user !== player)?.user ?? '';
    const offered = (user: string, of: Game = late) =>
      buttonsOf(statusPanel(of, user, 'en')).filter(({ id }) => id.includes('rescue'));
    expect(textOf(statusPanel(late, player, 'en'))).toMatch(
      /’s time is up\. The other player decides: `\/clock decide`/,
    );
    expect(offered(other).map(({ label }) => label)).toEqual([
      '24 more hours (in their own hours)',
      'A computer plays this turn',
      'A computer, until they’re back',
      'Find a stand-in',
    ]);
    expect([player, 'stranger'].flatMap((user) => offered(user))).toEqual([]);
    expect(offered(other, { ...late, record: { ...late.record, paused: true } })).toEqual([]);
    expect(textOf(statusPanel({ ...game, record }, other, 'en'))).not.toContain('time is up');
    // The search for a stand-in asks everyone.
    const sought = { ...game, record: { ...record, timing: { ...timing, open: [seat] } } };
    expect(textOf(statusPanel(sought, 'stranger', 'en'))).toMatch(/needs a stand-in.*`\/clock sit`/);
  });

  it('names a stand-in, and once they have stopped says that another is sought, not that time is up', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann', 'Ben');
    const { record, state } = await liveGame(app);
    const seat = (state && pendingSeats(state)[0]) ?? expect.fail('no turn');
    const mod = person(app, 'Mod', { moderator: true });
    const eve = person(app, 'Eve').visit.actor;
    await app.moderation.assignSubstitute(mod.visit.actor, record.id, seat, eve);
    expect(textOf((await ann.types('game status')).panel)).toMatch(
      /<@[^>]*Eve[^>]*>\*\* is playing for \*\*/,
    );
    await app.clocks.stepDown(eve, record.id);
    const told = textOf((await ann.types('game status')).panel);
    expect(told).toMatch(/needs a stand-in.*`\/clock sit`.*`\/clock decide`/);
    expect(told).not.toMatch(/time is up|is playing for/);
  });

  it('offers no turn to a player who has given up', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann', 'Ben', 'Cat');
    const turns = async () =>
      buttonsOf((await ann.types('game status')).panel).filter(({ id }) => id.startsWith('turn'));
    expect(await turns()).toHaveLength(1);
    await app.play.concede(ann.visit.actor, (await liveGame(app)).record.id);
    expect(await turns()).toEqual([]);
    expect(answerText(await ann.types('clock back'))).toContain('You’ve given up this game');
  });

  it('and /help say that a shelved game can be resumed', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann', 'Ben');
    const id = (await liveGame(app)).record.id;
    const mod = person(app, 'Mod', { moderator: true });
    await app.moderation.suspend(mod.visit.actor, id);
    const shown = await ann.types('game status');
    expect(textOf(shown.panel)).toContain('This game is shelved');
    expect(textOf(shown.panel)).toContain('`/clock take`');
    expect(buttonsOf(shown.panel).map(({ label }) => label)).toEqual(['Resume']);
    expect(buttonsOf((await mod.types('game status')).panel)).toEqual([]);
    expect(textOf((await ann.types('help')).panel)).toContain('is shelved');
    expect(answerText(await ann.types('game leave'))).toContain('This game is shelved');
    expect(answerText(await ann.types('game join'))).not.toContain('rematch');
    expect(answerText(await ann.types('computer play', { text: { span: 'turn' } }))).toContain('is shelved');
    await ann.presses(buttonIn(shown, 'takeup'));
    expect((await liveGame(app)).record.status).toBe('playing');
  });

  it('lets the asking player withdraw, even if the post is gone', async () => {
    const app = await freshApp();
    const [ann, ben] = await begun(app, 'Ann', 'Ben');
    await ann.presses(buttonIn(await ann.types('game abandon'), 'lobby-confirm abandon'));
    const status = await ann.types('game status');
    await ann.presses(buttonIn(status, 'consent no'));
    expect((await liveGame(app)).record.consent).toBeUndefined();
    expect(textOf((await ben.types('game status')).panel)).not.toContain('wants to end the game');
    expect(answerText(await ann.presses(buttonIn(status, 'consent no')))).toContain('isn’t open');
  });

  it('lets a substitute answer and withdraw requests, instead of the player who is away', async () => {
    const app = await freshApp();
    const [ann, ben] = await begun(app, 'Ann', 'Ben');
    const eve = person(app, 'Eve');
    const mod = person(app, 'Mod', { moderator: true });
    const { record, state } = await liveGame(app);
    const seat = state?.seating.indexOf(1) ?? 0;
    await app.moderation.assignSubstitute(mod.visit.actor, record.id, seat, {
      user: 'user-Eve',
      name: 'Eve',
    });
    const offered = async (who: Person) =>
      buttonsOf((await who.types('game status')).panel).map(({ label }) => label);

    await ann.types('game pause');
    expect(await offered(eve)).toEqual(['Take your turn', 'Agree', 'Disagree', ...LOOKING]);
    expect(await offered(ben)).toEqual(['Take your turn', ...LOOKING]);
    await ann.presses(buttonIn(await ann.types('game status'), 'consent no'));

    // The end of the game is up to its own players.
    await ann.presses(buttonIn(await ann.types('game abandon'), 'lobby-confirm abandon'));
    expect(await offered(ben)).toEqual(['Take your turn', 'Agree', 'Disagree', ...LOOKING]);
    expect(await offered(eve)).toEqual(['Take your turn', ...LOOKING]);
    await ann.presses(buttonIn(await ann.types('game status'), 'consent no'));

    await eve.types('game pause');
    expect(textOf((await ann.types('game status')).panel)).toContain(
      '**<@user-Eve>** wants to pause the game',
    );
    const status = await eve.types('game status');
    expect(await offered(eve)).toEqual(['Take your turn', 'Withdraw your request', ...LOOKING]);
    await eve.presses(buttonIn(status, 'consent no'));
    expect((await liveGame(app)).record.consent).toBeUndefined();
  });

  it.each([1, 2, 3, 4] as const)('fits into a message throughout random games for %i', (players) => {
    for (let number = 0; number < 4; number++) {
      const played = randomGame(`status ${players} ${number}`, players);
      for (const point of pointsOf(played, 12)) expectStatus(played.after(point));
    }
  });

  function expectStatus(game: Game): void {
    for (const user of [...USERS, 'stranger']) {
      const panel = statusPanel(game, user, 'en');
      expectFits(panel);
      const told = textOf(panel);
      expect(told, 'names mention nobody').not.toMatch(/@everyone|@here|<[@#][!&]?\d/);
      if (game.state === undefined) throw new Error('a begun game has a position');
      const waits = openDecisions(game.state).filter(({ required }) => required).length;
      expect(told.match(/Waiting for/g)?.length ?? 0, user).toBe(waits);
      const lines = game.state.phase === 'finished' ? /points/g : /^- \*\*/gm;
      expect(told.match(lines)?.length, user).toBe(game.record.members.length);
    }
  }
});

describe('giving up', () => {
  it.each(['game concede', 'game leave'])('needs confirmation: /%s', async (typed) => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann', 'Ben');
    const asked = await ann.types(typed);
    expect(buttonsOf(asked.panel).map(({ label, style }) => [label, style])).toEqual([
      ['Give up', 'danger'],
      ['Let a computer play', undefined],
      ['Play on', undefined],
    ]);
    const instead = await ann.presses(buttonIn(asked, 'handover'));
    expect(textOf(instead.panel)).toContain('You stay in the game');
    expect(answerText(await ann.presses(buttonIn(asked, 'lobby-confirm keep')))).toContain(
      'Nothing has changed',
    );
    expect((await liveGame(app)).record.members.some(({ conceded }) => conceded)).toBe(false);
    expect(answerText(await ann.presses(buttonIn(asked, 'lobby-confirm concede')))).toContain(
      'You’ve given up this game',
    );
    expect(answerText(await ann.presses(buttonIn(asked, 'lobby-confirm concede')))).toContain(
      'You’ve given up this game',
    );
    expect(answerText(await ann.types('game concede'))).toContain('You’ve given up this game');
  });

  it('says that it uses up the try of the weekly challenge', () => {
    const { visit } = person({} as Services, 'visitor');
    const game = randomGame('status', 2, []).after(9);
    const actor = { ...visit.actor, user: game.record.members[0]?.user ?? '' };
    const told = ({ record, ...rest }: Game, challenge?: GameRecord['challenge']) => {
      const asked = { ...rest, record: { ...record, ...(challenge && { challenge }) } };
      const answers = [askToAbandon, askToConcede].map((ask) => answerText(ask({ ...visit, actor }, asked)));
      return [...answers, textOf(confirmCancelPanel(asked, 'en'))];
    };
    for (const text of told(game)) expect(text).not.toContain('challenge');
    for (const text of told(game, { week: '2026-W01', home: 'home' })) {
      expect(text).toContain('it will have no result, and there’s no second try');
    }
    // Moderators can't give seats there.
    expect(told(game)[1]).toContain('You can’t come back unless a moderator lets you.');
    expect(told(game, { week: '2026-W01', home: 'home' })[1]).toContain('You can’t come back.\n');
  });

  it('and ending the game are not asked about while a stand-in plays, nor its end in a pause', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann', 'Ben');
    const { record, state } = await liveGame(app);
    const seat = (state?.seating.indexOf(0) ?? expect.fail('no game')) as Seat;
    const mod = person(app, 'Mod', { moderator: true });
    const eve = person(app, 'Eve').visit.actor;
    await app.moderation.assignSubstitute(mod.visit.actor, record.id, seat, eve);
    for (const line of ['game concede', 'game leave', 'game abandon']) {
      const asked = await ann.types(line);
      expect(answerText(asked), line).toContain('Eve is playing for you');
      expect(buttonsOf(asked.panel), line).toEqual([]);
    }
    await ann.types('clock back');
    await mod.types('mod pause');
    expect(answerText(await ann.types('game abandon'))).toContain('This game is paused');
    expect(answerText(await ann.types('game concede'))).toContain('Give up?');
  });

  it('is only for players, and only in a game', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { number: { players: 1 } });
    expect(answerText(await ann.types('game concede'))).toContain('hasn’t started');
    const eve = person(app, 'Eve');
    expect(answerText(await eve.types('game concede'))).toContain('not in this game');
    await ann.types('game start');
    expect(answerText(await eve.types('game abandon'))).toContain('not in this game');
  });

  it('ends a solo game at once, which can be played again', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann');
    const asked = await ann.types('game abandon');
    expect(textOf(asked.panel)).toContain('It ends right away');
    expect(answerText(await ann.presses(buttonIn(asked, 'lobby-confirm abandon')))).toContain(
      'Posted in the channel',
    );
    const shown = await ann.types('game status');
    expect(textOf(shown.panel)).toContain('ended early');
    expect(answerText(await ann.types('game join'))).toContain('No open lobby here');
    const again = await ann.presses(buttonIn(shown, 'rematch'));
    expect(again.kind).toBe('public');
    expect(textOf(again.panel)).toContain('a solo game');
  });

  it('ends when its only player gives up, who is told so', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann');
    const given = await ann.presses(buttonIn(await ann.types('game concede'), 'lobby-confirm concede'));
    expect(answerText(given)).toBe('You’ve given up this game, so it has ended. Thanks for playing!');
  });

  it('closes a lobby, by its host', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { number: { players: 3 } });
    const asked = await ann.types('game abandon');
    expect(answerText(await ann.presses(buttonIn(asked, 'lobby-confirm abandon')))).toContain(
      'The lobby is closed',
    );
    expect(answerText(await ann.types('game status'))).toContain('no game in this channel');
  });

  it('asks again if the game has started since the user was asked to close the lobby', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { number: { players: 1 } });
    const asked = await ann.types('game abandon');
    await ann.types('game start');
    const again = await ann.presses(buttonIn(asked, 'lobby-confirm abandon'));
    expect(answerText(again)).toMatch(/The game has moved on[\s\S]*End this game for everyone/);
    expect((await liveGame(app)).record.status).toBe('playing');
    await ann.presses(buttonIn(again, 'lobby-confirm abandon'));
    expect(await app.queries.getActive('channel')).toBeUndefined();
  });

  it('asks again in answer to a button of an earlier release, which does not say what was shown', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann', 'Ben');
    const { id } = (await liveGame(app)).record;
    const again = await ann.presses(`lobby-confirm:${id}:abandon`);
    expect(answerText(again)).toMatch(/^### End this game for everyone/);
    expect((await liveGame(app)).record.consent).toBeUndefined();
    expect(answerText(await ann.presses(`lobby-confirm:${id}:keep`))).toContain('Nothing has changed');
  });

  it('closes a lobby, by its host or any moderator; others see no confirmation', async () => {
    const app = await freshApp();
    const ben = person(app, 'Ben');
    await person(app, 'Ann').types('game new', { number: { players: 3 } });
    await ben.types('game join');
    for (const other of [ben, person(app, 'Eve')]) {
      const refused = await other.types('game abandon');
      expect(answerText(refused), other.visit.actor.name).toContain(
        'Only the host (<@user-Ann>) or a moderator',
      );
      expect(buttonsOf(refused.panel), other.visit.actor.name).toEqual([]);
    }
    const mod = person(app, 'Mod', { moderator: true });
    const asked = await mod.types('game abandon');
    expect(answerText(await mod.presses(buttonIn(asked, 'lobby-confirm abandon')))).toContain(
      'The lobby is closed',
    );
    expect(await app.queries.getActive('channel')).toBeUndefined();
  });

  it('can be followed by a rematch with the same options, to which the others are invited', async () => {
    const app = await freshApp();
    const [ann, ben] = await begun(app, 'Ann', 'Ben');
    await person(app, 'Mod', { moderator: true }).visit.services.moderation.cancel(
      { user: 'mod', name: 'Mod', moderator: true },
      (await liveGame(app)).record.id,
    );
    const eve = person(app, 'Eve');
    const button = buttonIn(await ann.types('game status'), 'rematch');
    for (const told of [await eve.types('game rematch'), await eve.presses(button), await eve.types('turn')])
      expect(answerText(told)).toBe('You’re not in this game. `/game new` opens another.');
    // No answer sends her to the rematch, which she can't open.
    expect(answerText(await eve.types('game join'))).toBe('No open lobby here. `/game new` opens one.');
    expect(answerText(await ben.types('game join'))).toContain('`/game rematch`');
    for (const command of ['game leave', 'computer add'])
      expect(
        answerText(await eve.types(command, { text: { span: 'turn', level: 'laird' } })),
        command,
      ).toContain('Its players can open the next one');
    const again = await ben.types('game rematch');
    expect(again.kind).toBe('public');
    expect(textOf(again.panel)).toContain('<@user-Ann>, you’re invited');
    expect(textOf(again.panel)).toContain('**Seats taken: 1 of 2**');
    expect((await liveGame(app)).record).toMatchObject({ host: 'user-Ben', members: [{ user: 'user-Ben' }] });
    await ann.presses(buttonIn(again, 'lobby join'));
    expect((await liveGame(app)).record.members).toHaveLength(2);
    expect(answerText(await ann.types('game rematch'))).toContain('already in this channel’s open lobby');
  });

  it('can be followed by a rematch that says who was invited, or that no one could be', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann', 'Ben', 'Cat');
    const mod = { user: 'mod', name: 'Mod', moderator: true };
    await app.moderation.cancel(mod, (await liveGame(app)).record.id);
    const first = answerText(await ann.types('game rematch'));
    expect(first).toContain('I’ve invited <@user-Ben> and <@user-Cat>.');
    await ann.presses(buttonIn(await ann.types('game abandon'), 'lobby-confirm abandon'));
    const second = answerText(await ann.types('game rematch'));
    expect(second).toContain('I couldn’t invite anyone');
    expect(second).not.toContain('<@');
  });

  it('can be looked back on while the lobby of a rematch is open, and after it was closed', async () => {
    const app = await freshApp();
    const [ann, ben] = await begun(app, 'Ann', 'Ben');
    const over = await liveGame(app);
    await app.moderation.cancel({ user: 'mod', name: 'Mod', moderator: true }, over.record.id);
    const looks = async () =>
      await Promise.all(
        ['board', 'score', 'recap', 'replay'].map(async (name) => textOf((await ann.types(name)).panel)),
      );
    const before = await looks();
    expect(before.join()).not.toMatch(/hasn’t started|ended in the lobby/);
    await ann.types('game rematch');
    expect(await looks()).toEqual(before);
    expect(textOf((await ann.types('game status')).panel)).toContain('Seats taken: 1 of 2');
    await ann.presses(buttonIn(await ann.types('game abandon'), 'lobby-confirm abandon'));
    expect(await looks()).toEqual(before);
    expect(textOf((await ann.types('game status')).panel)).toContain('ended early');
    expect(textOf((await ann.types('help')).panel)).toContain('The last game in this channel is over');
    expect(textOf((await ben.types('game rematch')).panel)).toContain('<@user-Ann>, you’re invited');
  });
});

describe('/game leave', () => {
  it('warns a substitute of an erased player that the seat is given up for good', async () => {
    const app = await freshApp();
    const [, ben] = await begun(app, 'Ann', 'Ben');
    const eve = person(app, 'Eve');
    const mod = person(app, 'Mod', { moderator: true });
    const { record, state } = await liveGame(app);
    const seat = state?.seating.indexOf(1) ?? 0;
    await app.moderation.assignSubstitute(mod.visit.actor, record.id, seat, {
      user: 'user-Eve',
      name: 'Eve',
    });
    expect(textOf((await eve.types('game leave')).panel)).toContain('look for another stand-in');
    await app.privacy.eraseUser(ben.visit.actor, () => 'Former player');
    const asked = textOf((await eve.types('game leave')).panel);
    expect(asked).toContain('the seat is given up');
    expect(asked).not.toContain('another stand-in');
  });
});
