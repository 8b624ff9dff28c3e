/** A game in a thread of its own. */
import { describe, expect } from 'vitest';
import { openPanel, pressIn } from '../fixtures/clicks.ts';
import {
  activeUser,
  command,
  lastPost,
  person,
  posts,
  type TestTable,
  there,
  told,
  words,
} from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

const it = clockTest();

describe('/game new thread:yes', () => {
  const open = (table: TestTable, name = 'Ann') =>
    command(table, person(table, name), 'game new', { thread: 'true', players: '2' });

  it('opens a thread for lobby and game, and leaves the channel free', async ({ table }) => {
    const before = table.playground.channels;
    const answer = await open(table);
    const thread = there(table.playground.channels.find((id) => !before.includes(id)));
    expect(answer).toContain(`<#${thread}>`);
    const asked = there(table.playground.requests.find(({ path }) => path.endsWith('/threads')));
    expect(asked.body).toMatchObject({ auto_archive_duration: 10_080, type: 11 });
    const inside = table.at(thread);
    const lobby = lastPost(inside);
    expect(words(lobby)).toContain('Clans of Caledonia');
    await pressIn(inside, person(table, 'Ben'), lobby, /^lobby:.*:join$/);
    await pressIn(inside, person(table, 'Ann'), lastPost(inside), /^lobby:.*:start$/);
    await table.quiet();
    expect(words(lastPost(inside))).toContain('The game begins');
    const user = await activeUser(inside);
    expect(words(await openPanel(inside, user))).not.toBe('');
    expect(await table.bot().services.queries.getActive(table.channel)).toBeUndefined();
    await table.restart();
    expect((await inside.game()).record.status).toBe('playing');
  });

  it('names the permission that the bot lacks, and opens nothing', async ({ table }) => {
    table.playground.faults.forbid(table.channel, true);
    const before = table.playground.channels.length;
    expect(await open(table)).toContain('Create Public Threads');
    expect(table.playground.channels).toHaveLength(before);
    expect(await table.bot().services.queries.getActive(table.channel)).toBeUndefined();
    table.playground.faults.forbid(table.channel, false);
  });

  it('opens nothing if an option is refused', async ({ table }) => {
    const before = table.playground.channels.length;
    const given = { thread: 'true', seed: 'moor\theath' };
    expect(await command(table, person(table, 'Ann'), 'game new', given)).toContain('A seed is');
    expect(table.playground.channels).toHaveLength(before);
  });

  it('is refused within a thread', async ({ table }) => {
    await open(table);
    const thread = there(table.playground.channels.at(-1));
    expect(await open(table.at(thread))).toContain('ordinary channels');
  });

  it('adds those who open the lobby or join it to the thread, and all when the game starts', async ({
    table,
  }) => {
    await open(table);
    const thread = there(table.playground.channels.at(-1));
    const [ann, ben] = [person(table, 'Ann'), person(table, 'Ben')];
    const inside = table.at(thread);
    const members = () => table.playground.threadMembers(thread);
    expect(members()).toContain(ann.id);
    expect(members()).not.toContain(ben.id);
    await pressIn(inside, ben, lastPost(inside), /^lobby:.*:join$/);
    expect(members()).toContain(ben.id);
    await table.quiet();
    table.playground.leaveThread(thread, ben.id);
    const asked = () =>
      table.playground.requests.filter(({ path }) => path.endsWith(`thread-members/${ben.id}`));
    const before = asked().length;
    await pressIn(inside, ann, lastPost(inside), /^lobby:.*:start$/);
    expect(asked()).toHaveLength(before + 1);
    await table.quiet();
  });

  it('is possible three times an hour, and at any time for moderators', async ({ table, clock }) => {
    for (let n = 0; n < 3; n++) expect(await open(table, 'Ben')).toContain('a thread of its own');
    const before = table.playground.channels.length;
    const until = Math.floor(clock.ms / 1000) + 3600;
    const refused = await open(table, 'Ben');
    expect(refused).toContain(`can open another <t:${until}:R>. Leave out \`thread\` to play here.`);
    expect(table.playground.channels).toHaveLength(before);
    for (let n = 0; n < 4; n++) expect(await open(table, 'Ann')).toContain('a thread of its own');
    expect(await command(table, person(table, 'Ben'), 'game new', {})).toContain('lobby');
    clock.ms += 60 * 60_000;
    expect(await open(table, 'Ben')).toContain('a thread of its own');
  });

  it('says so when no more threads can be active', async ({ table }) => {
    table.playground.faults.failNext(/POST .*\/threads$/, 400, 1, 160006);
    expect(await open(table)).toContain('as many active threads as Discord allows');
    expect(await table.bot().services.queries.getActive(table.channel)).toBeUndefined();
  });
});

describe('a thread that Discord archives', () => {
  /** A game in a thread. */
  const begun = async (table: TestTable) => {
    const options = { thread: 'true', players: '2', preset: 'first' };
    await person(table, 'Ann').command(table.channel, 'game new', options);
    await table.quiet();
    const thread = there(table.playground.channels.at(-1));
    await person(table, 'Ben').command(thread, 'game join');
    await person(table, 'Ann').command(thread, 'game start');
    await table.quiet();
    return thread;
  };
  const asked = ({ playground }: TestTable) =>
    playground.requests.filter(({ method, path }) => method === 'PATCH' && /^\/channels\/\d+$/.test(path));
  const isOpen =
    ({ playground }: TestTable, thread: string) =>
    () =>
      !playground.isArchived(thread);

  it('is reopened now and then during its game, but not after it', async ({ table, clock }) => {
    const thread = await begun(table);
    table.playground.archiveThread(thread);
    await table.playground.until(isOpen(table, thread));
    expect(asked(table).map(({ body }) => body)).toEqual([{ archived: false }]);
    table.playground.archiveThread(thread);
    // The event arrives before the command.
    await person(table, 'Ann').command(table.channel, 'help');
    await table.quiet();
    expect(asked(table), 'whoever archives it at once wants that').toHaveLength(1);
    expect(isOpen(table, thread)()).toBe(false);
    clock.ms += 3_600_000;
    await person(table, 'Ann').command(thread, 'game status');
    table.playground.archiveThread(thread);
    await table.playground.until(isOpen(table, thread));
    const { record } = await table.at(thread).game();
    const [ann, ben] = ['Ann', 'Ben'].map((name) => ({
      user: person(table, name).id,
      name,
      moderator: false,
    }));
    await table.bot().services.play.abandon(there(ann), record.id);
    const consent = there((await table.at(thread).game()).record.consent);
    await table.bot().services.play.answerConsent(there(ben), record.id, consent.id, true);
    await table.quiet();
    clock.ms += 3_600_000;
    table.playground.archiveThread(thread);
    await person(table, 'Ann').command(table.channel, 'help');
    expect(asked(table)).toHaveLength(2);
  });

  it('stays closed if a moderator has locked it', async ({ table }) => {
    const thread = await begun(table);
    table.playground.archiveThread(thread, true);
    await person(table, 'Ann').command(table.channel, 'help');
    expect(asked(table)).toEqual([]);
  });
});

describe('a private thread that the bot was taken out of', () => {
  it('is named as the reason for missing posts, with how to fix it', async ({ table, ann, clock }) => {
    const opened = told(table.heard(await ann.command(table.channel, 'challenge solo')));
    const thread = there(/<#(\d+)>/.exec(opened)?.[1]);
    await table.quiet();
    table.playground.leaveThread(thread);
    const { record } = await table.at(thread).game();
    await table.bot().services.play.concede({ user: ann.id, name: 'Ann', moderator: false }, record.id);
    await table.quiet();
    const isTold = () => ann.messages(thread).some((one) => words(one).includes('mention me in it'));
    // The first command tries again, and the next one reports the failure, however much later it comes.
    for (let tries = 0; tries < 10 && !isTold(); tries++) {
      await ann.command(thread, 'game status');
      await table.quiet();
      clock.ms += 60_000;
    }
    expect(isTold()).toBe(true);
    expect(table.logged.splice(0).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/postponed.*Missing Access/),
    );
    const answer = table.heard(await ann.command(thread, 'game new'));
    expect(told(answer)).toContain('Mention me in it to add me');
    expect(await table.bot().services.queries.getActive(thread), 'nothing is opened').toBeUndefined();
    await table.finish({ violations: /50001/ });
  });

  it('gets its posts as soon as the bot is added again', async ({ table, ann }) => {
    const opened = told(table.heard(await ann.command(table.channel, 'challenge solo')));
    const inside = table.at(there(/<#(\d+)>/.exec(opened)?.[1]));
    await table.quiet();
    table.playground.leaveThread(inside.channel);
    const { record } = await inside.game();
    const count = posts(inside).length;
    await table.bot().services.play.concede({ user: ann.id, name: 'Ann', moderator: false }, record.id);
    await table.quiet();
    await ann.command(inside.channel, 'game status');
    // The command has just tried again, and whoever reads this does what it says.
    const isTold = () => ann.messages(inside.channel).some((one) => words(one).includes('mention me in it'));
    await table.playground.until(isTold);
    expect(posts(inside)).toHaveLength(count);
    table.playground.joinThread(inside.channel);
    await table.playground.until(() => posts(inside).length > count);
    await table.quiet();
    table.logged.splice(0);
    await table.finish({ violations: /50001/ });
  });

  it('lets no one resume its shelved game before the bot is back', async ({ table, ann }) => {
    const opened = told(table.heard(await ann.command(table.channel, 'challenge solo')));
    const inside = table.at(there(/<#(\d+)>/.exec(opened)?.[1]));
    await table.quiet();
    const { record } = await inside.game();
    const mod = { user: ann.id, name: 'Ann', moderator: true };
    await table.bot().services.moderation.suspend(mod, record.id);
    await table.quiet();
    table.playground.leaveThread(inside.channel);
    for (const path of ['clock take', 'mod resume']) {
      expect(await command(inside, ann, path), path).toContain('Mention me in it to add me');
    }
    expect((await inside.game()).record.status).toBe('ended');
    await table.finish({ violations: /50001/ });
  });
});
