/** Days without permission to post: nothing that still matters is lost, and nothing outdated is posted. */
import { describe, expect } from 'vitest';
import { passiveAction, pendingSeats } from '../../../src/engine/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { follow, openPanel, pressesOf, pressIn } from '../fixtures/clicks.ts';
import {
  command,
  person,
  pinged,
  posts,
  privately,
  type TestTable,
  there,
  told,
  words,
} from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

slowTests();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const it = clockTest()
  .override('people', ['Mod', 'Ann', 'Ben'])
  .override('wish', () => ({ options: { pace: 'brisk' } }));

/** Whoever is awaited passes, also where commands can't be typed any more. */
async function pass(table: TestTable): Promise<void> {
  const { record, state } = await table.game();
  const [seat = 0] = pendingSeats(there(state));
  const [user] = await table.awaited();
  const actor = { user: there(user).id, name: there(user).name, moderator: false };
  const action = there(passiveAction(there(state), seat));
  expect(await table.bot().services.play.play(actor, record.id, { action })).toMatchObject({ ok: true });
  await table.quiet();
}

const forbid = (table: TestTable, isForbidden: boolean) =>
  table.playground.faults.forbid(table.channel, isForbidden);

const warnings = (table: TestTable, user: Parameters<typeof privately>[1]) =>
  privately(table, user).filter((one) => words(one).includes('need these permissions: Send Messages'));

describe('a channel in which the bot may not post for five days', () => {
  it('then gets one board that calls, and the open vote', async ({ table, active, other, later }) => {
    const count = posts(table).length;
    forbid(table, true);
    expect(await command(table, active, 'pass')).not.toContain('went wrong');
    expect((await table.awaited()).map(({ id }) => id)).toEqual([other.id]);
    for (let attempt = 0; attempt < 15; attempt++) {
      await later(8 * HOUR);
      await table.restart();
      await table.quiet();
    }
    expect(posts(table)).toHaveLength(count);

    const status = there((await active.command(table.channel, 'game status')).message);
    expect(words(status)).toMatch(new RegExp(`\\*\\*${other.name}.*’s time is up. The other player decides`));
    expect(pressesOf(status, /^rescue:/).length).toBeGreaterThan(1);

    forbid(table, false);
    await command(table, active, 'game status');
    await table.playground.until(() => posts(table).length === count + 2);
    await table.quiet();
    const [board, vote] = posts(table).slice(count);
    expect(pinged(table, there(board))).toEqual([other.id]);
    expect(words(there(board))).toContain(active.name);
    expect(pressesOf(there(board), /^turn:/)).toHaveLength(1);
    expect(words(there(vote))).toContain('time is up');
    expect(pinged(table, there(vote))).toEqual([active.id]);
    await follow(table, active, there(vote), /^rescue:.*:more$/);
    expect(table.logged.length).toBeGreaterThan(10);
    expect(table.logged.splice(0).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('gets one board of all moves made meanwhile, without a command', async ({
    table,
    active,
    other,
    later,
  }) => {
    const count = posts(table).length;
    forbid(table, true);
    await command(table, active, 'pass');
    for (let turn = 0; turn < 3; turn++) {
      await later(DAY);
      const [user] = await table.awaited();
      await command(table, there(user), 'pass');
    }
    await later(2 * HOUR);
    const awaited = (await table.awaited()).map(({ id }) => id);
    expect(posts(table)).toHaveLength(count);
    forbid(table, false);
    await later(3 * HOUR);
    await table.quiet();
    const added = posts(table).slice(count);
    expect(added).toHaveLength(1);
    expect(pinged(table, there(added[0])).sort()).toEqual([...awaited].sort());
    for (const { name } of [active, other]) expect(words(there(added[0]))).toContain(name);
    table.logged.splice(0);
  });
});

describe('a game that leaves such a channel', () => {
  it('calls once in the new one, whatever waited, and asks its open question once', async ({
    table,
    active,
    other,
    later,
  }) => {
    await command(table, other, 'settings', { direct: 'true' });
    const directs = () => other.messages(other.direct).filter(({ ephemeral }) => !ephemeral);
    const before = directs().length;
    forbid(table, true);
    await command(table, active, 'pass');
    for (let attempt = 0; attempt < 5; attempt++) await later(8 * HOUR);
    const told = directs().length - before;
    const elsewhere = table.at(there(table.playground.channels[1]));
    const question = there((await active.command(elsewhere.channel, 'game move')).message);
    await pressIn(elsewhere, active, question, /^move:.*:go$/);
    await elsewhere.quiet();
    const pings = posts(elsewhere).map((one) => [words(one), pinged(elsewhere, one)] as const);
    expect(pings.filter(([, users]) => users.includes(other.id))).toHaveLength(1);
    expect(pings.filter(([text]) => text.includes('time is up'))).toMatchObject([[{}, [active.id]]]);
    expect(pings.filter(([text]) => text.includes('moved the game here'))).toHaveLength(1);
    expect(directs().length - before - told).toBeLessThan(2);
    table.logged.splice(0);
  });
});

describe('a player with direct messages on whose channel refuses posts', () => {
  it.for(['forbidden', 'deleted'] as const)(
    'gets each turn at once, and the reminders of the clock: %s',
    async (how, { table, active, other, later }) => {
      for (const user of [active, other]) await command(table, user, 'settings', { direct: 'true' });
      const directs = (user: typeof active) =>
        user
          .messages(user.direct)
          .filter(({ ephemeral }) => !ephemeral)
          .map(words)
          .filter((text) => text.includes('your turn'));
      const [before, begun] = [directs(other).length, directs(active).length];
      if (how === 'forbidden') forbid(table, true);
      else table.playground.removeChannel(table.channel);
      await pass(table);
      expect(directs(other).slice(before)).toEqual([expect.stringContaining('It’s your turn')]);
      for (let hours = 0; hours < 24; hours += 4) await later(4 * HOUR);
      await table.playground.until(() => directs(other).length > before + 1);
      expect(directs(other).at(-1)).toContain('It’s still your turn');
      await pass(table);
      await table.playground.until(() => directs(active).length === begun + 1);
      expect(directs(active).at(-1)).toContain('It’s your turn');
      table.logged.splice(0);
      await table.finish({ violations: /Unknown Channel/ });
    },
  );
});

describe('a locked thread', () => {
  /** Locks a game's thread before a post, and tests that `unlock` brings the post. */
  async function expectPosts(table: TestTable, unlock: (thread: string) => Promise<void> | void) {
    const mod = person(table, 'Mod');
    await mod.command(table.channel, 'game new', { thread: 'true', players: '2', preset: 'first' });
    await table.quiet();
    const thread = there(table.playground.channels.at(-1));
    const at = table.at(thread);
    await person(table, 'Ben').command(thread, 'game join');
    await mod.command(thread, 'game start');
    await at.quiet();
    const count = posts(at).length;
    table.playground.archiveThread(thread, true);
    const { record } = await at.game();
    const actor = { user: mod.id, name: mod.name, moderator: true };
    await table.bot().services.moderation.remindAll(actor, record.id);
    await at.quiet();
    expect(posts(at)).toHaveLength(count);
    await unlock(thread);
    await table.playground.until(() => posts(at).length > count && !table.playground.isArchived(thread));
    await at.quiet();
    table.logged.splice(0);
    await table.finish({ violations: /50083|archived/ });
  }

  // Unlocked, but still archived.
  const unlock = ({ playground }: TestTable, thread: string) => playground.archiveThread(thread, false);

  it('gets its posts as soon as it is unlocked', async ({ table }) => {
    await expectPosts(table, (thread) => unlock(table, thread));
  });

  it('gets them then even if the bot has logged in since', async ({ table }) => {
    await expectPosts(table, async (thread) => {
      await table.restart();
      await table.quiet();
      unlock(table, thread);
    });
  });

  it('gets them when the bot logs in, if it was unlocked before', async ({ table }) => {
    await expectPosts(table, (thread) => table.restart(() => unlock(table, thread)));
  });
});

describe('a player who moves by command while posts are refused', () => {
  it('is told that no one can be called', async ({ table, active }) => {
    forbid(table, true);
    await command(table, active, 'pass');
    await table.playground.until(() => warnings(table, active).length === 1);
    await table.quiet();
    table.logged.splice(0);
  });
});

describe('a player who uses buttons while posts are refused', () => {
  it('is warned after a confirmed decision, about which the others have to be told', async ({
    table,
    active,
  }) => {
    const asked = there((await active.command(table.channel, 'game concede')).message);
    forbid(table, true);
    await follow(table, active, asked, /^lobby-confirm:.*:concede$/);
    await table.quiet();
    expect(warnings(table, active)).toHaveLength(1);
    table.logged.splice(0);
  });

  it('is warned once, and the next player gets one direct message', async ({
    table,
    active,
    other,
    later,
  }) => {
    await command(table, other, 'settings', { direct: 'true' });
    const directs = () => other.messages(other.direct).filter(({ ephemeral }) => !ephemeral);
    const [before, count] = [directs().length, posts(table).length];
    const panel = await openPanel(table, active);
    forbid(table, true);
    const asked = there((await pressIn(table, active, panel, /^try:.*:pass$/)).message);
    await follow(table, active, asked, /^do:/);
    await table.playground.until(() => warnings(table, active).length === 1);
    await table.playground.until(() => directs().length === before + 1);
    expect(words(there(directs().at(-1)))).toContain('It’s your turn');
    await pressIn(table, active, there(posts(table).at(-1)), /^turn:/);
    await later(5 * 60_000);
    await table.quiet();
    expect(warnings(table, active)).toHaveLength(1);
    await later(HOUR);
    told(await pressIn(table, active, there(posts(table).at(-1)), /^turn:/));
    await table.playground.until(() => warnings(table, active).length === 2);

    forbid(table, false);
    await command(table, other, 'game status');
    await table.playground.until(() => posts(table).length === count + 1);
    await table.quiet();
    expect(directs()).toHaveLength(before + 1);
    table.logged.splice(0);
  });
});
