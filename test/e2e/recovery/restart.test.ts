/** The bot restarts in the middle of a turn: players continue where they were. */
import { describe, expect } from 'vitest';
import { legalActions } from '../../../src/engine/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { lobbyOf, openPanel, pressesOf, pressIn } from '../fixtures/clicks.ts';
import { activeUser, begin, playUntil, privately, there, told, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest();

slowTests();

describe('a game in a file', () => {
  it.override('sitting', () => ({ database: 'file' }));

  it('survives a restart before every click of a move, in the same message', async ({ table }) => {
    await begin(table);
    const user = await activeUser(table);
    const before = await table.version();

    const panel = await openPanel(table, user);
    await table.restart();
    const group = await pressIn(table, user, panel, /^act:.*:trade/);
    expect(group.message?.message.id).toBe(panel.message.id);
    await table.restart();
    expect(await table.version()).toBe(before);
    const done = await pressIn(table, user, there(group.message), /trade[.]/);
    expect(done.message?.message.id).toBe(panel.message.id);
    expect(await table.version()).toBe(before + 1);
    expect((await table.game()).moves.at(-1)?.action?.type).toBe('trade');
  });
});

describe('a game of three', () => {
  it.override('people', ['Ann', 'Ben', 'Cat']);

  it('keeps a decision inside an action open over restarts, by buttons and by commands', async ({
    table,
  }) => {
    await begin(table, { players: 3, seed: 'heather 37' });
    // A player expands beside a neighbour, and may buy from them.
    await playUntil(
      table,
      ({ turn, ...state }) =>
        turn !== undefined && legalActions({ turn, ...state }, turn.seat).some(({ type }) => type === 'buy'),
    );
    const user = await activeUser(table);
    const panel = await openPanel(table, user);
    expect(pressesOf(panel, /buy\./)).not.toEqual([]);
    await table.restart();
    expect(privately(table, user).at(-1)).toEqual(panel);
    const bought = await pressIn(table, user, panel, /buy\./);
    expect(bought.message?.message.id).toBe(panel.message.id);
    expect((await table.game()).moves.at(-1)?.action?.type).toBe('buy');

    // It can be undone after another restart, and then repeated by commands.
    await table.restart();
    table.heard(await user.command(table.channel, 'undo', { scope: 'step' }));
    const suggest = async () =>
      (await user.autocomplete(table.channel, 'extra buy', { good: '' }, 'good')).choices?.map(
        ({ value }) => value,
      );
    const goods = there(await suggest());
    expect(goods).not.toEqual([]);
    const open = told(await user.command(table.channel, 'turn'));
    await table.restart();
    expect(await suggest()).toEqual(goods);
    expect(told(await user.command(table.channel, 'turn'))).toBe(open);
    const again = await user.command(table.channel, 'extra buy', { good: String(goods[0]), count: '1' });
    expect(told(again)).toMatch(/buys/);
    expect((await table.game()).moves.at(-1)?.action).toMatchObject({
      type: 'buy',
      good: goods[0],
      count: 1,
    });
  });
});

it('a lobby works by its buttons after a restart', async ({ table }) => {
  const [ann, ben] = table.playground.users;
  await ann?.command(table.channel, 'game new', { players: '2' });
  await lobbyOf(table);
  await table.restart();
  await pressIn(table, there(ben), await lobbyOf(table), /^lobby:.*:join/);
  expect(words(await lobbyOf(table))).toContain('Ben');
  await table.restart();
  await pressIn(table, there(ann), await lobbyOf(table), /^lobby:.*:start/);
  await table.quiet();
  expect((await table.game()).record.status).toBe('playing');
});
