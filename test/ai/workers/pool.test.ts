/** Worker processes: they block nothing, and every question gets an answer even if a level fails. */
import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createReview,
  DEFAULT_STRATEGY,
  LEVELS,
  type Level,
  measureHabits,
  nextSlice,
} from '../../../src/ai/index.ts';
import { type ComputerPlayerPool, openComputerPlayers } from '../../../src/ai/workers/index.ts';
import {
  type GameState,
  legalActions,
  newGame,
  pendingSeats,
  publicView,
} from '../../../src/engine/index.ts';
import { programOf } from '../../../src/tools/bundling.ts';
import { playComputerGame } from '../../../src/tools/computer-game.ts';
import { SLOW_MS } from '../../support/limits.ts';
import { eventually, slowTests } from '../../support/waiting.ts';

slowTests();

const begun = newGame({ seed: 'thistle', players: 2 });
if (!begun.ok) throw new Error(begun.rejection.code);
const { state } = begun;
const [seat = 0] = pendingSeats(state);
const view = publicView(state);
const ask = (level: Level, seed = '') => thinker.think({ view, seat, level, seed });
const legal = legalActions(view, seat);
const game = playComputerGame('heather', ['apprentice'], []);

let thinker: ComputerPlayerPool;
/** A bundled worker whose levels fail. A bundle starts several times as fast. */
let file: URL;
beforeAll(async () => {
  file = pathToFileURL(await programOf(new URL('./fixtures/failing.ts', import.meta.url)));
});
/** The bot's own worker, from the same bundle. */
const real = () => new URL('thinking-worker.mjs', file);
/** Workers with these levels; only the one that hangs has so short a timeout. */
const failing = (limit = 200) => {
  const hungAfterMs = (level: Level) => (level === 'crofter' ? limit : SLOW_MS);
  thinker = openComputerPlayers({ file, thinkLimitMs: 200, hungAfterMs });
};
/** Returns the worker's process id, as its throwing level reports it. */
const pidOf = async () => Number((await ask('apprentice')).detail?.replace('Error: process ', ''));
afterEach(() => thinker.close());

/** The move played when a level fails. */
const SIMPLEST = [{ action: legal.at(-1), reason: 'money' }];

describe('the processes of computer players', () => {
  it('give the same answer as the strategy in this process', async () => {
    // However busy the machine is: a level that is cut short answers otherwise.
    thinker = openComputerPlayers({ file: real(), thinkLimitMs: SLOW_MS });
    const nearEnd = publicView(game.states.at(-10) as GameState);
    const [waiting = 0] = pendingSeats(nearEnd);
    for (const level of LEVELS) {
      const question = { view: nearEnd, seat: waiting, level, seed: 'heather' };
      expect(await thinker.think(question), level).toEqual({ thoughts: DEFAULT_STRATEGY.think(question) });
    }
  });

  it('answer hints first, then compute moves, then slices of a review and habits, as this process does', async () => {
    thinker = openComputerPlayers({ file: real(), thinkLimitMs: SLOW_MS });
    const review = createReview(game, 0, 'word');
    const done: string[] = [];
    const note = async <T>(what: string, answer: Promise<T>): Promise<T> => {
      const given = await answer;
      done.push(what);
      return given;
    };
    const [, slice] = await Promise.all([
      note('first question', ask('apprentice')),
      note('slice', thinker.nextSlice(game, review)),
      note('second question', ask('apprentice')),
      note('hint', thinker.think({ view, seat, level: 'apprentice', seed: '', compare: true })),
    ]);
    expect(slice).toEqual(nextSlice(game, review));
    expect(done).toEqual(['first question', 'hint', 'second question', 'slice']);
    expect(await thinker.measureHabits(game, 0)).toEqual(measureHabits(game, 0));
    await expect(thinker.nextSlice({ ...game, states: game.states.slice(-1) }, review)).rejects.toThrow(
      'unknown',
    );
  });

  it('have low priority, and replace an illegal move or an error by the simplest move', async () => {
    const before = getPriority();
    failing();
    const { thoughts } = await ask('chief');
    expect(thoughts).toEqual([{ action: legal[1], reason: 'start' }]);
    expect(getPriority()).toBe(before);
    expect(await ask('apprentice')).toMatchObject({ thoughts: SIMPLEST, replaced: 'threw' });
    expect(await ask('laird')).toMatchObject({ thoughts: SIMPLEST, replaced: 'illegal' });
  });

  it('are killed if a level hangs, and a new one answers the next question', async () => {
    failing();
    const before = await pidOf();
    expect(await ask('crofter')).toMatchObject({ thoughts: SIMPLEST, replaced: 'hung' });
    expect(await pidOf()).not.toBeOneOf([before, Number.NaN]);
  });

  it.each([
    ['memory', 'SIGABRT'],
    ['end', '1'],
  ])('give the simplest move if one dies while it thinks (%s)', async (word, how) => {
    failing();
    const detail = `the process ended with ${how}`;
    expect(await ask('chief', word)).toMatchObject({ thoughts: SIMPLEST, replaced: 'threw', detail });
  });

  it('are replaced if one dies between two questions', async () => {
    failing();
    const pid = await pidOf();
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(await pidOf()).not.toBeOneOf([pid, Number.NaN]));
  });

  it('ignore SIGINT and SIGTERM, because the bot ends them itself', async () => {
    failing();
    const pid = await pidOf();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
    expect(await pidOf()).toBe(pid);
  });

  it('answer one question after the other, each with its full time', async () => {
    failing();
    const answers = await Promise.all([ask('crofter'), ask('apprentice'), ask('crofter'), ask('chief')]);
    expect(answers.map(({ replaced }) => replaced)).toEqual(['hung', 'threw', 'hung', undefined]);
  });

  it('do not block the bot', async () => {
    failing(1000);
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    await ask('crofter');
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  it('abort all questions when they are closed', async () => {
    failing(SLOW_MS);
    const asked = [ask('crofter'), ask('crofter')];
    await thinker.close();
    for (const one of asked) await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    await expect(ask('chief')).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('play the best move so far when time is up, and say so', async () => {
    failing();
    const { thoughts, replaced } = await ask('chief', 'patient');
    expect([thoughts, replaced]).toEqual([[{ action: legal[1], reason: 'start' }], 'cut']);
  });

  it('do not keep the bot alive', async () => {
    const asker = await programOf(new URL('./fixtures/asker.ts', import.meta.url));
    const run = spawnSync(process.execPath, [asker], { encoding: 'utf8', timeout: SLOW_MS });
    expect([run.status, run.stdout]).toEqual([0, '1 undefined\n']);
  });
});
