/** Moderators' acts: permissions, names of seats and moves, and replies. */
import { describe, expect, it } from 'vitest';
import { startTiming } from '../../../../src/calendar/index.ts';
import { findSeat, seatSuggestions } from '../../../../src/discord/shared/seats.ts';
import { openDecisions, pendingSeats } from '../../../../src/engine/index.ts';
import type { Services } from '../../../../src/features/index.ts';
import { findMove, moveSuggestions } from '../../../../src/features/moderation/discord/choices.ts';
import { moderateCommands } from '../../../../src/features/moderation/discord/commands.ts';
import {
  confirmCancelPanel,
  confirmSuspendPanel,
  gamesPanel,
} from '../../../../src/features/moderation/discord/panels.ts';
import { ANN, done, firstRound, gameInStore } from '../../../core/fixtures/table.ts';
import { pointsOf, randomGame } from '../../../discord/fixtures/lobby-games.ts';
import {
  answerText,
  begun,
  buttonIn,
  buttonsOf,
  CHANNEL,
  expectFits,
  freshApp,
  GUILD,
  liveGame,
  type Person,
  person,
  seedIn,
  textOf,
} from '../../../discord/fixtures/lobby-support.ts';
import { memoryStore } from '../../../storage/fixtures/memory/index.ts';

const SUBCOMMANDS = moderateCommands.flatMap(({ data }) => data.options?.map(({ name }) => name) ?? []);

async function table(
  store = memoryStore(),
): Promise<{ app: Services; ann: Person; ben: Person; mod: Person }> {
  const app = await freshApp(store);
  const [ann, ben] = await begun(app, 'Ann', 'Ben');
  return { app, ann, ben, mod: person(app, 'Mod', { moderator: true }) };
}

async function toAct(app: Services) {
  const game = await liveGame(app);
  const seat = game.state === undefined ? 0 : (openDecisions(game.state)[0]?.seat ?? 0);
  const member = game.record.members[game.state?.seating[seat] ?? 0];
  return { game, seat, name: member?.name ?? '' };
}

describe('a user who is no moderator', () => {
  it.each(SUBCOMMANDS)('is refused /mod %s, and gets no suggestions', async (name) => {
    const { app, ann } = await table();
    const before = await liveGame(app);
    const refused = await ann.types(`mod ${name}`, { text: { seat: 'Ann', move: '1' } });
    expect(refused.kind).not.toBe('public');
    expect(answerText(refused)).toContain('Only moderators can do that');
    expect(await liveGame(app)).toEqual(before);
    for (const option of ['seat', 'game', 'move'])
      expect(await ann.sees(`mod ${name}`, option, '')).toEqual([]);
  });

  it('can neither confirm anything with a moderator’s button nor see its question', async () => {
    const { app, ann, mod } = await table();
    const { game, seat } = await toAct(app);
    done(await app.moderation.skipTurn(mod.visit.actor, game.record.id, seat));
    const before = await liveGame(app);
    const text = { seat: (await toAct(app)).name, move: '1' };
    const user = { user: { id: '9', name: 'Eve', bot: false } };
    for (const what of ['cancel', 'undo', 'skip', 'replace', 'aside']) {
      const asked = await mod.types(`mod ${what}`, { text, user });
      const refused = await ann.presses(buttonIn(asked, `mod-${what} ${what}`));
      expect(answerText(refused), what).toMatch(/^Only moderators can do that/);
      expect(buttonsOf(refused.panel), what).toEqual([]);
    }
    expect(await liveGame(app)).toEqual(before);
  });
});

describe('a moderator', () => {
  it('pauses and resumes', async () => {
    const { app, mod } = await table();
    expect(answerText(await mod.types('mod resume'))).toContain('isn’t paused');
    expect(answerText(await mod.types('mod pause'))).toContain('Posted in the channel');
    expect((await liveGame(app)).record.paused).toBe(true);
    expect(answerText(await mod.types('mod resume'))).toContain('Posted in the channel');
    expect((await liveGame(app)).record.paused).toBe(false);
  });

  it('who resumes a game from another channel learns where it is and how it leaves that one', async () => {
    const { app, mod } = await table();
    const { id } = (await liveGame(app)).record;
    await app.moderation.suspend(mod.visit.actor, id);
    const away = person(app, 'Mod', { moderator: true, channel: 'elsewhere' });
    expect(answerText(await away.types('mod resume', { text: { game: id } }))).toMatch(
      /back on.*The game is in <#channel> now.*`\/game move`/s,
    );
  });

  it('resumes the shelved game of a channel without naming it, whatever was opened there since', async () => {
    const { app, mod } = await table();
    const eve = person(app, 'Eve');
    const { id } = (await liveGame(app)).record;
    const suggested = async (line: string) => (await mod.sees(line, 'game', '')).map(({ value }) => value);
    expect([await suggested('mod resume'), await suggested('mod cancel')]).toEqual([[], [id]]);
    await app.moderation.suspend(mod.visit.actor, id);
    expect([await suggested('mod resume'), await suggested('mod cancel')]).toEqual([[id], []]);
    await person(app, 'Eve', { channel: 'elsewhere' }).types('game new');
    const away = person(app, 'Mod', { moderator: true, channel: 'elsewhere' });
    expect(answerText(await away.types('mod resume'))).toContain('hasn’t started');
    await eve.types('game new');
    expect(answerText(await mod.types('mod resume'))).toMatch(
      /already has an open lobby.*then you can resume/,
    );
    await mod.presses(buttonIn(await mod.types('mod cancel'), 'mod-cancel cancel'));
    expect(answerText(await mod.types('mod resume'))).toContain('Posted in the channel');
    expect((await liveGame(app)).record).toMatchObject({ id, status: 'playing' });
  });

  it('reminds players with a pending decision', async () => {
    const { app, mod } = await table();
    expect(answerText(await mod.types('mod remind'))).toContain('pinged');
    const owed = await app.outbox.claim(100);
    expect(owed.map(({ announcement }) => announcement.kind)).toContain('reminded');
  });

  it('skips only a player with a pending decision', async () => {
    const { app, mod } = await table();
    const { name, game } = await toAct(app);
    const other = name === 'Ann' ? 'Ben' : 'Ann';
    expect(answerText(await mod.types('mod skip', { text: { seat: other } }))).toContain('isn’t waiting');
    const asked = await mod.types('mod skip', { text: { seat: name } });
    expect(answerText(asked)).toContain(`Skip ${name}`);
    expect(answerText(asked)).toContain('picks offer');
    expect((await liveGame(app)).moves).toEqual(game.moves);
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-skip keep')))).toContain('Nothing has changed');
    expect((await liveGame(app)).moves).toEqual(game.moves);
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-skip skip')))).toContain(`${name} (`);
    expect((await liveGame(app)).moves.length).toBeGreaterThan(game.moves.length);
  });

  it('is asked again after a second or late click on skip, which skips no one', async () => {
    const { app, mod } = await table();
    const { name } = await toAct(app);
    const asked = await mod.types('mod skip', { text: { seat: name } });
    await mod.presses(buttonIn(asked, 'mod-skip skip'));
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-skip skip')))).toContain('isn’t waiting');
    const late = await mod.types('mod skip', { text: { seat: (await toAct(app)).name } });
    const back = await mod.types('mod undo', { text: { move: '1' } });
    await mod.presses(buttonIn(back, 'mod-undo undo'));
    await mod.presses(buttonIn(await mod.types('mod skip', { text: { seat: name } }), 'mod-skip skip'));
    const { moves } = await liveGame(app);
    const again = await mod.presses(buttonIn(late, 'mod-skip skip'));
    expect(answerText(again)).toContain('moved on');
    expect((await liveGame(app)).moves).toEqual(moves);
    await mod.presses(buttonIn(again, 'mod-skip skip'));
    expect((await liveGame(app)).moves.length).toBeGreaterThan(moves.length);
  });

  it('can still confirm a skip after a reminder and a pause', async () => {
    const { app, mod } = await table();
    const { name, game } = await toAct(app);
    const asked = await mod.types('mod skip', { text: { seat: name } });
    for (const what of ['remind', 'pause', 'resume']) await mod.types(`mod ${what}`);
    await mod.presses(buttonIn(asked, 'mod-skip skip'));
    expect((await liveGame(app)).moves.length).toBeGreaterThan(game.moves.length);
  });

  it('is told how many moves skipping took, without those of someone who gave up', async () => {
    const { app, ben, mod } = await table();
    done(await app.play.concede(ben.visit.actor, (await liveGame(app)).record.id));
    let forced = 0;
    for (let skips = 0; forced === 0; skips++) {
      if (skips > 9) throw new Error('no forced move follows');
      const before = (await liveGame(app)).moves.length;
      const asked = await mod.types('mod skip', { text: { seat: 'Ann' } });
      const skipped = answerText(await mod.presses(buttonIn(asked, 'mod-skip skip')));
      const made = (await liveGame(app)).moves.slice(before);
      const own = made.filter(({ by }) => by === mod.visit.actor.user).length;
      forced = made.length - own;
      expect(skipped).toContain(`with ${own} move`);
    }
  });

  it('is told how long the player will be skipped, and what they get', async () => {
    const { app, mod } = await table();
    for (let moves = 0; (await liveGame(app)).state?.phase !== 'actions'; moves++) {
      if (moves > 30) throw new Error('no round begins');
      const { name } = await toAct(app);
      await mod.presses(buttonIn(await mod.types('mod skip', { text: { seat: name } }), 'mod-skip skip'));
    }
    const { name } = await toAct(app);
    const asked = await mod.types('mod skip', { text: { seat: name } });
    expect(answerText(asked)).toMatch(
      new RegExp(`${name} .*will pass for the rest of round 1 and get £16\\.\n`),
    );
    done(await app.moderation.cancel(mod.visit.actor, (await liveGame(app)).record.id));
    expect(answerText(await mod.types('mod skip', { text: { seat: name } }))).toContain('over');
  });

  it('opens the panel of a seat, which names its player', async () => {
    const { app, mod } = await table();
    const { name, seat } = await toAct(app);
    const panel = await mod.types('mod act', { text: { seat: String(seat + 1) } });
    expect(textOf(panel.panel)).toContain(`You’re acting for ${name}`);
    expect(panel.panel.colour).toBe(seat);
    const before = (await liveGame(app)).moves.length;
    const tried = await mod.presses(buttonIn(panel, 'try'));
    await mod.presses(buttonIn(tried, 'do'));
    const { moves } = await liveGame(app);
    expect(moves).toHaveLength(before + 1);
    expect(moves.at(-1)).toMatchObject({ seat, by: 'user-Mod' });
    // A late click shows that seat as it is now.
    expect(answerText(await mod.presses(buttonIn(tried, 'do')))).toContain(`You’re acting for ${name}`);
  });

  it('of another channel only, can’t use the panel of a seat here', async () => {
    const { app, mod } = await table();
    const { name } = await toAct(app);
    const opened = await mod.types('mod act', { text: { seat: name } });
    const there = { moderator: true, channel: 'elsewhere', everywhere: false };
    const refused = await person(app, 'Mod', there).presses(buttonsOf(opened.panel)[0]?.id ?? '');
    expect(answerText(refused)).toMatch(/^You’re not in this game/);
  });

  it('says how a player who gave up can come back', async () => {
    const { app, mod } = await table();
    await app.play.concede(
      { user: 'user-Ann', name: 'Ann', moderator: false },
      (await liveGame(app)).record.id,
    );
    const user = { id: 'user-Ann', name: 'Ann', bot: false };
    const give = () => mod.types('mod replace', { text: { seat: 'Ann' }, user: { user } });
    expect(answerText(await give())).toContain('to a computer for good with `/mod computer` first');
    const returning = await mod.types('mod computer', { text: { seat: 'Ann', span: 'while' } });
    expect(answerText(returning)).toContain('That player has given up');
    await mod.types('mod computer', { text: { seat: 'Ann', span: 'good' } });
    const [{ name: seat = '' } = {}] = (await liveGame(app)).record.members;
    const back = await mod.types('mod replace', { text: { seat }, user: { user } });
    await mod.presses(buttonIn(back, 'mod-replace replace'));
    expect((await liveGame(app)).record.members[0]).toMatchObject({ user: 'user-Ann', conceded: false });
  });

  it('gives a seat to another user, but not to a bot or a player', async () => {
    const { app, mod } = await table();
    const give = (user: { id: string; name: string; bot: boolean }) =>
      mod.types('mod replace', { text: { seat: 'Ann' }, user: { user } });
    expect(answerText(await give({ id: 'bot', name: 'Robot', bot: true }))).toContain('Robot is a bot');
    expect(answerText(await give({ id: 'user-Ben', name: 'Ben', bot: false }))).toContain(
      'already has a seat in this game',
    );
    const asked = await give({ id: 'user-Dan', name: 'Dan: the 2nd', bot: false });
    expect(answerText(asked)).toMatch(/Give Ann’s seat to Dan.: the 2nd[?][\s\S]*Ann is out of this game[.]/);
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-replace keep')))).toContain(
      'Nothing has changed',
    );
    expect((await liveGame(app)).record.members.map(({ user }) => user)).toEqual(['user-Ann', 'user-Ben']);
    const late = await give({ id: 'user-Eve', name: 'Eve', bot: false });
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-replace replace')))).toContain(
      'Posted in the channel',
    );
    // Neither a second click nor another open question removes the new player.
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-replace replace')))).toContain(
      'already has a seat',
    );
    expect(answerText(await mod.presses(buttonIn(late, 'mod-replace replace')))).toContain(
      'Dan  the 2nd is out of',
    );
    expect((await liveGame(app)).record.members.map(({ user }) => user)).toEqual(['user-Dan', 'user-Ben']);
  });

  it('is told how a person’s or a computer’s seat can be given back', async () => {
    const { app, mod } = await table();
    const user = { user: { id: 'user-Dan', name: 'Dan', bot: false } };
    const ask = async () => answerText(await mod.types('mod replace', { text: { seat: 'seat-1' }, user }));
    expect(await ask()).toContain('`/mod replace` can give the seat back');
    const given = { seat: 0, level: 'laird', name: 'Ewan', span: 'good' } as const;
    done(await app.computers.assignComputer(mod.visit.actor, (await liveGame(app)).record.id, given));
    expect(await ask()).toContain('`/mod computer` can give a computer the seat again');
  });

  it('takes the game back to before a move', async () => {
    const { app, mod } = await table();
    expect(answerText(await mod.types('mod undo', { text: { move: '1' } }))).toContain('no moves');
    for (let move = 0; move < 3; move++) {
      const { name } = await toAct(app);
      await mod.presses(buttonIn(await mod.types('mod skip', { text: { seat: name } }), 'mod-skip skip'));
    }
    const { length } = (await liveGame(app)).moves;
    expect(length).toBeGreaterThanOrEqual(3);
    for (const move of ['tomorrow', '0', String(length + 1)]) {
      expect(answerText(await mod.types('mod undo', { text: { move } }))).toContain(`1 to ${length}`);
    }
    const suggested = await mod.sees('mod undo', 'move', '');
    expect(suggested.at(-1)?.name, 'the clans on offer now are not those of then').toMatch(/ picks offer 1$/);
    const [latest] = suggested;
    expect(latest?.name).toMatch(new RegExp(`^before move ${length}: (Ann|Ben) `));
    const asked = await mod.types('mod undo', { text: { move: latest?.value ?? '' } });
    expect(answerText(asked)).toMatch(
      new RegExp(
        `Undo move ${length}[?]\nThe game goes back to before move ${length}[.] This is undone:\n- (?:Ann|Ben) places`,
      ),
    );
    expect(answerText(asked)).toContain('this game won’t count for best scores');
    expect(answerText(asked)).toContain('and ping whoever is next');
    await mod.types('mod pause');
    const paused = await mod.types('mod undo', { text: { move: latest?.value ?? '' } });
    expect(answerText(paused), 'no one is pinged').toContain('I’ll post it in the channel. You can’t');
    await mod.types('mod resume');
    const all = await mod.types('mod undo', { text: { move: '1' } });
    expect(answerText(all)).toContain(`Undo moves 1 to ${length}?`);
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-undo keep')))).toContain('Nothing has changed');
    expect((await liveGame(app)).moves).toHaveLength(length);
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-undo undo')))).toContain(
      'Posted in the channel',
    );
    expect((await liveGame(app)).moves).toHaveLength(length - 1);
    // A second click undoes no more; an earlier question is asked again.
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-undo undo')))).toContain(`${length - 1} moves`);
    const again = await mod.presses(buttonIn(all, 'mod-undo undo'));
    expect(answerText(again)).toContain(`Undo moves 1 to ${length - 1}?`);
    expect((await liveGame(app)).moves).toHaveLength(length - 1);
    await mod.presses(buttonIn(again, 'mod-undo undo'));
    expect((await liveGame(app)).moves).toEqual([]);
  });

  it('is told to close the lobby before the moves of the game behind it can be undone', async () => {
    const made = await firstRound(2);
    const { app, id } = made;
    const mod = person(app, 'Mod', { moderator: true });
    const undo = async () => await mod.types('mod undo', { text: { move: '1' } });
    while ((await made.look()).record.status === 'playing') await made.drift();
    done(await app.lobby.rematch(ANN, id));
    expect(answerText(await undo())).toMatch(/^A lobby is open here.*`\/mod cancel`/);
    await mod.presses(buttonIn(await mod.types('mod cancel'), 'mod-cancel cancel'));
    const asked = await undo();
    expect(answerText(asked)).toContain('Undo moves 1 to');
    await mod.presses(buttonIn(asked, 'mod-undo undo'));
    // Once that game is cancelled, the lobby is not what is in the way.
    done(await app.moderation.cancel(mod.visit.actor, id));
    done(await app.lobby.rematch(ANN, id));
    expect(answerText(await undo())).toContain('no moves');
  });

  it('is told at once that no moves of a cancelled or shelved game can be undone', async () => {
    const { app, ann, mod } = await table();
    const { id } = (await liveGame(app)).record;
    done(await app.moderation.skipTurn(mod.visit.actor, id, (await toAct(app)).seat));
    done(await app.moderation.suspend(mod.visit.actor, id));
    expect(answerText(await mod.types('mod undo', { text: { move: '1' } }))).toMatch(/^This game is shelved/);
    done(await app.clocks.reactivate(ann.visit.actor, id));
    done(await app.moderation.cancel(mod.visit.actor, id));
    expect(answerText(await mod.types('mod undo', { text: { move: '1' } }))).toMatch(/over/);
  });

  it('cancels only once confirmed', async () => {
    const { app, mod } = await table();
    const asked = await mod.types('mod cancel');
    expect(buttonsOf(asked.panel)[0]).toMatchObject({ label: 'Cancel the game', style: 'danger' });
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-cancel keep')))).toContain(
      'Nothing has changed',
    );
    expect((await liveGame(app)).record.status).toBe('playing');
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-cancel cancel')))).toContain(
      'Posted in the channel',
    );
    expect(await app.queries.getActive('channel')).toBeUndefined();
    expect(answerText(await mod.types('mod cancel'))).toContain('over');
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-cancel cancel')))).toContain('over');
  });

  it('is asked again if the game has started since, or by a button of an earlier release', async () => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    const mod = person(app, 'Mod', { moderator: true });
    await ann.types('game new', { number: { players: 1 } });
    const asked = await mod.types('mod cancel');
    expect(textOf(asked.panel)).toContain('It hasn’t started');
    await ann.types('game start');
    const again = await mod.presses(buttonIn(asked, 'mod-cancel cancel'));
    expect(answerText(again)).toMatch(
      /The game has moved on[\s\S]*Cancel this game[\s\S]*before round 1, and no one has moved yet/,
    );
    const { id } = (await liveGame(app)).record;
    const old = await mod.presses(`mod-cancel:${id}:cancel`);
    expect(answerText(old)).toMatch(/^### Cancel this game/);
    expect((await liveGame(app)).record.status).toBe('playing');
    await mod.presses(buttonIn(old, 'mod-cancel cancel'));
    expect(await app.queries.getActive('channel')).toBeUndefined();
  });

  it('is told at once what no challenge allows, without looking into it', async () => {
    const { app, ann } = await table();
    const place = { guild: GUILD, home: CHANNEL, players: 1, language: 'en' };
    const { game } = done(await app.challenge.open(ann.visit.actor, place, async () => 'thread'));
    const mod = person(app, 'Mod', { moderator: true, channel: game.record.channel });
    const user = { user: { id: '9', name: 'Eve', bot: false } };
    const expectRefused = async () => {
      for (const what of ['skip', 'act', 'replace', 'standin', 'computer']) {
        const refused = await mod.types(`mod ${what}`, { text: { seat: '1', span: 'turn' }, user });
        expect(answerText(refused), what).toMatch(/^Not in the weekly challenge/);
        expect(buttonsOf(refused.panel), what).toEqual([]);
      }
    };
    await expectRefused();
    done(await app.challenge.unseal(mod.visit.actor, game.record.id));
    await expectRefused();
  });

  it('moderates no game of another server', async () => {
    const { app, mod } = await table();
    const asked = await mod.types('mod cancel');
    const stranger = person(app, 'Eve', { moderator: true, guild: 'elsewhere' });
    expect(answerText(await stranger.presses(buttonIn(asked, 'mod-cancel cancel')))).toContain(
      'There’s no game',
    );
    expect((await liveGame(app)).record.status).toBe('playing');
  });

  it('gets the game as a file, without its seed while it is played', async () => {
    const store = memoryStore();
    const { app, mod } = await table(store);
    const { record } = await liveGame(app);
    const given = await mod.types('mod export');
    const file = given.panel.parts.find((part) => part.kind === 'file');
    if (file?.kind !== 'file') throw new Error('no file');
    expect(file.name).toBe(`${record.id}.json`);
    expect(() => JSON.parse(file.text)).not.toThrow();
    const seed = await seedIn(store);
    if (seed === undefined) throw new Error('no seed');
    expect(file.text).not.toContain(seed);
    await mod.presses(buttonIn(await mod.types('mod cancel'), 'mod-cancel cancel'));
    expect(JSON.stringify((await mod.types('mod export')).panel)).toContain(seed);
  });

  it('can end and export a game whose channel is gone, from another channel', async () => {
    const { app } = await table();
    const { record } = await liveGame(app);
    const far: Person = person(app, 'Mod', { moderator: true, channel: 'another' });
    expect(answerText(await far.types('mod cancel'))).toContain('There’s no game');
    for (const typed of ['', 'ben', record.id]) {
      const [found, ...rest] = await far.sees('mod cancel', 'game', typed);
      expect(rest, typed).toEqual([]);
      expect(found?.value, typed).toBe(record.id);
      expect(found?.name, typed).toContain('Ann, Ben');
    }
    expect(await far.sees('mod export', 'game', 'nobody')).toEqual([]);
    const given = await far.types('mod export', { text: { game: record.id } });
    expect(given.panel.parts.map(({ kind }) => kind)).toContain('file');
    const asked = await far.types('mod cancel', { text: { game: record.id } });
    expect(answerText(await far.presses(buttonIn(asked, 'mod-cancel cancel')))).toBe('Posted in <#channel>.');
    expect(await app.queries.getActive('channel')).toBeUndefined();
  });

  it('reaches no game of another server by its id', async () => {
    const { app } = await table();
    const { id } = (await liveGame(app)).record;
    const stranger = person(app, 'Eve', { moderator: true, guild: 'elsewhere' });
    for (const line of ['mod cancel', 'mod export']) {
      expect(answerText(await stranger.types(line, { text: { game: id } })), line).toContain(
        `can’t find “${id}”`,
      );
    }
    expect(await stranger.sees('mod cancel', 'game', '')).toEqual([]);
  });

  it('lists, exports and ends an unreadable game', async () => {
    const store = memoryStore();
    const { app, mod } = await table(store);
    const { record } = await liveGame(app);
    const other = person(app, 'Cat', { channel: 'another' });
    await other.types('game new', { number: { players: 2 } });
    const stored = await gameInStore(store, record.id);
    await store.games.commit({
      record: { ...stored.record, content: '0123456789abcdef', version: record.version + 1 },
      expected: record.version,
      keep: stored.moves.length,
      append: [],
      snapshot: stored.snapshot,
      announcements: [],
    });
    const listed = answerText(await mod.types('mod games'));
    expect(listed).toContain('<#channel> · **can’t be read**');
    expect(listed).toContain('<#another> · lobby, 1 of 2');
    expect(answerText(await mod.types('mod pause'))).toContain('`/mod cancel`');
    const saved = await mod.types('mod export');
    expect(saved.panel.parts.map(({ kind }) => kind)).toContain('file');
    const asked = await mod.types('mod cancel');
    expect(textOf(asked.panel)).toContain('can’t read it any more');
    expect(answerText(await mod.presses(buttonIn(asked, 'mod-cancel cancel')))).toContain(
      'Posted in the channel',
    );
    expect(await app.queries.getActive('channel')).toBeUndefined();
  });

  it('starts a lobby whose host has gone', async () => {
    const app = await freshApp();
    await person(app, 'Ann').types('game new', { number: { players: 2 } });
    await person(app, 'Ben').types('game join');
    await person(app, 'Mod', { moderator: true }).types('game start');
    expect((await liveGame(app)).record.status).toBe('playing');
  });

  it('sees the games of the server', async () => {
    const app = await freshApp();
    const mod = person(app, 'Mod', { moderator: true });
    expect(answerText(await mod.types('mod games'))).toContain('You have no open games to moderate');
    await person(app, 'Ann').types('game new', { number: { players: 2 } });
    expect(answerText(await mod.types('mod games'))).toContain('<#channel> · lobby, 1 of 2');
    await person(app, 'Ben').types('game join');
    await person(app, 'Ann').types('game start');
    expect(answerText(await mod.types('mod games'))).toMatch(
      /<#channel> · before round 1 · waiting for (Ann|Ben) ·/,
    );
    const elsewhere = person(app, 'Mod', { moderator: true, guild: 'elsewhere' });
    expect(answerText(await elsewhere.types('mod games'))).toContain('You have no open games to moderate');
  });

  it('is told politely if there is no game, or none that has begun', async () => {
    const app = await freshApp();
    const mod = person(app, 'Mod', { moderator: true });
    const acts = SUBCOMMANDS.filter((name) => name !== 'games' && name !== 'defaults');
    for (const name of acts) {
      expect(answerText(await mod.types(`mod ${name}`, { text: { seat: '1', move: '1' } })), name).toContain(
        'There’s no game',
      );
    }
    await person(app, 'Ann').types('game new', { number: { players: 2 } });
    for (const name of ['pause', 'resume', 'remind', 'skip', 'act', 'replace', 'aside']) {
      expect(answerText(await mod.types(`mod ${name}`, { text: { seat: '1', move: '1' } })), name).toContain(
        'hasn’t started',
      );
    }
  });
});

describe('seats and moves in words', () => {
  it('a seat is found by its suggestion, number, player name or clan', () => {
    const played = randomGame('seats', 4, []);
    const game = played.after(played.length - 1);
    const plain = {
      ...game,
      record: {
        ...game.record,
        members: game.record.members.map((member, joined) => ({
          ...member,
          name: ['Ann', 'Béñ', 'Annabel', 'Dan'][joined] ?? '',
        })),
      },
    };
    const seats = seatSuggestions(plain, '', 'en');
    expect(seats).toHaveLength(4);
    const seatOfName = (name: string) => findSeat(plain, name, 'en');
    for (const { value } of seats) expect(seatOfName(value)).toBe(Number(value.slice(-1)) - 1);
    expect(seatOfName('2')).toBe(1);
    expect(seatOfName('ann'), 'a whole name goes before a part of one').toBe(plain.state?.seating.indexOf(0));
    expect(seatOfName('annab')).toBe(plain.state?.seating.indexOf(2));
    expect(seatOfName('an'), 'three are called so').toBeUndefined();
    expect(seatOfName('ben'), 'without its accents').toBe(plain.state?.seating.indexOf(1));
    for (const { name, value } of seats) expect(seatOfName(name), name).toBe(seatOfName(value));
    expect(seatOfName(plain.state?.players[3]?.clan ?? '')).toBe(3);
    for (const nobody of ['', '0', '5', 'Eve', 'seat-9']) expect(seatOfName(nobody), nobody).toBeUndefined();
  });

  it('a seat is also found by the name of who plays it for another', () => {
    const game = randomGame('stand-ins', 3, []).after(12);
    const place = game.state?.seating[1] ?? -1;
    const substitutions = [{ place, user: 'user-Eve', name: 'Zoe', from: 0 }];
    const listed = { ...game, record: { ...game.record, substitutions } };
    expect(findSeat(listed, 'zoe', 'en')).toBe(1);
    expect(seatSuggestions(listed, 'zo', 'en').map(({ value }) => value)).toEqual(['seat-2']);
  });

  it('seats of players with the same name are told apart by their number, until they have clans', () => {
    const played = randomGame('namesakes', 3, []);
    const alike = (step: number) => {
      const game = played.after(step);
      const members = game.record.members.map((member) => ({ ...member, name: 'Alex' }));
      return { ...game, record: { ...game.record, members } };
    };
    const named = (step: number) =>
      seatSuggestions(alike(step), '', 'en').map(({ name, value }) => [name.split(' — ')[0], value]);
    expect(named(0).sort()).toEqual([1, 2, 3].map((seat) => [`Alex (${seat})`, `seat-${seat}`]));
    expect(findSeat(alike(0), 'alex (2)', 'en')).toBe(1);
    expect(findSeat(alike(0), 'alex', 'en')).toBeUndefined();
    for (const [name] of named(played.length - 1)) expect(name).toMatch(/^Alex \(\D+\)$/);
  });

  it('only seats are suggested for which a command can do something', async () => {
    const { app, ben, mod } = await table();
    const { game, seat: acting } = await toAct(app);
    const seats = async (line: string) => (await mod.sees(line, 'seat', '')).map(({ value }) => value);
    const [first, second] = [`seat-${acting + 1}`, `seat-${2 - acting}`];
    expect(await seats('mod skip')).toEqual([first]);
    expect(await seats('mod act')).toEqual([first]);
    for (const line of ['mod replace', 'mod standin', 'mod computer'])
      expect(await seats(line), line).toEqual([first, second]);
    const bens = game.state?.seating.indexOf(1) === acting ? first : second;
    await mod.types('mod computer', { text: { seat: bens, span: 'while' } });
    expect(await seats('mod computer'), 'a computer plays there').not.toContain(bens);
    expect(await seats('mod standin')).toContain(bens);
    await ben.types('clock back');
    await app.play.concede(ben.visit.actor, game.record.id);
    expect(await seats('mod standin'), 'a seat that was given up needs a new player').not.toContain(bens);
    expect(await seats('mod replace')).toContain(bens);
  });

  it.each([
    ['41', 41],
    ['before move 41: Ann sells 2 wool', 41],
    ['before move 7, which I can’t read any more', 7],
    ['the last 2', undefined],
    ['2 moves', undefined],
    ['0', undefined],
    ['', undefined],
    ['-', undefined],
    ['-1', undefined],
    ['1e9', undefined],
    ['1.5', undefined],
  ])('“%s” means move %s', (typed, move) => {
    expect(findMove(typed)).toBe(move);
  });

  it.each([
    [1, /I’ll ping \S.*, who can resume it\./],
    [2, /I’ll ping \S.*, and any of them can resume it\./],
  ] as const)('the question before shelving says who can resume a game of %i', (players, told) => {
    expect(textOf(confirmSuspendPanel(randomGame('shelf', players, []).after(9), 'en'))).toMatch(told);
  });

  it('suggestions fit for every game and name', () => {
    for (let number = 0; number < 8; number++) {
      const played = randomGame(`moderated ${number}`);
      for (const point of pointsOf(played, 12)) {
        const game = played.after(point);
        const moves = moveSuggestions(game, '', 'en');
        expect(moves, `point ${point}`).toHaveLength(Math.min(25, point));
        const seats = seatSuggestions(game, '', 'en');
        expect(seats, `point ${point}`).toHaveLength(game.record.members.length);
        for (const { name, value } of [...moves, ...seats]) {
          expect(name.length, name).toBeGreaterThan(0);
          expect(name.length, name).toBeLessThanOrEqual(100);
          expect(value.length, name).toBeLessThanOrEqual(100);
        }
        if (game.state?.phase !== 'finished')
          expect(seats[0]?.name, `point ${point}`).toMatch(/ — to play$|…$/);
        expectFits(confirmCancelPanel(game, 'en'));
      }
    }
  });

  it('a typed number narrows the moves to those that begin with it', () => {
    const played = randomGame('narrow', 3, []);
    const found = moveSuggestions(played.after(played.length), '4', 'en');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ value }) => value.startsWith('4'))).toBe(true);
  });

  it('the list of games names the substitute who is to move', () => {
    const { record, state, ...rest } = randomGame('many', 2).after(1);
    const place = state?.seating[pendingSeats(state)[0] ?? 0] ?? 0;
    const substitutions = [{ place, user: 'user-Eve', name: 'Eve', from: 0 }];
    const listed = { ...record, substitutions };
    const panel = gamesPanel([{ record: listed, game: { ...rest, state, record: listed } }], 'en');
    expect(textOf(panel)).toContain('waiting for Eve');
  });

  it('the list of a server with very many games fits into a message', () => {
    const game = randomGame('many', 4).after(1);
    const games = Array.from({ length: 200 }, () => ({ record: game.record, game }));
    const panel = gamesPanel(games, 'en');
    expectFits(panel);
    expect(textOf(panel)).toContain('180 more');
  });

  it('so does one of shelved games with the longest names and real ids', () => {
    const { record, ...rest } = randomGame('many', 4).after(1);
    const timing = { ...startTiming('steady', 4), setAside: true as const };
    const shelved = { ...record, channel: '1234567890123456789', status: 'ended' as const, timing };
    const panel = gamesPanel(
      Array.from({ length: 20 }, () => ({ record: shelved, game: { ...rest, record: shelved } })),
      'en',
    );
    expect(textOf(panel).length).toBeLessThanOrEqual(4_000);
    expect(textOf(panel)).toMatch(/and \d+ more/);
  });
});
