/** Several processes on one database, and processes that are killed: no move is lost, and none is half there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import type { Due, KeptGame } from '../../src/core/index.ts';
import { STATE_VERSION } from '../../src/engine/index.ts';
import { programOf } from '../../src/tools/bundling.ts';
import { record } from '../fixtures/records.ts';
import { slowTests } from '../support/waiting.ts';
import { change, moved, moves, state } from './fixtures/examples.ts';
import { postgresPlace, sqlitePlace } from './fixtures/places.ts';

slowTests();

const GAME = 'aaaaaaa2';

/** Starts a writer; `lines` grows. */
const write = (url: string, wanted: number) => start('fixtures/writer.ts', url, GAME, `${wanted}`);

/** Starts one that does what is due, with claims of so many milliseconds. */
const work = (url: string, claim: number) => start('fixtures/doer.ts', url, `${claim}`);

async function start(
  program: string,
  ...args: readonly string[]
): Promise<{ child: ChildProcess; lines: string[] }> {
  const child = spawn(process.execPath, [await programOf(new URL(program, import.meta.url)), ...args], {
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
    // Nobody has opened it: the writers do, and wait for a game.
    const writers = await Promise.all([1, 2].map(() => write(home.url, 25)));
    const ends = writers.map(async ({ child }) => (await once(child, 'close'))[0]);
    while (writers.some(({ lines }) => lines.length === 0))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const store = await home.open();
    await store.create(record(GAME));
    expect(await Promise.all(ends)).toEqual([0, 0]);
    const versions = writers.flatMap(({ lines }) => lines.filter((line) => line !== 'open').map(Number));
    expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 2));
    expectWhole(await store.load(GAME), 50);
    await store.close();
  });

  /** A game about which so much is to be done. */
  const withDues = async (count: number) => {
    const home = place.home();
    const store = await home.open();
    const game = record(GAME);
    await store.create(game);
    const at = new Date(Date.now() - 1000);
    const dues = Array.from(
      { length: count },
      (_, n): Due => ({ key: `due ${n}`, kind: 'remind', seat: 0, at }),
    );
    expect(await store.commit(change(game, 0, 0, { snapshot: undefined, dues }))).toBe(true);
    await store.close();
    return home;
  };
  const keysOf = (workers: readonly { lines: string[] }[]) =>
    workers.flatMap(({ lines }) => lines.filter((line) => line !== 'open'));

  it('two processes do all of a thousand things that are due, each once', async () => {
    const home = await withDues(1000);
    const workers = await Promise.all([1, 2].map(() => work(home.url, 60_000)));
    // Neither waits for the end of a claim: all is done long before.
    while (keysOf(workers).length < 1000) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { child } of workers) child.kill('SIGKILL');
    const keys = keysOf(workers);
    expect(keys).toHaveLength(1000);
    expect(new Set(keys).size).toBe(1000);
  });

  it('what a process was doing when it was killed is done by another', async () => {
    const home = await withDues(200);
    const { child, lines } = await work(home.url, 300);
    const closed = once(child, 'close');
    while (lines.length < 30) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await closed;
    const other = await work(home.url, 300);
    await once(other.child, 'close');
    // The one that was killed may have done one more than it could say.
    const keys = keysOf([{ lines }, other]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(199);
    const store = await home.open();
    expect(await store.claim(1000, 9)).toEqual([]);
    await store.close();
  });

  it('a process that is killed while it writes leaves whole commits, and all that it said were made', async () => {
    const home = place.home();
    let store = await home.open();
    await store.create(record(GAME));
    await store.close();
    const { child, lines } = await write(home.url, Number.POSITIVE_INFINITY);
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
