/** Several processes on one database, and killed ones: no move is lost or half written. */
import { afterAll, describe, expect, it } from 'vitest';
import type { RawGame, ScheduledJob } from '../../../src/core/index.ts';
import { STATE_VERSION } from '../../../src/engine/index.ts';
import { record } from '../../fixtures/records.ts';
import { eventually, slowTests } from '../../support/waiting.ts';
import { change, moved, moves, state } from '../fixtures/examples.ts';
import { postgresPlace, sqlitePlace } from '../fixtures/places.ts';
import { type Program, startProgram } from '../fixtures/programs.ts';

slowTests();

const GAME = 'aaaaaaa2';

/** Starts a program that makes this many moves. */
const write = (url: string, wanted: number) => startProgram('writer', url, GAME, `${wanted}`);

/** Starts a program that runs due jobs, with claims of this many milliseconds. */
const work = (url: string, claim: number) => startProgram('doer', url, `${claim}`);

/** Checks the database after this many commits of one move each. */
function expectWhole(game: RawGame | undefined, commits: number): void {
  expect(game?.record.version).toBe(1 + commits);
  expect(game?.snapshot).toEqual({ version: STATE_VERSION, moves: commits, state });
  expect(game?.moves).toEqual(moves(0, commits));
}

const postgres = await postgresPlace();
const places = [sqlitePlace(), ...(postgres === undefined ? [] : [postgres])];
afterAll(() => Promise.all(places.map((place) => place.clean())));

describe.each(places)('in $name', { concurrent: true }, (place) => {
  it('processes that open an empty database together migrate it once, and each commit has one winner', async () => {
    const home = place.home();
    // The writers open it, and wait for a game.
    const writers = await Promise.all([1, 2].map(() => write(home.url, 10)));
    await Promise.all(writers.map((writer) => writer.printed(1)));
    const store = await home.open();
    await store.games.create(record(GAME));
    expect(await Promise.all(writers.map(({ ended }) => ended))).toEqual([0, 0]);
    const versions = writers.flatMap(({ lines }) => lines.filter((line) => line !== 'open').map(Number));
    expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
    expectWhole(await store.games.findById(GAME), 20);
    await store.close();
  });

  /** A game with this many due jobs. */
  const withDues = async (count: number) => {
    const home = place.home();
    const store = await home.open();
    const game = record(GAME);
    await store.games.create(game);
    const at = new Date(Date.now() - 1000);
    const jobs = Array.from(
      { length: count },
      (_, n): ScheduledJob => ({ key: `due ${n}`, kind: 'remind', seat: 0, at }),
    );
    expect(await store.games.commit(change(game, 0, 0, { snapshot: undefined, jobs }))).toBe(true);
    await store.close();
    return home;
  };
  const keysOf = (workers: readonly Program[]) =>
    workers.flatMap(({ lines }) => lines.filter((line) => line !== 'open'));

  // An SQLite file allows one bot at a time.
  it.skipIf(place.name === 'SQLite')('two processes run all jobs, each once', async () => {
    const home = await withDues(300);
    const workers = await Promise.all([1, 2].map(() => work(home.url, 60_000)));
    // Neither waits for the end of a claim: all is done long before that.
    await eventually(() => expect(keysOf(workers).length).toBeGreaterThanOrEqual(300));
    await Promise.all(workers.map((worker) => worker.kill()));
    const keys = keysOf(workers);
    expect(keys).toHaveLength(300);
    expect(new Set(keys).size).toBe(300);
  });

  it('a process runs the job of one that was killed', async () => {
    const home = await withDues(60);
    const killed = await work(home.url, 300);
    await killed.printed(30);
    await killed.kill();
    const other = await work(home.url, 300);
    await other.ended;
    // The killed process may have made one more than it reported.
    const keys = keysOf([killed, other]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(59);
    const store = await home.open();
    expect(await store.jobs.claim(1000, 9)).toEqual([]);
    await store.close();
  });

  it('a process killed while it writes leaves whole commits, with all it had reported', async () => {
    const home = place.home();
    let store = await home.open();
    await store.games.create(record(GAME));
    await store.close();
    const writer = await write(home.url, Number.POSITIVE_INFINITY);
    // Killed from outside at some moment after the tenth commit.
    await writer.printed(11);
    await writer.kill();
    store = await home.open();
    const game = await store.games.findById(GAME);
    const commits = (game?.record.version ?? 0) - 1;
    expect(commits).toBeGreaterThanOrEqual(writer.lines.length - 1);
    expectWhole(game, commits);
    const owed = await store.outbox.claim(commits + 1);
    expect(owed.map(({ announcement }) => announcement)).toEqual(
      Array.from({ length: commits }, (_, n) => moved(n, n + 1)),
    );
    await store.close();
  });
});
