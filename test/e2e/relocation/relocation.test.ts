/** `/game move`: a game continues in another channel, for instance because its own was deleted. */
import { describe, expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { pendingSeats } from '../../../src/engine/index.ts';
import type { PlaygroundUser } from '../../../src/playground/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { clickAnyway, openPanel, pressesOf, pressIn } from '../fixtures/clicks.ts';
import {
  activeUser,
  begin,
  lastPost,
  moveOn,
  person,
  pinged,
  posts,
  postWith,
  robots,
  type TestTable,
  there,
  told,
  words,
} from '../fixtures/table.ts';
import { clockTest, tableTest } from '../fixtures/table-test.ts';

slowTests();

const it = tableTest()
  .override('people', ['Mod', 'Ann', 'Ben', 'Eve'])
  /** A game of Ann and Ben, and a channel without one. */
  .extend('elsewhere', async ({ table, ann, ben }) => {
    await begin(table, { people: [ann, ben] });
    return table.at(there(table.playground.channels[1]));
  });

const ask = async (at: TestTable, user: PlaygroundUser, options = {}) =>
  there(at.heard(await user.command(at.channel, 'game move', options)).message);

/** Asks to move the user's only game to this channel, and confirms. */
async function moveTo(at: TestTable, user: PlaygroundUser): Promise<string> {
  const answer = told(await pressIn(at, user, await ask(at, user), /^move:.*:go$/));
  await at.quiet();
  return answer;
}

const requestsTo = ({ playground }: TestTable, channel: string) =>
  playground.requests.filter(({ path }) => path.startsWith(`/channels/${channel}/messages`));

describe('a game whose channel was deleted', () => {
  it.override('sitting', () => ({ database: 'file' }));

  it('continues elsewhere with all posts that waited, also after restarts', async ({
    table,
    elsewhere,
    ann,
    ben,
  }) => {
    const { playground } = table;
    playground.removeChannel(table.channel);
    const { services: app } = table.bot();
    const halted = await app.moderation.pause(
      { user: '1', name: 'Mod', moderator: true },
      (await table.game()).record.id,
    );
    const resumed = await app.moderation.resume(
      { user: '1', name: 'Mod', moderator: true },
      (await table.game()).record.id,
    );
    expect([halted.ok, resumed.ok]).toEqual([true, true]);
    await table.quiet();
    expect(await app.outbox.listBlockedChannels()).toEqual([table.channel]);
    expect(told(await ann.command(elsewhere.channel, 'games'))).toContain('/game move');

    const question = await ask(elsewhere, ann);
    expect(words(question)).toMatch(/The game of Ann and Ben is in <#\d+> now\. It moves to this channel/);
    await table.restart();
    const before = requestsTo(table, table.channel).length;
    const answer = await pressIn(elsewhere, ann, question, /^move:.*:go$/);
    expect(told(answer)).toBe('The game is here now.');
    await elsewhere.quiet();
    // Only the line that it has left.
    expect(requestsTo(table, table.channel).slice(before)).toHaveLength(1);
    expect(await table.bot().services.outbox.listBlockedChannels()).toEqual([]);
    expect(words(postWith(elsewhere, 'resumed'))).not.toBe('');
    const board = lastPost(elsewhere);
    expect(words(board)).toContain('Ann moved the game here.');
    const last = await table.bot().services.outbox.findLastPost((await elsewhere.game()).record.id);
    expect(last).toMatchObject({ message: board.message.id, kind: 'relocated' });
    const user = await activeUser(elsewhere);
    expect(pinged(elsewhere, board)).toEqual([user.id]);
    expect([ann.id, ben.id]).toContain(user.id);
    expect(JSON.stringify(board.message.components)).toContain('attachment');

    const dice = createRng('moved');
    const version = await elsewhere.version();
    expect(words(await openPanel(elsewhere, user))).not.toBe('');
    await moveOn(elsewhere, robots(elsewhere).buttons, dice);
    await table.restart();
    await moveOn(elsewhere, robots(elsewhere).commands, dice);
    expect(await elsewhere.version()).toBeGreaterThan(version + 1);
    expect(requestsTo(table, table.channel).slice(before)).toHaveLength(1);
    expect(words(lastPost(elsewhere))).not.toContain('moved the game');
    table.logged.splice(0); // The posts before it moved.
    await table.finish({ violations: /Unknown Channel/ });
  });
});

describe('/game move', () => {
  it('says in the old channel where the game continues, and does nothing the second time', async ({
    table,
    elsewhere,
    ben,
  }) => {
    const question = await ask(elsewhere, ben);
    const [go] = pressesOf(question, /^move:.*:go$/);
    expect(told(await pressIn(elsewhere, ben, question, /^move:.*:go$/))).toBe('The game is here now.');
    await table.quiet();
    expect(words(lastPost(table))).toBe(`The game has moved to <#${elsewhere.channel}>.`);
    expect(told(await ben.command(table.channel, 'turn'))).toContain('`/games` lists yours');
    expect(await table.bot().services.queries.getActive(table.channel)).toBeUndefined();
    const count = posts(elsewhere).length;
    const version = await elsewhere.version();
    const again = await clickAnyway(elsewhere, ben, question, there(go).customId);
    expect(told(again)).toBe('The game is here now.');
    await table.quiet();
    expect([posts(elsewhere).length, await elsewhere.version()]).toEqual([count, version]);
    // Buttons of the old board show the same game.
    const old = there(posts(table).findLast((one) => pressesOf(one, /^turn:/).length > 0));
    expect((await pressIn(table, await activeUser(elsewhere), old, /^turn:/)).message).toBeDefined();
    // A late click asks again once the game is in a third channel.
    const third = table.at(table.playground.addChannel('third'));
    await moveTo(third, ben);
    const late = told(await clickAnyway(elsewhere, ben, question, there(go).customId));
    expect(late).toContain('Continue here?');
    expect((await third.game()).record.channel).toBe(third.channel);
  });

  it('is refused in a channel with another game, for strangers, and without permission to post', async ({
    table,
    elsewhere,
    ann,
    eve,
    mod,
  }) => {
    const { id } = (await table.game()).record;
    expect(words(await ask(elsewhere, eve))).toBe('You have no game in another channel of this server.');
    expect(words(await ask(elsewhere, eve, { game: id }))).toContain('You’re not in this game');
    expect(words(await ask(elsewhere, ann, { game: 'nonsense' }))).toContain('I don’t know that game');
    expect(words(await ask(table, ann, { game: id }))).toBe('This game is in this channel already.');
    const question = await ask(elsewhere, ann);
    await eve.command(elsewhere.channel, 'game new', { players: '2' });
    await table.quiet();
    expect(told(await pressIn(elsewhere, ann, question, /^move:.*:go$/))).toContain(
      'already has an open lobby',
    );
    expect(words(await ask(elsewhere, ann))).toContain('already has an open lobby');
    const silent = table.at(table.playground.addChannel('silent'));
    const late = await ask(silent, ann);
    table.playground.faults.forbid(silent.channel, true);
    expect(words(await ask(silent, mod, { game: id }))).toContain('I can’t post in this channel');
    expect(told(await pressIn(silent, ann, late, /^move:.*:go$/))).toContain('I can’t post in this channel');
    table.playground.faults.forbid(silent.channel, false);
    expect((await table.game()).record.channel).toBe(table.channel);
    expect(told(await pressIn(silent, ann, await ask(silent, ann), /^move:.*:keep$/))).toBe(
      'Nothing has changed.',
    );
  });

  it('lets the user choose among several games, and moderators name any', async ({
    table,
    elsewhere,
    ann,
    eve,
    mod,
  }) => {
    const { id } = (await table.game()).record;
    await ann.command(elsewhere.channel, 'game new', { players: '2' });
    await table.quiet();
    const lobby = (await elsewhere.game()).record.id;
    const third = table.at(table.playground.addChannel('third'));
    const which = await ask(third, ann);
    expect(words(which)).toContain('Which game should continue here?');
    const chosen = there((await pressIn(third, ann, which, new RegExp(`^${lobby}$`))).message);
    expect(words(chosen)).toContain('The lobby of Ann is in');
    await pressIn(third, ann, chosen, /^move:.*:go$/);
    await table.quiet();
    expect(words(lastPost(third))).toMatch(/^Ann moved the game here\.\n[\s\S]*a game for 2 players/);
    await pressIn(third, eve, lastPost(third), /^lobby:.*:join$/);
    await table.quiet();
    expect(words(lastPost(third))).toContain('Eve');

    const suggest = async (user: PlaygroundUser) =>
      (await user.autocomplete(elsewhere.channel, 'game move', { game: '' }, 'game')).choices?.map(
        ({ value }) => value,
      );
    expect((await suggest(mod))?.sort()).toEqual([id, lobby].sort());
    expect(await suggest(eve)).toEqual([lobby]);
    await pressIn(elsewhere, mod, await ask(elsewhere, mod, { game: id }), /^move:.*:go$/);
    await table.quiet();
    expect(words(lastPost(elsewhere))).toContain(`<@${mod.id}> moved the game here.`);
  });

  it('leaves a lobby behind whose buttons still work, and say where the game is once it has begun', async ({
    table,
    ann,
    ben,
    eve,
  }) => {
    const [elsewhere, left] = [table.at(there(table.playground.channels[1])), table];
    await ann.command(left.channel, 'game new', { players: '2' });
    await left.quiet();
    const lobby = lastPost(left);
    await moveTo(elsewhere, ann);
    expect(told(await pressIn(left, ben, lobby, /^lobby:.*:join$/))).toContain('Seats taken: 2 of 2');
    const start = there(pressesOf(lobby, /^lobby:.*:start$/)[0]).customId;
    const moved = `The game has moved to <#${elsewhere.channel}>.`;
    expect(told(await clickAnyway(left, ann, lobby, start))).toBe(moved);
    await left.quiet();
    expect((await elsewhere.game()).record.status).toBe('playing');
    expect(told(await clickAnyway(left, eve, lobby, start.replace('start', 'join')))).toBe(moved);
  });

  it('moves a shelved game, which can be resumed there', async ({ table, elsewhere, ann, ben, mod }) => {
    const { id } = (await table.game()).record;
    const actor = { user: mod.id, name: mod.name, moderator: true };
    expect((await table.bot().services.moderation.suspend(actor, id)).ok).toBe(true);
    await table.quiet();
    expect(words(await ask(elsewhere, ann))).toContain('stays shelved');
    await moveTo(elsewhere, ann);
    expect(words(lastPost(elsewhere))).toContain('It’s shelved');
    await pressIn(elsewhere, ben, lastPost(elsewhere), /^takeup:/);
    await table.quiet();
    const { record, state } = await elsewhere.game();
    expect([record.status, record.channel]).toEqual(['playing', elsewhere.channel]);
    expect(pendingSeats(there(state))).toHaveLength(1);
  });

  it('adds everyone to the thread in which the game continues', async ({ table, elsewhere, ann, ben }) => {
    const before = table.playground.channels;
    await ann.command(elsewhere.channel, 'game new', { thread: 'true', players: '1' });
    await table.quiet();
    const thread = there(table.playground.channels.find((one) => !before.includes(one)));
    const inside = table.at(thread);
    await ann.command(thread, 'game abandon');
    await table
      .bot()
      .services.play.abandon(
        { user: ann.id, name: 'Ann', moderator: false },
        (await inside.game()).record.id,
      );
    await table.quiet();
    expect(table.playground.threadMembers(thread)).not.toContain(ben.id);
    await moveTo(inside, ann);
    expect(table.playground.threadMembers(thread)).toContain(ben.id);
    expect(words(lastPost(inside))).toContain('Ann moved the game here.');
  });
});

const weekly = clockTest().override('people', ['Mod', 'Ben', 'Cat']);

describe('a game of the weekly challenge', () => {
  weekly('moves to a new private thread, which only its players see', async ({ table, ben }) => {
    const cat = person(table, 'Cat');
    const begun = told(table.heard(await ben.command(table.channel, 'challenge solo', {})));
    await table.quiet();
    const own = there(/<#(\d+)>/.exec(begun)?.[1]);
    table.playground.removeChannel(own);
    const elsewhere = table.at(there(table.playground.channels[1]));
    const { id } = (await table.at(own).game()).record;
    expect(words(await ask(elsewhere, cat, { game: id }))).toContain('You’re not in this game');
    const question = await ask(elsewhere, ben);
    expect(words(question)).toContain('a new private thread');
    const moved = told(await pressIn(elsewhere, ben, question, /^move:.*:go$/));
    await table.quiet();
    const thread = table.at(there(/<#(\d+)>/.exec(moved)?.[1]));
    expect(thread.channel).not.toBe(elsewhere.channel);
    expect(words(lastPost(thread))).toContain('Ben moved the game here.');
    expect(cat.messages(thread.channel)).toEqual([]);
    expect(posts(elsewhere)).toEqual([]);
    const version = await thread.version();
    await moveOn(thread, robots(thread).commands, createRng('one'));
    expect(await thread.version()).toBeGreaterThan(version);
    await table.finish({ violations: /Unknown Channel/ });
  });
});
