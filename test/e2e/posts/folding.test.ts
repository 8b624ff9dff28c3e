/** A channel reads well: one live board with a log above it, one lobby, and no one is pinged for their own move. */
import { ComponentType } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { legalActions } from '../../../src/engine/index.ts';
import type { PageMessage, PlaygroundUser } from '../../../src/playground/index.ts';
import { lobbyOf, openPanel, pressesOf, pressIn } from '../fixtures/clicks.ts';
import {
  activeUser,
  begin,
  isFreshTurn,
  lastPost,
  person,
  pinged,
  playUntil,
  posts,
  type TestTable,
  there,
  words,
} from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest();

const EDITS = /^PATCH \/channels\/\d+\/messages/;
const editsOf = ({ message }: PageMessage) => new RegExp(`^PATCH /channels/\\d+/messages/${message.id}$`);

function kindsIn({ message }: PageMessage): Set<number> {
  const kinds = new Set<number>();
  JSON.stringify(message.components ?? [], (key, value) => {
    if (key === 'type' && typeof value === 'number') kinds.add(value);
    return value;
  });
  return kinds;
}

const isFolded = (one: PageMessage): boolean => !kindsIn(one).has(ComponentType.Button);

/** Takes this many turns, each by the pending player: a trade if possible. */
async function turns(table: TestTable, count: number): Promise<void> {
  for (let turn = 0; turn < count; ) {
    const user = await activeUser(table);
    const { record, state } = await table.game();
    const seat = there(state?.turn).seat;
    const legal = legalActions(there(state), seat);
    const action = there(
      ['endTurn', 'trade', 'hire', 'decline', 'pass'].flatMap(
        (type) => legal.find((one) => one.type === type) ?? [],
      )[0],
    );
    const actor = { user: user.id, name: user.name, moderator: false };
    const played = await table.bot().services.play.play(actor, record.id, { action });
    if (!played.ok) throw new Error(played.refusal.code);
    await table.quiet();
    if (played.announced) turn++;
  }
}

const lobbies = (table: TestTable) =>
  there(table.playground.users[0])
    .messages(table.channel)
    .filter((one) => !one.ephemeral && words(one).includes('Clans of Caledonia'));

it('a game collapses each older post to a line with a small picture', async ({ table }) => {
  await begin(table);
  await turns(table, 4);
  const all = posts(table);
  const live = there(all.at(-1));
  expect(isFolded(live)).toBe(false);
  expect(kindsIn(live)).toContain(ComponentType.MediaGallery);
  for (const one of all.slice(0, -1)) expect([words(one), isFolded(one)]).toEqual([words(one), true]);
  const before = there(all.at(-2));
  expect(kindsIn(before)).toContain(ComponentType.Thumbnail);
  expect(before.message.attachments).toHaveLength(1);
  expect(words(before)).toMatch(/^(Ann|Ben) /);
  expect(words(before)).not.toContain('\n');
});

it('a post is collapsed once, though the response is lost or the bot is restarted', async ({ table }) => {
  await begin(table);
  const first = lastPost(table);
  table.playground.faults.loseAnswer(editsOf(first));
  table.playground.faults.failNext(editsOf(first), 500, 1);
  await turns(table, 1);
  await table.restart();
  await table.quiet();
  const now = there(posts(table).find(({ message }) => message.id === first.message.id));
  expect(isFolded(now)).toBe(true);
  table.logged.length = 0;
});

it('a deleted post is not collapsed, the next one is posted, and nothing is logged', async ({ table }) => {
  await begin(table);
  const count = posts(table).length;
  table.playground.faults.failNext(editsOf(lastPost(table)), 404, 1, 10008);
  await turns(table, 1);
  expect(posts(table)).toHaveLength(count + 1);
  expect(posts(table).slice(-2).map(isFolded)).toEqual([false, false]);
  await turns(table, 1);
  expect(posts(table).slice(-3).map(isFolded)).toEqual([false, true, false]);
});

it('a post is collapsed later if Discord limits edits of old messages, and the next one is posted at once', async ({
  table,
}) => {
  await begin(table);
  const last = lastPost(table);
  const edits = editsOf(last);
  table.playground.faults.limitNext(edits, 10, 1);
  await turns(table, 1);
  const now = () => there(posts(table).find(({ message }) => message.id === last.message.id));
  expect(posts(table).at(-1)?.message.id).not.toBe(last.message.id);
  await table.playground.until(() => isFolded(now()));
  await table.quiet();
});

describe('with whole posts switched on, posts', () => {
  it.override('sitting', () => ({ wholePosts: true }));

  it('stay complete', async ({ table }) => {
    await begin(table);
    await turns(table, 2);
    expect(posts(table).slice(-3).map(isFolded)).toEqual([false, false, false]);
  });
});

describe('a lobby', () => {
  it.override('people', ['Ann', 'Ben', 'Cat']);

  it('is one message for all changes, also after a restart, and closes at the start', async ({ table }) => {
    const [ann, ben, cat] = ['Ann', 'Ben', 'Cat'].map((name) => person(table, name)) as [
      ReturnType<typeof person>,
      ReturnType<typeof person>,
      ReturnType<typeof person>,
    ];
    const types = async (user: typeof ann, path: string, options: Record<string, string> = {}) => {
      table.heard(await user.command(table.channel, path, options));
      await table.quiet();
    };
    await types(ann, 'game new', { players: '2' });
    const { id } = (await lobbyOf(table)).message;
    const shown = () => {
      expect(lobbies(table).map(({ message }) => message.id)).toEqual([id]);
      return words(there(lobbies(table)[0]));
    };
    await types(ben, 'game join');
    expect(shown()).toContain('Seats taken: 2 of 2');
    await table.restart();
    await types(ann, 'game options', { players: '3' });
    expect(shown()).toContain('Seats taken: 2 of 3');
    await pressIn(table, cat, await lobbyOf(table), /^lobby:.*:join/);
    await table.quiet();
    expect(shown()).toContain('Seats taken: 3 of 3');
    await types(cat, 'game leave');
    const dialog = there((await pressIn(table, ann, await lobbyOf(table), /^lobby-options:/)).modal);
    const panel = there(table.heard(await ann.submit(table.channel, dialog.custom_id, {})).message);
    await pressIn(table, ann, panel, /^lobby-set:.*:preset:first/);
    await table.quiet();
    expect(shown()).toContain('first game');
    await types(ann, 'game options', { players: '2' });
    await types(ann, 'game start');
    expect(lobbies(table)).toEqual([]);
    const closed = there(posts(table).find(({ message }) => message.id === id));
    expect(words(closed)).toMatch(/The game has (?:begun|started)/);
    expect(isFolded(closed)).toBe(true);
  });

  it('is posted again if it was deleted or cannot be edited, and never exists twice', async ({ table }) => {
    const ann = person(table, 'Ann');
    const types = async (path: string, options: Record<string, string> = {}) => {
      table.heard(await ann.command(table.channel, path, options));
      await table.quiet();
    };
    await types('game new', { players: '2' });
    const first = (await lobbyOf(table)).message.id;
    table.playground.faults.failNext(EDITS, 404, 1, 10008);
    await types('game options', { players: '3' });
    const second = lobbies(table).map(({ message }) => message.id);
    expect(second).toHaveLength(1);
    expect(second).not.toContain(first);
    table.playground.faults.failNext(EDITS, 404, 1, 10008);
    await types('game options', { players: '4' });
    expect(lobbies(table)).toHaveLength(1);
    expect(words(there(lobbies(table)[0]))).toContain('Seats taken: 1 of 4');
  });
});

it('a rematch invites the others by a ping, and seats only those who join', async ({ table }) => {
  const [ann, ben] = [person(table, 'Ann'), person(table, 'Ben')];
  await begin(table, { people: [ann, ben] });
  table.heard(await ann.command(table.channel, 'mod cancel'));
  const { record } = await table.game();
  const app = table.bot().services;
  await app.moderation.cancel({ user: ann.id, name: 'Ann', moderator: true }, record.id);
  await table.quiet();
  table.heard(await ben.command(table.channel, 'game rematch'));
  await table.quiet();
  expect(pinged(table, lastPost(table))).toEqual([ann.id]);
  expect((await table.game()).record.members.map(({ user }) => user)).toEqual([ben.id]);
  await pressIn(table, ann, await lobbyOf(table), /^lobby:.*:join/);
  await table.quiet();
  expect((await table.game()).record.members).toHaveLength(2);
});

describe('the board above a post that calls someone', () => {
  it.override('people', ['Mod', 'Ann', 'Ben', 'Eve']);

  it('shows that the game was resumed, shelved, or is played by another', async ({
    table,
    mod: { id: user, name },
    eve,
  }) => {
    const { record } = await begin(table);
    const board = lastPost(table);
    const now = () => there(posts(table).find(({ message }) => message.id === board.message.id));
    const takesTurns = () => pressesOf(now(), /^turn:/).length > 0;
    const { moderation, clocks } = table.bot().services;
    const mod = { user, name, moderator: true };
    const shown = async (done: Promise<{ ok: boolean }>) => {
      expect(await done).toMatchObject({ ok: true });
      await table.quiet();
      return words(now());
    };

    expect(await shown(moderation.pause(mod, record.id))).toContain('No one can move');
    expect(takesTurns()).toBe(false);
    const resumed = await shown(moderation.resume(mod, record.id));
    expect(lastPost(table).message.id).not.toBe(board.message.id);
    expect(resumed).not.toContain('No one can move');
    expect(resumed).toContain('Waiting for');
    expect(takesTurns()).toBe(true);

    const shelved = await shown(moderation.suspend(mod, record.id));
    expect(shelved).not.toContain('Waiting for');
    expect(takesTurns()).toBe(false);
    expect(await shown(clocks.reactivate(mod, record.id))).toContain('Waiting for');
    expect(takesTurns()).toBe(true);

    const active = await activeUser(table);
    const seat = there((await table.game()).state?.turn).seat;
    const standIn = { user: eve.id, name: eve.name };
    await shown(moderation.assignSubstitute(mod, record.id, seat, standIn));
    expect(pressesOf(now(), /^imback:/)).toHaveLength(1);
    await shown(clocks.returnToSeat({ user: active.id, name: active.name, moderator: false }, record.id));
    expect(pressesOf(now(), /^imback:/)).toEqual([]);
  });
});

it('no one is pinged for the result of their own move', async ({ table }) => {
  await begin(table);
  await playUntil(table, (state) => isFreshTurn(state) && state.passed.length === 1 && state.round === 1);
  const user = await activeUser(table);
  const count = posts(table).length;
  const { length } = table.playground.pings;
  await turns(table, 2);
  expect((await table.awaited())[0]).toBe(user);
  expect(posts(table).length - count).toBeLessThanOrEqual(1);
  expect(table.playground.pings).toHaveLength(length);
});

it('a click counts if another player only planned meanwhile, and not on an older board', async ({
  table,
}) => {
  await begin(table);
  const game = await playUntil(table, (state) => {
    const [first] = state.passed;
    const may = first === undefined ? [] : legalActions(state, first);
    return isFreshTurn(state) && may.some(({ type }) => type === 'confirmProduction');
  });
  const user = await activeUser(table);
  const passed = there(table.playground.users.find((one) => one !== user));
  const panel = await openPanel(table, user);
  const play = async ({ id, name }: PlaygroundUser, type: 'confirmProduction' | 'pass') => {
    const actor = { user: id, name, moderator: false };
    const outcome = await table.bot().services.play.play(actor, game.record.id, { action: { type } });
    expect(outcome.ok).toBe(true);
  };
  await play(passed, 'confirmProduction');
  expect(pressesOf(panel, /^act:/)).not.toEqual([]);
  const opened = await pressIn(table, user, panel, /^act:/);
  expect(words(there(opened.message))).not.toContain('moved on');
  const { length } = (await table.game()).moves;
  // The user passes elsewhere, so the panel is for an old board.
  await play(user, 'pass');
  const late = await pressIn(table, user, there(opened.message), /^(choose|try):/);
  expect(words(there(late.message))).toContain('moved on');
  expect((await table.game()).moves).toHaveLength(length + 1);
});
