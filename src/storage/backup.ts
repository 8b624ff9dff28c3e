/** Online backup and restore of SQLite files. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { reasonOf } from './errors.ts';
import { lockStore } from './file-lock.ts';
import { createPrivately, pathOf } from './sqlite.ts';

/** Time to wait for other writers. */
const PATIENCE = 10_000;

/**
 * Copies the file of a `file:` URL as of one moment, without blocking readers or writers. The copy is checked and
 * synced to disk before it gets its name. Returns its number of games. Rejects with a message for the operator; no
 * copy is left then.
 */
export async function backUp(url: string, copy: string): Promise<number> {
  const path = pathOf(url);
  if (!existsSync(path)) throw new Error(`There is no database ${path}.`);
  if (existsSync(copy)) throw new Error(`${copy} is there already: nothing is written over.`);
  if (!existsSync(dirname(copy))) throw new Error(`There is no folder ${dirname(copy)}.`);
  return await copied(path, copy, async (part) => {
    const games = await gamesIn(part);
    renameSync(part, copy);
    return games;
  });
}

/**
 * Replaces the file of a `file:` URL with a backup. Returns the new path of the previous file; `undefined` if there
 * was none. Rejects with a message for the operator, without changes, if the file is in use or the backup is invalid.
 */
export async function restore(url: string, copy: string): Promise<string | undefined> {
  const path = pathOf(url);
  if (!existsSync(copy)) throw new Error(`There is no copy ${copy}.`);
  await gamesIn(copy);
  const unlock = await lockStore(url);
  try {
    return await copied(copy, path, async (part) => {
      const former = existsSync(path) ? `${path}-${new Date().toISOString().replaceAll(':', '')}` : undefined;
      if (former !== undefined) {
        // The WAL files belong to the previous database file.
        for (const end of ['-wal', '-shm', '']) {
          if (existsSync(path + end)) renameSync(path + end, former + end);
        }
      }
      renameSync(part, path);
      return former;
    });
  } finally {
    await unlock();
  }
}

/** Copies a database, including its WAL, to a temporary file next to `to`, and deletes that file afterwards. */
async function copied<T>(from: string, to: string, use: (part: string) => Promise<T>): Promise<T> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    createPrivately(part);
    await ask(from, `VACUUM INTO '${part.replaceAll("'", "''")}'`);
    onDisk(part);
    return await use(part);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Checks a backup's integrity and counts its games. */
async function gamesIn(path: string): Promise<number> {
  const problem = await ask(path, 'PRAGMA integrity_check');
  if (problem !== 'ok') throw new Error(`${path} is damaged: ${problem}.`);
  return Number(await ask(path, 'SELECT count(*) FROM "Game"'));
}

/** Returns the first value of the first row. */
async function ask(path: string, sql: string): Promise<unknown> {
  try {
    const connection = await new PrismaBetterSqlite3({ url: path, timeout: PATIENCE }).connect();
    try {
      const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
      return rows[0]?.[0];
    } finally {
      await connection.dispose();
    }
  } catch (error) {
    throw new Error(`${path} cannot be read as a database of games: ${reasonOf(error)}.`, { cause: error });
  }
}

function onDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
