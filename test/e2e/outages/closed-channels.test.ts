/** Channels in which the bot may not post, and one that is deleted: nothing is lost, and other channels go on. */
import { describe, expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { gather } from '../../../src/tools/robots/play.ts';
import { slowTests } from '../../support/waiting.ts';
import { person, posts, privately, robots, there, told, words } from '../fixtures/table.ts';
import {
  beginnings,
  begun,
  endSession,
  expectToldOnce,
  faultTest,
  HOUR,
  later,
  MOD,
  POST,
  pass,
  table,
} from './fixtures/scene.ts';

slowTests();

const it = faultTest();

describe('a channel in which the bot may not post', () => {
  const forbid = (isForbidden: boolean) => table.playground.faults.forbid(table.channel, isForbidden);
  const mine = (name: string) => privately(table, person(table, name)).map(words).join('\n');
  /** A warning follows the answer. */
  const isWarned = (name: string, text: string) => table.playground.until(() => mine(name).includes(text));
  const status = async (name: string) => {
    table.heard(await person(table, name).command(table.channel, 'game status'));
  };

  it.each([
    ['the channel', () => table.channel],
    ['a role of the bot', () => undefined],
  ])('gets the post as soon as %s gives the permissions back', async (_, channel) => {
    const lack = (isLacking: boolean) =>
      table.playground.faults.lack(['SendMessages', 'EmbedLinks'], isLacking, channel());
    const count = posts(table).length;
    lack(true);
    await pass();
    await table.quiet();
    expect(posts(table)).toHaveLength(count);
    lack(false);
    await table.playground.until(() => posts(table).length > count);
    await table.quiet();
    await expectToldOnce(count);
    table.logged.splice(0); // It was put off.
  });

  it('gets the post if the permissions come back while the bot is not connected', async () => {
    const lack = (isLacking: boolean) =>
      table.playground.faults.lack(['SendMessages'], isLacking, table.channel);
    const count = posts(table).length;
    lack(true);
    await pass();
    await table.quiet();
    endSession();
    lack(false);
    await table.playground.until(() => posts(table).length > count);
    await table.quiet();
    await expectToldOnce(count);
    table.logged.splice(0); // It was put off.
  });

  it('gets the post at the first command after it is unlocked', async () => {
    const count = posts(table).length;
    // Nothing tells the bot that a channel accepts posts again.
    table.playground.faults.failNext(POST, 403, 1);
    await pass();
    await table.quiet();
    expect(posts(table)).toHaveLength(count);
    await status('Ben');
    await table.playground.until(() => posts(table).length > count);
    await table.quiet();
    await expectToldOnce(count);
    expect(mine('Ben')).not.toContain('couldn’t post');
    table.logged.splice(0); // It was put off.
  });

  it('warns no one whose command brings the post, although an earlier one did not', async () => {
    const count = posts(table).length;
    table.playground.faults.failNext(POST, 403, 2);
    await pass();
    await table.quiet();
    await status('Ann');
    await isWarned('Ann', 'couldn’t post');
    later(20_000);
    await status('Ben');
    await table.playground.until(() => posts(table).length > count);
    await table.quiet();
    await table.restart(); // The command has been dealt with.
    expect(mine('Ben')).not.toContain('couldn’t post');
    table.logged.splice(0); // It was put off.
  });

  it('delays no other channel', async () => {
    const count = posts(table).length;
    forbid(true);
    await pass();
    const elsewhere = table.at(there(table.playground.channels[1]));
    await begun(elsewhere.channel);
    await table.quiet();
    expect(beginnings(elsewhere)).toHaveLength(1);
    expect(posts(table)).toHaveLength(count);
    table.logged.splice(0); // It was put off.
  });

  it('is known after a restart', async () => {
    const count = posts(table).length;
    forbid(true);
    await pass();
    await table.quiet();
    await table.restart();
    await table.quiet();
    forbid(false);
    await status('Ben');
    await table.playground.until(() => posts(table).length > count);
    await table.quiet();
    await expectToldOnce(count);
    table.logged.splice(0);
  });

  it('warns users of commands while a post is missing, and no one else', async () => {
    const turn = async (name: string) => {
      table.heard(await person(table, name).command(table.channel, 'turn'));
    };
    forbid(true);
    await turn('Ben');
    expect(mine('Ben')).not.toContain('Send Messages');
    await pass();
    await table.quiet();
    await turn('Ben');
    await isWarned('Ben', 'need these permissions: Send Messages');
    // It seems fixed, but Discord still refuses: for example, a locked thread.
    const refusals = () => table.playground.requests.filter(({ status }) => status === 403).length;
    const before = refusals();
    table.playground.faults.failNext(POST, 403, 1);
    forbid(false);
    await table.playground.until(() => refusals() === before + 1);
    await table.quiet();
    await turn('Ann');
    await isWarned('Ann', 'couldn’t post');
    table.logged.splice(0);
  });

  it('is reported at once to a moderator who reminds players', async () => {
    forbid(true);
    table.heard(await person(table, 'Ann').command(table.channel, 'mod remind'));
    await isWarned('Ann', 'need these permissions: Send Messages');
    await table.quiet();
    table.logged.splice(0);
  });
});

describe('a channel that is deleted', () => {
  it('is retried a few times a day as long as the game goes on, and never delays other games', async () => {
    const { playground } = table;
    const elsewhere = table.at(there(playground.channels[1]));
    await gather(elsewhere, {
      ...{ players: 2, seed: 'elsewhere', chance: createRng('elsewhere'), lobby: 'commands' },
      robot: () => robots(elsewhere).commands,
    });
    playground.faults.failNext(POST, 500, 1);
    await pass();
    await table.quiet();
    const gone = table.channel;
    playground.removeChannel(gone);
    /** Attempts are recognised by the announcement's nonce. */
    const tries = () =>
      playground.requests
        .filter(({ method, path }) => method === 'POST' && path === `/channels/${gone}/messages`)
        .map(({ body }) => (body as { nonce?: unknown }).nonce);
    const made = tries().length;
    const mod = person(table, 'Ann');
    table.logged.splice(0);
    /** Without the posts of the clock. */
    const reminders = () => posts(elsewhere).filter((post) => words(post).includes('A reminder'));
    for (let attempt = 0; attempt < 12; attempt++) {
      later(3 * HOUR);
      const count = reminders().length;
      expect(told(await mod.command(elsewhere.channel, 'mod remind'))).toContain('I’ve pinged');
      await table.quiet();
      expect(reminders()).toHaveLength(count + 1);
    }
    expect(table.logged.splice(0).filter(({ level }) => level === 'error')).toEqual([]);
    // One announcement waits for all of them.
    expect(new Set(tries().slice(made)).size).toBe(1);
    const before = tries().length;
    later(HOUR);
    await table.restart();
    await table.quiet();
    expect(tries()).toHaveLength(before);
    // The end of the game leaves nothing to wait for.
    const { services } = table.bot();
    const { record } = await table.game();
    expect(await services.moderation.cancel(MOD, record.id)).toMatchObject({ ok: true });
    later(3 * HOUR);
    await table.restart();
    await table.quiet();
    expect(table.logged.splice(0).filter(({ level }) => level === 'error')).toEqual([
      { level: 'error', message: expect.stringContaining('gave up on an announcement') },
    ]);
    await table.finish({ violations: /Unknown Channel/ });
  });
});
