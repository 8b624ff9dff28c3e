/** Backups of SQLite files, and restoring them. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameRecord } from '../../../src/core/index.ts';
import { STATE_VERSION } from '../../../src/engine/index.ts';
import { backUp, lockStore, openStore, restore } from '../../../src/storage/index.ts';
import { programOf } from '../../../src/tools/bundling.ts';
import { read } from '../../architecture/fixtures/sources.ts';
import { record } from '../../fixtures/records.ts';
import { change, moves, state } from '../fixtures/examples.ts';
import { startProgram } from '../fixtures/programs.ts';

const BACKUP = new URL('../../../src/tools/backup.ts', import.meta.url);

let folder: string;
let url: string;
const at = (name: string) => join(folder, name);

/** Runs a command that sees a disk of 100 kB at a folder. */
const withSmallDisk = (where: string, ...command: readonly string[]) =>
  spawnSync(
    'unshare',
    [
      ...['--map-root-user', '--mount', 'sh', '-c'],
      ...['mount -t tmpfs -o size=100k none "$0" && exec "$@"', where, ...command],
    ],
    { env: { PATH: process.env.PATH, DATABASE_URL: url }, encoding: 'utf8' },
  );
const hasSmallDisks = withSmallDisk(tmpdir(), 'true').status === 0;

/** Runs the command in the folder. Returns its status, and what it says about errors and results. */
async function run(env: object, ...options: readonly string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [await programOf(BACKUP), ...options], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return [status, stderr, stdout] as const;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "caledonia's copies-"));
  url = `file:${at('games.db')}`;
  const store = await openStore(url);
  await store.games.create(record('aaaaaaa2'));
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const remembered = async (key: string) => {
  const store = await openStore(url);
  const value = await store.keyValue.get(key);
  await store.close();
  return value;
};

describe('a backup of an SQLite file', () => {
  it('can be read only by its owner, like the games, their lock, and SQLite’s own files', async () => {
    const unlock = await lockStore(url);
    const store = await openStore(url);
    await store.keyValue.set('key', 'value');
    const copy = at('copy.db');
    await backUp(url, copy);
    const modes = () =>
      Object.fromEntries(
        readdirSync(folder).map((name) => [name, (statSync(at(name)).mode & 0o777).toString(8)]),
      );
    expect(modes()).toEqual({
      ...{ 'copy.db': '600', 'games.db': '600', 'games.db-lock': '600' },
      ...{ 'games.db-shm': '600', 'games.db-wal': '600' },
    });
    await store.close();
    await unlock();
    await restore(url, copy);
    expect(new Set(Object.values(modes()))).toEqual(new Set(['600']));
  });

  it('is complete while another process writes', async () => {
    const game = 'aaaaaaa2';
    const writer = await startProgram('writer', url, game, 'Infinity');
    await writer.printed(10);
    const before = writer.lines.length - 1;
    await backUp(url, at('copy.db'));
    await writer.printed(writer.lines.length + 10); // It was not held up for good.
    await writer.kill();
    await restore(url, at('copy.db'));

    const store = await openStore(url);
    const kept = await store.games.findById(game);
    const commits = (kept?.record.version ?? 0) - 1;
    expect(commits).toBeGreaterThanOrEqual(before);
    expect(commits).toBeLessThan(writer.lines.length);
    expect(kept?.moves).toEqual(moves(0, commits));
    expect(kept?.snapshot).toEqual({ version: STATE_VERSION, moves: commits, state });
    expect(await store.outbox.claim(commits + 1)).toHaveLength(commits);
    // And the game continues.
    expect(await store.games.commit(change(kept?.record as GameRecord, commits, 1))).toBe(true);
    await store.close();
  });

  it('is one file, made while a program has the database open, and restored after it', async () => {
    const unlock = await lockStore(url);
    const store = await openStore(url);
    await store.keyValue.set('when', 'before');
    expect(await backUp(url, at('copy.db'))).toBe(1);
    await store.keyValue.set('when', 'after');
    await expect(restore(url, at('copy.db'))).rejects.toThrow('plays in this file');
    await store.close();
    await unlock();
    expect(readdirSync(folder).sort()).toEqual(['copy.db', 'games.db', 'games.db-lock']);

    const former = (await restore(url, at('copy.db'))) ?? '';
    expect(await remembered('when')).toBe('before');
    // And back again, from the previous file.
    expect(dirname(former)).toBe(folder);
    expect(basename(former)).toMatch(/^games[.]db-\d{4}-/);
    await restore(url, former);
    expect(await remembered('when')).toBe('after');
  });

  it('is not mixed with the write-ahead log of another database', async () => {
    await backUp(url, at('copy.db'));
    // As a program leaves it that was killed.
    writeFileSync(at('games.db-wal'), 'of another one');
    const former = await restore(url, at('copy.db'));
    expect(readFileSync(`${former}-wal`, 'utf8')).toBe('of another one');
    expect(readdirSync(folder)).not.toContain('games.db-wal');
  });

  it('can be restored where there is no database yet', async () => {
    await backUp(url, at('copy.db'));
    rmSync(at('games.db'));
    expect(await restore(url, at('copy.db'))).toBeUndefined();
    const store = await openStore(url);
    expect((await store.games.findById('aaaaaaa2'))?.record.id).toBe('aaaaaaa2');
    await store.close();
  });

  it('is restored to the file that a link leads to', async () => {
    const link = at('link.db');
    symlinkSync('games.db', link);
    await backUp(`file:${link}`, at('copy.db'));
    expect(await restore(`file:${link}`, at('copy.db'))).toContain(at('games.db-'));
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(lstatSync(at('games.db')).isFile()).toBe(true);
  });

  it('can be restored from a read-only file', async () => {
    await backUp(url, at('copy.db'));
    chmodSync(at('copy.db'), 0o444);
    await restore(url, at('copy.db'));
    expect(statSync(at('games.db')).mode & 0o200).toBe(0o200);
  });

  describe('is refused without any change', () => {
    it('if its file exists', async () => {
      writeFileSync(at('copy.db'), 'mine');
      await expect(backUp(url, at('copy.db'))).rejects.toThrow('is there already');
      expect(readFileSync(at('copy.db'), 'utf8')).toBe('mine');
    });

    it.each(['--out', '--restore'])('with %s, if no setting says which database', async (what) => {
      mkdirSync(at('data'));
      writeFileSync(at('data/caledonia.db'), 'real games');
      writeFileSync(at('data/playground.db'), 'a playground');
      await backUp(url, at('copy.db'));
      const file = what === '--out' ? 'monday.db' : 'copy.db';
      expect(await run({}, what, file)).toEqual([1, expect.stringContaining('Which database?'), '']);
      expect(readdirSync(folder)).not.toContain('monday.db');
      expect(readFileSync(at('data/playground.db'), 'utf8')).toBe('a playground');
      expect(readFileSync(at('data/caledonia.db'), 'utf8')).toBe('real games');
      await backUp(url, at('data/named.db'));
      const named = { DATABASE_URL: 'file:./data/named.db' };
      expect((await run(named, what, file)).slice(0, 2)).toEqual([0, '']);
    });

    it('if it is restored on a new machine, and no setting says which database', async () => {
      await backUp(url, at('copy.db'));
      expect(await run({}, '--restore', 'copy.db')).toEqual([
        1,
        expect.stringContaining('Which database?'),
        '',
      ]);
      expect(readdirSync(folder).sort()).toEqual(['copy.db', 'games.db']);
    });

    it('if there is no database', async () => {
      await expect(backUp(`file:${at('none.db')}`, at('copy.db'))).rejects.toThrow('There is no database');
      expect(readdirSync(folder)).toEqual(['games.db']);
    });

    it.skipIf(!hasSmallDisks)('if the disk is full', async () => {
      const disk = mkdtempSync(at('small-'));
      const command = [process.execPath, await programOf(BACKUP), '--out', join(disk, 'copy.db')];
      const { stderr, status } = withSmallDisk(disk, ...command);
      expect(stderr).toBe(
        `The disk is full: there is no room for ${disk}/copy.db. Nothing has changed, and ${at('games.db')} stays valid.\n`,
      );
      expect(status).toBe(1);
    });

    it('if its folder does not exist', async () => {
      await expect(backUp(url, at('none/copy.db'))).rejects.toThrow('There is no folder');
    });

    it.each([
      ['nothing', undefined, 'There is no copy'],
      ['no database', 'some words, and more of them', 'cannot be read as a database of games'],
    ])('if it restores %s', async (_, content, reason) => {
      if (content !== undefined) writeFileSync(at('copy.db'), content);
      const before = readFileSync(at('games.db'));
      await expect(restore(url, at('copy.db'))).rejects.toThrow(reason);
      expect(readFileSync(at('games.db'))).toEqual(before);
    });

    it('if it restores a damaged file', async () => {
      await backUp(url, at('copy.db'));
      const bytes = readFileSync(at('copy.db'));
      bytes.fill(7, 8192, 12_288);
      writeFileSync(at('copy.db'), bytes);
      await expect(restore(url, at('copy.db'))).rejects.toThrow(/is damaged|cannot be read/);
      expect(await remembered('when')).toBeUndefined();
    });
  });
});

it('the command names the folder of a copy, which is relative to the folder of the bot', async () => {
  const env = { DATABASE_URL: 'file:./games.db' };
  const made = `${at('monday.db')} is a copy of ${at('games.db')}, with games=1\n`;
  expect(await run(env, '--out', 'monday.db')).toEqual([0, '', made]);
  expect(await run(env, '--restore', 'none.db')).toEqual([1, `There is no copy ${at('none.db')}.\n`, '']);
  const [, , restored] = await run(env, '--restore', 'monday.db');
  expect(restored).toContain(`${at('games.db')} is now what ${at('monday.db')} was\n`);
});

it('the commands for Postgres copy no other database if DATABASE_URL is set in .env only', async () => {
  const [, said] = await run({ DATABASE_URL: 'postgresql://me@here/games' }, '--out', 'copy.dump');
  for (const guide of [said, read('docs/operations.md')]) {
    const commands = guide.match(/^ *(?:pg_dump|psql) .*DATABASE_URL.*$/gm) ?? [];
    expect(commands).toHaveLength(2);
    expect(guide).toMatch(/^ *DATABASE_URL=postgresql:\S+$/m);
    for (const command of commands) {
      const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', env: {} });
      expect(stderr, command).toContain('DATABASE_URL');
      expect(status, command).not.toBe(0);
    }
  }
});
