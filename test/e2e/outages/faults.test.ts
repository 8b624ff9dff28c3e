/** Failures of Discord and the network: nothing is lost, and nothing is posted twice. */
import { describe, expect, vi } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { lobbyOf, openPanel, pressIn } from '../fixtures/clicks.ts';
import { activeUser, person, posts, robots, seated, there, told, words } from '../fixtures/table.ts';
import {
  beginnings,
  begun,
  endSession,
  expectToldOnce,
  faultTest,
  HOUR,
  later,
  lost,
  MINUTE,
  MOD,
  POST,
  pass,
  table,
} from './fixtures/scene.ts';

slowTests();

const it = faultTest();

const LOOK = /^GET \/channels\/\d+\/messages$/;

/** Stops the clock: however slow the machine is, the next attempt is not due before `later`. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
const restart = async () => {
  await table.restart();
  await table.quiet();
};

/** Makes the bot look for posts now, because a game begins elsewhere. */
async function wake(): Promise<void> {
  await begun(table.playground.addChannel('somewhere'));
  await table.quiet();
}

describe('the gateway', () => {
  it('is lost and resumed, and clicks in between are answered', async () => {
    const user = await activeUser(table);
    const panel = await openPanel(table, user);
    table.playground.faults.dropGateway(true);
    const clicked = await pressIn(table, user, panel, /^try:.*:pass$/);
    expect(clicked.outcome).toBe('answered');
    const count = posts(table).length;
    await pressIn(table, user, there(clicked.message), /^do:/);
    await table.quiet();
    await expectToldOnce(count);
    table.logged.splice(0); // It logs that it was disconnected.
  });

  it('is lost for good, and the bot logs in again', async () => {
    endSession();
    await table.playground.ready();
    const count = posts(table).length;
    await pass();
    await table.quiet();
    await expectToldOnce(count);
    expect(table.bot().bot.health().connected).toBe(true);
    table.logged.splice(0);
  });
});

describe('a post', () => {
  it('that has to wait (429) is made once, after the wait', async () => {
    const count = posts(table).length;
    table.playground.faults.limitNext(POST, 50, 2);
    await pass();
    await table.quiet();
    await expectToldOnce(count);
  });

  it('that fails once (500) is made at the next attempt, without a restart', async () => {
    stopClock();
    const count = posts(table).length;
    table.playground.faults.failNext(POST, 500, 1);
    await pass();
    await table.quiet();
    expect(posts(table)).toHaveLength(count);
    later(MINUTE);
    await wake();
    await expectToldOnce(count);
    table.logged.splice(0); // It was put off.
  });

  it('that fails is made later, while the move itself stands and is answered', async () => {
    stopClock();
    const count = posts(table).length;
    table.playground.faults.failNext(POST, 500, 1);
    expect(told(await pass())).not.toContain('went wrong');
    await table.quiet();
    expect(posts(table)).toHaveLength(count);
    expect(table.logged.splice(0)).toEqual([
      { level: 'warn', message: expect.stringContaining('postponed an announcement') },
    ]);
    later(MINUTE);
    await table.restart();
    await table.quiet();
    await expectToldOnce(count);
  });

  it.each([
    ['by a nonce that Discord knows', 20_000, wake, false],
    ['by a look, as the program was frozen for six minutes', 6 * MINUTE, wake, true],
    ['by a look after a restart six minutes later', 6 * MINUTE, () => restart(), true],
  ])('whose response is lost is not repeated: %s', async (_, milliseconds, again, looked) => {
    stopClock();
    const count = posts(table).length;
    table.playground.faults.loseAnswer(POST);
    await pass();
    await table.quiet();
    later(milliseconds);
    await again();
    await expectToldOnce(count);
    expect(table.playground.requests.some(({ method, path }) => LOOK.test(`${method} ${path}`))).toBe(looked);
    table.logged.splice(0); // The one that seemed lost was postponed.
  });

  it('whose response is lost is found in the channel even if its own buttons changed it', async () => {
    const elsewhere = table.at(table.playground.addChannel('lobbies'));
    const { services: app } = table.bot();
    table.playground.faults.loseAnswer(POST);
    const place = { guild: table.playground.guild, channel: elsewhere.channel };
    expect(await app.lobby.create(MOD, place, { players: 3 })).toMatchObject({ ok: true });
    await table.quiet();
    await pressIn(elsewhere, person(table, 'Ann'), await lobbyOf(elsewhere), /^lobby:.*:join/);
    expect(words(await lobbyOf(elsewhere))).toContain('Ann');
    later(6 * MINUTE);
    await restart();
    expect(posts(elsewhere)).toHaveLength(1);
    expect(await table.bot().services.outbox.claim(9)).toEqual([]);
    table.logged.splice(0); // The one that seemed lost was postponed.
  });

  it('is made after a restart if the bot may not read the channel', async () => {
    const count = posts(table).length;
    table.playground.faults.failNext(POST, 500, 1);
    await pass();
    await table.quiet();
    table.playground.faults.hideHistory(table.channel, true);
    later(6 * MINUTE);
    await restart();
    await expectToldOnce(count);
    expect(table.logged.splice(0).at(-1)?.message).toContain('without checking for an earlier copy');
  });

  it('that fails delays later posts of its game', async () => {
    stopClock();
    const count = posts(table).length;
    const { commands } = robots(table);
    table.playground.faults.failNext(POST, 500, 1);
    await pass();
    await table.quiet();
    // The game continues normally.
    while ((await table.game()).state?.passed.length === 1) {
      await commands(await activeUser(table), createRng('on'));
    }
    await table.quiet();
    expect(posts(table)).toHaveLength(count);
    later(MINUTE);
    table.playground.faults.failNext(POST, 500, 1);
    await table.restart();
    await table.quiet();
    expect(posts(table)).toHaveLength(count);
    later(MINUTE);
    await table.restart();
    await table.quiet();
    const told = posts(table)
      .slice(count)
      .map((post) => /Ann|Ben|Cat|Dan/.exec(words(post))?.[0]);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(await moversFromFirstPass());
    table.logged.splice(0);
  });
  /** Players who moved from then on; moves in a row share a post. */
  async function moversFromFirstPass(): Promise<string[]> {
    const game = await table.game();
    const from = game.moves.findIndex(({ action }) => action?.type === 'pass');
    const names = game.moves.slice(from).map(({ seat }) => there(seated(table, game)[seat]).name);
    return names.filter((name, i) => name !== names[i - 1]);
  }
});

describe('the token', () => {
  it('that is refused once by mistake (401) stays in use', async () => {
    const count = posts(table).length;
    table.playground.faults.failNext(POST, 401, 1);
    await pass();
    await table.quiet();
    const elsewhere = table.at(there(table.playground.channels[1]));
    await begun(elsewhere.channel);
    await table.quiet();
    expect(beginnings(elsewhere)).toHaveLength(1);
    later(MINUTE);
    await wake();
    await expectToldOnce(count);
    expect(lost).toBe(0);
    expect(table.logged.splice(0)).toEqual([
      { level: 'warn', message: expect.stringMatching('postponed an announcement.*401') },
    ]);
  });

  it('that is refused for good ends the bot', async () => {
    table.playground.faults.failNext(POST, 401, 1);
    table.playground.faults.failNext(/^GET \/users\/@me$/, 401, 1);
    await pass();
    await table.quiet();
    expect(lost).toBe(1);
    expect(table.logged.splice(0).map(({ level }) => level)).toEqual(['error', 'warn']);
  });
});

describe('channels that do not answer', () => {
  it('delay no other channel, and get each post once', async () => {
    const { faults } = table.playground;
    const slow = Array.from({ length: 8 }, (_, n) => table.playground.addChannel(`slow-${n}`));
    const release = faults.hangNext(POST, slow.length);
    for (const channel of slow) await begun(channel);
    const tries = () =>
      table.playground.requests.filter(
        ({ method, path }) => method === 'POST' && slow.includes(path.split('/')[2] ?? ''),
      );
    await table.playground.until(() => tries().length === slow.length);
    const count = posts(table).length;
    await pass();
    await table.playground.until(() => posts(table).length > count);
    await expectToldOnce(count);
    // They were posted, but without confirmation.
    release();
    await table.quiet();
    later(MINUTE);
    await wake();
    expect(tries()).toHaveLength(2 * slow.length);
    for (const channel of slow) expect(beginnings(table.at(channel))).toHaveLength(1);
    expect(table.logged.splice(0)).toHaveLength(slow.length);
  });

  it('because of a rate limit (429) get the post after the delay, without delaying others', async () => {
    const count = posts(table).length;
    table.playground.faults.limitNext(POST, HOUR, 1);
    await pass();
    // The limit must meet this post, so wait for it before another channel posts.
    await table.playground.until(() => table.playground.requests.some(({ status }) => status === 429));
    const elsewhere = table.at(there(table.playground.channels[1]));
    await begun(elsewhere.channel);
    await table.playground.until(() => posts(elsewhere).length === 1);
    expect(posts(table)).toHaveLength(count);
    later(HOUR + MINUTE);
    await wake();
    await expectToldOnce(count);
    expect(table.logged).toEqual([]);
  });
});

describe('an acknowledgement', () => {
  const CALLBACK = /^POST \/interactions\/\d+\/[^/]+\/callback$/;
  const callbacks = () => table.playground.requests.filter(({ path }) => path.endsWith('/callback')).length;

  it.each([
    ['whose connection is reset', () => table.playground.faults.resetNext(CALLBACK, 1)],
    ['whose answer is lost', () => table.playground.faults.loseAnswer(CALLBACK)],
    ['that Discord fails at', () => table.playground.faults.failNext(CALLBACK, 502, 1)],
  ])('%s is repeated, and a command and a click are carried out once', async (_, fault) => {
    const user = await activeUser(table);
    const panel = await openPanel(table, user);
    const before = callbacks();
    fault();
    const clicked = await pressIn(table, user, panel, /^try:.*:pass$/);
    expect(clicked.outcome).toBe('answered');
    const version = await table.version();
    fault();
    expect(told(await pass())).not.toContain('went wrong');
    expect(await table.version()).toBe(version + 1);
    expect(callbacks()).toBe(before + 4);
    await table.quiet();
    await table.finish({ violations: /already been acknowledged/ });
  });
});
