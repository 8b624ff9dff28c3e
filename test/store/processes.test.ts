/** Several processes on one database, and processes that are killed: no move is lost, and none is half there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import type { KeptGame } from '../../src/app/index.ts';
import { STATE_VERSION } from '../../src/engine/index.ts';
import { record } from '../support/records.ts';
import { moved, moves, state } from './examples.ts';
import { postgresPlace, sqlitePlace } from './places.ts';

const GAME = 'aaaaaaa2';

/** Starts a writer; `lines` grows. */
function write(url: string, wanted: number): { child: ChildProcess; lines: string[] } {
  const file = `${import.meta.dirname}/writer.ts`;
  const child = spawn(process.execPath, ['--import', 'tsx', file, url, GAME, `${wanted}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  if (child.stdout !== null) createInterface(child.stdout).on('line', (line) => lines.push(line));
  return { child, lines };
}

/** What must hold after so many commits of one move each. */
function expectWhole(game: KeptGame | undefined, commits: number): void {
  expect(game?.record.version).toBe(1 + commits);
  expect(game?.snapshot).toEqual({ version: STATE_VERSION, moves: commits, state });
  expect(game?.moves).toEqual(moves(0, commits));
}

const postgres = await postgresPlace();
const places = [sqlitePlace(), ...(postgres === undefined ? [] : [postgres])];
afterAll(() => Promise.all(places.map((place) => place.clean())));

describe.each(places)('in $name', (place) => {
  it('processes that start at once on an empty database migrate it once, and win each version alone', async () => {
    const home = place.home();
    // Nobody has opened it: the writers do, and fail for want of a game.
    const blind = [1, 2, 3].map(() => write(home.url, 0));
    expect(await Promise.all(blind.map(async ({ child }) => (await once(child, 'close'))[0]))).toEqual([
      0, 0, 0,
    ]);
    const store = await home.open();
    await store.create(record(GAME));
    const writers = [1, 2].map(() => write(home.url, 25));
    const codes = await Promise.all(writers.map(async ({ child }) => (await once(child, 'close'))[0]));
    expect(codes).toEqual([0, 0]);
    const versions = writers.flatMap(({ lines }) => lines.filter((line) => line !== 'open').map(Number));
    expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 2));
    expectWhole(await store.load(GAME), 50);
    await store.close();
  });

  it('a process that is killed while it writes leaves whole commits, and all that it said were made', async () => {
    const home = place.home();
    let store = await home.open();
    await store.create(record(GAME));
    await store.close();
    const { child, lines } = write(home.url, Number.POSITIVE_INFINITY);
    const closed = once(child, 'close');
    // Killed from outside at some moment after the tenth commit.
    while (lines.length < 11) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await closed;
    store = await home.open();
    const game = await store.load(GAME);
    const commits = (game?.record.version ?? 0) - 1;
    expect(commits).toBeGreaterThanOrEqual(lines.length - 1);
    expectWhole(game, commits);
    const owed = await store.owed(commits + 1);
    expect(owed.map(({ announcement }) => announcement)).toEqual(
      Array.from({ length: commits }, (_, n) => moved(n, n + 1)),
    );
    await store.close();
  });
});
