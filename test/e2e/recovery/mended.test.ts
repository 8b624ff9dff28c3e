/** A new version has other rules than those a game began with: everything shown is true. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../src/core/index.ts';
import * as engineGame from '../../../src/engine/game.ts';
import * as engine from '../../../src/engine/index.ts';
import type { PlaygroundUser } from '../../../src/playground/index.ts';
import { close } from '../../../src/render/index.ts';
import { slowTests } from '../../support/waiting.ts';
import {
  begin,
  passToTheEnd,
  person,
  playUntil,
  posts,
  sit,
  type TestTable,
  there,
  told,
  words,
} from '../fixtures/table.ts';
import { altTexts } from '../fixtures/whole-game.ts';

slowTests();

/** The rules of the running version: an extra payment for passing, and how many first moves it rejects. */
const version = { bonus: 0, refused: 0 };

const { play } = engine;
const { money } = engineGame;
beforeAll(() => {
  vi.spyOn(engineGame, 'money').mockImplementation((to, seat, amount, source) =>
    money(to, seat, source === 'pass' ? amount + version.bonus : amount, source),
  );
  vi.spyOn(engine, 'play').mockImplementation((state, seat, action) =>
    state.moveCount < version.refused
      ? { ok: false, rejection: { code: 'notNow' } as never }
      : play(state, seat, action),
  );
});
afterAll(() => void vi.restoreAllMocks());
afterAll(close);
describe.each([
  ['pays £7 more for what was done', { bonus: 7 }],
  ['refuses a move that was made', { refused: 3 }],
])('a game begun before a rule was corrected, which now %s', (_, mended) => {
  let table: TestTable;
  /** The player to act in round 2, when the bot has been replaced. */
  let user: PlaygroundUser;
  let before: Game;

  beforeAll(async () => {
    table = await sit();
    await begin(table);
    await playUntil(
      table,
      ({ round, turn, stack }) => round === 2 && turn?.mainDone === false && stack.length === 1,
    );
    Object.assign(version, mended);
    await table.restart();
    before = await table.game();
    user = there((await table.awaited())[0]);
  });
  afterAll(async () => {
    Object.assign(version, { bonus: 0, refused: 0 });
    await table.finish();
  });

  it('keeps what everyone owns, and shows it in posts and pictures', async () => {
    const count = posts(table).length;
    table.heard(await user.command(table.channel, 'upgrade hire'));
    await table.quiet();
    const sum = (game: Game) => there(game.state).players.reduce((all, { money }) => all + money, 0);
    const now = await table.game();
    expect(sum(now)).toBe(sum(before) - 4);
    const [post, ...others] = posts(table).slice(count);
    expect(others).toEqual([]);
    expect(words(there(post))).toContain('hires');
    expect(words(there(post))).not.toContain('cannot tell');
    // The alt text contains every player's money.
    for (const { money } of there(now.state).players) {
      expect(altTexts(there(post)).join()).toContain(`£${money}`);
    }
  });

  it('lists earlier choices and all later events in the log', async () => {
    const log = async (values: Record<string, string>) =>
      told(await user.command(table.channel, 'recap', values));
    expect(await log({ page: '1' })).toMatch(/\n- Ann .*\n- Ben /);
    const last = await log({ log: 'last' });
    expect(last.split('A rules bug was fixed')[1]).toContain('hires');
    await table.restart();
    expect(await log({ log: 'last' })).toBe(last);
  });

  it('can undo moves made since, but none made before', async () => {
    const undo = async () => told(await user.command(table.channel, 'undo', { scope: 'turn' }));
    expect(await undo()).not.toContain('has been fixed since');
    expect((await table.game()).state).toEqual(before.state);
    expect(await undo()).toContain('has been fixed since');
    expect((await table.game()).state).toEqual(before.state);
  });

  it('is played to its end, with its score sheet', async () => {
    await playUntil(table, ({ round }) => round === 4);
    await passToTheEnd(table);
    const end = there(posts(table).at(-1));
    expect(words(end)).toContain('The game is over');
    expect(altTexts(end).join()).not.toBe('');
    expect(words(end)).toMatch(/mattered most\*\*[\s\S]* made before a rules fix/);
    const ann = person(table, 'Ann');
    const score = told(await ann.command(table.channel, 'score', { text: 'true' }));
    expect(score).toMatch(/points[\s\S]*\*\*Before that\*\*[\s\S]*\*\*Round 5\*\*/);
  });
});
