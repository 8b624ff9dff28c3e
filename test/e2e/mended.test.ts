/** A new version of the bot has other rules than the one a game was begun with: nothing shown is a lie. */
import './small-pictures.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { close } from '../../src/render/index.ts';
import type { Table } from '../../src/tools/robots/table.ts';
import { begin, person, playUntil, posts, sit, type TestTable, there, told, words } from './table.ts';
import { altTexts } from './whole-game.ts';

/** The rules of the version that runs now: what passing pays besides, and how many first moves it refuses. */
const version = vi.hoisted(() => ({ bonus: 0, refused: 0 }));

vi.mock('../../src/engine/game.ts', async (load) => {
  const game = await load<typeof import('../../src/engine/game.ts')>();
  const money: typeof game.money = (to, seat, amount, source) =>
    game.money(to, seat, source === 'pass' ? amount + version.bonus : amount, source);
  return { ...game, money };
});
vi.mock('../../src/engine/index.ts', async (load) => {
  const engine = await load<typeof import('../../src/engine/index.ts')>();
  const play: typeof engine.play = (state, seat, action) =>
    state.moveCount < version.refused
      ? { ok: false, rejection: { code: 'notNow' } as never }
      : engine.play(state, seat, action);
  return { ...engine, play };
});

afterAll(close);
beforeEach(() => {
  Object.assign(version, { bonus: 0, refused: 0 });
});

const purses = async (table: TestTable) =>
  there((await table.game()).state).players.map(({ money }) => money);
const awaited = async (table: Table) => there((await table.awaited())[0]);

describe.each([
  ['pays £7 more for what was done', { bonus: 7 }],
  ['refuses a move that was made', { refused: 3 }],
])('a rule that now %s', (_, mended) => {
  /** Both have passed once by the old rules; the game stands in round 2, and the bot is another one now. */
  async function mendedGame(): Promise<TestTable> {
    const table = await sit();
    await begin(table);
    await playUntil(
      table,
      ({ round, turn, stack }) => round === 2 && turn?.mainDone === false && stack.length === 1,
    );
    Object.assign(version, mended);
    await table.restart();
    return table;
  }

  it('changes nobody’s purse: posts and pictures show what the game has', async () => {
    const table = await mendedGame();
    const before = await purses(table);
    const user = await awaited(table);
    const count = posts(table).length;
    table.heard(await user.command(table.channel, 'upgrade hire'));
    await table.quiet();
    const after = await purses(table);
    expect(after.reduce((sum, one) => sum + one, 0)).toBe(before.reduce((sum, one) => sum + one, 0) - 4);
    const [post, ...others] = posts(table).slice(count);
    expect(others).toEqual([]);
    expect(words(there(post))).toContain('hires');
    expect(words(there(post))).not.toContain('cannot tell');
    // The picture in words tells every purse.
    for (const money of after) expect(altTexts(there(post)).join()).toContain(`£${money}`);
    await table.finish();
  });

  it('leaves the log readable: what was chosen before, and all of what came after', async () => {
    const table = await mendedGame();
    const user = await awaited(table);
    await user.command(table.channel, 'upgrade hire');
    await table.quiet();
    const log = told(await user.command(table.channel, 'log', { page: '1' }));
    expect(log).toMatch(/\n- Ann .*\n- Ben /);
    const last = told(await user.command(table.channel, 'log', { all: 'true' }));
    expect(last).toContain('A rule of this bot was mended');
    expect(last.split('A rule of this bot was mended')[1]).toContain('hires');
    await table.restart();
    expect(told(await user.command(table.channel, 'log', { all: 'true' }))).toBe(last);
    await table.finish();
  });

  it('lets moves made since be taken back, and not those before', async () => {
    const table = await mendedGame();
    const user = await awaited(table);
    const before = await table.game();
    await user.command(table.channel, 'upgrade hire');
    expect(told(await user.command(table.channel, 'undo', { scope: 'turn' }))).not.toContain('mended');
    expect((await table.game()).state).toEqual(before.state);
    expect(told(await user.command(table.channel, 'undo', { scope: 'turn' }))).toContain('mended');
    expect((await table.game()).state).toEqual(before.state);
    await table.quiet();
    await table.finish();
  });

  it('does not keep the game from being played to its end, with its score sheet', async () => {
    const table = await mendedGame();
    await playUntil(table, ({ phase }) => phase === 'finished');
    await table.quiet();
    expect(table.logged).toEqual([]);
    const end = there(posts(table).at(-1));
    expect(words(end)).toContain('The game is over');
    expect(altTexts(end).join()).not.toBe('');
    const ann = person(table, 'Ann');
    expect(told(await ann.command(table.channel, 'score', { text: 'true' }))).toContain('points');
    await table.finish();
  });
});
