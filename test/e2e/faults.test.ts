/** What Discord and the network do to a bot: nothing is lost by it, nothing is told twice. */
import './small-pictures.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { close } from '../../src/render/index.ts';
import { chance } from '../../src/tools/chance.ts';
import { gather } from '../../src/tools/robots/play.ts';
import { openPanel, pressIn } from './clicks.ts';
import { begin, person, pinged, posts, robots, sit, type TestTable, there, told, words } from './table.ts';

afterAll(close);

let table: TestTable;
beforeEach(async () => {
  // Only the calendar can be moved; waiting is real.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() });
  table = await sit();
  await begin(table);
});
afterEach(() => {
  vi.useRealTimers();
});

const POST = /^POST \/channels\/\d+\/messages$/;
/** Times that the client tries by itself: once, and three times again. */
const TRIES = 4;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const pass = async () => {
  const user = there((await table.awaited())[0]);
  return table.heard(await user.command(table.channel, 'pass'));
};
/** Passing has been told once, and the next one pinged once. */
async function expectToldOnce(count: number): Promise<void> {
  const added = posts(table).slice(count);
  expect(added).toHaveLength(1);
  const [next] = await table.awaited();
  expect(added.flatMap((post) => pinged(table, post))).toEqual([next?.id]);
  expect(words(there(added[0]))).toContain('pass');
}

describe('the gateway', () => {
  it('is lost and resumed: what was clicked meanwhile is answered', async () => {
    const user = there((await table.awaited())[0]);
    const panel = await openPanel(table, user);
    table.playground.faults.dropGateway(true);
    const clicked = await pressIn(table, user, panel, /^try:.*:pass$/);
    expect(clicked.outcome).toBe('answered');
    const count = posts(table).length;
    await pressIn(table, user, there(clicked.message), /^do:/);
    await table.quiet();
    await expectToldOnce(count);
    table.logged.splice(0); // It says that it was disconnected.
    await table.finish();
  });

  it('is lost for good: the bot logs in anew, and goes on', async () => {
    table.playground.faults.dropGateway(false);
    await table.playground.ready();
    const count = posts(table).length;
    await pass();
    await table.quiet();
    await expectToldOnce(count);
    expect(table.bot().bot.health().connected).toBe(true);
    table.logged.splice(0);
    await table.finish();
  });
});

describe('a post', () => {
  it('that has to wait (429) is made once, after the wait', async () => {
    const count = posts(table).length;
    table.playground.faults.limitNext(POST, 50, 2);
    await pass();
    await table.quiet();
    await expectToldOnce(count);
    await table.finish();
  });

  it('that fails now and then (500) is made at the next try', async () => {
    const count = posts(table).length;
    table.playground.faults.failNext(POST, 500, TRIES - 1);
    await pass();
    await table.quiet();
    await expectToldOnce(count);
    await table.finish();
  });

  it('that fails again and again is made later; the move itself stands, and is answered', async () => {
    const count = posts(table).length;
    table.playground.faults.failNext(POST, 500, TRIES);
    expect(told(await pass())).not.toContain('went wrong');
    await table.quiet();
    expect(posts(table)).toHaveLength(count);
    expect(table.logged.splice(0)).toEqual([
      { level: 'warn', message: expect.stringContaining('an announcement is put off') },
    ]);
    later(MINUTE);
    await table.restart();
    await table.quiet();
    await expectToldOnce(count);
    await table.finish();
  });

  it('whose answer is lost is not made twice', async () => {
    const count = posts(table).length;
    table.playground.faults.loseAnswer(POST);
    await pass();
    await table.quiet();
    later(MINUTE);
    await table.restart();
    await table.quiet();
    await expectToldOnce(count);
    const requests = table.playground.requests.filter(({ method, path }) => POST.test(`${method} ${path}`));
    expect(requests.length).toBeGreaterThan(posts(table).length);
    table.logged.splice(0); // The one that seemed lost was put off.
    await table.finish();
  });

  it('keeps its place: what comes after one that failed waits for it', async () => {
    const count = posts(table).length;
    const { commands } = robots(table);
    table.playground.faults.failNext(POST, 500, TRIES);
    await pass();
    await table.quiet();
    // The game goes on as if nothing had happened.
    while ((await table.game()).state?.passed.length === 1) {
      await commands(there((await table.awaited())[0]), chance('on'));
    }
    await table.quiet();
    expect(posts(table)).toHaveLength(count);
    later(MINUTE);
    table.playground.faults.failNext(POST, 500, TRIES);
    await table.restart();
    await table.quiet();
    expect(posts(table)).toHaveLength(count);
    later(MINUTE);
    await table.restart();
    await table.quiet();
    const numbers = posts(table)
      .slice(count)
      .map((post) => Number(/· moves? (\d+)/.exec(words(post))?.[1]));
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers[0]).toBe((await firstPass()) + 1);
    table.logged.splice(0);
    await table.finish();
  });
  const firstPass = async () => (await table.game()).moves.findIndex(({ action }) => action?.type === 'pass');
});

describe('a channel that is deleted', () => {
  it('is tried for a day and then given up; other games never wait for it', async () => {
    const { playground } = table;
    const elsewhere = table.at(there(playground.channels[1]));
    await gather(elsewhere, {
      ...{ players: 2, seed: 'elsewhere', chance: chance('elsewhere'), lobby: 'commands' },
      robot: () => robots(elsewhere).commands,
    });
    playground.faults.failNext(POST, 500, TRIES);
    await pass();
    await table.quiet();
    const gone = table.channel;
    playground.removeChannel(gone);
    const tries = () =>
      playground.requests.filter(({ path }) => path === `/channels/${gone}/messages`).length;
    const mod = person(table, 'Ann');
    table.logged.splice(0);
    for (let attempt = 0; attempt < 12; attempt++) {
      later(3 * HOUR);
      const count = posts(elsewhere).length;
      expect(told(await mod.command(elsewhere.channel, 'mod remind'))).toContain('are pinged');
      await table.quiet();
      expect(posts(elsewhere)).toHaveLength(count + 1);
    }
    const given = table.logged.filter(({ level }) => level === 'error');
    expect(given).toEqual([
      { level: 'error', message: expect.stringContaining('an announcement was given up') },
    ]);
    const before = tries();
    later(24 * HOUR);
    await table.restart();
    await mod.command(elsewhere.channel, 'mod remind');
    await table.quiet();
    expect(tries()).toBe(before);
    table.logged.splice(0);
    await table.finish({ violations: /Unknown Channel/ });
  });
});
