/** The weekly challenge: solo in a private thread, a table in its own, and the ladder at the end of the week. */
import { ButtonStyle } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { passiveAction } from '../../../src/engine/index.ts';
import type { PageMessage, PlaygroundUser } from '../../../src/playground/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { follow, pressesOf, pressIn } from '../fixtures/clicks.ts';
import {
  lastPost,
  moveOn,
  person,
  posts,
  robots,
  type TestTable,
  there,
  tick,
  told,
  words,
} from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

slowTests();

const DAY = 24 * 60 * 60_000;

type Options = Readonly<Record<string, string>>;

const it = clockTest()
  // Ann moderates, and so sees every thread.
  .override('people', ['Ann', 'Ben', 'Cat'])
  .extend(
    'by',
    ({ table }) =>
      (name: string) =>
        person(table, name),
  )
  .extend('type', ({ table, by }) => {
    return async (name: string, path: string, options: Options = {}, channel = table.channel) => {
      const result = table.heard(await by(name).command(channel, `challenge ${path}`, options));
      await table.quiet();
      return there(result.message);
    };
  })
  .extend('press', ({ table, by }) => {
    return (name: string, shown: PageMessage, wanted: RegExp, at = table) =>
      follow(at, by(name), shown, wanted);
  })
  /** The thread that an answer links to. */
  .extend('threadIn', ({ table }) => {
    return (shown: PageMessage) => table.at(there(/<#(\d+)>/.exec(words(shown))?.[1]));
  });

describe('the weekly challenge', () => {
  const seedOf = async (at: TestTable) => (await at.game()).record.seed;
  /** Plays to the end with as few moves as can be, without clicks. */
  async function finish(at: TestTable, { id: user, name }: PlaygroundUser): Promise<void> {
    const { services: app } = at.bot();
    for (;;) {
      const { record, state } = await at.game();
      if (record.status !== 'playing') break;
      const action = there(passiveAction(there(state), 0));
      await app.play.play({ user, name, moderator: false }, record.id, { action });
    }
    await at.quiet();
  }

  it('is played solo in a private thread by buttons and commands, and ranked after the week', async ({
    table,
    by,
    type,
    press,
    threadIn,
    clock,
  }) => {
    const panel = await type('Ben', 'show');
    expect(words(panel)).toContain('not played yet');
    const begun = await press('Ben', panel, /^challenge-play:1$/);
    const own = threadIn(begun);
    const opened = there(table.playground.requests.find(({ path }) => path.endsWith('/threads')));
    expect(opened.body).toMatchObject({ type: 12, invitable: false });
    expect(words(lastPost(own))).toContain('The game begins');

    // It is invisible to others, also by a forged button; the ladder shows no points.
    expect(by('Cat').messages(own.channel)).toEqual([]);
    expect((await by('Cat').command(own.channel, 'board')).why).toBe('There is no such channel');
    const { id } = (await own.game()).record;
    const forged = { component_type: 2, style: ButtonStyle.Primary, custom_id: `look:${id}:table` };
    const peeked = await by('Cat').forge(table.channel, 3, forged, (await type('Cat', 'show')).message.id);
    expect(told(peeked)).toContain('This is a weekly challenge game');

    const play = robots(own);
    await moveOn(own, play.buttons, createRng('one'));
    await table.restart();
    await moveOn(own, play.commands, createRng('two'));
    await finish(own, by('Ben'));
    const end = lastPost(own);
    expect(words(end)).toContain('when the week is over');
    expect(await seedOf(own)).toBe('');
    // Nothing there offers a rematch.
    const status = there(table.heard(await by('Ben').command(own.channel, 'game status')).message);
    expect(pressesOf(status, /^rematch/)).toEqual([]);
    expect(pressesOf(status, /^challenge$/)).toHaveLength(1);
    expect(words(there(table.heard(await by('Ben').command(own.channel, 'turn')).message))).not.toContain(
      'rematch',
    );
    // Users see their own points, and no button for the attempt they have made.
    const home = await press('Ben', end, /^challenge$/, own);
    expect(words(home)).toMatch(/Solo\W+finished with \d+ points? in/);
    expect(pressesOf(home, /^challenge-play:/).map(({ customId }) => customId)).toEqual([
      'challenge-play:2',
      'challenge-play:3',
      'challenge-play:4',
    ]);

    // The first game counts; a player who left the thread is added again.
    expect(words(await type('Ben', 'solo'))).toContain('Only the first counts');
    const cat = threadIn(await type('Cat', 'solo'));
    const letIn = () =>
      table.playground.requests.filter(({ path }) => path.includes(`${cat.channel}/thread-members`)).length;
    expect([words(await type('Cat', 'solo')).includes('Only the first counts'), letIn()]).toEqual([true, 2]);
    const before = words(await press('Cat', await type('Cat', 'show'), /^challenge-ladder$/));
    expect(before).toMatch(/Ben.*finished[\s\S]*Cat.*still playing/);
    expect(before).not.toContain('points');

    clock.ms += 7 * DAY;
    await table.restart();
    await tick(table);
    const ladder = lastPost(table);
    expect(words(ladder)).toMatch(/`1.`.*Ben.*points[\s\S]*Cat.*late/);
    const seed = await seedOf(own);
    expect(words(ladder)).toContain(seed);
    const count = posts(table).length;
    await tick(table);
    expect(posts(table)).toHaveLength(count);
    // Last week by a menu, and by command.
    const now = await press('Cat', await press('Cat', ladder, /^challenge$/), /^challenge-ladder$/);
    const [week] = pressesOf(now, /^challenge-week$/).flatMap(({ values = [] }) => values);
    expect(words(now)).not.toContain(seed);
    expect(words(await type('Cat', 'ladder', { week: '2026-W23' }))).toContain(seed);
    expect(week).toBeDefined();
  });

  it('is played at tables, once per user, and cannot be changed', async ({
    table,
    by,
    type,
    press,
    threadIn,
  }) => {
    const at = threadIn(await type('Ben', 'table', { players: '2' }));
    const opened = there(table.playground.requests.find(({ path }) => path.endsWith('/threads')));
    expect(opened.body).toMatchObject({ type: 12, invitable: false });
    const lobby = lastPost(at);
    expect(words(lobby)).toContain('Weekly challenge');
    expect(pressesOf(lobby, /^(lobby-options|computers|playnow):/)).toEqual([]);
    // The thread is private, so it is announced in the channel, and players who join are added.
    expect(by('Cat').messages(at.channel)).toEqual([]);
    const invitation = lastPost(table);
    expect(words(invitation)).toContain('Ben** has opened a weekly challenge table for 2');
    await table.restart();
    expect(words(await press('Cat', invitation, /^challenge-join:/))).toContain('You’re at the table');
    expect(by('Cat').messages(at.channel)).not.toEqual([]);
    expect(words(await press('Cat', invitation, /^challenge-join:/))).toContain('You’re at the table');
    expect(words(await type('Cat', 'table', { players: '3' }))).toContain(
      'already have this week’s table game',
    );
    // Those in the lobby are shown the way to it, and offered no second table.
    const home = await type('Cat', 'show');
    expect(words(home)).toContain(`**At a table**: the lobby is open in <#${at.channel}>`);
    expect(pressesOf(home, /^challenge-play:/).map(({ customId }) => customId)).toEqual(['challenge-play:1']);
    await press('Ben', lastPost(at), /^lobby:.*:start$/, at);
    expect(words(lastPost(at))).toContain('The game begins');
    expect(words(await type('Cat', 'show'))).toContain(`**At a table**: under way in <#${at.channel}>`);
    expect(words(await press('Cat', invitation, /^challenge-join:/))).toContain('You’re at the table');
    expect(words(await press('Ann', invitation, /^challenge-join:/))).toContain('isn’t waiting for players');
    await type('Ann', 'table', { players: '2' });
    const other = lastPost(table);
    const refused = await pressIn(table, by('Cat'), other, /^challenge-join:/);
    expect(told(refused)).toContain('already have this week’s table game');
  });

  it('is joined at a table by command, and its thread is left with its lobby', async ({
    table,
    by,
    type,
    press,
    threadIn,
  }) => {
    expect(words(await type('Cat', 'join'))).toContain('No table');
    const at = threadIn(await type('Ben', 'table', { players: '3' }));
    expect(words(await type('Cat', 'join'))).toContain('You’re at the table');
    expect(by('Cat').messages(at.channel)).not.toEqual([]);
    table.heard(await by('Cat').command(at.channel, 'game leave'));
    await table.quiet();
    expect((await at.game()).record.members).toHaveLength(1);
    expect(by('Cat').messages(at.channel)).toEqual([]);
    const { id } = (await at.game()).record;
    expect(words(await type('Cat', 'join', { game: 'no such table' }))).toContain('choose one from its list');
    expect(words(await type('Cat', 'join', { game: id }))).toContain('You’re at the table');
    await press('Cat', lastPost(at), /^lobby:.*:leave$/, at);
    expect(by('Cat').messages(at.channel)).toEqual([]);
    // An erased user could enter again, knowing what the thread shows.
    expect(words(await type('Cat', 'join', { game: id }))).toContain('You’re at the table');
    const asked = there(table.heard(await by('Cat').command(table.channel, 'privacy erase')).message);
    await press('Cat', asked, /^erase:yes/);
    expect((await at.game()).record.members).toHaveLength(1);
    expect(by('Cat').messages(at.channel)).toEqual([]);
    table.heard(await by('Ben').command(at.channel, 'game leave'));
    await table.quiet();
    expect(words(await press('Ann', lastPost(table), /^challenge-join:/))).toContain(
      'isn’t waiting for players',
    );
  });

  it('warns moderators before they open or export a sealed game, and then counts as entered', async ({
    table,
    by,
    type,
    press,
    threadIn,
  }) => {
    const at = threadIn(await type('Ben', 'solo'));
    const own = async (command: string) => {
      const result = table.heard(await by('Ann').command(at.channel, command));
      await table.quiet();
      return there(result.message);
    };
    for (const command of ['board', 'mod export']) {
      expect(words(await own(command))).toContain('you count as having entered it solo');
    }
    // Going back changes nothing.
    expect(words(await press('Ann', await own('board'), /^mod-unseal:.*:back$/, at))).toContain(
      'Nothing has changed',
    );
    expect(words(await own('board'))).toContain('Look into a sealed game?');
    const help = words(await own('help'));
    expect(help).toMatch(
      /This is a weekly challenge game\. You can look at it <t:\d+:R>[\s\S]*`\/mod remind`/,
    );
    expect(help).not.toContain('no game in this channel');
    // Lists without content need no check.
    expect(words(await own('mod pause'))).toContain('Posted in the channel');
    expect(words(await own('mod games'))).toContain('waiting for');
    await own('mod resume');

    const warned = await own('mod export');
    await table.restart();
    const exported = await press('Ann', warned, /^mod-unseal:.*:export$/, at);
    expect(words(exported)).toContain('You now count as having entered');
    expect(words(exported)).toContain('Here’s the game');
    expect(words(await own('board'))).not.toContain('sealed');
    expect(words(await type('Ann', 'solo'))).toContain('already entered');
    expect(words(await type('Ann', 'show'))).toMatch(/Solo\W+entered[\s\S]*At a table\W+not played yet/);
  });

  it('lets moderators open and export a sealed game by typing alone', async ({
    table,
    by,
    type,
    threadIn,
  }) => {
    const at = threadIn(await type('Ben', 'solo'));
    const own = async (command: string, options = {}) =>
      words(there(table.heard(await by('Ann').command(at.channel, command, options)).message));
    expect(await own('mod unseal')).toContain('Look into a sealed game?');
    expect(await own('board')).toContain('Look into a sealed game?');
    expect(await own('mod unseal', { sure: 'True' })).toContain('You now count as having entered');
    expect(await own('board')).not.toContain('sealed');
    expect(await own('mod unseal', { sure: 'True' })).toContain('You can already look into this game.');
    expect(await own('mod export')).toContain('Here’s the game');
  });

  it('lets moderators shelve and resume a sealed game without looking into it', async ({
    type,
    by,
    press,
    threadIn,
    table,
  }) => {
    const at = threadIn(await type('Ben', 'solo'));
    const own = async (command: string) =>
      there(table.heard(await by('Ann').command(at.channel, command)).message);
    while ((await at.game()).state?.round === 0) await moveOn(at, robots(at).commands, createRng('one'));
    const asked = await own('mod aside');
    expect(words(asked)).toMatch(/Shelve this game[?]\W+It’s in round 1, and the last move was/);
    expect(words(await press('Ann', asked, /^mod-aside:.*:aside$/, at))).toContain('Posted in the channel');
    expect((await at.game()).record.status).toBe('ended');
    expect(words(await own('mod resume'))).toContain('Posted in the channel');
    expect((await at.game()).record.status).toBe('playing');
    expect(words(await own('board'))).toContain('Look into a sealed game?');
  });

  it('says which permission is missing, or where it can be played, and begins nothing', async ({
    table,
    type,
    threadIn,
  }) => {
    table.playground.faults.forbid(table.channel, true);
    const missing = words(await type('Ben', 'solo'));
    expect(missing).toContain('Create Private Threads');
    expect(words(await type('Ben', 'table', { players: '2' }))).toContain('Create Private Threads');
    table.playground.faults.forbid(table.channel, false);
    const at = threadIn(await type('Ben', 'table', { players: '2' }));
    expect(words(await type('Ben', 'solo', {}, at.channel))).toContain('ordinary text channels');
    expect(words(await type('Ben', 'show'))).toContain('No one has started');
  });
});
